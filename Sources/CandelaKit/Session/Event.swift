public import CandelaElements

/// What a person did: an intent, and the value entered if the intent asks for one.
///
/// It is all a front end sends. On any wire it is JSON:
/// `{"intent": {"kind": "toggle", "habit": "read", "day": "2026-03-18"}}`.
public struct Event: Sendable, Hashable, Codable {
    /// What is to happen, as the action said it.
    public var intent: Intent

    /// The value entered; absent when the intent asks for none.
    public var value: Intent.Value?

    /// An intent with the value entered.
    public init(_ intent: Intent, entering value: Intent.Value? = nil) {
        self.intent = intent
        self.value = value
    }
}

extension Action {
    /// The event of doing the action.
    ///
    /// - Parameter value: What was entered, for an intent with an `Intent.entry`. Without one the
    ///   value the entry begins with is meant.
    public func event(entering value: Intent.Value? = nil) -> Event {
        Event(intent, entering: value)
    }
}

extension Event {
    /// The value of an entry, checked against its format, bounds and length.
    public func entered(_ entry: Intent.Entry) throws(SessionError) -> Intent.Value {
        guard let value = value ?? entry.value else {
            throw .value("a \(entry.format.rawValue) is to be entered")
        }
        switch entry.format {
        case .number, .weight:
            guard let number = value.number, number.isFinite else {
                throw .value("\(value.quoted) is no number")
            }
            let (low, high) = (entry.min ?? -.infinity, entry.max ?? .infinity)
            guard low <= number, number <= high else {
                throw .value(
                    "\(number) is out of range: use \(entry.min ?? low) to \(entry.max ?? high)")
            }
        default:
            guard let text = value.text else { throw .value("\(value.quoted) is no text") }
            if let most = entry.maximumLength, text.count > most {
                throw .value("a text of \(text.count) characters is too long: use up to \(most)")
            }
        }
        return value
    }
}
