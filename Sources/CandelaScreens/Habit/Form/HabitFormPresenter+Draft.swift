public import CandelaElements
public import CandelaKit
import CandelaRules

extension HabitFormPresenter {
    /// Saves the habit with its name trimmed; a new one has today as its creation date.
    ///
    /// - Parameter id: The id of the edited habit; `nil` for a new one.
    /// - Returns: The effects; `nil` for records other than habits.
    /// - Throws: `SessionError` if the name is blank, no habit has the id, or the journal rejects
    ///   the habit.
    public func save(
        _ options: inout HabitFormOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .habit else { return nil }
        let draft = options.draft ?? HabitDraft()
        guard draft.canBeSaved else {
            throw .value("a habit needs a name, a short unit and a target of 0 or more")
        }
        let (name, habits) = (draft.name.trimmed, session.journal.habits)
        let unit = draft.unit.trimmed.isEmpty ? nil : draft.unit.trimmed
        let isAtMost = draft.isAtMost && draft.target != nil
        func filled(_ habit: Habit) -> Habit {
            var habit = habit
            (habit.name, habit.symbol, habit.color) = (name, draft.symbol, draft.color)
            habit.isArchived = draft.isArchived
            return habit
        }
        if let id {
            guard var known = habits.first(where: { $0.id == id }) else {
                throw .unknown("habit", id, at: "id")
            }
            let days = session.journal.history(
                of: id, now: context.now, clock: session.clock(in: context)
            ).days
            known.setWeeklyTarget(draft.weeklyTarget, from: days.weekOfNewTarget)
            known.setTarget(
                draft.target, isAtMost: isAtMost, unit: unit,
                from: days.dayOfNewTarget(of: known, isAtMost: isAtMost, unit: unit))
            return try session.change { [known] journal throws(JournalBreach) in
                try journal.replace(filled(known))
            }
        }
        let taken = habits.map(\.id) + session.reservedIDs(.habit)
        var habit = filled(Habit(id: Session.freeID(name, among: taken), name: name))
        habit.created = session.clock(in: context).day(of: context.now)
        habit.weeklyTarget = draft.weeklyTarget < 7 ? draft.weeklyTarget : nil
        (habit.target, habit.isAtMost, habit.unit) = (draft.target, isAtMost, unit)
        return try session.change { [habit] journal throws(JournalBreach) in try journal.add(habit)
        }
    }
}
