import CandelaElements

extension Session {
    /// Passes an app's own intent to the host, with the entered value if there is one.
    ///
    /// - Throws: ``SessionError`` if the field with the intent does not accept the value.
    func perform(
        _ name: String, _ value: Intent.Value?, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let entered = event.value else { return [.app(name: name, value: value)] }
        try (try? screen(in: context))?.input(of: event.intent)?.check(entered)
        return [.app(name: name, value: entered)]
    }
}
