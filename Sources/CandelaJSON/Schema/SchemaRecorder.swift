/// Makes JSON Schemas from Swift types by letting them decode themselves and noting what they ask.
///
/// Names, their order, types and nesting come from the calls that `init(from:)` makes, so a schema
/// cannot differ from what is read:
///
/// - `decodeIfPresent` and `contains` make a member optional, anything else makes it required;
/// - a `CaseIterable` enum of strings lists its words; any other `RawRepresentable` of strings is a
///   string, with the known ones as examples when it is `CaseIterable`;
/// - a type that decodes such an enum under the name `kind` is a union: it is asked again for every
///   word, and branches by it: `allOf` holds an `if` for each kind, whose `then` is the variant with
///   its `kind` a constant, from which a generator of types makes a union;
/// - types that are objects, enums or registered get a definition of their own, which they may use
///   inside themselves.
///
/// The values handed out meanwhile are plain (`"text"`, 1, `false`, nothing), and a type that
/// refuses them ends the recording with an error that names it. Register a sample of such a type,
/// or say its schema by hand.
public struct SchemaRecorder: Sendable {
    private var fragments: [ObjectIdentifier: SchemaFragment] = [:]
    private var samples: [ObjectIdentifier: [JSONValue]] = [:]
    private var unions: [ObjectIdentifier: SchemaUnion] = [:]
    private var examples: [ObjectIdentifier: [String]] = [:]

    /// What a type, or a member of one, means in a sentence; `nil` for what needs none. A type is
    /// named as in the definitions, such as `Habit.Status`; a member of one kind of a union comes
    /// with its kind.
    public var describe: @Sendable (_ type: String, _ kind: String?, _ member: String?) -> String? =
        { _, _, _ in nil }

    /// Values that types need besides what they read.
    private let userInfo: [CodingUserInfoKey: any Sendable]

    /// A recorder that knows the standard library's types.
    ///
    /// - Parameter userInfo: What other types need to know besides what they read.
    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }

    /// Says the schema of a type by hand.
    ///
    /// - Parameters:
    ///   - sample: A value that stands in where the type is needed to record another.
    /// - Throws: When the sample has no JSON text.
    public mutating func register<T: Codable>(
        _ fragment: SchemaFragment, sample: T
    ) throws(JSONEncodingError) {
        try register(sample: sample)
        fragments[ObjectIdentifier(T.self)] = fragment
    }

    /// Gives a value that a type accepts, so that what it reads can be recorded although it checks
    /// what it reads. A union may have one for each kind.
    ///
    /// - Throws: When the sample has no JSON text.
    public mutating func register<T: Codable>(sample: T) throws(JSONEncodingError) {
        let bytes = try JSONTextEncoder(style: .compact).encode(sample)
        var ignored: [Diagnostic] = []
        let document = JSONDocument.parse(bytes, file: "sample", diagnostics: &ignored)
        if let document { samples[ObjectIdentifier(T.self), default: []].append(document.root) }
    }

    /// Says that a type is a union of these kinds, each with the members of another type besides its
    /// `kind`, for a type that reads any kind alike.
    ///
    /// - Parameters:
    ///   - member: The member that says the kind.
    ///   - sample: A value that stands in where the type is needed to record another.
    /// - Throws: When the sample has no JSON text.
    public mutating func register<T: Codable>(
        kinds: [(kind: String, type: any (Decodable & Sendable).Type)], by member: String = "kind",
        sample: T
    ) throws(JSONEncodingError) {
        try register(sample: sample)
        unions[ObjectIdentifier(T.self)] = SchemaUnion(member: member, kinds: kinds)
    }

    /// Gives the known words of a vocabulary that takes any other as well.
    ///
    /// - Throws: When a word has no JSON text.
    public mutating func register<T: Codable & RawRepresentable<String>>(
        examples words: [T]
    ) throws(JSONEncodingError) {
        if let first = words.first { try register(sample: first) }
        examples[ObjectIdentifier(T.self)] = words.map(\.rawValue)
    }

    /// The schema of a type and of all it uses.
    public func schema<T: Decodable>(of type: T.Type) throws(SchemaError) -> JSONSchema {
        try schema(of: type) { session throws in try session.describe(type) }
    }

    /// A schema that accepts any of several types, and of all they use.
    public func schema(ofAny types: [any Decodable.Type]) throws(SchemaError) -> JSONSchema {
        try schema(of: JSONValue.self) { session throws in
            .anyOf(try types.map { try session.describe($0) })
        }
    }

    private func schema(
        of type: any Decodable.Type, _ root: (SchemaSession) throws -> SchemaShape
    ) throws(SchemaError) -> JSONSchema {
        let session = SchemaSession(
            fragments: fragments, samples: samples, unions: unions, examples: examples,
            userInfo: userInfo, sentences: describe)
        do {
            let root = try root(session)
            return JSONSchema(root: root, definitions: session.definitions)
        } catch let error as SchemaError {
            throw error
        } catch {
            throw SchemaError(type: SchemaSession.words(for: type), reason: "\(error)")
        }
    }
}

/// The kinds a type was said to have, and the member that says which it is.
struct SchemaUnion: Sendable {
    let member: String
    let kinds: [(kind: String, type: any (Decodable & Sendable).Type)]
}
