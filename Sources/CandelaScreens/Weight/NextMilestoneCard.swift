public import CandelaElements
public import CandelaKit
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

    /// The milestone over its bar, with what the bar says in words under it.
    public let body: Element

    /// The card for a journal; `nil` when it has no weigh-in yet or no goal.
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
        let (estimate, rate) = (estimate, rate)
        return .column(gap: .sm) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                heading.part("heading")
                Element.line(gap: .unitGap, align: .firstBaseline) { target.pieces }
                    .part("target")
            }
            kit.bar(
                state.fraction, height: .progressBarHeight, fill: Paint(.progressPositive),
                solidFill: .successGraphic
            )
            .part("bar").described(by: "remaining")
            Element.row(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
                bound(state.previous).part("previous")
                remaining.part("remaining")
                bound(state.next).part("next")
            }
            if let estimate {
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(.calendar, beside: .milestoneSymbol, .textSecondary)
                    kit.words(estimate, .milestoneEstimate, .textSecondary).part("estimate")
                }
            }
            rate.map { kit.words($0, .milestoneEstimate, .textSecondary).part("rate") }
        }
        .surface(kit.card)
        .accessibility(
            .milestone(
                next: state.next, fraction: state.fraction, remaining: state.remaining,
                unit: state.unit, isGoal: state.progress.isGoalReached, language: kit.language,
                details: [
                    estimate.map {
                        AccessibilityDetail(phrases.milestoneEstimateName().said, $0.said)
                    },
                    rate.map { AccessibilityDetail(phrases.milestoneRateName().said, $0.said) },
                ].compactMap(\.self)))
    }

    private var heading: StyledText {
        kit.words(
            phrases.milestoneHeading(
                isReached: state.remaining == 0, isGoal: state.progress.isGoalReached), .headline,
            .textPrimary)
    }

    /// The milestone, its number bolder than its unit.
    private var target: StyledText {
        kit.words(
            phrases.weight(phrases.milestoneNumber(state.next), in: state.unit), .milestoneValue,
            .primaryText, stressing: "value")
    }

    /// An end of the bar: the bare number, spoken with its unit.
    private func bound(_ value: Double) -> StyledText {
        let number = phrases.measure(phrases.milestoneNumber(value), in: state.unit, isDrawn: false)
        return kit.words(phrases.milestoneBound(value: number), .milestoneLabel, .textSecondary)
    }

    /// The remainder, its number bolder than the rest; always with one decimal. That it is reached when
    /// nothing is.
    private var remaining: StyledText {
        kit.words(
            state.reached(phrases)
                ?? phrases.milestoneRemaining(
                    amount: phrases.measure(phrases.weightNumber(state.remaining), in: state.unit)),
            .milestoneRemaining, .textPrimary, stressing: "amount")
    }

    /// About how long it takes, or what it takes to say so; `nil` at the milestone and while the weight
    /// comes no nearer.
    private var estimate: Phrase? {
        if state.progress.remaining == 0 { return nil }
        let (days, weeks) = (state.journey.missingDays, state.journey.missingWeeks)
        if days > 0 {
            guard let weeks, weeks != days else {
                return phrases.weightMissingPaceTimes(count: days)
            }
            return phrases.weightMissingPace(days: days, weeks: weeks)
        }
        return state.estimate.map { estimate in
            estimate.days.map { phrases.milestoneEstimate(count: $0) }
                ?? phrases.milestoneEstimateLong()
        }
    }

    /// The rate, beside an estimate.
    private var rate: Phrase? {
        state.shownRate.flatMap { phrases.milestoneRate(weekly: $0, in: state.unit) }
    }
}

extension MilestoneState {
    /// The words in place of a distance, when the milestone is reached.
    func reached(_ phrases: Phrases) -> Phrase? {
        guard progress.remaining == 0 else { return nil }
        return progress.isGoalReached
            ? phrases.milestoneRemainingGoal() : phrases.milestoneRemainingReached()
    }
}
