extension Routine {
    /// Whether another routine is a part of this one, directly or through others. Each is a part of
    /// itself.
    ///
    /// - Parameter routines: Those an included routine is looked up in.
    public func includes(_ id: String, among routines: [Routine]) -> Bool {
        var seen: Set<String> = []
        var open = [self]
        while let routine = open.popLast() {
            if routine.id == id { return true }
            guard seen.insert(routine.id).inserted else { continue }
            var steps = routine.steps
            while let step = steps.popLast() {
                steps += step.steps
                guard step.kind == .routine, let part = step.routine else { continue }
                if part == id { return true }
                open += routines.filter { $0.id == part }
            }
        }
        return false
    }
}
