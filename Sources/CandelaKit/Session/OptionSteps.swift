import CandelaElements
import CandelaJSON

/// The path of a value in a screen's options: `draft.routine.steps[bed].name`.
///
/// Dots select members. Brackets select the element of a list with that id, or else the one at that
/// index, counted from 0. Ids in brackets can contain dots; their brackets and percent signs are
/// escaped. A path has at most 16 steps.
struct OptionSteps {
    enum Step {
        case member(String)
        case element(String)
    }

    let steps: [Step]

    init?(_ text: String) {
        var steps: [Step] = []
        var rest = text[...]
        while true {
            let name = rest.prefix { $0 != "." && $0 != "[" }
            guard !name.isEmpty, !name.contains("]") else { return nil }
            steps.append(.member(String(name)))
            rest = rest.dropFirst(name.count)
            while rest.first == "[" {
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let id = rest[..<end].dropFirst()
                guard !id.isEmpty else { return nil }
                steps.append(.element(Self.unescaped(id)))
                rest = rest[end...].dropFirst()
            }
            guard rest.first == "." else { break }
            rest = rest.dropFirst()
        }
        guard rest.isEmpty else { return nil }
        guard !steps.isEmpty, steps.count <= 16 else { return nil }
        self.steps = steps
    }

    /// An id with its brackets and percent signs, as ``OptionPath/element(_:)`` escapes them.
    private static func unescaped(_ id: Substring) -> String {
        let signs = ["%5B": "[", "%5D": "]", "%25": "%"]
        var (rest, text) = (id, "")
        while let next = rest.first {
            let sign = signs[String(rest.prefix(3))]
            text += sign ?? String(next)
            rest = rest.dropFirst(sign == nil ? 1 : 3)
        }
        return text
    }
}

extension Intent.Value {
    /// Sets or removes the value at a path.
    ///
    /// Missing members, and missing elements of lists of plain values, are created. Removing an
    /// element moves those after it up. An index is at most 999.
    ///
    /// - Returns: Whether the path is valid.
    mutating func set(_ path: ArraySlice<OptionSteps.Step>, to value: Intent.Value?) -> Bool {
        guard let step = path.first else { return false }
        let rest = path.dropFirst()
        switch step {
        case .member(let name):
            guard case .object(var members) = self else { return false }
            if rest.isEmpty {
                members[name] = value
            } else {
                var inner = members[name] ?? (rest.isElement ? .list([]) : .object([:]))
                guard inner.set(rest, to: value) else { return false }
                members[name] = inner
            }
            self = .object(members)
        case .element(let id):
            guard case .list(var elements) = self else { return false }
            let place = elements.firstIndex { $0.id == id } ?? Int(id)
            guard let place, (0..<1000).contains(place) else { return false }
            if rest.isEmpty {
                if let value {
                    while elements.count <= place { elements.append(0) }
                    elements[place] = value
                } else {
                    guard elements.indices.contains(place) else { return false }
                    elements.remove(at: place)
                }
            } else {
                guard elements.indices.contains(place), elements[place].set(rest, to: value) else {
                    return false
                }
            }
            self = .list(elements)
        }
        return true
    }

    /// Whether there is a value at a path.
    func has(_ path: ArraySlice<OptionSteps.Step>) -> Bool {
        guard let step = path.first else { return true }
        switch step {
        case .member(let name):
            guard case .object(let members) = self, let inner = members[name] else { return false }
            return inner.has(path.dropFirst())
        case .element(let id):
            guard case .list(let elements) = self else { return false }
            let place = elements.firstIndex { $0.id == id } ?? Int(id)
            guard let place, elements.indices.contains(place) else { return false }
            return elements[place].has(path.dropFirst())
        }
    }

    private var id: String? {
        if case .object(let members) = self { members["id"]?.text } else { nil }
    }
}

extension ArraySlice<OptionSteps.Step> {
    fileprivate var isElement: Bool { if case .element? = first { true } else { false } }
}

extension Encodable where Self: Decodable {
    /// Options or settings with the value at a path changed or removed.
    ///
    /// They are encoded as JSON, changed and decoded, so that every change is checked by their own
    /// decoding.
    ///
    /// - Throws: ``SessionError`` with the id `unknown-option` if there is no such path, or
    ///   `invalid-value` if the value cannot be decoded.
    func setting(_ option: String, to value: Intent.Value?) throws(SessionError) -> Self {
        guard let path = OptionSteps(option) else { throw .noOption(option) }
        do {
            var tree = try JSONTextDecoder().decode(
                Intent.Value.self, from: JSONTextEncoder(style: .compact).encode(self),
                file: "options")
            guard tree.set(path.steps[...], to: value) else { throw SessionError.noOption(option) }
            let changed = try JSONTextDecoder().decode(
                Self.self, from: JSONTextEncoder(style: .compact).encode(tree), file: "options")
            guard value != nil else { return changed }
            // Decoding ignores unknown members, so check that the value was kept.
            let written = try JSONTextDecoder().decode(
                Intent.Value.self, from: JSONTextEncoder(style: .compact).encode(changed),
                file: "options")
            guard written.has(path.steps[...]) else { throw SessionError.noOption(option) }
            return changed
        } catch let error as SessionError {
            throw error
        } catch {
            throw SessionError(
                "intent.value", "\(value?.quoted ?? "nothing") is not valid for '\(option)'",
                id: "invalid-value")
        }
    }
}

extension SessionError {
    static func noOption(_ name: String) -> SessionError {
        SessionError("intent.option", "there is no option '\(name)'", id: "unknown-option")
    }
}
