import CandelaKit
import CandelaRules

/// Phrases shared by several practice cards.
extension Phrases {
    /// A number of minutes, rounded: `20 min`.
    func minutes(rounding value: Double) -> Phrase {
        practiceMinutes(count: Int(exactly: value.rounded()) ?? 0)
    }

    /// A range of minutes for a legend.
    func minutes(from low: Int, to high: Int) -> Phrase {
        practiceLegendUpTo(minutes: range(number(low), number(high)))
    }

    /// The summary of some days: `Practiced on 4 of 7 planned days, 79 minutes`, without minutes if
    /// days are only marked, and without numbers if no day was planned or none was ever done.
    func summary(of days: Adherence, minutes: Int, isMarked: Bool, in range: Int) -> Phrase {
        guard days.expected > 0, days.hasHistory else {
            return days.hasHistory ? practiceTrendIdle(count: range) : practiceTrendEmpty()
        }
        return isMarked
            ? practiceTimelineSummaryDays(done: days.done, days: days.expected)
            : practiceTimelineSummary(done: days.done, days: days.expected, minutes: minutes)
    }
}
