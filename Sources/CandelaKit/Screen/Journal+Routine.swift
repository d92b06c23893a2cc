import CandelaJSON
public import CandelaRules

extension Journal {
    /// The routine of the options, by id or exact name; `nil` if they name none.
    ///
    /// - Throws: ``ScreenError/unknownRoutine(_:closest:)`` or
    ///   ``ScreenError/ambiguousRoutine(_:ids:)`` if no routine has that id or name, or if several
    ///   have that name.
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
