/// A sink that writes members as JSON text, without encoding containers.
@usableFromInline package struct WriterSink: MemberSink {
    @usableFromInline package let parts: Int
    private var writer: JSONWriter

    /// The first value without a JSON representation, such as a number that is not finite; `null`
    /// was written in its place.
    private var fault: JSONEncodingError?

    /// The nodes of the text; `nil` unless they are collected.
    private var nodes: JSONNodeList?

    /// Takes the text of a writer, until ``finish(_:)``.
    @usableFromInline init(_ parts: Int, taking writer: inout JSONWriter) {
        (self.parts, self.writer) = (parts, JSONWriter())
        // Swapped, because a writer with two owners would copy its text.
        swap(&self.writer, &writer)
    }

    /// Returns the text to the writer.
    ///
    /// - Returns: The error for the first value without a JSON representation; `nil` if all have
    ///   one.
    @usableFromInline mutating func finish(_ writer: inout JSONWriter) -> JSONEncodingError? {
        swap(&self.writer, &writer)
        return fault
    }

    @usableFromInline init(collectingNodesOf parts: Int) {
        (self.parts, writer, nodes) = (parts, JSONWriter(style: .compact), JSONNodeList())
    }

    /// The document that was written.
    @usableFromInline mutating func document() throws(JSONEncodingError) -> JSONDocument {
        if let fault { throw fault }
        return JSONDocument(writer.finishPart(), nodes ?? JSONNodeList(), file: "-")
    }

    /// Writes an object at the current position of a writer.
    ///
    /// - Returns: The error for the first value without a JSON representation; `nil` if all have
    ///   one.
    @inlinable static func write(
        _ object: some MemberWritable, parts: Int, to writer: inout JSONWriter
    ) -> JSONEncodingError? {
        var sink = WriterSink(parts, taking: &writer)
        sink.object(object)
        return sink.finish(&writer)
    }

    /// An object as a document, with the nodes collected while it is written.
    ///
    /// - Throws: `JSONEncodingError` with the path of the first value without a JSON representation.
    @inlinable package static func document(
        of object: some MemberWritable, parts: Int
    ) throws(JSONEncodingError) -> JSONDocument {
        var sink = WriterSink(collectingNodesOf: parts)
        sink.object(object)
        return try sink.document()
    }

    /// Encodes an object with a function that writes it, so that this is compiled once instead of
    /// for each type.
    @usableFromInline static func encode(
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

    @inlinable mutating func object(_ object: some MemberWritable) {
        beginObject()
        object.record(to: &self)
        endObject()
    }

    @usableFromInline mutating func beginObject() {
        writer.beginObject()
        nodes?.begin(.object, until: writer.length)
    }

    @usableFromInline mutating func endObject() {
        writer.endObject()
        nodes?.end(until: writer.length)
    }

    @usableFromInline var hasFault: Bool { fault != nil }

    /// Completes the path of a fault in a member, or in an element of a member.
    @usableFromInline mutating func nestFault(at name: StaticString, _ position: Int? = nil) {
        if let position { fault = fault?.nested(at: [IndexKey(position)]) }
        fault = fault?.nested(at: [MemberKey(name)])
    }

    /// Completes the path of a fault in a member.
    @usableFromInline mutating func nestFault(named name: String) {
        fault = fault?.nested(at: [MemberKey(stringValue: name)])
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

    @usableFromInline package mutating func member(_ name: StaticString, _ text: String) {
        self.name(name)
        string(text)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ flag: Bool) {
        self.name(name)
        writer.bool(flag)
        nodes?.scalar(flag ? .true : .false, until: writer.length)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ number: Double) {
        self.name(name)
        if number.isFinite {
            writer.number(number)
            nodes?.scalar(.number, until: writer.length)
        } else {
            fail(JSONEncodingError(notFinite: "\(number)", at: []), name)
        }
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ number: Int) {
        self.name(name)
        writer.number(number)
        nodes?.scalar(.number, until: writer.length)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    @inlinable package mutating func member(_ name: StaticString, _ object: some MemberWritable) {
        self.name(name)
        let hadFault = hasFault
        self.object(object)
        if !hadFault, hasFault { nestFault(at: name) }
    }

    @inlinable
    package mutating func member(_ name: StaticString, _ objects: [some MemberWritable]) {
        self.name(name)
        beginArray()
        // By index, so that no object is copied.
        for place in objects.indices {
            let hadFault = hasFault
            object(objects[place])
            if !hadFault, hasFault { nestFault(at: name, place) }
        }
        endArray()
    }

    @inlinable package mutating func member(named name: String, _ object: some MemberWritable) {
        self.name(name)
        let hadFault = hasFault
        self.object(object)
        if !hadFault, hasFault { nestFault(named: name) }
    }

    /// Writes an object, followed by the members in it that its type does not know.
    @usableFromInline package mutating func extended<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, by unknown: UnknownMembers?, isRequired: Bool
    ) throws -> Value? {
        guard let own, let inner = unknown?.members(inside: name.description) else {
            own?.record(name, to: &self)
            return own
        }
        self.name(name)
        beginObject()
        own.record(to: &self)
        copyMembers(of: inner)
        endObject()
        return own
    }

    @usableFromInline
    package mutating func unknown(_ own: UnknownMembers?) throws -> UnknownMembers {
        if let own, let members = own.members { copyMembers(of: members) }
        return UnknownMembers()
    }

    private mutating func copyMembers(of object: JSONValue) {
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

    @usableFromInline
    package mutating func member(_ name: StaticString, coded value: some Encodable) {
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
}
