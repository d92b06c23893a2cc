public import CandelaElements
public import CandelaRules

extension Accessibility {
    /// The accessibility of a streak, as one element.
    ///
    /// The label is `Current streak`, or `Streak` with the habit's name. The value is `9 days, best
    /// 12 days`; `9 days, personal best` from two days on if it is the longest; and `No streak yet`
    /// before the first. At risk, it ends with `at risk, 6 hours 40 minutes left`.
    ///
    /// - Parameters:
    ///   - days: The length of the current streak; below 0 counts as 0.
    ///   - best: The length of the longest streak; less than `days` counts as `days`.
    ///   - unit: The unit of the spoken lengths: for weeks, the number that a length takes.
    ///   - habit: The habit's name; `nil` for the streak of all practice.
    ///   - secondsLeft: The time until the streak ends, if it is at risk.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    ///   - details: Further details, spoken on demand.
    ///   - opensStatistics: Whether activating the element opens the statistics; it then has a
    ///     hint.
    public static func streak(
        days: Int, best: Int, in unit: Streak.Unit = .days, habit: String? = nil,
        atRisk secondsLeft: Int? = nil,
        language: Language, details: [AccessibilityDetail] = [], opensStatistics: Bool = false
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let days = unit.count(max(days, 0))
        let best = max(unit.count(max(best, 0)), days)
        let label = habit.map { phrases.streakCounterNamedLabel(name: $0) }
        let left = secondsLeft.map { phrases.countdown(seconds: $0).spokenText }
        let value =
            unit == .weeks
            ? phrases.streakValue(weeks: days, best: best, left)
            : phrases.streakValue(days: days, best: best, left)
        let inputLabels = [phrases.streakTitle().spokenText] + (habit.map { [$0] } ?? [])
        return Accessibility(
            opensStatistics ? .button : .counter,
            label: (label ?? phrases.streakCounterLabel()).spokenWords, value: value.spokenWords,
            hint: opensStatistics ? phrases.streakCounterHint().spokenWords : nil,
            details: details, children: opensStatistics ? .ignore : .combine,
            inputLabels: inputLabels)
    }

    /// The accessibility of a streak badge, as one element: `Current streak: 5 days`, or `5-day
    /// streak` for a badge without a caption. A milestone badge adds the greatest milestone reached:
    /// `14-day milestone reached`.
    ///
    /// - Parameters:
    ///   - days: The length of the streak; below 0 counts as 0.
    ///   - unit: The unit of the number on the badge. Weeks have no spoken milestone.
    ///   - name: The badge's caption; `nil` for none.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    ///   - rule: The rule for milestone badges; from 7 days by default.
    public static func streakBadge(
        days: Int, in unit: Streak.Unit = .days, name: StreakBadgeName? = nil,
        language: Language,
        rule: StreakBadgeRule = .standard
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let days = max(days, 0)
        let name = name == .own("") ? nil : name
        guard unit == .days else {
            let label = phrases.badgeLabel(name, weeks: unit.count(days))
            return Accessibility(.counter, label: label.spokenWords, children: .combine)
        }
        let label =
            rule.state(forStreakOf: days) == .milestone
            ? phrases.badgeLabel(
                name, days,
                reaching: max(
                    rule.milestoneFrom, StreakMilestones.standard.reached(by: days).last ?? 0))
            : phrases.badgeLabel(name, days)
        return Accessibility(.counter, label: label.spokenWords, children: .combine)
    }
}

extension Phrases {
    fileprivate func streakValue(days: Int, best: Int, _ left: String?) -> Phrase {
        switch (best, left) {
        case (0, _): streakCounterNone()
        case (days, nil) where days == 1: streakDays(count: days)
        case (days, let left?) where days == 1:
            streakCounterFirstAtRisk(count: days, countdown: left)
        case (days, nil): streakCounterPersonalBest(count: days)
        case (days, let left?): streakCounterPersonalBestAtRisk(count: days, countdown: left)
        case (_, nil): streakCounterValue(count: days, best: best)
        case (_, let left?): streakCounterAtRiskValue(count: days, best: best, countdown: left)
        }
    }

    fileprivate func streakValue(weeks: Int, best: Int, _ left: String?) -> Phrase {
        switch (best, left) {
        case (0, _): streakCounterNone()
        case (weeks, nil) where weeks == 1: streakWeeks(count: weeks)
        case (weeks, let left?) where weeks == 1:
            streakCounterFirstAtRiskWeeks(count: weeks, countdown: left)
        case (weeks, nil): streakCounterPersonalBestWeeks(count: weeks)
        case (weeks, let left?):
            streakCounterPersonalBestAtRiskWeeks(count: weeks, countdown: left)
        case (_, nil): streakCounterValueWeeks(count: weeks, best: best)
        case (_, let left?):
            streakCounterAtRiskValueWeeks(count: weeks, best: best, countdown: left)
        }
    }

    fileprivate func badgeLabel(_ name: StreakBadgeName?, weeks: Int) -> Phrase {
        switch name {
        case .current: streakBadgeCurrentLabelWeeks(count: weeks)
        case .best: streakBadgeBestLabelWeeks(count: weeks)
        case .own(let name): streakBadgeNamedLabelWeeks(name: name, count: weeks)
        case nil: streakBadgeUnnamedLabelWeeks(count: weeks)
        }
    }

    fileprivate func badgeLabel(_ name: StreakBadgeName?, _ days: Int) -> Phrase {
        switch name {
        case .current: streakBadgeCurrentLabel(count: days)
        case .best: streakBadgeBestLabel(count: days)
        case .own(let name): streakBadgeNamedLabel(name: name, count: days)
        case nil: streakBadgeUnnamedLabel(count: days)
        }
    }

    fileprivate func badgeLabel(
        _ name: StreakBadgeName?, _ days: Int, reaching milestone: Int
    ) -> Phrase {
        switch name {
        case .current: streakBadgeCurrentMilestone(count: days, milestone: milestone)
        case .best: streakBadgeBestMilestone(count: days, milestone: milestone)
        case .own(let name):
            streakBadgeNamedMilestone(name: name, count: days, milestone: milestone)
        case nil: streakBadgeUnnamedMilestone(count: days, milestone: milestone)
        }
    }
}
