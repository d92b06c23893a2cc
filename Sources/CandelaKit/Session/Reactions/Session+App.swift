import CandelaElements

extension Session {
    /// Passes an app's own intent to the host, with the entered value if there is one.
    func perform(_ name: String, _ value: Intent.Value?, _ event: Event) -> [Effect] {
        [.app(name: name, value: event.value ?? value)]
    }

    /// Rejects a value of an app's own intent that the field or stepper with the intent on the
    /// frontmost screen does not accept.
    func requireInput(of event: Event, in context: Context) throws(SessionError) {
        guard let value = event.value else { return }
        try (try? screen(in: context))?.input(of: event.intent)?.check(value)
    }
}
