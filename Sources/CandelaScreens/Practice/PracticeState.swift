import CandelaElements
import CandelaKit
import CandelaRules

/// The values behind the practice screens, computed once from a journal so that all cards agree.
///
/// A reference type, because every card and page of a screen holds it.
final class PracticeState: Sendable {
    let streaks: StreakState
    let names: DayNames
    let index: ActivityIndex
    let firstWeekday: Weekday

    /// The future days of rest; those up to today are in the ``index``.
    let restsAhead: Set<CalendarDay>

    /// The milestones ever reached, each with the day it was first reached.
    let earned: [StreakMilestones.Reached]

    var streak: Streak { streaks.streak }
    var today: CalendarDay { index.today }

    /// The moment the state becomes stale.
    var validUntil: Instant { min(streaks.validUntil, index.validUntil) }

    init(of habit: Habit?, in journal: Journal, with kit: Kit) {
        let context = kit.context
        let clock = context.clock(for: journal)
        let history = journal.history(of: habit?.id, now: context.now, clock: clock)
        streaks = StreakState(of: habit, history, in: journal, context: context)
        index = history.days
        earned = history.earned
        firstWeekday = journal.settings.firstWeekday
        let today = index.today
        names = DayNames(until: today, in: kit.phrases)
        restsAhead = Set(journal.restDays.filter { $0 > today })
    }

    /// The status by which a day is named: a skipped day is skipped, also if it ends the streak.
    func status(of activity: DayActivity) -> DayActivity.Status {
        status(activity.status, on: activity.day)
    }

    /// The status by which a day of a status is named.
    func status(_ status: DayActivity.Status, on day: CalendarDay) -> DayActivity.Status {
        status != .completed && index.isSkipped(on: day) ? .skipped : status
    }

    /// The spoken label of a day.
    func label(of activity: DayActivity, _ phrases: Phrases) -> Phrase {
        phrases.calendarDay(
            status(of: activity), minutes: activity.minutes, sessions: activity.frequency,
            on: names[activity.day].spoken)
    }

    /// A day and its minutes: `March 18: 15 minutes`; its status if it has none.
    func minutes(of activity: DayActivity, on date: String, _ phrases: Phrases) -> Phrase {
        activity.minutes > 0
            ? phrases.practiceCalendarDay(date: date, count: activity.minutes)
            : phrases.calendarDay(status(of: activity), minutes: 0, on: date)
    }

    /// Whether days are described as done or not done, because no minutes are known.
    ///
    /// Days without practice are described like the rest of the history.
    func isMarked(minutes: Int, done: Int) -> Bool {
        minutes == 0 && (done > 0 || index.isOnlyMarked)
    }

    /// The first day of the week that contains a day.
    func weekStart(of day: CalendarDay) -> CalendarDay {
        day.weekStart(firstWeekday)
    }
}
