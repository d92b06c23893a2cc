import CandelaElements
public import CandelaKit
public import CandelaRules

extension Phrases {
    /// The trend's rate of change with its sign: `Trend: −1.75 lb/week`; `nil` while it is steady.
    ///
    /// - Parameter isMixed: Whether the last weigh-ins changed the other way, so that it names its
    ///   weeks.
    public func milestoneRate(_ rate: WeightRate, isMixed: Bool = false) -> Phrase? {
        guard rate.direction != .stable else { return nil }
        let signed = measure(signedRateNumber(rate.weekly), in: rate.unit)
        return isMixed
            ? milestoneRateSpan(weeks: WeightRate.weeks, rate: signed)
            : milestoneRate(rate: signed)
    }

    /// The trend's rate of change in words, spoken on demand: “Trend, losing per week: 1.75
    /// pounds”; `nil` while it is steady or not shown.
    func rateDetail(_ facts: WeightFacts) -> AccessibilityDetail? {
        guard let rate = facts.rate, rate.direction != .stable else { return nil }
        let (isLoss, weeks) = (rate.direction == .down, WeightRate.weeks)
        let name =
            switch (isLoss, facts.isMixed) {
            case (true, false): milestoneRateLosing()
            case (false, false): milestoneRateGaining()
            case (true, true): milestoneRateSpanLosing(weeks: weeks)
            case (false, true): milestoneRateSpanGaining(weeks: weeks)
            }
        return AccessibilityDetail(
            name.spokenWords, weight(rateNumber(abs(rate.weekly)), in: rate.unit, .long).spokenWords
        )
    }

    /// The day of the last weigh-in: `Last weighed March 18`.
    ///
    /// - Parameter isSpoken: Whether the date has its spoken form.
    func lastWeighed(
        _ day: CalendarDay, _ facts: WeightFacts, isSpoken: Bool = false
    ) -> Phrase {
        let date = date(day, today: facts.today)
        return weightLast(date: isSpoken ? date.spoken : date.text)
    }

    /// The day of the last weigh-in, spoken on demand.
    func lastWeighedDetail(_ day: CalendarDay, _ facts: WeightFacts) -> AccessibilityDetail {
        AccessibilityDetail(
            settingsDetailName().spokenWords, lastWeighed(day, facts, isSpoken: true).spokenWords)
    }

    /// The weigh-ins missing before a rate is shown: `Weigh in on 2 more days, the last on March 28
    /// or later`.
    ///
    /// - Parameter isSpoken: Whether the date has its spoken form.
    func missing(
        _ missing: MissingWeighIns, today: CalendarDay, isSpoken: Bool = false
    ) -> Phrase {
        let day = date(missing.last, today: today)
        let last = isSpoken ? day.spoken : day.text
        return missing.days == 1
            ? weightMissingOnce(date: last) : weightMissing(days: missing.days, date: last)
    }

    /// A change with its sign: `Over 7 days: −1.4 lb`.
    func weightChange(_ change: WeightChange, in unit: WeightUnit) -> Phrase {
        let amount = changeNumber(change.amount)
        guard !amount.isZero else { return weightChangeNone(days: change.days) }
        return weightChange(days: change.days, change: measure(amount, in: unit))
    }

    /// A change in words: “Down over 7 days: 1.4 pounds”.
    func spokenWeightChange(_ change: WeightChange, in unit: WeightUnit) -> Phrase {
        let amount = weightNumber(abs(change.amount))
        guard !amount.isZero else { return weightChangeNone(days: change.days) }
        return weightFigure(
            name: weightChangeName(change, amount).spokenText,
            value: measure(amount, in: unit, .long))
    }

    /// The summary of the weight chart: the first and last weight, the days between them, and the
    /// number of weigh-ins.
    ///
    /// - Parameters:
    ///   - change: The change between the two weights; fewer than one day counts as one.
    ///   - first: The first weight, in `unit`, like `last`.
    ///   - count: The number of weigh-ins.
    public func weightChartSummary(
        _ change: WeightChange, from first: Double, to last: Double, count: Int,
        in unit: WeightUnit
    ) -> Phrase {
        let days = max(1, change.days)
        let (before, after) = (weightNumber(first), weightNumber(last))
        let (first, last) = (measure(before, in: unit), measure(after, in: unit))
        return switch change.direction {
        case .down: weightChartSummaryDown(days: days, first: first, last: last, count: count)
        case .up: weightChartSummaryUp(days: days, first: first, last: last, count: count)
        case .stable where before == after:
            weightChartSummarySame(days: days, weight: last, count: count)
        case .stable:
            weightChartSummaryStable(days: days, first: first, last: last, count: count)
        }
    }
}
