package import CandelaJSON

/// A recorder that derives JSON Schemas from Swift types by recording the requests of their
/// decoding.
///
/// Names, their order, types and nesting come from the calls that `init(from:)` makes, so a schema
/// cannot differ from the decoder:
///
/// - `decodeIfPresent`, `decodeNil(forKey:)` and `contains` make a member optional, and any other
///   call makes it required;
/// - a `CaseIterable` enum of strings lists its words; any other `RawRepresentable` of strings is a
///   string, with its known words as examples if it is `CaseIterable`;
/// - a type that decodes such an enum under the name `kind` is a union: it is decoded once for
///   every word. `allOf` holds an `if` for each kind, whose `then` is the variant with a constant
///   `kind`, from which code generators make a union;
/// - objects, unions and types with a hand-written schema get a definition, which recursive types
///   reference from within.
///
/// The values supplied to the decoding are placeholders (`"text"`, 1, `false`, `nil`). A type that
/// rejects them ends the recording with an error that names it. Register a sample or a hand-written
/// schema for such a type.
package struct SchemaRecorder: Sendable {
    private var fragments: [ObjectIdentifier: SchemaFragment] = [:]
    private var samples: [ObjectIdentifier: [JSONValue]] = [:]
    private var unions: [ObjectIdentifier: RegisteredUnion] = [:]
    private var examples: [ObjectIdentifier: [String]] = [:]
    private var choices: [ObjectIdentifier: [String: [String]]] = [:]

    /// The description of a type or a member; `nil` if it needs none. A type is named as in the
    /// definitions, such as `Habit.Status`; for one kind of a union, and for its members, the kind
    /// is given too.
    package var describe:
        @Sendable (_ type: String, _ kind: String?, _ member: String?) -> String? =
            { _, _, _ in nil }

    /// The user info that the types' decoding needs.
    private let userInfo: [CodingUserInfoKey: any Sendable]

    /// Creates a recorder that supports the standard library's types.
    ///
    /// - Parameter userInfo: The user info that the types' decoding needs.
    package init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }

    /// Registers a hand-written schema for a type.
    ///
    /// - Parameters:
    ///   - sample: A value used where another type's recording needs one of this type.
    /// - Throws: If the sample cannot be encoded.
    package mutating func register<T: Codable>(
        _ fragment: SchemaFragment, sample: T
    ) throws(JSONEncodingError) {
        try register(sample: sample)
        fragments[ObjectIdentifier(T.self)] = fragment
    }

    /// Registers a value that a type accepts, for types that validate their input. A union may have
    /// one for each kind.
    ///
    /// - Throws: If the sample cannot be encoded.
    package mutating func register<T: Codable>(sample: T) throws(JSONEncodingError) {
        let bytes = try JSONTextEncoder(style: .compact).encode(sample)
        var ignored: [Diagnostic] = []
        let document = JSONDocument.parse(bytes, file: "sample", diagnostics: &ignored)
        if let document { samples[ObjectIdentifier(T.self), default: []].append(document.root) }
    }

    /// Registers a type as a union of kinds, each with the members of another type in addition to
    /// its `kind`, for a type that decodes every kind in the same way.
    ///
    /// - Parameters:
    ///   - member: The discriminator member.
    ///   - sample: A value used where another type's recording needs one of this type.
    /// - Throws: If the sample cannot be encoded.
    package mutating func register<T: Codable>(
        kinds: [(kind: String, type: any (Decodable & Sendable).Type)], by member: String = "kind",
        sample: T
    ) throws(JSONEncodingError) {
        try register(sample: sample)
        unions[ObjectIdentifier(T.self)] = RegisteredUnion(member: member, kinds: kinds)
    }

    /// Registers the known words of an open vocabulary.
    ///
    /// - Throws: If the first word cannot be encoded.
    package mutating func register<T: Codable & RawRepresentable<String>>(
        examples words: [T]
    ) throws(JSONEncodingError) {
        if let first = words.first { try register(sample: first) }
        examples[ObjectIdentifier(T.self)] = words.map(\.rawValue)
    }

    /// Registers two optional members of a kind of a union, of which an object has exactly one.
    package mutating func register<T: Decodable>(
        choice members: (String, String), in kind: String, of type: T.Type
    ) {
        choices[ObjectIdentifier(type), default: [:]][kind] = [members.0, members.1]
    }

    /// The schema of a type and all types it uses.
    ///
    /// - Throws: A ``SchemaError`` for the first type whose decoding fails.
    package func schema<T: Decodable>(of type: T.Type) throws(SchemaError) -> JSONSchema {
        try schema(of: type) { session throws in try session.describe(type) }
    }

    /// A schema that accepts any of several types, with all types they use.
    ///
    /// - Throws: A ``SchemaError`` for the first type whose decoding fails.
    package func schema(ofAny types: [any Decodable.Type]) throws(SchemaError) -> JSONSchema {
        try schema(of: JSONValue.self) { session throws in
            .anyOf(try types.map { try session.describe($0) })
        }
    }

    private func schema(
        of type: any Decodable.Type, _ root: (SchemaSession) throws -> SchemaShape
    ) throws(SchemaError) -> JSONSchema {
        let session = SchemaSession(
            fragments: fragments, samples: samples, unions: unions, examples: examples,
            choices: choices, userInfo: userInfo, sentences: describe)
        do {
            let root = try root(session)
            return JSONSchema(root: root, definitions: session.definitions)
        } catch let error as SchemaError {
            throw error
        } catch {
            throw SchemaError(type: TypeName.of(type).words, reason: "\(error)")
        }
    }
}

/// The registered kinds of a type, and its discriminator member.
struct RegisteredUnion: Sendable {
    let member: String
    let kinds: [(kind: String, type: any (Decodable & Sendable).Type)]
}
