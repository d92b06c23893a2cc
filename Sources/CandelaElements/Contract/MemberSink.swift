import CandelaJSON

/// Takes the members of one object of the contract, in the order they are written.
///
/// Two things take them: an encoder, so that every type is `Codable`, and the JSON writer itself,
/// which does without an encoder's containers and is three times as fast. Both give the same bytes,
/// since each type states its members once, in ``MemberList/init(_:of:)``.
package protocol MemberSink: MemberVisitor {
    mutating func member(_ name: StaticString, _ text: String)
    mutating func member(_ name: StaticString, _ flag: Bool)
    mutating func member(_ name: StaticString, _ number: Double)
    mutating func member(_ name: StaticString, _ number: Int)
    mutating func member(_ name: StaticString, _ texts: [String])
    mutating func member(_ name: StaticString, rows: [[String]])
    mutating func member(_ name: StaticString, _ object: some Recorded)
    mutating func member(_ name: StaticString, _ objects: [some Recorded])
    mutating func member(_ name: StaticString, coded value: some Encodable)

    /// A member whose name is data.
    mutating func member(named name: String, _ object: some Recorded)

    /// Roles, written as their token paths.
    mutating func member(_ name: StaticString, roles: [some NamedRole])

    /// A role, written as its token path.
    mutating func member(_ name: StaticString, role: some NamedRole)
}

/// An object of the contract, which is written in one order whatever writes it.
package protocol Recorded: MemberElement, Encodable {
    /// Hands over the members, in the order of the declarations; nothing for those that are absent.
    func record(to sink: inout some MemberSink)
}

extension Recorded {
    /// Writes the members through an encoder.
    public func encode(to encoder: any Encoder) throws { try handMembers(to: encoder) }

    /// Writes member by member, whatever the encoder is.
    func handMembers(to encoder: any Encoder) throws {
        var sink = EncoderSink(encoder.container(keyedBy: MemberName.self))
        record(to: &sink)
        if let error = sink.error { throw error }
    }
}

extension MemberSink {
    mutating func member(_ name: StaticString, role: some NamedRole) { member(name, role.path) }
    mutating func member(_ name: StaticString, roles: [some NamedRole]) {
        member(name, roles.map(\.path))
    }

    mutating func member(_ name: StaticString, _ text: String?) {
        if let text { member(name, text) }
    }

    mutating func member(_ name: StaticString, _ number: Double?) {
        if let number { member(name, number) }
    }

    mutating func member(_ name: StaticString, _ number: Int?) {
        if let number { member(name, number) }
    }

    /// A list that is only written when something is in it.
    mutating func member(_ name: StaticString, unlessEmpty objects: [some Recorded]) {
        if !objects.isEmpty { member(name, objects) }
    }

    /// A list that is only written when something is in it.
    mutating func member(_ name: StaticString, unlessEmpty texts: [String]) {
        if !texts.isEmpty { member(name, texts) }
    }

    mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word)
    where Word.RawValue == String {
        member(name, word.rawValue)
    }

    mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word?)
    where Word.RawValue == String {
        if let word { member(name, word.rawValue) }
    }
}

/// The name of a member, as a coding key.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String

    package init(stringLiteral name: String) { stringValue = name }
    init(_ name: StaticString) { stringValue = name.description }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
    package var intValue: Int? { nil }
}

/// Members by their names, as they are read.
package typealias Members = KeyedDecodingContainer<MemberName>

extension Decoder {
    /// The members of the object that is read.
    package var members: Members {
        get throws { try container(keyedBy: MemberName.self) }
    }
}

extension KeyedDecodingContainer where Key == MemberName {
    /// A member that must be there.
    package func read<Value: Decodable>(_ name: MemberName, as type: Value.Type = Value.self) throws
        -> Value
    {
        try decode(Value.self, forKey: name)
    }

    /// A member that may be left out.
    package func read<Value: Decodable>(
        ifPresent name: MemberName, as type: Value.Type = Value.self
    ) throws
        -> Value?
    {
        try decodeIfPresent(Value.self, forKey: name)
    }

    /// A member with a value of its own when it is left out.
    package func read<Value: Decodable>(_ name: MemberName, or standard: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: name) ?? standard
    }
}

