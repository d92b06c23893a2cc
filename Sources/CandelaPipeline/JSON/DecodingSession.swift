/// What the decoders of one value share: where paths lead, and which members were asked for.
final class DecodingSession {
    let root: JSONValue
    private let notesMembers: Bool

    /// The names asked for in each object that was opened, by its index.
    private var asked: [Int: Set<String>] = [:]

    /// Objects whose names are data, as a dictionary's are.
    private var open: Set<Int> = []

    init(root: JSONValue, notesMembers: Bool) {
        self.root = root
        self.notesMembers = notesMembers
    }

    func opened(_ object: JSONValue) {
        if notesMembers { asked[object.index, default: []].formUnion([]) }
    }

    func asked(for name: String, in object: JSONValue) {
        if notesMembers { asked[object.index, default: []].insert(name) }
    }

    func askedForAll(in object: JSONValue) {
        if notesMembers { open.insert(object.index) }
    }

    /// A warning for each member that was not asked for, in the order of the text.
    func unknownMembers() -> [Diagnostic] {
        asked.filter { !open.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { index, names in
            JSONValue(storage: root.storage, index: index).members.filter {
                !names.contains($0.name)
            }.map { member in
                Diagnostic.warning(
                    "unknown-member", "nothing reads '\(member.name)' here", at: member.namePlace,
                    help: Suggestions.help(for: member.name, among: names.sorted()))
            }
        }
    }

    /// The value that a path leads to, or the last one on the way that there is.
    func value(at path: [any CodingKey]) -> JSONValue {
        var value = root
        for key in path {
            let next =
                if value.isArray, let position = key.intValue { value[position] } else {
                    value[key.stringValue]
                }
            guard let next else { return value }
            value = next
        }
        return value
    }

    /// What to tell about any error that was thrown while decoding `value` at `path`.
    func diagnostic(
        for error: any Error, at path: [any CodingKey], in value: JSONValue
    ) -> Diagnostic {
        guard let error = error as? DecodingError else {
            return .invalid("\(error)", at: path, in: value)
        }
        switch error {
        case .keyNotFound(let key, let context):
            return (context.underlyingError as? DecodingFailure)?.diagnostic
                ?? .missing(key, at: context.codingPath, in: self.value(at: context.codingPath))
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            return (context.underlyingError as? DecodingFailure)?.diagnostic
                ?? .invalid(
                    context.debugDescription, at: context.codingPath,
                    in: self.value(at: context.codingPath))
        @unknown default: return .invalid("\(error)", at: path, in: value)
        }
    }
}

/// A diagnostic on its way through code that knows `DecodingError` only.
struct DecodingFailure: Error {
    let diagnostic: Diagnostic
}
