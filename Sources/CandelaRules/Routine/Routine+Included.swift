extension Routine {
    /// The ids of the routines that include a routine, directly or through others, and its own id.
    ///
    /// - Parameter routines: The routines searched, including intermediate ones.
    public static func ids(including id: String, among routines: [Routine]) -> Set<String> {
        var holders: [String: [String]] = [:]
        for routine in routines {
            for part in routine.includedIDs { holders[part, default: []].append(routine.id) }
        }
        var found: Set<String> = []
        var open = [id]
        while let part = open.popLast() {
            guard found.insert(part).inserted else { continue }
            open += holders[part] ?? []
        }
        return found
    }

    /// The ids of the routines that its own steps include, at any nesting depth.
    var includedIDs: Set<String> {
        var found: Set<String> = []
        var open = steps
        while let step = open.popLast() {
            open += step.steps
            if step.kind == .routine, let id = step.routine { found.insert(id) }
        }
        return found
    }
}
