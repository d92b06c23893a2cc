import CandelaJSON

/// A decoder that returns placeholder values and records the requests.
///
/// A recorded object contains every key, and a recorded array at least one element. If only a value
/// is needed, optional members and elements are absent unless a sample has them, so that recursive
/// types terminate. In both cases, `decodeIfPresent` returns only values of the sample.
final class SchemaDecoder: Decoder {
    let session: SchemaSession
    let recording: SchemaRecording
    let records: Bool
    let depth: Int
    private let choice: Int
    private let samples: [JSONValue]

    /// The number of kinds of the type; 1 unless it is a union.
    private(set) var choices = 1

    /// Whether the type accepts other kinds as well.
    private(set) var takesOtherKinds = false

    private init(
        _ session: SchemaSession, recording: SchemaRecording, records: Bool, depth: Int,
        choice: Int, samples: [JSONValue]
    ) {
        self.session = session
        self.recording = recording
        self.records = records
        self.depth = depth
        self.choice = choice
        self.samples = samples
    }

    /// Creates a decoder that records a type; for a union, the kind at index `choice`.
    convenience init(_ session: SchemaSession, choice: Int, samples: [JSONValue]) {
        self.init(
            session, recording: SchemaRecording(), records: true, depth: 0, choice: choice,
            samples: samples)
    }

    /// Creates a decoder that only makes a value.
    convenience init(_ session: SchemaSession, choice: Int, sample: JSONValue?, depth: Int) {
        self.init(
            session, recording: SchemaRecording(), records: false, depth: depth + 1,
            choice: choice, samples: sample.map { [$0] } ?? [])
    }

    /// A decoder for a container inside this value.
    func inner(_ recording: SchemaRecording, _ sample: JSONValue?) -> SchemaDecoder {
        SchemaDecoder(
            session, recording: recording, records: records, depth: depth, choice: 0,
            samples: sample.map { [$0] } ?? [])
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

    /// The registered sample to decode from; for a union, the one of the current kind.
    var sample: JSONValue? {
        guard let kind else { return samples.first }
        return samples.first { $0["kind"]?.isString(kind) == true }
    }

    /// The kind that is recorded; `nil` unless the type is a union.
    private(set) var kind: String?

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        recording.noteObject()
        return KeyedDecodingContainer(SchemaKeyed(self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        SchemaUnkeyed(self, recording.element())
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { SchemaSingle(self) }

    /// A value of a type, from the sample if there is one.
    func value<T: Decodable>(_ type: T.Type, _ sample: JSONValue?) throws -> T {
        if let sample { return try session.decode(type, from: sample) }
        return try session.value(type, depth: depth)
    }

    /// Records a requested type.
    func note<T: Decodable>(_ type: T.Type, _ recording: SchemaRecording) throws {
        if records { recording.note(try session.describe(type)) }
    }

    /// The current kind, when a union requests its own `kind`.
    func kind<T>(_ type: T.Type, _ name: String) -> T? {
        guard name == "kind", let vocabulary = type as? any CaseIterable.Type else { return nil }
        let words = Vocabulary.words(of: vocabulary)
        let cases = vocabulary.cases
        guard !words.isEmpty, words.count == cases.count, choice < cases.count else { return nil }
        choices = cases.count
        takesOtherKinds = !vocabulary.isClosed
        kind = words[choice]
        recording.member(name, isRequired: true).note(.word(words[choice]))
        return cases[choice] as? T
    }
}

extension CaseIterable {
    fileprivate static var cases: [Any] { allCases.map { $0 } }
}

/// Types that keep unknown members get none here.
extension SchemaDecoder: UnreadMembers {
    func unreadMembers(besides names: [String]) -> [UInt8] { [] }
}

extension SchemaDecoder: MemberBoundsDecoder {
    func note(_ bounds: MemberBounds, of name: String) {
        if records { recording.member(name).note(bounds) }
    }
}
