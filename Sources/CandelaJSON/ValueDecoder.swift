/// The decoder of one value.
@usableFromInline package final class ValueDecoder: Decoder {
    /// The position of a value in its parent.
    enum Step {
        case root
        case key(any CodingKey)
        case member(StaticString)
        case index(Int)
    }

    /// The value as it is written.
    package let value: JSONValue
    let session: DecodingSession
    private let parent: ValueDecoder?
    private let step: Step

    /// The node of the member found last, where the next search starts.
    private var lastMember: Int?

    /// The number of members found, as long as they are requested in document order.
    private var found = 0
    private var furthest = -1
    private var isAskedInOrder = true

    /// Whether the members were requested.
    private var isOpened = false

    /// The names of the requested members; empty unless they are noted.
    private(set) var asked: [String] = []

    /// Whether the names of requested members are noted although the session does not need them.
    var notesNames = false

    /// Whether optional members that cannot be decoded are left out, if the session is lenient.
    @usableFromInline var omitsFaults = false

    /// The names of members that objects of other kinds have.
    var otherNames: [String] = []

    /// The members inside other members that were not requested, by the name of the outer one.
    var innerUnknown: [(name: String, text: [UInt8])] = []

    private init(
        _ value: JSONValue, session: DecodingSession, parent: ValueDecoder?, step: Step
    ) {
        self.value = value
        self.session = session
        self.parent = parent
        self.step = step
    }

    deinit { close() }

    /// Passes the names of the members read on to the session.
    func close() {
        guard isOpened, session.notesMembers else { return }
        isOpened = false
        if hasReadAll {
            session.requestedAll(in: value)
        } else {
            session.asked(for: asked, in: value)
        }
    }

    @usableFromInline package var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

    @usableFromInline
    package var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + path(step) }

    func path(_ step: Step) -> [any CodingKey] {
        switch step {
        case .root: []
        case .key(let key): [key]
        case .member(let name): [MemberKey(name)]
        case .index(let position): [IndexKey(position)]
        }
    }

    @usableFromInline
    package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<
        Key
    > {
        try open()
        return KeyedDecodingContainer(KeyedDecoding(self))
    }

    /// Begins to request members.
    ///
    /// - Parameters:
    ///   - keepsUnknown: Whether the members that are not requested are needed.
    ///   - omitsFaults: Whether optional members that cannot be decoded are left out, if the session
    ///     is lenient.
    /// - Throws: An error if the value is not an object.
    func open(keepsUnknown: Bool = false, omitsFaults: Bool = false) throws {
        guard value.isObject else { throw mismatch([String: JSONValue].self, "an object", value) }
        isOpened = true
        if keepsUnknown { notesNames = true }
        if omitsFaults { self.omitsFaults = true }
    }

    @usableFromInline package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard value.isArray else { throw mismatch([Any].self, "an array", value) }
        return UnkeyedDecoding(self)
    }

    @usableFromInline
    package func singleValueContainer() -> any SingleValueDecodingContainer { SingleDecoding(self) }

    /// The decoder of the outermost value.
    static func root(of session: DecodingSession) -> ValueDecoder {
        ValueDecoder(session.root, session: session, parent: nil, step: .root)
    }

    /// Decodes the outermost value.
    static func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue, in session: DecodingSession
    ) throws -> T {
        try root(of: session).whole(type)
    }

    /// A decoder for a value inside this one.
    func inner(_ value: JSONValue, _ step: Step) -> ValueDecoder {
        ValueDecoder(value, session: session, parent: self, step: step)
    }

    /// Decodes this value; errors without a place get the place of this value.
    func whole<T: Decodable>(_ type: T.Type) throws -> T {
        do {
            let result = try T(from: self)
            // A type without members requests none of an object.
            if MemoryLayout<T>.size == 0, value.isObject { isOpened = true }
            noteWord(of: type)
            return result
        } catch DecodingError.dataCorrupted(let context)
            where context.underlyingError as? DecodingFailure == nil
        {
            throw corrupted(unknownWord(type, context) ?? invalid(context))
        } catch let error as DecodingError {
            throw error
        } catch {
            throw corrupted(session.diagnostic(for: error, at: codingPath, in: value))
        }
    }

    /// The member with this name. The search starts at the one found last.
    func member(_ name: String) -> JSONValue? {
        guard value.count > 0 else { return nil }
        isOpened = true
        if session.notesMembers { asked.append(name) }
        var likely = lastMember ?? value.index + 1
        for _ in 0..<2 where likely < value.node.next {
            let member = JSONMember(storage: value.storage, index: likely)
            if member.isNamed(name) { return note(member) }
            likely = Int(member.value.node.next)
        }
        return value.member(name).map(note)
    }

    /// The member with this name, for a visitor, which requests each once. The search starts at the
    /// one found last.
    func member(_ name: StaticString) -> JSONValue? {
        guard value.count > 0 else { return nil }
        if notesNames || session.notesMembers {
            if asked.isEmpty { asked.reserveCapacity(12) }
            asked.append(name.description)
        }
        let storage = value.storage
        var likely = lastMember ?? value.index + 1
        for _ in 0..<2 where likely < value.node.next {
            if storage.string(of: storage.nodes[likely], isWord: name) {
                return note(JSONMember(storage: storage, index: likely))
            }
            likely = Int(storage.nodes[likely + 1].next)
        }
        return hasReadAll ? nil : value.member(name.description).map(note)
    }

    private func note(_ member: JSONMember) -> JSONValue {
        if member.index > furthest {
            furthest = member.index
            found += 1
        } else if member.index < furthest {
            isAskedInOrder = false
        }
        lastMember = member.index
        return member.value
    }

    /// Whether every member was requested by name. Also false if members were requested out of
    /// document order, since then it is unknown.
    var hasReadAll: Bool { isAskedInOrder && found == value.count }

    // MARK: Scalars. `step` leads from here to the value.

    func bool(_ value: JSONValue, _ step: Step) throws -> Bool {
        guard let bool = value.bool else { throw mismatch(Bool.self, "true or false", value, step) }
        return bool
    }

    func string(_ value: JSONValue, _ step: Step) throws -> String {
        guard let string = value.string else {
            throw mismatch(String.self, "a string", value, step)
        }
        return string
    }

    func double(_ value: JSONValue, _ step: Step) throws -> Double {
        guard let number = value.number else {
            throw mismatch(Double.self, "a number", value, step)
        }
        guard let double = number.double else {
            throw outOfRange("a number within ±1.8e308", value, step)
        }
        return double
    }

    func float(_ value: JSONValue, _ step: Step) throws -> Float {
        guard let number = value.number else {
            throw mismatch(Float.self, "a number", value, step)
        }
        guard let float = Float(number.text), float.isFinite else {
            throw outOfRange("a number within ±3.4e38", value, step)
        }
        return float
    }

    func integer<T: FixedWidthInteger>(_ value: JSONValue, _ step: Step) throws -> T {
        guard let number = value.number else {
            throw mismatch(T.self, "a whole number", value, step)
        }
        guard let integer = number.integer(as: T.self) else {
            guard number.isWhole else { throw mismatch(T.self, "a whole number", value, step) }
            throw outOfRange("a whole number from \(T.min) to \(T.max)", value, step)
        }
        return integer
    }

    // MARK: Errors, as `DecodingError` so that a value's own code can catch them.

    func mismatch(
        _ type: Any.Type, _ expected: String, _ value: JSONValue, _ step: Step = .root
    ) -> DecodingError {
        let path = codingPath + path(step)
        let context = context(.mismatch(expected: expected, at: path, in: value), path)
        return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    func missing(_ key: some CodingKey) -> DecodingError {
        .keyNotFound(
            key, context(.missing(key, at: codingPath, in: value), codingPath))
    }

    private func outOfRange(_ expected: String, _ value: JSONValue, _ step: Step) -> DecodingError {
        let path = codingPath + path(step)
        return .dataCorrupted(
            context(.outOfRange(expected: expected, at: path, in: value), path))
    }

    /// The diagnostic for an error that a value's own code threw for itself or something inside it.
    ///
    /// The path is followed from this value: from the root, it would take time proportional to the
    /// lengths of the lists on the path.
    private func invalid(_ context: DecodingError.Context) -> Diagnostic {
        let path = context.codingPath
        let depth = codingPath.count
        let start = path.count >= depth ? value : session.value(at: path)
        return .invalid(
            context.debugDescription, at: path,
            in: session.value(at: path.dropFirst(depth), from: start))
    }

    private func corrupted(_ diagnostic: Diagnostic) -> DecodingError {
        .dataCorrupted(context(diagnostic, codingPath))
    }

    private func context(_ diagnostic: Diagnostic, _ path: [any CodingKey]) -> DecodingError.Context
    {
        DecodingError.Context(
            codingPath: path, debugDescription: diagnostic.message,
            underlyingError: DecodingFailure(diagnostic: diagnostic))
    }

    /// The diagnostic for a word that an enum rejected, listing the known ones; `nil` for other
    /// errors.
    private func unknownWord<T>(_ type: T.Type, _ context: DecodingError.Context) -> Diagnostic? {
        guard let vocabulary = type as? any CaseIterable.Type, let word = value.string,
            context.codingPath.count == codingPath.count
        else { return nil }
        let known = Vocabulary.words(of: vocabulary)
        guard !known.isEmpty, !known.contains(word) else { return nil }
        let error = Diagnostic.unknownValue(word, known: known, at: codingPath, in: value)
        if path(step).first?.stringValue == "kind", let parent {
            // The members of a skipped object need no warnings.
            session.requestedAll(in: parent.value)
            session.survived(
                .unknownKind(word, known: known, at: parent.codingPath, in: value), at: value)
        } else {
            session.survived(error.asWarning, at: value)
        }
        return error
    }

    /// Records a warning for a word that a type accepted although it is not in its list.
    private func noteWord<T>(of type: T.Type) {
        guard value.isString, let known = session.openWords(of: type), let word = value.string,
            !known.contains(word)
        else { return }
        let error = Diagnostic.unknownValue(word, known: known, at: codingPath, in: value)
        session.survived(error.asWarning, at: value)
    }
}
