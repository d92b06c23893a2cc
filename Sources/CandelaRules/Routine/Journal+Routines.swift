extension Journal {
    /// The selected routine mode; `nil` for all routines. It is also `nil` if the selected one does
    /// not exist.
    public var chosenRoutineMode: RoutineMode? {
        routineModes.first { $0.id == settings.routineMode }
    }

    /// The routines of the selected mode, in the journal's order; all routines if no mode is
    /// selected or none of its routines exists.
    public var shownRoutines: [Routine] {
        guard let mode = chosenRoutineMode else { return routines }
        let held = Set(mode.routines)
        let shown = routines.filter { held.contains($0.id) }
        return shown.isEmpty ? routines : shown
    }
}
