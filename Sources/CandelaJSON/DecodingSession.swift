/// State shared by the decoders of one value: the root, the members read and the warnings.
final class DecodingSession {
    let root: JSONValue
    let notesMembers: Bool

    /// Whether optional parts that cannot be decoded are left out instead of failing the whole.
    let isLenient: Bool

    /// The errors of the parts left out, in document order.
    private(set) var omissions: DiagnosticLog

    /// The indices of the elements left out, by the path of their list.
    private(set) var omitted: [String: IndexBits] = [:]

    /// The warnings about the parts that are decoded.
    private var log: DiagnosticLog

    /// The reading of the current part.
    private var part = Part()

    /// The node indices of what was left out of the current part.
    private var left: [Range<Int>] = []
    private var vocabularies: [ObjectIdentifier: [String]] = [:]

    /// The members read and the words met in a part, whose warnings are made when it is decoded.
    struct Part {
        /// The names requested from each partially read object, by its node index.
        var asked: [Int: Set<String>] = [:]

        /// Objects whose members were all read, or whose names are data, as a dictionary's are.
        var open: Set<Int> = []

        /// The warning for each unknown word, by its node index.
        var words: [Int: Diagnostic] = [:]
    }

    let userInfo: [CodingUserInfoKey: any Sendable]

    init(
        root: JSONValue, notesMembers: Bool, isLenient: Bool = false,
        omissions: DiagnosticLog = DiagnosticLog(), warnings: DiagnosticLog = DiagnosticLog(),
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) {
        (self.omissions, log) = (omissions, warnings)
        self.userInfo = userInfo
        self.root = root
        self.notesMembers = notesMembers
        self.isLenient = isLenient
    }

    /// Records that a value was left out. The members and words in it need no warnings.
    ///
    /// - Parameters:
    ///   - position: The index of an element of a list; `nil` for a member.
    ///   - path: The path of the member or list.
    func omit(
        _ value: JSONValue, at position: Int?, of path: String, _ diagnostic: Diagnostic
    ) {
        omissions.append(diagnostic)
        if let position { omitted[path, default: IndexBits()].insert(position) }
        leaveOut(value)
    }

    /// Records that the members and words in a value need no warnings.
    func leaveOut(_ value: JSONValue) { left.append(value.index..<Int(value.node.next)) }

    /// Begins a list whose elements are decoded once, one after another, so that the warnings about
    /// each can be made before the next.
    ///
    /// - Returns: The reading outside the list.
    func beginParts() -> (part: Part, left: [Range<Int>]) {
        defer { (part, left) = (Part(), []) }
        return (part, left)
    }

    /// Makes the warnings about an element.
    func endPart() {
        logWarnings()
        part.open.removeAll(keepingCapacity: true)
        if !part.asked.isEmpty { part.asked = [:] }
        if !part.words.isEmpty { part.words = [:] }
        if !left.isEmpty { left = [] }
    }

    /// Continues the reading outside a list.
    func endParts(_ outside: (part: Part, left: [Range<Int>])) { (part, left) = outside }

    func asked(for names: [String], in object: JSONValue) {
        part.asked[object.index, default: []].formUnion(names)
    }

    func requestedAll(in object: JSONValue) {
        if notesMembers { part.open.insert(object.index) }
    }

    /// Records that the members of an object need warnings although all were requested.
    func requestedSome(in object: JSONValue) { part.open.remove(object.index) }

    /// Records a warning for an unknown word, in case decoding continues without it.
    func survived(_ warning: Diagnostic, at word: JSONValue) {
        if notesMembers { part.words[word.index] = warning }
    }

    /// Records a warning for each member of an object whose name is not among the given ones.
    func noteMembers(of object: JSONValue, besides names: [String]) {
        guard notesMembers else { return }
        for member in object.members where !names.contains(member.name) {
            part.words[member.index] = .unknown(member, among: names)
        }
    }

    /// The known words of a type that accepts others too; `nil` for any other type.
    func openWords<T>(of type: T.Type) -> [String]? {
        guard notesMembers else { return nil }
        if let known = vocabularies[ObjectIdentifier(type)] { return known.isEmpty ? nil : known }
        let own = (type as? any ExtensibleVocabulary.Type)?.words(in: userInfo) ?? []
        let known = (type as? any CaseIterable.Type).map { Vocabulary.words(of: $0) + own } ?? []
        vocabularies[ObjectIdentifier(type)] = known
        return known.isEmpty ? nil : known
    }

    /// A warning for each member that was never requested and each unknown word, in document order.
    func warnings() -> DiagnosticLog {
        logWarnings()
        log.sortByPlace()
        return log
    }

    /// Logs the warnings about the current part. What was left out has none: its members were not
    /// requested because of the error.
    private func logWarnings() {
        guard !(part.words.isEmpty && part.asked.isEmpty) else { return }
        var found = part.words.map { ($0.key, $0.value) }
        for (index, names) in part.asked where !part.open.contains(index) {
            for member in JSONValue(storage: root.storage, index: index).members
            where !names.contains(member.name) {
                found.append((member.index, .unknown(member, among: names.sorted())))
            }
        }
        for (index, warning) in found.ordered(by: { $0.0 < $1.0 })
        where !left.contains(where: { $0.contains(index) }) {
            log.append(warning)
        }
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

extension Diagnostic {
    /// The warning for a member that is not among the known ones.
    fileprivate static func unknown(_ member: JSONMember, among names: [String]) -> Diagnostic {
        .warning(
            "unknown-member", "unknown member '\(member.name)'", at: member.namePlace,
            help: Suggestions.help(for: member.name, among: names))
    }
}

/// A diagnostic wrapped for code that handles only `DecodingError`.
struct DecodingFailure: Error {
    let diagnostic: Diagnostic
}
