public import CandelaRules
import CandelaTokens

extension NextMilestoneCard {
    /// The card for a journal; `nil` when it has no weigh-in yet or no goal.
    public init?(_ journal: Journal, in context: Context) {
        guard let outlook = MilestoneOutlook(journal, in: context) else { return nil }
        self.init(outlook, with: Composer(context, for: journal))
    }

    init(_ outlook: MilestoneOutlook, with composer: Composer) {
        let phrases = composer.phrases
        let unit = outlook.unit
        let next = phrases.milestoneNumber(outlook.next)
        id = "nextMilestone"
        surface = composer.card
        layout = composer.column(gap: .sm)
        header = composer.row(gap: .sm, distribution: .spaceBetween)
        heading = composer.words(phrases.milestoneNextTitle(), .headline, .textPrimary)
        target = composer.words(
            phrases.weight(next, in: unit), .milestoneValue, .primaryText, stressing: "value")
        bar = composer.bar(
            outlook.fraction, height: .progressBarHeight, fill: Paint(.progressPositive),
            solidFill: .successGraphic)
        scale = composer.row(gap: .xs, distribution: .spaceBetween)
        previous = composer.bound(outlook.previous, unit)
        remaining = composer.words(
            phrases.milestoneRemaining(phrases.weightNumber(outlook.remaining), in: unit),
            .milestoneRemaining, .textPrimary, stressing: "amount")
        self.next = composer.bound(outlook.next, unit)
        estimate = outlook.estimate.map { estimate in
            Estimate(
                layout: composer.row(gap: .symbolGap, alignment: .center),
                icon: composer.icon("calendar", beside: .milestoneSymbol, .textSecondary),
                text: composer.words(
                    phrases.milestoneEstimate(count: estimate.days), .milestoneEstimate,
                    .textSecondary),
                days: estimate.days, recordedDays: outlook.recordedDays)
        }
        rate = outlook.shownRate.flatMap { phrases.milestoneRate(weekly: $0, in: unit) }
            .map { composer.words($0, .milestoneEstimate, .textSecondary) }
        figures = outlook.figures
        reached = outlook.reached.map {
            MilestoneReached(announcement: $0, haptic: composer.feel(.success))
        }
        let estimateName = phrases.milestoneEstimateName().spokenText
        let rateName = phrases.milestoneRateName().spokenText
        accessibility = .milestone(
            next: outlook.next, fraction: outlook.fraction, remaining: outlook.remaining,
            unit: unit, language: composer.context.language,
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
        self.init(outlook, with: Composer(context, for: journal))
    }

    init(_ outlook: MilestoneOutlook, with composer: Composer) {
        let phrases = composer.phrases
        let unit = outlook.unit
        id = "nextMilestoneCompact"
        surface = composer.card
        layout = composer.column(gap: .compact)
        remaining = composer.words(
            phrases.milestoneCompactRemaining(phrases.weightNumber(outlook.remaining), in: unit),
            .milestoneCompact, .textPrimary)
        bar = composer.bar(
            outlook.fraction, height: .progressBarCompactHeight, fill: Paint(.progressFill),
            solidFill: .primaryGraphic)
        goal = composer.words(
            phrases.milestoneCompactGoal(phrases.milestoneNumber(outlook.next), in: unit),
            .milestoneGoal, .textSecondary)
        figures = outlook.figures
        reached = outlook.reached.map {
            MilestoneReached(announcement: $0, haptic: composer.feel(.success))
        }
        accessibility = .milestone(
            next: outlook.next, fraction: outlook.fraction, remaining: outlook.remaining,
            unit: unit, language: composer.context.language)
    }
}

extension Composer {
    /// An end of the bar: the bare number, with its unit for the ear.
    fileprivate func bound(_ value: Double, _ unit: WeightUnit) -> Words {
        let number = phrases.milestoneNumber(value)
        return switch unit {
        case .pounds:
            words(phrases.milestoneBoundPounds(value: number), .milestoneLabel, .textSecondary)
        case .kilograms:
            words(phrases.milestoneBoundKilograms(value: number), .milestoneLabel, .textSecondary)
        }
    }
}
