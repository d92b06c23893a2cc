import CandelaJSON
import CandelaRules

extension Journal {
    /// The routine that is asked for, by its id or its exact name; `nil` when none is.
    func routine(_ options: some RoutineOptions) throws(ScreenError) -> Routine? {
        guard let text = options.routine else { return nil }
        if let routine = routines.first(where: { $0.id == text }) { return routine }
        let named = routines.filter { $0.name == text }
        if named.count > 1 { throw .ambiguousRoutine(text, ids: named.map(\.id)) }
        guard let routine = named.first else {
            throw .unknownRoutine(
                text,
                closest: Suggestions.closest(
                    to: text, among: routines.map(\.name), countsParts: true))
        }
        return routine
    }

    /// The mode that is chosen; `nil` for all routines.
    var chosenRoutineMode: RoutineMode? {
        routineModes.first { $0.id == settings.routineMode }
    }

    /// The routines of the chosen mode, in the journal's order; a mode that holds none of them holds
    /// all.
    var shownRoutines: [Routine] {
        guard let mode = chosenRoutineMode else { return routines }
        let held = routines.filter { mode.routines.contains($0.id) }
        return held.isEmpty ? routines : held
    }
}
