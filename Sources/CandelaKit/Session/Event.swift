public import CandelaElements

/// An action of the person: an intent, and the value entered in a field, a stepper or a chart.
///
/// A front end sends nothing else. In JSON: `{"intent": {"kind": "toggle", "habit": "read", "day":
/// "2026-03-18"}}`.
public struct Event: Sendable, Equatable, Codable {
    /// The intent of the action.
    public var intent: Intent

    /// The entered value; absent if none was entered.
    public var value: Intent.Value?

    /// Creates an event.
    public init(_ intent: Intent, entering value: Intent.Value? = nil) {
        self.intent = intent
        self.value = value
    }
}

extension Event {
    /// Rejects a value that the intent does not ask for.
    func requireAskedValue() throws(SessionError) {
        guard let value, !intent.asksForValue else { return }
        throw .value("'\(intent.kind)' takes no value, not \(value.quoted)")
    }
}

extension Intent {
    /// Whether the value is entered, and not part of the intent.
    fileprivate var asksForValue: Bool {
        switch self {
        case .enter, .log(.weighIn), .log(.practice(minutes: nil, habit: _, day: _)),
            .reorder(step: _, to: nil), .app, .unknown:
            true
        default: false
        }
    }
}

extension Action {
    /// The event of performing the action.
    ///
    /// - Parameter value: The entered value, for the action of a field, a stepper or a chart.
    public func event(entering value: Intent.Value? = nil) -> Event {
        Event(intent, entering: value)
    }
}

extension Element.Input {
    /// Checks an entered value.
    ///
    /// - Throws: ``SessionError`` with the id `invalid-value` if the value has a problem.
    func check(_ value: Intent.Value?) throws(SessionError) {
        guard let problem = problem(with: value) else { return }
        let quoted = value?.quoted ?? "nothing"
        let (low, high) = (min?.quoted ?? "any", max?.quoted ?? "any")
        switch problem {
        case .missing: throw .value("a value is required")
        case .malformed: throw .value("\(quoted) is not \(form)")
        case .outOfRange: throw .value("\(quoted) is out of range: use \(low) to \(high)")
        case .betweenSteps: throw .value("\(quoted) is not a multiple of \(step ?? 1)")
        case .tooLong:
            throw .value("the text is too long: use up to \(maximumLength ?? 0) characters")
        }
    }

    /// The text of a required text field that was emptied; `nil` for any other value and field.
    func emptiedText(_ value: Intent.Value?) -> Intent.Value? {
        switch format {
        case .decimal, .integer, .day, .time: nil
        default: problem(with: value) == .missing ? value ?? "" : nil
        }
    }

    /// The form in which a value is sent.
    private var form: String {
        switch format {
        case .decimal: "a number"
        case .integer: "a whole number"
        case .time: "a time of day such as '08:00'"
        case .day: "a day such as '2026-03-18'"
        default: "text"
        }
    }
}
