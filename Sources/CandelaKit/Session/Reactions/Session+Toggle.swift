import CandelaElements
import CandelaRules

extension Session {
    mutating func toggle(
        _ habit: String, on day: CalendarDay, in context: Context
    ) throws(SessionError) -> [Effect] {
        try requireHabit(habit, at: "habit")
        try requireDay(day, in: context)
        let at = context.zoned(context.now)
        return try change { journal throws(JournalBreach) in
            try journal.toggle(habit: habit, on: day, at: at, now: context.now)
        }
    }
}
