"""Effects of appeals: which are heard, who decides, what a committee may do."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

# Is it heard?

HEARD = MainOrder("appeal-heard-92", N_("The appeal is heard."))
NOT_HEARD = MainOrder("appeal-not-heard-92", N_("The appeal is not heard."))
THROUGH_DIRECTOR = Order("through-director-92C", N_("It is brought through the director, and in no other way."))
MAY_COST = Order(
    "may-cost-92A", N_("If it has no foundation, there may be the sanctions that regulations provide for.")
)
NO_PARTNER_NEEDED = Order("no-partner-needed-92D1", N_("In an individual event partner need not agree."))
NOT_THEIR_TABLE = Order("not-their-table-92A", N_("It was no ruling at the appellant's own table."))
NO_CONTESTANT = Order("no-contestant-92A", N_("Only a contestant or the captain of a contestant's team may appeal."))
BOTH_NEEDED = Order("both-needed-92D1", N_("In a pairs event both members of the pair have to agree."))
CAPTAIN_NEEDED = Order("captain-needed-92D2", N_("In a team event the captain has to agree."))
RULING_GIVEN = MainOrder("ruling-given-92B", N_("The director deals with the request and gives a ruling."))
TIME_OVER = Order("time-over-92B", N_("The time for it is over."))
TELL_OF_APPEAL = MainOrder("tell-of-appeal-83", N_("The director should tell the contestant of the right to appeal."))
MAY_REFER = Option("may-refer-83", N_("Instead the director may refer the matter to a committee."))
NEED_NOT_TELL = MainOrder("need-not-tell-83", N_("Nothing has to be said about an appeal."))

# Who decides?

DIRECTOR_DECIDES = MainOrder("director-decides-93", N_("The director in charge hears the appeal and decides it."))
COMMITTEE_DECIDES = MainOrder(
    "committee-decides-93B2", N_("The director in charge brings it before the committee, which decides.")
)
EACH_ITS_PART = MainOrder(
    "each-its-part-93B",
    N_("The director in charge decides what is a point of law or regulation, the committee the rest."),
)
ON_TO_COMMITTEE = Option("on-to-committee-93B1", N_("Against that decision one may appeal to the committee."))
ONLY_RECOMMENDS = Order(
    "only-recommends-93B3", N_("The committee may not overrule it; it may recommend that the director change it.")
)
MAY_CHANGE = Order(
    "may-change-93B3", N_("The committee may do all that the director could have done, and so may change the ruling.")
)
COMMITTEE_MAY = MainOrder("committee-may-93B3", N_("The committee may change the ruling."))
COMMITTEE_MAY_NOT = MainOrder(
    "committee-may-not-93B3", N_("The committee may not overrule the director in charge on that.")
)
ONLY_RECOMMENDS_ON_LAW = Order(
    "not-on-law-93B3",
    N_(
        "It may not overrule the part that is a point of law or regulation, but it may recommend that the director "
        "change it."
    ),
)
MAY_RECOMMEND = Option("may-recommend-93B3", N_("It may recommend to the director to change the decision."))

# What comes after it

ENDS_HERE = MainOrder("ends-here-93C", N_("There is no further appeal."))
MAY_BE_REFERRED = Option(
    "may-be-referred-93C2",
    N_(
        "The director in charge or the committee may pass the matter on to the regulating authority, which decides it "
        "finally."
    ),
)
FURTHER_STAGE = MainOrder("further-stage-93C1", N_("It goes on as the regulating authority has laid down."))
FURTHER_COSTS = Order(
    "further-costs-93C1",
    N_("If that appeal has no foundation, there may be the sanctions that regulations provide for."),
)
SPECIAL_BODY = MainOrder(
    "special-body-93C3a",
    N_("The body that was appointed for it decides finally; that binds the regulating authority as well."),
)
AS_ANNOUNCED = MainOrder(
    "as-announced-93C3b",
    N_("The appeal goes the way that was announced; a stage of the Laws may be changed or left out."),
)
