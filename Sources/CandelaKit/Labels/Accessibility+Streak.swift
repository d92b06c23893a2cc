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
    ///   - habit: The habit's name; `nil` for the streak of all practice.
    ///   - secondsLeft: The time until the streak ends, if it is at risk.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    ///   - details: Further details, spoken on demand.
    ///   - opensStatistics: Whether activating the element opens the statistics; it then has a
    ///     hint.
    public static func streak(
        days: Int, best: Int, habit: String? = nil, atRisk secondsLeft: Int? = nil,
        language: Language, details: [AccessibilityDetail] = [], opensStatistics: Bool = false
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let days = max(days, 0)
        let best = max(best, days)
        let label = habit.map { phrases.streakCounterNamedLabel(name: $0) }
        let left = secondsLeft.map { phrases.countdown(seconds: $0).spokenText }
        let value: Phrase =
            switch (best, left) {
            case (0, _): phrases.streakCounterNone()
            case (days, nil) where days == 1: phrases.streakDays(count: days)
            case (days, let left?) where days == 1:
                phrases.streakCounterFirstAtRisk(count: days, countdown: left)
            case (days, nil): phrases.streakCounterPersonalBest(count: days)
            case (days, let left?):
                phrases.streakCounterPersonalBestAtRisk(count: days, countdown: left)
            case (_, nil): phrases.streakCounterValue(count: days, best: best)
            case (_, let left?):
                phrases.streakCounterAtRiskValue(count: days, best: best, countdown: left)
            }
        let inputLabels = [phrases.streakTitle().spokenText] + (habit.map { [$0] } ?? [])
        return Accessibility(
            opensStatistics ? .button : .counter,
            label: (label ?? phrases.streakCounterLabel()).said, value: value.said,
            hint: opensStatistics ? phrases.streakCounterHint().said : nil,
            details: details, children: opensStatistics ? .ignore : .combine,
            inputLabels: inputLabels)
    }

    /// The accessibility of a streak badge, as one element: `Current streak: 5 days`, or `5-day
    /// streak` for a badge without a caption. A milestone badge adds the greatest milestone reached:
    /// `14-day milestone reached`.
    ///
    /// - Parameters:
    ///   - days: The number on the badge; below 0 counts as 0.
    ///   - name: The badge's caption; `nil` for none.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    ///   - rule: The rule for milestone badges; from 7 days by default.
    public static func streakBadge(
        days: Int, name: StreakBadgeName? = nil, language: Language,
        rule: StreakBadgeRule = .standard
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let days = max(days, 0)
        let name = name == .own("") ? nil : name
        let label =
            rule.state(forStreakOf: days) == .milestone
            ? phrases.badgeLabel(
                name, days,
                reaching: max(
                    rule.milestoneFrom, StreakMilestones.standard.reached(by: days).last ?? 0))
            : phrases.badgeLabel(name, days)
        return Accessibility(.counter, label: label.said, children: .combine)
    }
}

extension Phrases {
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
