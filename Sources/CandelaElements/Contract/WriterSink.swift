import CandelaJSON

/// A sink that writes members as JSON text, without encoding containers.
struct WriterSink: MemberSink {
    let detail: ScreenDetail
    private var writer: JSONWriter

    /// The first value without a JSON representation, such as a number that is not finite; `null`
    /// was written in its place.
    private var fault: JSONEncodingError?

    /// The nodes of the text; `nil` unless they are collected.
    private var nodes: JSONNodeList?

    private init(_ detail: ScreenDetail, _ writer: JSONWriter) {
        (self.detail, self.writer) = (detail, writer)
    }

    /// A sink for visits without members.
    static var unused: WriterSink { WriterSink([], JSONWriter(style: .compact)) }

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

    /// An object as a document, with the nodes collected while it is written.
    ///
    /// - Throws: `JSONEncodingError` with the path of the first value without a JSON representation.
    static func document(
        of object: some MemberWritable, with detail: ScreenDetail
    ) throws(JSONEncodingError) -> JSONDocument {
        var sink = WriterSink(detail, JSONWriter(style: .compact))
        sink.nodes = JSONNodeList()
        sink.object(object)
        if let fault = sink.fault { throw fault }
        return JSONDocument(sink.writer.finishPart(), sink.nodes ?? JSONNodeList(), file: "-")
    }

    /// Encodes an object with a function that writes it, so that this is compiled once instead of
    /// for each type.
    static func encode(
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
        nodes?.begin(.object, until: writer.length)
        object.record(to: &self)
        writer.endObject()
        nodes?.end(until: writer.length)
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
        nodes?.scalar(.null, until: writer.length)
    }

    private mutating func name(_ name: StaticString) {
        writer.name(plain: name)
        nodes?.name(length: name.utf8CodeUnitCount, until: writer.length)
    }

    private mutating func string(_ text: String) {
        writer.string(text)
        nodes?.text(length: text.utf8.count, until: writer.length)
    }

    private mutating func beginArray() {
        writer.beginArray()
        nodes?.begin(.array, until: writer.length)
    }

    private mutating func endArray() {
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
        strings(texts)
    }

    mutating func member(_ name: StaticString, rows: [[String]]) {
        self.name(name)
        beginArray()
        for row in rows { strings(row) }
        endArray()
    }

    mutating func member(_ name: StaticString, _ object: some MemberWritable) {
        self.name(name)
        self.object(object, at: [MemberName(name)])
    }

    mutating func member(_ name: StaticString, _ objects: [some MemberWritable]) {
        self.name(name)
        beginArray()
        // By index, so that no object is copied.
        for place in objects.indices {
            object(objects[place], at: [MemberName(name), IndexKey(place)])
        }
        endArray()
    }

    mutating func member(named name: String, _ object: some MemberWritable) {
        writer.name(name)
        nodes?.name(length: name.utf8.count, until: writer.length)
        self.object(object, at: [MemberName(stringValue: name)])
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

    private mutating func strings(_ texts: [String]) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }
}