/// Hands members to an encoder and keeps the first error.
private struct EncoderSink: MemberSink {
    private var container: KeyedEncodingContainer<MemberName>
    private(set) var error: (any Error)?

    init(_ container: KeyedEncodingContainer<MemberName>) {
        self.container = container
    }

    private mutating func encode(_ value: some Encodable, _ name: StaticString) {
        encode(value, MemberName(name))
    }

    private mutating func encode(_ value: some Encodable, _ name: MemberName) {
        guard error == nil else { return }
        do {
            try container.encode(value, forKey: name)
        } catch {
            self.error = error
        }
    }

    mutating func member(_ name: StaticString, _ text: String) { encode(text, name) }
    mutating func member(_ name: StaticString, _ flag: Bool) { encode(flag, name) }
    mutating func member(_ name: StaticString, _ number: Double) { encode(number, name) }
    mutating func member(_ name: StaticString, _ number: Int) { encode(number, name) }
    mutating func member(_ name: StaticString, _ texts: [String]) { encode(texts, name) }
    mutating func member(_ name: StaticString, rows: [[String]]) { encode(rows, name) }
    mutating func member(_ name: StaticString, _ object: some Recorded) { encode(object, name) }
    mutating func member(_ name: StaticString, _ objects: [some Recorded]) { encode(objects, name) }
    mutating func member(_ name: StaticString, coded value: some Encodable) { encode(value, name) }
    mutating func member(named name: String, _ object: some Recorded) {
        encode(object, MemberName(stringValue: name))
    }
}

/// Writes members as JSON text, without the containers of an encoder.
struct WriterSink: MemberSink {
    private var writer: JSONWriter

    /// Whether a value had no JSON text, such as a number that is not finite; `null` stands in its
    /// place.
    private var hasFailed = false

    /// Writes an object where a writer stands.
    ///
    /// - Returns: Whether all of it has a JSON text.
    static func write(_ object: some Recorded, to writer: inout JSONWriter) -> Bool {
        var sink = WriterSink(writer: JSONWriter())
        // One text has one holder, or else it would be copied.
        swap(&sink.writer, &writer)
        sink.object(object)
        swap(&sink.writer, &writer)
        return !sink.hasFailed
    }

    private mutating func object(_ object: some Recorded) {
        writer.beginObject()
        object.record(to: &self)
        writer.endObject()
    }

    private mutating func number(_ number: Double) {
        if number.isFinite {
            writer.number(number)
        } else {
            hasFailed = true
            writer.null()
        }
    }

    mutating func member(_ name: StaticString, _ text: String) {
        writer.name(plain: name)
        writer.string(text)
    }

    mutating func member(_ name: StaticString, _ flag: Bool) {
        writer.name(plain: name)
        writer.bool(flag)
    }

    mutating func member(_ name: StaticString, _ number: Double) {
        writer.name(plain: name)
        self.number(number)
    }

    mutating func member(_ name: StaticString, _ number: Int) {
        writer.name(plain: name)
        writer.number(number)
    }

    mutating func member(_ name: StaticString, _ texts: [String]) {
        writer.name(plain: name)
        strings(texts)
    }

    mutating func member(_ name: StaticString, rows: [[String]]) {
        writer.name(plain: name)
        writer.beginArray()
        for row in rows { strings(row) }
        writer.endArray()
    }

    mutating func member(_ name: StaticString, _ object: some Recorded) {
        writer.name(plain: name)
        self.object(object)
    }

    mutating func member(_ name: StaticString, _ objects: [some Recorded]) {
        writer.name(plain: name)
        writer.beginArray()
        for object in objects { self.object(object) }
        writer.endArray()
    }

    mutating func member(named name: String, _ object: some Recorded) {
        writer.name(name)
        self.object(object)
    }

    mutating func member(_ name: StaticString, coded value: some Encodable) {
        writer.name(plain: name)
        do {
            try JSONTextEncoder().encode(value, to: &writer)
        } catch {
            hasFailed = true
            writer.null()
        }
    }

    private mutating func strings(_ texts: [String]) {
        writer.beginArray()
        for text in texts { writer.string(text) }
        writer.endArray()
    }
}
