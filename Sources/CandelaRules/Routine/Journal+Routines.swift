extension Journal {
    /// The routine mode that is chosen; nil for all routines.
    public var chosenRoutineMode: RoutineMode? {
        routineModes.first { $0.id == settings.routineMode }
    }

    /// The routines of the chosen mode, in the journal's order; a mode that holds none of them holds
    /// all.
    public var shownRoutines: [Routine] {
        guard let mode = chosenRoutineMode else { return routines }
        let held = Set(mode.routines)
        let shown = routines.filter { held.contains($0.id) }
        return shown.isEmpty ? routines : shown
    }
}
