public import CandelaElements

/// An action of the person: an intent, and the entered value if the intent asks for one.
///
/// A front end sends nothing else. In JSON: `{"intent": {"kind": "toggle", "habit": "read", "day":
/// "2026-03-18"}}`.
public struct Event: Sendable, Hashable, Codable {
    /// The intent of the action.
    public var intent: Intent

    /// The entered value; absent if the intent asks for none.
    public var value: Intent.Value?

    /// Creates an event.
    public init(_ intent: Intent, entering value: Intent.Value? = nil) {
        self.intent = intent
        self.value = value
    }
}

extension Action {
    /// The event of performing the action.
    ///
    /// - Parameter value: The entered value, for an intent with an `Intent.entry`; `nil` for the
    ///   entry's initial value.
    public func event(entering value: Intent.Value? = nil) -> Event {
        Event(intent, entering: value)
    }
}

extension Event {
    /// The entered value, or else the entry's initial value. Numbers and weights are checked
    /// against the entry's bounds; other formats must be text within its maximum length.
    ///
    /// - Throws: ``SessionError`` with the id `invalid-value` if there is no value, or it is not
    ///   valid.
    public func entered(_ entry: Intent.Entry) throws(SessionError) -> Intent.Value {
        guard let value = value ?? entry.value else {
            throw .value("enter a \(entry.format.rawValue)")
        }
        switch entry.format {
        case .number, .weight:
            guard let number = value.number, number.isFinite else {
                throw .value("\(value.quoted) is not a number")
            }
            let (low, high) = (entry.min ?? -.infinity, entry.max ?? .infinity)
            guard low <= number, number <= high else {
                throw .value(
                    "\(number) is out of range: use \(entry.min ?? low) to \(entry.max ?? high)")
            }
        default:
            guard let text = value.text else { throw .value("\(value.quoted) is not text") }
            if let most = entry.maximumLength, text.count > most {
                throw .value("a text of \(text.count) characters is too long: use up to \(most)")
            }
        }
        return value
    }
}
