import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules

/// An action that a renderer sent: what was pressed, and what was entered.
struct A2UIAction: Sendable {
    let surface: String

    /// The context of the event.
    private let context: JSONValue?
    private let source: JSONValue

    /// Reads an action, or a message with one.
    ///
    /// - Throws: A data failure for a member that is missing.
    init(_ value: JSONValue) throws(Failure) {
        source = value["action"] ?? value
        guard let surface = source["surfaceId"]?.string else {
            throw .data("'surfaceId' is missing", id: "missing-member", at: source.place)
        }
        self.surface = surface
        context = source["context"]
    }

    /// The moment of the screen on which the person acted; `nil` if the renderer did not say it.
    var shown: ZonedInstant? { context?["shown"]?.string.flatMap { ZonedInstant($0) } }

    /// The values of inputs, by key.
    var entered: [String: JSONValue] {
        let members = context?["entered"].map { Array($0.members) } ?? []
        return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// The events of the action: of each input that was changed, in their order, then of the
    /// button.
    ///
    /// - Parameter surface: The surface on which the person acted.
    /// - Throws: A data failure for a value that an input cannot have, and for an invalid intent.
    func events(
        on surface: A2UISurface?, of app: AppDefinition, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> [Event] {
        var events: [Event] = []
        for input in surface?.inputs ?? [] {
            guard let value = entered[input.key], !input.holds(value) else { continue }
            events.append(try input.event(entering: value))
        }
        guard let text = context?["intent"] else { return events }
        guard let json = text.string else {
            throw .data("'intent' is JSON as text", id: "invalid-value", at: text.place)
        }
        let intent: Intent
        do throws(Failure) {
            let value = try Document.json(Array(json.utf8), "intent")
            intent = try Document.read(value, apps: [app], &warnings) { try Intent(from: $0) }
        } catch {
            throw error.at(text.place)
        }
        let value = try context?["value"].map { value throws(Failure) in
            try Document.read(value, &warnings) { try Intent.Value(from: $0) }
        }
        // An input of Candela's own catalog sends its intent; its value was entered above.
        if case .enter = intent, value == nil { return events }
        return events + [Event(intent, entering: value)]
    }
}

extension A2UIInput {
    /// Whether a value that a renderer sent is the one drawn.
    func holds(_ sent: JSONValue) -> Bool {
        switch value {
        case .text(let text): sent.string == text
        case .number(let number): sent.number?.double == number
        case .flag(let flag): sent.bool == flag
        case .list(let values):
            sent.elements.map { A2UIValue.text($0.string ?? "") } == values
        default: false
        }
    }

    /// The event of entering a value.
    fileprivate func event(entering sent: JSONValue) throws(Failure) -> Event {
        switch form {
        case .choice(let actions):
            let chosen = sent.string ?? sent.elements.first(where: { _ in true })?.string
            guard let action = actions.first(where: { $0.id == chosen }) else {
                throw .data(
                    "'\(chosen ?? "")' is no option of '\(key)'", id: "invalid-value",
                    at: sent.place)
            }
            return action.event()
        case .entry(let input, let action):
            guard let value = input.value(from: sent) else {
                throw .data(
                    "'\(sent.string ?? "")' is no value of '\(key)'", id: "invalid-value",
                    at: sent.place)
            }
            return action.event(entering: value.given)
        }
    }
}

/// A value that was entered, or that an input is empty.
private struct Entered {
    let given: Intent.Value?
}

extension Element.Input {
    /// The value in the form in which it is sent; `nil` for a malformed one.
    fileprivate func value(from sent: JSONValue) -> Entered? {
        if let number = sent.number?.double { return Entered(given: .number(onStep(number))) }
        guard let text = sent.string else { return nil }
        switch format {
        case .decimal, .integer:
            let plain = text.trimmed
            if plain.isEmpty { return Entered(given: nil) }
            // A comma that may separate thousands is refused.
            let parts = plain.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count < 2 || parts.count == 2 && parts[1].count != 3,
                let number = Double(plain.replacing(",", with: ".")), number.isFinite
            else { return nil }
            return Entered(given: .number(onStep(number)))
        case .day: return Entered(given: text.isEmpty ? nil : .text(String(text.prefix(10))))
        case .time:
            let time = text.split(separator: "T").last.map(String.init) ?? ""
            return Entered(given: time.isEmpty ? nil : .text(String(time.prefix(5))))
        default: return Entered(given: .text(text))
        }
    }

    /// The nearest number on a step, counted from the minimum or from 0.
    private func onStep(_ number: Double) -> Double {
        guard let step = step ?? (format == .integer ? 1 : nil), step > 0 else { return number }
        let start = min?.number ?? 0
        let nearest = start + ((number - start) / step).rounded() * step
        // Steps such as 0.1 are not exact in binary: a typed 228.2 stays 228.2.
        return abs(nearest - number) < 1e-6 ? number : (nearest * 1e6).rounded() / 1e6
    }
}
