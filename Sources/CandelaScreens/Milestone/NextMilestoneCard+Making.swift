public import CandelaRules
import CandelaTokens

extension NextMilestoneCard {
    /// The card for a journal; `nil` when it has no weigh-in yet or no goal.
    public init?(_ journal: Journal, in context: Context) {
        guard let outlook = MilestoneOutlook(journal, in: context) else { return nil }
        self.init(outlook, with: Kit(context, for: journal))
    }

    init(_ outlook: MilestoneOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let unit = outlook.unit
        let next = phrases.milestoneNumber(outlook.next)
        id = "nextMilestone"
        surface = kit.card
        layout = kit.column(gap: .sm)
        header = kit.row(gap: .sm, distribution: .spaceBetween)
        heading = kit.words(phrases.milestoneNextTitle(), .headline, .textPrimary)
        target = kit.words(
            phrases.weight(next, in: unit), .milestoneValue, .primaryText, stressing: "value")
        bar = kit.bar(
            outlook.fraction, height: .progressBarHeight, fill: Paint(.progressPositive),
            solidFill: .successGraphic)
        scale = kit.row(gap: .xs, distribution: .spaceBetween)
        previous = kit.bound(outlook.previous, unit)
        remaining = kit.words(
            phrases.milestoneRemaining(
                amount: phrases.measure(phrases.weightNumber(outlook.remaining), in: unit)),
            .milestoneRemaining, .textPrimary, stressing: "amount")
        self.next = kit.bound(outlook.next, unit)
        estimate = outlook.estimate.map { estimate in
            Estimate(
                layout: kit.row(gap: .symbolGap, alignment: .center),
                icon: kit.icon(.calendar, beside: .milestoneSymbol, .textSecondary),
                text: kit.words(
                    phrases.milestoneEstimate(count: estimate.days), .milestoneEstimate,
                    .textSecondary),
                days: estimate.days, recordedDays: outlook.recordedDays)
        }
        rate = outlook.shownRate.flatMap { phrases.milestoneRate(weekly: $0, in: unit) }
            .map { kit.words($0, .milestoneEstimate, .textSecondary) }
        figures = outlook.figures
        reached = outlook.reached.map {
            MilestoneReached(announcement: $0, haptic: kit.feel(.success))
        }
        let estimateName = phrases.milestoneEstimateName().spokenText
        let rateName = phrases.milestoneRateName().spokenText
        accessibility = .milestone(
            next: outlook.next, fraction: outlook.fraction, remaining: outlook.remaining,
            unit: unit, language: kit.context.language,
            details: [
                estimate.map { AccessibilityDetail(estimateName, $0.text.aloud) },
                rate.map { AccessibilityDetail(rateName, $0.aloud) },
            ].compactMap(\.self))
    }
}

extension NextMilestoneCompactCard {
    /// The card for a journal; `nil` when it has no weigh-in yet or no goal.
    public init?(_ journal: Journal, in context: Context) {
        guard let outlook = MilestoneOutlook(journal, in: context) else { return nil }
        self.init(outlook, with: Kit(context, for: journal))
    }

    init(_ outlook: MilestoneOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let unit = outlook.unit
        id = "nextMilestoneCompact"
        surface = kit.card
        layout = kit.column(gap: .compact)
        remaining = kit.words(
            phrases.milestoneCompactRemaining(
                amount: phrases.measure(phrases.weightNumber(outlook.remaining), in: unit)),
            .milestoneCompact, .textPrimary)
        bar = kit.bar(
            outlook.fraction, height: .progressBarCompactHeight, fill: Paint(.progressFill),
            solidFill: .primaryGraphic)
        goal = kit.words(
            phrases.milestoneCompactGoal(
                next: phrases.measure(phrases.milestoneNumber(outlook.next), in: unit)),
            .milestoneGoal, .textSecondary)
        figures = outlook.figures
        reached = outlook.reached.map {
            MilestoneReached(announcement: $0, haptic: kit.feel(.success))
        }
        accessibility = .milestone(
            next: outlook.next, fraction: outlook.fraction, remaining: outlook.remaining,
            unit: unit, language: kit.context.language)
    }
}

extension Kit {
    /// An end of the bar: the bare number, with its unit for the ear.
    fileprivate func bound(_ value: Double, _ unit: WeightUnit) -> Words {
        let number = phrases.measure(phrases.milestoneNumber(value), in: unit, isDrawn: false)
        return words(phrases.milestoneBound(value: number), .milestoneLabel, .textSecondary)
    }
}
