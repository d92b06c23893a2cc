public import CandelaRules
import CandelaTokens

/// How far it is to the next weight milestone, in three lines.
public struct NextMilestoneCompactCard: CardContent {
    /// The values behind the card.
    public typealias Facts = MilestoneFacts

    /// The kind of card in JSON.
    public static let kind = "nextMilestoneCompact"

    /// The values behind the card.
    public let facts: MilestoneFacts

    /// What is left, always with one decimal; that it is reached when nothing is.
    public let remaining: StyledText

    /// The way from the previous milestone to the next.
    package let bar: Element

    /// The next milestone. It reads “Goal”, and is said as a milestone: it is not the last one.
    public let goal: StyledText

    /// The label, value and range; the card is one element.
    package let accessibility: Accessibility

    let surface: Surface

    /// What is left over the bar, the milestone under it.
    public var body: Element {
        .line(gap: .sm, align: .center) {
            Element.column(gap: .compact) {
                remaining.part("remaining")
                bar.part("bar").described(by: "remaining")
                goal.part("goal")
            }
            .growing()
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    /// The card for a journal; `nil` when it has no weigh-in yet or no goal.
    public init?(_ journal: Journal, with kit: Kit) {
        guard let state = MilestoneState(journal, in: kit.context) else { return nil }
        self.init(state, with: kit)
    }

    init(_ state: MilestoneState, with kit: Kit) {
        let (phrases, unit) = (kit.phrases, state.unit)
        facts = MilestoneFacts(state, with: kit)
        remaining = kit.words(
            state.reached(phrases)
                ?? phrases.milestoneCompactRemaining(
                    amount: phrases.measure(phrases.weightNumber(state.remaining), in: unit)),
            .milestoneCompact, .textPrimary)
        bar =
            kit.bar(
                state.fraction, height: .progressBarCompactHeight, fill: Paint(.progressFill),
                solidFill: .primaryGraphic
            )
        goal = kit.words(
            phrases.milestoneCompactGoal(
                next: phrases.measure(phrases.milestoneNumber(state.next), in: unit)),
            .milestoneGoal, .textSecondary)
        surface = kit.card
        accessibility = .milestone(
            next: state.next, fraction: state.fraction, remaining: state.remaining, unit: unit,
            isGoal: state.progress.isGoalReached, language: kit.language)
    }
}
