extension RoutineSession {
    /// How many of a routine's steps are behind the session: done or left out, each once.
    ///
    /// Source: product-facts 3.20, skips count; 3.18, paused sessions.
    public func stepsPassed(of routine: Routine) -> Int {
        let passed = Set(completed).union(skipped)
        return routine.steps.count { passed.contains($0.id) }
    }
}
