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

extension PatchedValue {
    /// Sets or removes the value at a path.
    ///
    /// Missing members, and missing elements of lists of plain values, are created. Removing an
    /// element moves those after it up. An index is at most 999.
    ///
    /// - Returns: Whether the path is valid.
    fileprivate mutating func set(
        _ path: ArraySlice<OptionSteps.Step>, to value: JSONValue?
    ) -> Bool {
        open()
        switch (path.first, self) {
        case (.member(let name)?, .object(var members)):
            let index = members.firstIndex { $0.name == name }
            var member = index.map { members[$0].value }
            guard Self.set(&member, path.dropFirst(), to: value) else { return false }
            switch (index, member) {
            case (let index?, let member?): members[index].value = member
            case (let index?, nil): members.remove(at: index)
            case (nil, let member?): members.append((name, member))
            case (nil, nil): break
            }
            self = .object(members)
        case (.element(let id)?, .array(var elements)):
            guard let index = elements.firstIndex(where: { $0.id == id }) ?? Int(id),
                (0..<1000).contains(index)
            else { return false }
            if path.count == 1, value != nil, let zero = Self.zero {
                while elements.count <= index { elements.append(.kept(zero)) }
            }
            guard elements.indices.contains(index) else { return false }
            var element: PatchedValue? = elements[index]
            guard Self.set(&element, path.dropFirst(), to: value) else { return false }
            if let element { elements[index] = element } else { elements.remove(at: index) }
            self = .array(elements)
        default: return false
        }
        return true
    }

    private static func set(
        _ part: inout PatchedValue?, _ rest: ArraySlice<OptionSteps.Step>, to value: JSONValue?
    ) -> Bool {
        guard let next = rest.first else {
            part = value.map { .kept($0) }
            return true
        }
        var inner = part ?? next.emptyContainer
        guard inner.set(rest, to: value) else { return false }
        part = inner
        return true
    }

    private static let zero = try? JSONDocument(encoding: 0).root

    private var id: String? {
        switch self {
        case .kept(let value): value["id"]?.string
        case .object, .array: nil
        }
    }
}

extension OptionSteps.Step {
    /// The object or list that the step selects from.
    fileprivate var emptyContainer: PatchedValue {
        if case .element = self { .array([]) } else { .object([]) }
    }
}

extension JSONValue {
    /// The places of the values on a path, and of their names.
    fileprivate func places(along path: ArraySlice<OptionSteps.Step>) -> [SourcePosition] {
        let rest = path.dropFirst()
        switch path.first {
        case .member(let name)?:
            guard let member = members.first(where: { $0.isNamed(name) }) else { return [] }
            return [member.namePlace, member.value.place] + member.value.places(along: rest)
        case .element(let id)?:
            let elements = Array(elements)
            guard let index = elements.firstIndex(where: { $0["id"]?.string == id }) ?? Int(id),
                elements.indices.contains(index)
            else { return [] }
            return [elements[index].place] + elements[index].places(along: rest)
        case nil: return []
        }
    }
}

extension Encodable where Self: Decodable {
    /// Options with the value at a path changed or removed.
    ///
    /// They are encoded as JSON, changed and decoded, so that every change is checked by their own
    /// decoding.
    ///
    /// - Throws: ``SessionError`` with the id `unknown-option` if there is no such path, or
    ///   `invalid-value` if the value cannot be decoded.
    func setting(_ option: String, to value: Intent.Value?) throws(SessionError) -> Self {
        guard let path = OptionSteps(option)?.steps[...] else { throw .noOption(option) }
        do {
            var tree = PatchedValue.kept(try JSONDocument(encoding: self).root)
            let new = try value.map { try JSONDocument(encoding: $0).root }
            guard tree.set(path, to: new) else { throw SessionError.noOption(option) }
            let document = try JSONDocument(parsing: tree.text, file: "options")
            var warnings: [Diagnostic] = []
            let changed = try JSONTextDecoder().decode(
                Self.self, from: document.root, warnings: &warnings)
            // Decoding skips what it does not know.
            let skipped = warnings.filter { ["unknown-member", "unknown-kind"].contains($0.id) }
            guard !skipped.isEmpty else { return changed }
            let places = document.root.places(along: path)
            guard !skipped.contains(where: { $0.place.map(places.contains) ?? false }) else {
                throw SessionError.noOption(option)
            }
            return changed
        } catch let error as SessionError {
            throw error
        } catch let error as JSONDecodingError {
            throw .invalid(value, option, because: error.diagnostics.first?.message)
        } catch {
            throw .invalid(value, option)
        }
    }
}

extension SessionError {
    static func invalid(
        _ value: Intent.Value?, _ option: String, because reason: String? = nil
    ) -> SessionError {
        let words = "\(value?.quoted ?? "nothing") is not valid for '\(option)'"
        return SessionError(
            "intent.value", reason.map { "\(words): \($0)" } ?? words, id: "invalid-value")
    }

    static func noOption(_ name: String) -> SessionError {
        SessionError("intent.option", "there is no option '\(name)'", id: "unknown-option")
    }
}
