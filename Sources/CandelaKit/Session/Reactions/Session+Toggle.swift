import CandelaElements
import CandelaRules

extension Session {
    /// Completes a habit for a day, or removes its completion.
    mutating func toggle(
        _ habit: String, on day: CalendarDay, in context: Context
    ) throws(SessionError) -> [Effect] {
        try requireHabit(habit, at: "habit")
        try requireDay(day, in: context)
        let at = context.zoned(context.now)
        let taken = reservedIDs(.completion)
        return try change { journal throws(JournalBreach) in
            try journal.toggle(habit: habit, on: day, at: at, besides: taken, now: context.now)
        }
    }
}
