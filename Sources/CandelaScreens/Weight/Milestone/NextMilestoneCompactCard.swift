public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The distance to the next weight milestone, in three lines.
public struct NextMilestoneCompactCard: CardContent {
    /// The values behind the card.
    public typealias Facts = MilestoneFacts

    /// The card's kind in JSON.
    public static let kind = "nextMilestoneCompact"

    /// The values behind the card.
    public let facts: MilestoneFacts

    /// The remaining distance above a progress bar, and the milestone below it.
    public let body: Element

    /// Creates the card for a journal; `nil` without a weigh-in or a goal.
    public init?(_ journal: Journal, with kit: Kit) {
        guard let state = MilestoneState(journal, in: kit.context) else { return nil }
        self.init(state, with: kit)
    }

    init(_ state: MilestoneState, with kit: Kit) {
        facts = MilestoneFacts(state, with: kit)
        body = Drawing(state: state, kit: kit).body
    }
}

private struct Drawing {
    let state: MilestoneState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        .line(gap: .sm, align: .center) {
            Element.column(gap: .compact) {
                remaining.part("remaining")
                kit.bar(
                    state.fraction, height: .progressBarCompactHeight, fill: Paint(.progressFill),
                    solidFill: .primaryGraphic
                )
                .part("bar").described(by: "remaining")
                goal.part("goal")
            }
            .growing()
        }
        .surface(kit.card)
        .accessibility(
            .milestone(
                next: state.next, fraction: state.fraction, remaining: state.remaining,
                unit: state.unit, isGoal: state.progress.isGoalReached, language: kit.language))
    }

    /// The remaining distance with one decimal, or the text for a reached milestone.
    private var remaining: StyledText {
        kit.words(
            state.reached(phrases)
                ?? phrases.milestoneCompactRemaining(
                    amount: phrases.measure(phrases.weightNumber(state.remaining), in: state.unit)),
            .milestoneCompact, .textPrimary)
    }

    /// The next milestone; drawn as “Goal” and spoken as a milestone, since others may follow.
    private var goal: StyledText {
        kit.words(
            phrases.milestoneCompactGoal(
                next: phrases.measure(phrases.milestoneNumber(state.next), in: state.unit)),
            .milestoneGoal, .textSecondary)
    }
}
