import CandelaElements
import CandelaRules

extension Session {
    mutating func celebrate(
        _ celebration: Intent.Celebration, in context: Context
    ) throws(SessionError) -> [Effect] {
        if celebration.weight != nil {
            celebrating = nil
            return try change { _ = $0.celebrateMilestones() }
        }
        celebrating = nil
        if let habit = celebration.habit { try requireHabit(habit, at: "habit") }
        let marks = self.celebration(of: celebration.habit, in: context)?.marks ?? []
        return try keep(marks.filter { $0.days <= celebration.days ?? .max })
    }
}
