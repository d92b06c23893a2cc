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

    let shown: ShownMilestone
    let state: WeightState
    let kit: Kit

    /// The values behind the card.
    public var facts: MilestoneFacts { MilestoneFacts(shown, with: kit) }

    /// Creates the card for a journal; `nil` without a weigh-in or a goal, and for a goal to hold.
    public init?(_ journal: Journal, with kit: Kit) {
        self.init(WeightState(journal, in: kit.context), with: kit)
    }

    init?(_ state: WeightState, with kit: Kit) {
        guard let shown = ShownMilestone(state) else { return nil }
        self.shown = shown
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The remaining distance above a progress bar, and the milestone below it.
    public var body: Element {
        .line(gap: .sm, align: .center) {
            Element.column(gap: .compact) {
                remaining.part("remaining")
                kit.bar(
                    shown.progress.fraction, height: .progressBarCompactHeight,
                    fill: Paint(.progressFill),
                    solidFill: .primaryGraphic
                )
                .part("bar").described(by: "remaining")
                goal.part("goal")
                state.facts.lastWeighed.map {
                    kit.lastWeighed($0, state.facts, .milestoneGoal).part("last")
                }
            }
            .growing()
        }
        .surface(kit.card)
        .accessibility(
            .milestone(
                next: shown.progress.next, fraction: shown.progress.fraction,
                remaining: shown.remaining, unit: state.unit, isGoal: shown.isGoal,
                language: kit.language,
                details: [
                    state.facts.lastWeighed.map { phrases.lastWeighedDetail($0, state.facts) }
                ]
                .compactMap(\.self)))
    }

    /// The remaining distance with one decimal, or the text for a reached milestone.
    private var remaining: StyledText {
        kit.text(
            shown.reached(phrases)
                ?? phrases.milestoneCompactRemaining(
                    amount: phrases.measure(
                        phrases.weightNumber(shown.progress.remaining), in: state.unit)),
            .milestoneCompact, .textPrimary)
    }

    /// The next milestone; drawn as “Goal” and spoken as a milestone, since others may follow.
    private var goal: StyledText {
        kit.text(
            phrases.milestoneCompactGoal(
                next: phrases.measure(phrases.milestoneNumber(shown.progress.next), in: state.unit)),
            .milestoneGoal, .textSecondary)
    }
}
