import CandelaElements
import CandelaKit
import CandelaRules

/// What the screens of practice show, worked out from a journal once, so that all of their cards
/// agree.
struct PracticeState {
    let streaks: StreakState
    let names: DayNames
    let index: ActivityIndex
    let firstWeekday: Weekday

    /// The days of rest that lie ahead; those up to today are in the ``index``.
    let restsAhead: Set<CalendarDay>

    /// The milestones that some run reached, each with the day the first such run did.
    let earned: [StreakMilestones.Reached]

    var streak: Streak { streaks.streak }
    var today: CalendarDay { index.today }

    /// The next moment at which any of it becomes wrong.
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

    /// What became of a day, in words.
    func label(of activity: DayActivity, _ phrases: Phrases) -> Phrase {
        phrases.calendarDay(
            activity.status, minutes: activity.minutes, on: names[activity.day].spoken)
    }

    /// Whether some days are called done or not, since no minutes are known of them. Days on which
    /// nothing was done are called what the rest of the history is.
    func isMarked(minutes: Int, done: Int) -> Bool {
        minutes == 0 && (done > 0 || index.isOnlyMarked)
    }

    /// The first day of the week a day is in.
    func weekStart(of day: CalendarDay) -> CalendarDay {
        day.weekStart(firstWeekday)
    }
}
