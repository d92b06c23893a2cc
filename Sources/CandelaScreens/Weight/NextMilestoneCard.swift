public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The distance to the next weight milestone, with a progress bar, an estimate and the weekly rate.
public struct NextMilestoneCard: CardContent {
    /// The values behind the card.
    public typealias Facts = MilestoneFacts

    /// The card's kind in JSON.
    public static let kind = "nextMilestone"

    /// The values behind the card.
    public let facts: MilestoneFacts

    /// The milestone above its progress bar, with the bar's value in words below.
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

    /// Whether the remaining distance has a line of its own, so that the bounds stay at the ends of
    /// the bar.
    private var isLarge: Bool { kit.context.typeSize.isAccessibilitySize }

    var body: Element {
        let estimate = estimate
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
            Element.line(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
                bound(state.previous).part("previous")
                if !isLarge { remaining.part("remaining") }
                bound(state.next).part("next")
            }
            if isLarge { remaining.part("remaining") }
            if let estimate {
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(.calendar, beside: .milestoneSymbol, .textSecondary)
                    kit.words(estimate, .milestoneEstimate, .textSecondary).part("estimate")
                }
            }
            state.shownRate.flatMap {
                kit.rate(weekly: $0, in: state.unit, .milestoneEstimate, .textSecondary)
            }?
            .part("rate")
        }
        .surface(kit.card)
        .accessibility(
            .milestone(
                next: state.next, fraction: state.fraction, remaining: state.remaining,
                unit: state.unit, isGoal: state.progress.isGoalReached, language: kit.language,
                details: [
                    estimate.map { AccessibilityDetail(estimateName.said, $0.said) },
                    state.shownRate.flatMap {
                        phrases.milestoneRateDetail(weekly: $0, in: state.unit)
                    },
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

    /// A bound of the bar: drawn as a bare number, spoken with its unit.
    private func bound(_ value: Double) -> StyledText {
        let number = phrases.measure(phrases.milestoneNumber(value), in: state.unit, isDrawn: false)
        return kit.words(phrases.milestoneBound(value: number), .milestoneLabel, .textSecondary)
    }

    /// The remaining distance with one decimal, its number bolder than the rest, or the text for a
    /// reached milestone.
    private var remaining: StyledText {
        kit.words(
            state.reached(phrases)
                ?? phrases.milestoneRemaining(
                    amount: phrases.measure(phrases.weightNumber(state.remaining), in: state.unit)),
            .milestoneRemaining, .textPrimary, stressing: "amount")
    }

    /// The name of the estimate; that of details in general if it only says what is missing.
    private var estimateName: Phrase {
        state.journey.missingDays > 0
            ? phrases.settingsDetailName() : phrases.milestoneEstimateName()
    }

    /// The estimated time, or the weigh-ins still needed for one; `nil` at the milestone and while
    /// the weight does not approach it.
    private var estimate: Phrase? {
        if state.progress.remaining == 0 { return nil }
        let (days, weeks) = (state.journey.missingDays, state.journey.missingWeeks)
        if days > 0 {
            guard let weeks, weeks != days else {
                return days == 1
                    ? phrases.weightMissingPaceOnce() : phrases.weightMissingPaceTimes(count: days)
            }
            return phrases.weightMissingPace(days: days, weeks: weeks)
        }
        return state.estimate.map { estimate in
            estimate.days.map { phrases.milestoneEstimate(count: $0) }
                ?? phrases.milestoneEstimateLong(count: GoalPrediction.Rule.standard.maximumYears)
        }
    }
}

extension MilestoneState {
    /// The text that replaces the distance once the milestone is reached; `nil` before.
    func reached(_ phrases: Phrases) -> Phrase? {
        guard progress.remaining == 0 else { return nil }
        return progress.isGoalReached
            ? phrases.milestoneRemainingGoal() : phrases.milestoneRemainingReached()
    }
}
