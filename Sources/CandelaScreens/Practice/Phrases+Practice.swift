import CandelaKit
import CandelaRules

/// Phrases shared by several practice cards.
extension Phrases {
    /// A day and its status: `Wednesday, March 18: 15 minutes`, with the number of sessions if
    /// there are several.
    func calendarDay(
        _ status: DayActivity.Status, minutes: Int, sessions: Int = 1, on date: String
    ) -> Phrase {
        switch status {
        case .completed where minutes > 0 && sessions > 1:
            practiceCalendarDaySessions(date: date, minutes: minutes, sessions: sessions)
        case .completed where minutes > 0: practiceCalendarDay(date: date, count: minutes)
        case .completed: practiceCalendarDone(date: date)
        case .rest: practiceCalendarRest(date: date)
        case .missed: practiceCalendarMissed(date: date)
        case .pending: practiceCalendarPending(date: date)
        case .none: practiceCalendarNone(date: date)
        }
    }

    /// A day and its minutes: `March 18: 15 minutes`; its status if it has none.
    func minutes(of activity: DayActivity, on date: String) -> Phrase {
        activity.minutes > 0
            ? practiceCalendarDay(date: date, count: activity.minutes)
            : calendarDay(activity.status, minutes: 0, on: date)
    }

    /// A number of minutes, rounded: `20 min`.
    func minutes(rounding value: Double) -> Phrase {
        practiceMinutes(count: Int(exactly: value.rounded()) ?? 0)
    }

    /// A range of minutes for a legend.
    func minutes(from low: Int, to high: Int) -> Phrase {
        practiceLegendUpTo(minutes: range(number(low), number(high)))
    }

    /// The summary of a timeline: `Practiced on 4 of 7 days, 79 minutes`, without minutes if none
    /// are known.
    func summary(of timeline: PracticeTimeline) -> Phrase {
        guard timeline.hasMinutes else {
            return practiceWeeklyDaysDone(count: timeline.practicedDays)
        }
        return practiceTimelineSummary(
            done: timeline.practicedDays, days: timeline.range.days, minutes: timeline.minutes)
    }
}
