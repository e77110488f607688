"""What the director finds out about a card that may be played, or may go back."""

from dataclasses import dataclass

from engine.bridge.play.handling import (
    CardTurn,
    DeclarersCard,
    DefendersCard,
    DummyDid,
    DummysCard,
    FifthCard,
    OpenCard,
    PlayMatter,
    SinceNaming,
    SinceSeveral,
    TogetherWith,
    Visible,
    WhyBack,
)
from engine.bridge.revoke.circumstance import Role
from engine.fact import Facts, ask, impossible
from engine.text import N_, Text, say


@dataclass(frozen=True, kw_only=True)
class PlayedCard(Facts):
    """A card, whose it is, and what happened to it."""

    matter: PlayMatter = ask(N_("What is there to decide?"), short=N_("to decide"))
    owner: Role = ask(
        N_("Whose card is it?"),
        hint=N_("Declarer stands for declarer's own hand; the cards on the table are dummy's."),
        had={
            Role.DECLARER: N_("Right, had it been a card of declarer's own hand."),
            Role.DUMMY: N_("Right, had it been a card of dummy's."),
            Role.DEFENDER: N_("Right, had it been a defender's card."),
        },
        short=N_("card of"),
    )
    defenders_card: DefendersCard = ask(
        N_("What did the defender do with it?"),
        hint=N_(
            "What counts is where partner could have seen it, not whether partner looked. A card that fell where only "
            "declarer or dummy could have seen it counts as held like that."
        ),
        had={
            DefendersCard.HELD: N_("Right, had the defender held the card so that partner could have seen its face."),
            DefendersCard.UNSEEN: N_("Right, had partner not been able to see the face of the card."),
            DefendersCard.FELL: N_("Right, had the card fallen by accident."),
            DefendersCard.SHOWN: N_("Right, had the card only been shown."),
        },
        short=N_("the defender"),
    )
    declarers_card: DeclarersCard = ask(
        N_("What did declarer do with it?"),
        had={
            DeclarersCard.FACED: N_("Right, had declarer held the card face up and touched the table with it."),
            DeclarersCard.SHOWN: N_("Right, had declarer only dropped or shown the card."),
        },
        short=N_("declarer"),
    )
    dummys_card: DummysCard = ask(
        N_("What happened to it?"),
        had={
            DummysCard.NAMED: N_("Right, had declarer named the card."),
            DummysCard.TOUCHED: N_("Right, had declarer touched the card on purpose to play it."),
            DummysCard.TIDIED: N_("Right, had declarer only tidied the cards or reached for another one."),
        },
        short=N_("dummy's card"),
    )
    turn: CardTurn = ask(
        N_("Whose turn was it?"),
        had={
            CardTurn.OWN: N_("Right, had it been this hand's turn."),
            CardTurn.PARTNER: N_("Right, had it been partner's turn."),
            CardTurn.PLAYED: N_("Right, had this hand already played to the trick."),
        },
        short=N_("turn"),
    )
    card: OpenCard = ask(
        N_("What is visible that is not played?"),
        had={
            OpenCard.LOW: N_("Right, had it been a single card below the ten."),
            OpenCard.HONOUR: N_("Right, had it been an honour."),
            OpenCard.ANOTHER: N_("Right, had there been two such cards."),
        },
        short=N_("visible"),
    )
    why: WhyBack = ask(
        N_("Why is it to go back?"),
        had={
            WhyBack.REGRET: N_("Right, had the player only thought again."),
            WhyBack.OPPONENT: N_("Right, had an opponent changed a card before it."),
            WhyBack.TOLD_TURN: N_("Right, had an opponent wrongly said that it was this player's turn."),
        },
        short=N_("reason"),
    )
    own_revoke: bool = ask(
        N_("Did the opponent change it because this player's own side had corrected a revoke?"),
        had={
            True: N_("Right, had the side itself corrected a revoke before that."),
            False: N_("Right, had the side itself corrected no revoke before that."),
        },
        short=N_("after an own revoke"),
    )
    since_naming: SinceNaming = ask(
        N_("What has been played since it was named?"),
        had={
            SinceNaming.NOTHING: N_("Right, had nobody played since."),
            SinceNaming.OPPONENT: N_("Right, had only an opponent played since."),
            SinceNaming.DECLARER: N_("Right, had declarer played again since."),
        },
        short=N_("since then"),
    )
    unintended: bool = ask(
        N_("Had declarer, when naming the card, not meant that card at all?"),
        judged=True,
        hint=N_(
            "A slip of the tongue is one thing; a better idea, or a look that came too late, is another. Ask what "
            "declarer wanted to do when speaking."
        ),
        had={
            True: N_("Right, had the card been named by a slip of the tongue."),
            False: N_("Right, had declarer meant that card when naming it."),
        },
        short=N_("not meant"),
    )
    visible: Visible = ask(
        N_("How many of the faces could be seen?"),
        had={
            Visible.ONE: N_("Right, had only one face been visible."),
            Visible.MORE: N_("Right, had more than one face been visible."),
        },
        short=N_("faces seen"),
    )
    since_several: SinceSeveral = ask(
        N_("What has been played since?"),
        had={
            SinceSeveral.NOTHING: N_("Right, had nobody played since."),
            SinceSeveral.OPPONENT: N_("Right, had an opponent played after it."),
            SinceSeveral.BOTH: N_("Right, had both sides already played to the next trick."),
        },
        short=N_("since then"),
    )
    fifth: FifthCard = ask(
        N_("What was it meant as?"),
        judged=True,
        hint=N_("A lead if the player thought that it was time to lead to the next trick. Ask what the player meant."),
        had={
            FifthCard.LEAD: N_("Right, had it been meant as a lead to the next trick."),
            FifthCard.PLAY: N_("Right, had it been put there as a card to this trick."),
            FifthCard.FELL: N_("Right, had it come along by accident."),
        },
        short=N_("meant as"),
    )
    together: TogetherWith = ask(N_("Which of the two cards was out of turn?"), short=N_("out of turn"))
    dummy_did: DummyDid = ask(
        N_("What did dummy do?"),
        had={
            DummyDid.TIDIED: N_("Right, had dummy only tidied the cards."),
            DummyDid.SUGGESTED: N_("Right, had dummy pointed to a card unasked."),
        },
        short=N_("dummy"),
    )

    @impossible
    def dummy_is_declarers(self) -> Text | None:
        if self.matter is PlayMatter.SLIP and self.owner is not Role.DUMMY:
            return say("Only dummy's cards are played by being named for another.")
        return None

    @impossible
    def only_defenders_are_penalised(self) -> Text | None:
        if self.why is WhyBack.SLIP and self.owner is Role.DEFENDER:
            return say("A defender names no card for dummy.")
        return None

    @property
    def is_defenders(self) -> bool:
        return self.owner is Role.DEFENDER
