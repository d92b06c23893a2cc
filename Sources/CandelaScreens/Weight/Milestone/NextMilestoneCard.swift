public import CandelaRules
import CandelaTokens

/// How far it is to the next weight milestone, with a bar, an estimate and the weekly rate.
public struct NextMilestoneCard: CardContent {
    /// The values behind the card.
    public typealias Facts = MilestoneFacts

    /// The kind of card in JSON.
    public static let kind = "nextMilestone"

    /// The values behind the card.
    public let facts: MilestoneFacts

    /// What the card is about.
    public let heading: StyledText

    /// The milestone, its number bolder than its unit.
    public let target: StyledText

    /// The way from the previous milestone to the next.
    package let bar: Element

    /// Where the bar begins.
    public let previous: StyledText

    /// What is left, its number bolder than the rest; always with one decimal. That it is reached when
    /// nothing is.
    public let remaining: StyledText

    /// Where the bar ends.
    public let next: StyledText

    /// About how long it takes, when the trend points toward the milestone; what it takes to say so,
    /// while weigh-ins are too old or too few.
    public let estimate: StyledText?

    /// How fast it goes, beside an estimate.
    public let rate: StyledText?

    /// The label, value and range; the card is one element.
    package let accessibility: Accessibility

    let calendar: Icon
    let surface: Surface

    /// The milestone over its bar, with what the bar says in words under it.
    public var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                heading.part("heading")
                Element.line(gap: .unitGap, align: .firstBaseline) { target.pieces }
                    .part("target")
            }
            bar.part("bar").described(by: "remaining")
            Element.row(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
                previous.part("previous")
                remaining.part("remaining")
                next.part("next")
            }
            if let estimate {
                Element.line(gap: .symbolGap, align: .center) {
                    calendar
                    estimate.part("estimate")
                }
            }
            rate?.part("rate")
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
        /// An end of the bar: the bare number, spoken with its unit.
        func bound(_ value: Double) -> StyledText {
            let number = phrases.measure(phrases.milestoneNumber(value), in: unit, isDrawn: false)
            return kit.words(phrases.milestoneBound(value: number), .milestoneLabel, .textSecondary)
        }
        facts = MilestoneFacts(state, with: kit)
        heading = kit.words(
            phrases.milestoneHeading(
                isReached: state.remaining == 0, isGoal: state.progress.isGoalReached), .headline,
            .textPrimary)
        target = kit.words(
            phrases.weight(phrases.milestoneNumber(state.next), in: unit), .milestoneValue,
            .primaryText, stressing: "value")
        bar =
            kit.bar(
                state.fraction, height: .progressBarHeight, fill: Paint(.progressPositive),
                solidFill: .successGraphic
            )
        previous = bound(state.previous)
        remaining = kit.words(
            state.reached(phrases)
                ?? phrases.milestoneRemaining(
                    amount: phrases.measure(phrases.weightNumber(state.remaining), in: unit)),
            .milestoneRemaining, .textPrimary, stressing: "amount")
        next = bound(state.next)
        calendar = kit.icon(.calendar, beside: .milestoneSymbol, .textSecondary)
        estimate = state.pace(phrases).map { kit.words($0, .milestoneEstimate, .textSecondary) }
        rate = state.shownRate.flatMap { phrases.milestoneRate(weekly: $0, in: unit) }
            .map { kit.words($0, .milestoneEstimate, .textSecondary) }
        surface = kit.card
        let details = [
            estimate.map {
                AccessibilityDetail(phrases.milestoneEstimateName().said, $0.said)
            },
            rate.map { AccessibilityDetail(phrases.milestoneRateName().said, $0.said) },
        ]
        accessibility = .milestone(
            next: state.next, fraction: state.fraction, remaining: state.remaining, unit: unit,
            isGoal: state.progress.isGoalReached, language: kit.language,
            details: details.compactMap(\.self))
    }
}

extension MilestoneState {
    /// What stands in place of a distance, when the milestone is reached.
    func reached(_ phrases: Phrases) -> Phrase? {
        guard progress.remaining == 0 else { return nil }
        return progress.isGoalReached
            ? phrases.milestoneRemainingGoal() : phrases.milestoneRemainingReached()
    }

    /// About how long it takes, or what it takes to say so; `nil` at the milestone and while the weight
    /// comes no nearer.
    fileprivate func pace(_ phrases: Phrases) -> Phrase? {
        if progress.remaining == 0 { return nil }
        let (days, weeks) = (journey.missingDays, journey.missingWeeks)
        if days > 0 {
            guard let weeks, weeks != days else {
                return phrases.weightMissingPaceTimes(count: days)
            }
            return phrases.weightMissingPace(days: days, weeks: weeks)
        }
        return estimate.map { estimate in
            estimate.days.map { phrases.milestoneEstimate(count: $0) }
                ?? phrases.milestoneEstimateLong()
        }
    }
}
