/// Members as JSON text, written without encoding containers.
@usableFromInline package struct MemberWriter {
    private var writer: JSONWriter

    /// The first value without a JSON representation, such as a number that is not finite; `null`
    /// was written in its place.
    @usableFromInline private(set) var fault: JSONEncodingError?

    /// The nodes of the text; `nil` unless they are collected.
    private var nodes: JSONNodeList?

    /// Takes the text of a writer, until ``finish(_:)``.
    private init(taking writer: inout JSONWriter) {
        self.writer = JSONWriter()
        // Swapped, because a writer with two owners would copy its text.
        swap(&self.writer, &writer)
    }

    /// Returns the text to the writer.
    ///
    /// - Returns: The error for the first value without a JSON representation; `nil` if all have
    ///   one.
    private mutating func finish(_ writer: inout JSONWriter) -> JSONEncodingError? {
        swap(&self.writer, &writer)
        return fault
    }

    private init(collectingNodes: Void) {
        (writer, nodes) = (JSONWriter(style: .compact), JSONNodeList())
    }

    /// An object as a document, with the nodes collected while it is written.
    ///
    /// - Throws: `JSONEncodingError` with the path of the first value without a JSON representation.
    package static func document(
        of object: some MemberWritable, parts: Int
    ) throws(JSONEncodingError) -> JSONDocument {
        var visitor = Visitor(writing: MemberWriter(collectingNodes: ()), parts: parts)
        visitor.writeObject(object)
        if let fault = visitor.text?.fault { throw fault }
        let nodes = visitor.text?.nodes
        return JSONDocument(
            visitor.text?.writer.finishPart() ?? [], nodes ?? JSONNodeList(), file: "-")
    }

    /// Encodes the members that a function passes to a visitor.
    static func encode(
        to encoder: any Encoder, _ parts: Int, _ record: (inout Visitor) -> Void
    ) throws {
        var fault: JSONEncodingError?
        let own = encoder as? ValueEncoder
        let isWritten = own?.writeWhole {
            fault = write(parts, to: &$0, record)
            return fault == nil
        }
        if isWritten != true, fault == nil {
            var writer = JSONWriter(style: .compact)
            fault = write(parts, to: &writer, record)
            let members = try JSONDocument(parsing: writer.finishPart(), file: "").root
            if fault == nil {
                try own?.copyMembers(of: members, besides: []) ?? members.encode(to: encoder)
            }
        }
        if let fault { throw fault.nested(at: encoder.codingPath) }
    }

    /// Writes an object at the current position of a writer.
    private static func write(
        _ parts: Int, to writer: inout JSONWriter, _ record: (inout Visitor) -> Void
    ) -> JSONEncodingError? {
        var visitor = Visitor(writing: MemberWriter(taking: &writer), parts: parts)
        visitor.text?.beginObject()
        record(&visitor)
        visitor.text?.endObject()
        return visitor.text?.finish(&writer)
    }
}

extension MemberWriter {
    @usableFromInline mutating func beginObject() {
        writer.beginObject()
        nodes?.begin(.object, until: writer.length)
    }

    @usableFromInline mutating func endObject() {
        writer.endObject()
        nodes?.end(until: writer.length)
    }

    /// Completes the path of a fault in a member, or in an element of a member.
    @usableFromInline mutating func nestFault(at name: StaticString, _ position: Int? = nil) {
        guard let fault else { return }
        let inner = position.map { fault.nested(at: [IndexKey($0)]) } ?? fault
        self.fault = inner.nested(at: [MemberKey(name)])
    }

    /// Completes the path of a fault in a member.
    @usableFromInline mutating func nestFault(named name: String) {
        if let fault { self.fault = fault.nested(at: [MemberKey(stringValue: name)]) }
    }

    /// Writes `null` for a value that cannot be represented.
    private mutating func fail(_ error: JSONEncodingError, _ name: StaticString) {
        if fault == nil { fault = error.nested(at: [MemberKey(name)]) }
        writer.null()
        nodes?.scalar(.null, until: writer.length)
    }

    @usableFromInline mutating func name(_ name: StaticString) {
        writer.name(plain: name)
        nodes?.name(length: name.utf8CodeUnitCount, until: writer.length)
    }

    @usableFromInline mutating func name(_ name: String) {
        writer.name(name)
        nodes?.name(length: name.utf8.count, until: writer.length)
    }

    private mutating func string(_ text: String) {
        writer.string(text)
        nodes?.text(length: text.utf8.count, until: writer.length)
    }

    @usableFromInline mutating func beginArray() {
        writer.beginArray()
        nodes?.begin(.array, until: writer.length)
    }

    @usableFromInline mutating func endArray() {
        writer.endArray()
        nodes?.end(until: writer.length)
    }

    mutating func member(_ name: StaticString, _ text: String) {
        self.name(name)
        string(text)
    }

    mutating func member(_ name: StaticString, _ flag: Bool) {
        self.name(name)
        writer.bool(flag)
        nodes?.scalar(flag ? .true : .false, until: writer.length)
    }

    mutating func member(_ name: StaticString, _ number: Double) {
        self.name(name)
        if number.isFinite {
            writer.number(number)
            nodes?.scalar(.number, until: writer.length)
        } else {
            fail(JSONEncodingError(notFinite: "\(number)", at: []), name)
        }
    }

    mutating func member(_ name: StaticString, _ number: Int) {
        self.name(name)
        writer.number(number)
        nodes?.scalar(.number, until: writer.length)
    }

    mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    mutating func member(_ name: StaticString, coded value: some Encodable) {
        self.name(name)
        do throws(JSONEncodingError) {
            guard nodes != nil else { return try JSONTextEncoder().encode(value, to: &writer) }
            let part = try JSONDocument(encoding: value)
            writer.write(part: part.root.storage.bytes)
            nodes?.append(part)
        } catch {
            fail(error, name)
        }
    }

    mutating func copyMembers(of object: JSONValue) {
        for member in object.members {
            guard nodes != nil, let part = try? JSONDocument(encoding: member.value) else {
                writer.copy(member)
                continue
            }
            name(member.name)
            writer.write(part: part.root.storage.bytes)
            nodes?.append(part)
        }
    }
}
