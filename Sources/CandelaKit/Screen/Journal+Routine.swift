import CandelaJSON
public import CandelaRules

extension Journal {
    /// The routine that is asked for, by its id or its exact name; `nil` when none is.
    public func routine(_ options: some RoutineOptions) throws(ScreenError) -> Routine? {
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
}
