"""Paragraphs of the Laws that no law of the engine cites, and what becomes of them: a line for each law."""

NO_RULING = """
    intro.1 intro.2 intro.3 intro.4 intro.5 intro.6 intro.7 intro.preface
    def.trump def.dummy def.bid def.psychic-call def.lho def.undertrick def.penalty def.penalty-card def.team
    def.opponent def.defender def.presumed-declarer def.contract def.honour def.session def.game def.odd-trick
    def.rectification def.lead def.opening-lead def.deal-2 def.rho def.extraneous def.premium-points def.pack
    def.play-1 def.double def.alert def.hand def.visible-card def.play-2 def.play-period def.board-2 def.call
    def.auction def.matchpoint def.denomination def.round def.artificial-call def.adjusted-score def.imp
    def.unintended def.deal-1 def.partner def.pass def.redouble def.sorted-deck def.partscore def.contestant
    def.turn def.rotation def.irregularity def.suit def.follow-suit def.vulnerability def.slam def.overtrick
    def.misinformation def.board-1 def.trick def.trick-points def.tournament def.event def.withdrawn def.side
    1A 1B 1C
    3
    4
    5A 5B
    6A 6B 6C 6E1 6E2 6E3 6E4
    7A 7D
    8A1 8A2 8B1 8B2 8C
    18F
    19A2 19B2
    40A1a 40A2 40B1a 40B1b 40B1c 40B2ai 40B2aii 40B2aiii 40B2aiv
    41D 41fn1
    45fn1 45G
    73A1 73A2
    80A2 80fn1 80B2b 80B2c 80B2d 80B2gi 80B2gii 80B2h 80B2i 80B2j 80B2k 80B2l
    81C8
    93fn1
    86fn1
"""  # definitions and procedures
JURY = """
    12A3
    23C
    27D
    40B5b
"""  # what a director weighs

NOTES = dict.fromkeys(NO_RULING.split(), "no-ruling") | dict.fromkeys(JURY.split(), "jury")
