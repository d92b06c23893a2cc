extension RoutineSession {
    /// How many of a routine's steps are behind the session: done or left out, each once.
    ///
    /// A habit that was skipped counts as handled.
    public func stepsPassed(of routine: Routine) -> Int {
        let passed = Set(completed).union(skipped)
        return routine.steps.count { passed.contains($0.id) }
    }
}
