/// State shared by the decoders of one value: the root, the members read and the warnings.
final class DecodingSession {
    let root: JSONValue
    let notesMembers: Bool

    /// Whether optional parts that cannot be decoded are left out instead of failing the whole.
    let isLenient: Bool

    /// The omitted parts, in document order.
    private(set) var omissions: [DecodingOmission] = []

    /// The node indexes of the omitted parts, in which members were not read for another reason.
    private var omitted: [Range<Int>] = []

    /// The names requested from each partially read object, by its node index.
    private var asked: [Int: Set<String>] = [:]

    /// Objects whose members were all read, or whose names are data, as a dictionary's are.
    private var open: Set<Int> = []

    /// The warning for each unknown word, by its node index.
    private var words: [Int: Diagnostic] = [:]
    private var vocabularies: [ObjectIdentifier: [String]] = [:]

    let userInfo: [CodingUserInfoKey: any Sendable]

    init(
        root: JSONValue, notesMembers: Bool, isLenient: Bool = false,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) {
        self.userInfo = userInfo
        self.root = root
        self.notesMembers = notesMembers
        self.isLenient = isLenient
    }

    func omit(_ omission: DecodingOmission, _ value: JSONValue) {
        omissions.append(omission)
        if notesMembers { omitted.append(value.index..<Int(value.node.next)) }
    }

    func asked(for names: [String], in object: JSONValue) {
        asked[object.index, default: []].formUnion(names)
    }

    func requestedAll(in object: JSONValue) {
        if notesMembers { open.insert(object.index) }
    }

    /// Records a warning for an unknown word, in case decoding continues without it.
    func survived(_ warning: Diagnostic, at word: JSONValue) {
        if notesMembers { words[word.index] = warning }
    }

    /// The known words of a type that accepts others too; `nil` for any other type.
    func openWords<T>(of type: T.Type) -> [String]? {
        guard notesMembers else { return nil }
        if let known = vocabularies[ObjectIdentifier(type)] { return known.isEmpty ? nil : known }
        let known = (type as? any CaseIterable.Type).map { Vocabulary.words(of: $0) } ?? []
        vocabularies[ObjectIdentifier(type)] = known
        return known.isEmpty ? nil : known
    }

    /// A warning for each member that was never requested and each unknown word, in document order.
    /// Parts left out have none: their members were not requested because of the error.
    func warnings() -> [Diagnostic] {
        var found = words.map { ($0.key, $0.value) }
        for (index, names) in asked where !open.contains(index) {
            for member in JSONValue(storage: root.storage, index: index).members
            where !names.contains(member.name) {
                let help = Suggestions.help(for: member.name, among: names.sorted())
                found.append(
                    (
                        member.index,
                        .warning(
                            "unknown-member", "unknown member '\(member.name)'",
                            at: member.namePlace, help: help)
                    ))
            }
        }
        let kept = found.sorted { $0.0 < $1.0 }
        guard !omitted.isEmpty else { return kept.map(\.1) }
        var parts = omitted.sorted { $0.lowerBound < $1.lowerBound }[...]
        return kept.filter { index, _ in
            parts = parts.drop { $0.upperBound <= index }
            return parts.first?.contains(index) != true
        }
        .map(\.1)
    }

    /// The value at a path, or the deepest one on the path that exists.
    func value(at path: some Sequence<any CodingKey>, from start: JSONValue? = nil) -> JSONValue {
        var value = start ?? root
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

    /// The diagnostic for any error thrown while decoding `value` at `path`.
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

/// A diagnostic wrapped for code that handles only `DecodingError`.
struct DecodingFailure: Error {
    let diagnostic: Diagnostic
}
