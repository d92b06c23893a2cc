import CandelaJSON

/// A destination for the members of a JSON object, in the order in which they are written.
///
/// The JSON writer is one, and the audit collects roles with another. Each type passes its members
/// in the same order, in ``MemberWritable/record(to:)``.
package protocol MemberSink: MemberVisitor {
    mutating func member(_ name: StaticString, _ text: String)
    mutating func member(_ name: StaticString, _ flag: Bool)
    mutating func member(_ name: StaticString, _ number: Double)
    mutating func member(_ name: StaticString, _ number: Int)
    mutating func member(_ name: StaticString, _ texts: [String])
    mutating func member(_ name: StaticString, rows: [[String]])
    mutating func member(_ name: StaticString, _ object: some MemberWritable)
    mutating func member(_ name: StaticString, _ objects: [some MemberWritable])
    mutating func member(_ name: StaticString, coded value: some Encodable)

    /// Writes a member whose name is data, such as a token path.
    mutating func member(named name: String, _ object: some MemberWritable)

    /// Writes an array of roles as their token paths.
    mutating func member(_ name: StaticString, roles: [some NamedRole])

    /// Writes a role as its token path.
    mutating func member(_ name: StaticString, role: some NamedRole)
}

/// An object of the contract that writes its members in the same order to any sink.
package protocol MemberWritable: MemberElement, Encodable {
    /// Passes the members to a sink in declaration order, without absent ones.
    func record(to sink: inout some MemberSink)
}

extension MemberWritable {
    /// Encodes the members: as JSON text with the package's encoder, which needs no encoding
    /// containers, and as a JSON value with any other.
    ///
    /// - Throws: `JSONEncodingError` with the path if a card's facts or a number cannot be
    ///   represented in JSON, and any error of another encoder.
    public func encode(to encoder: any Encoder) throws { try encode(.all, to: encoder) }

    /// Encodes the members with the optional parts in `detail`.
    func encode(_ detail: ScreenDetail, to encoder: any Encoder) throws {
        try WriterSink.encode(to: encoder) { WriterSink.write(self, with: detail, to: &$0) }
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

    /// Writes an array unless it is empty.
    mutating func member(_ name: StaticString, unlessEmpty objects: [some MemberWritable]) {
        if !objects.isEmpty { member(name, objects) }
    }

    /// Writes an array unless it is empty.
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

/// A member's name as a coding key.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String

    package init(stringLiteral name: String) { stringValue = name }
    init(_ name: StaticString) { stringValue = name.description }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
    package var intValue: Int? { nil }
}

/// The members of an object that is being decoded, by name.
package typealias Members = KeyedDecodingContainer<MemberName>

extension Decoder {
    /// The members of the object that is being decoded.
    package var members: Members {
        get throws { try container(keyedBy: MemberName.self) }
    }
}

extension KeyedDecodingContainer where Key == MemberName {
    /// Decodes a required member.
    package func read<Value: Decodable>(_ name: MemberName, as type: Value.Type = Value.self) throws
        -> Value
    {
        try decode(Value.self, forKey: name)
    }

    /// Decodes an optional member.
    package func read<Value: Decodable>(
        ifPresent name: MemberName, as type: Value.Type = Value.self
    ) throws
        -> Value?
    {
        try decodeIfPresent(Value.self, forKey: name)
    }

    /// Decodes a member, or returns a default value if it is absent.
    package func read<Value: Decodable>(_ name: MemberName, or standard: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: name) ?? standard
    }
}

/// A sink that writes members as JSON text, without encoding containers.
struct WriterSink: MemberSink {
    let detail: ScreenDetail
    private var writer: JSONWriter

    /// The first value without a JSON representation, such as a number that is not finite; `null`
    /// was written in its place.
    private var fault: JSONEncodingError?

    private init(_ detail: ScreenDetail, _ writer: JSONWriter) {
        (self.detail, self.writer) = (detail, writer)
    }

    /// Writes an object at the current position of a writer.
    ///
    /// - Returns: The error for the first value without a JSON representation; `nil` if all have
    ///   one.
    static func write(
        _ object: some MemberWritable, with detail: ScreenDetail = .all,
        to writer: inout JSONWriter
    ) -> JSONEncodingError? {
        var sink = WriterSink(detail, JSONWriter())
        // Swapped, because a writer with two owners would copy its text.
        swap(&sink.writer, &writer)
        sink.object(object)
        swap(&sink.writer, &writer)
        return sink.fault
    }

    /// Encodes an object with a function that writes it, so that this is compiled once instead of
    /// for each type.
    fileprivate static func encode(
        to encoder: any Encoder, _ write: (inout JSONWriter) -> JSONEncodingError?
    ) throws {
        var fault: JSONEncodingError?
        let own = encoder as? ValueEncoder
        let isWritten = own?.writeWhole {
            fault = write(&$0)
            return fault == nil
        }
        if isWritten != true, fault == nil {
            var writer = JSONWriter(style: .compact)
            fault = write(&writer)
            let members = try JSONDocument(parsing: writer.finishPart(), file: "").root
            if fault == nil {
                try own?.copyMembers(of: members, besides: []) ?? members.encode(to: encoder)
            }
        }
        if let fault { throw fault.nested(at: encoder.codingPath) }
    }

    private mutating func object(_ object: some MemberWritable) {
        writer.beginObject()
        object.record(to: &self)
        writer.endObject()
    }

    /// Writes an object, whose place completes the path of a fault in it.
    private mutating func object(
        _ object: some MemberWritable, at place: @autoclosure () -> [any CodingKey]
    ) {
        let hadFault = fault != nil
        self.object(object)
        if !hadFault, fault != nil { fault = fault?.nested(at: place()) }
    }

    /// Writes `null` for a value that cannot be represented.
    private mutating func fail(_ error: JSONEncodingError, _ name: StaticString) {
        if fault == nil { fault = error.nested(at: [MemberName(name)]) }
        writer.null()
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
        if number.isFinite {
            writer.number(number)
        } else {
            fail(JSONEncodingError(notFinite: "\(number)", at: []), name)
        }
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

    mutating func member(_ name: StaticString, _ object: some MemberWritable) {
        writer.name(plain: name)
        self.object(object, at: [MemberName(name)])
    }

    mutating func member(_ name: StaticString, _ objects: [some MemberWritable]) {
        writer.name(plain: name)
        writer.beginArray()
        // By index, so that no object is copied.
        for place in objects.indices {
            object(objects[place], at: [MemberName(name), IndexKey(place)])
        }
        writer.endArray()
    }

    mutating func member(named name: String, _ object: some MemberWritable) {
        writer.name(name)
        self.object(object, at: [MemberName(stringValue: name)])
    }

    mutating func member(_ name: StaticString, coded value: some Encodable) {
        writer.name(plain: name)
        do throws(JSONEncodingError) {
            try JSONTextEncoder().encode(value, to: &writer)
        } catch {
            fail(error, name)
        }
    }

    private mutating func strings(_ texts: [String]) {
        writer.beginArray()
        for text in texts { writer.string(text) }
        writer.endArray()
    }
}
