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

    let shown: ShownMilestone
    let state: WeightState
    let explains: Bool
    let kit: Kit

    /// The values behind the card.
    public var facts: MilestoneFacts { MilestoneFacts(shown, with: kit) }

    /// Creates the card for a journal; `nil` without a weigh-in or a goal, and for a goal to hold.
    public init?(_ journal: Journal, with kit: Kit) {
        self.init(WeightState(journal, in: kit.context), explains: true, with: kit)
    }

    /// - Parameter explains: Whether the weigh-ins missing for an estimate are named; on a screen
    ///   with a prediction that names them, they are not.
    init?(_ state: WeightState, explains: Bool, with kit: Kit) {
        guard let shown = ShownMilestone(state) else { return nil }
        self.shown = shown
        self.state = state
        self.explains = explains
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }
    private var known: WeightFacts { state.facts }
    private var progress: WeightMilestones.Progress { shown.progress }

    /// Whether the remaining distance has a line of its own, so that the bounds stay at the ends of
    /// the bar.
    private var isLarge: Bool { kit.context.typeSize.isAccessibilitySize }

    /// The milestone above its progress bar, with the bar's value in words below.
    public var body: Element {
        let (estimate, spoken) = (estimate(isSpoken: false), estimate(isSpoken: true))
        return .column(gap: .sm) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                heading.part("heading")
                Element.line(gap: .unitGap, align: .firstBaseline) { target.pieces }
                    .part("target")
            }
            kit.bar(
                progress.fraction, height: .progressBarHeight, fill: Paint(.progressPositive),
                solidFill: .successGraphic
            )
            .part("bar").described(by: "remaining")
            Element.line(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
                bound(progress.previous).part("previous")
                if !isLarge { remaining.part("remaining") }
                bound(progress.next).part("next")
            }
            if isLarge { remaining.part("remaining") }
            if let estimate {
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(.calendar, beside: .milestoneSymbol, .textSecondary)
                    kit.text(estimate, .milestoneEstimate, .textSecondary).part("estimate")
                }
            }
            rate?.part("rate")
            lastDay.map { kit.lastWeighed($0, known, .milestoneEstimate).part("last") }
        }
        .surface(kit.card)
        .accessibility(
            .milestone(
                next: progress.next, fraction: progress.fraction, remaining: shown.remaining,
                unit: state.unit, isGoal: shown.isGoal, language: kit.language,
                details: [
                    spoken.map { AccessibilityDetail(estimateName.spokenWords, $0.spokenWords) },
                    shown.estimate.flatMap { _ in phrases.rateDetail(known) },
                    lastDay.map { phrases.lastWeighedDetail($0, known) },
                ].compactMap(\.self)))
    }

    /// The weekly rate; `nil` without an estimate.
    private var rate: StyledText? {
        shown.estimate.flatMap { _ in kit.rate(known) }
    }

    /// The day of the last weigh-in, if it must be named.
    private var lastDay: CalendarDay? { known.countedFrom(shown.estimate) }

    private var heading: StyledText {
        kit.text(
            phrases.milestoneHeading(
                isReached: known.isMilestoneReached, isGoal: shown.isGoal), .headline, .textPrimary)
    }

    /// The milestone, its number bolder than its unit.
    private var target: StyledText {
        kit.text(
            phrases.weight(phrases.milestoneNumber(progress.next), in: state.unit), .milestoneValue,
            .primaryText, stressing: "value")
    }

    /// A bound of the bar: drawn as a bare number, spoken with its unit.
    private func bound(_ value: Double) -> StyledText {
        let number = phrases.measure(phrases.milestoneNumber(value), in: state.unit, isDrawn: false)
        return kit.text(phrases.milestoneBound(value: number), .milestoneLabel, .textSecondary)
    }

    /// The remaining distance with one decimal, its number bolder than the rest, or the text for a
    /// reached milestone.
    private var remaining: StyledText {
        kit.text(
            shown.reached(phrases)
                ?? phrases.milestoneRemaining(
                    amount: phrases.measure(
                        phrases.weightNumber(progress.remaining), in: state.unit)),
            .milestoneRemaining, .textPrimary, stressing: "amount")
    }

    /// The name of the estimate; “Details” if it only says what is missing.
    private var estimateName: Phrase {
        shown.estimate?.daysLeft == nil
            ? phrases.settingsDetailName() : phrases.milestoneEstimateName()
    }

    /// The estimated time, or the weigh-ins still needed for one; `nil` at the milestone and while
    /// the weight does not approach it.
    ///
    /// - Parameter isSpoken: Whether a date has its spoken form.
    private func estimate(isSpoken: Bool) -> Phrase? {
        if known.isMilestoneReached { return nil }
        if let missing = known.missing {
            return explains ? phrases.missing(missing, today: state.today, isSpoken: isSpoken) : nil
        }
        return shown.estimate.map { estimate in
            if estimate.isTooFar {
                return phrases.milestoneEstimateLong(count: WeightEstimate.maximumYears)
            }
            return estimate.daysLeft.map { phrases.milestoneEstimate(count: $0) }
                ?? phrases.weightWeighIn()
        }
    }
}
