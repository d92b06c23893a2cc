/// A parsed JSON text in which each value has its place in the file.
///
/// Strict RFC 8259: text that conforms to the grammar parses, other text fails. Beyond the grammar:
///
/// - Members of one object with the same name are an error `[duplicate-name]`, reported with both
///   places. Names are compared bytewise after unescaping.
/// - Nesting deeper than 1,000 levels is an error `[nesting-too-deep]`.
/// - Text that is not UTF-8 is an error `[invalid-utf8]`. A byte order mark is accepted.
/// - `\u` escapes of unpaired surrogates conform to the grammar and parse with a warning
///   `[lone-surrogate]`; the string has U+FFFD in their place.
/// - The first hundred problems of each kind are reported, then the number of the others.
/// - Numbers may have any size: see ``JSONNumber``.
/// - A text of 2³² − 1 bytes (4 GiB less one) or more is an error `[too-large]`.
///
/// The document keeps the bytes and an array of 16-byte nodes in document order; strings and
/// numbers are converted on access.
public struct JSONDocument: Sendable, Hashable {
    /// The maximum nesting depth of objects and arrays.
    public static let maximumDepth = 1_000

    /// The outermost value.
    public let root: JSONValue

    /// The file's name as given by the caller.
    public var file: String { root.storage.file }

    package init(_ storage: JSONStorage) {
        root = JSONValue(storage: storage, index: 0)
    }

    /// Parses a text and ignores warnings.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - file: The file's name in diagnostics.
    /// - Throws: Every error found. A syntax error ends parsing; duplicate names do not.
    public init(parsing bytes: [UInt8], file: String) throws(JSONError) {
        var diagnostics: [Diagnostic] = []
        let document = Self.parse(bytes, file: file, diagnostics: &diagnostics)
        guard let document, !diagnostics.hasErrors else {
            throw JSONError(diagnostics.filter { $0.severity == .error })
        }
        self = document
    }

    /// Parses a text and reports all errors and warnings.
    ///
    /// - Returns: The document; `nil` if the text is not valid JSON. Duplicate names are errors but
    ///   still give a document, so that one run can find other problems; lookup by such a name
    ///   returns the first.
    public static func parse(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        parse(bytes, file: file, salvages: false, diagnostics: &diagnostics)
    }

    /// Recovers an object from invalid JSON, without its damaged members and the damaged elements
    /// of its lists.
    ///
    /// - Parameter diagnostics: Receives an error for each damaged part, at the place of the syntax
    ///   error.
    /// - Returns: `nil` if no object, or only one with empty members, can be recovered.
    package static func salvage(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        parse(bytes, file: file, salvages: true, diagnostics: &diagnostics)
    }

    private static func parse(
        _ bytes: [UInt8], file: String, salvages: Bool, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        guard bytes.count < UInt32.max else {
            diagnostics.append(
                .error(
                    "too-large", "the file has \(bytes.count) bytes, 4 GiB or more",
                    at: SourcePosition(file: file, line: 1, column: 1)))
            return nil
        }
        let (nodes, lines, findings) = bytes.withUnsafeBufferPointer { text in
            var parser = JSONParser(text)
            parser.parse(salvages: salvages)
            return (parser.nodes, LineTable(text), parser.findings)
        }
        diagnostics +=
            findings.diagnostics { lines.place(ofByte: $0, in: bytes, file: file) }.diagnostics
        guard !findings.endsParsing else { return nil }
        return JSONDocument(JSONStorage(file: file, bytes: bytes, nodes: nodes, lines: lines))
    }

    /// The document parsed from a text after some edits; places refer to the text before them.
    ///
    /// - Returns: As ``parse(_:file:diagnostics:)``.
    package static func parse(
        _ bytes: [UInt8], edits: [SourceEdit], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        guard !edits.isEmpty, bytes.count < UInt32.max else {
            return parse(bytes, file: file, diagnostics: &diagnostics)
        }
        let before = JSONStorage(
            file: file, bytes: bytes, nodes: [],
            lines: bytes.withUnsafeBufferPointer { LineTable($0) })
        let rewrite = SourceRewrite(before, edits)
        let text = rewrite.bytes
        guard text.count < UInt32.max else { return nil }
        let (nodes, findings) = text.withUnsafeBufferPointer { text in
            var parser = JSONParser(text)
            parser.parse()
            return (parser.nodes, parser.findings)
        }
        let storage = JSONStorage(file: file, bytes: text, nodes: nodes, origin: rewrite.origin)
        diagnostics += findings.diagnostics { storage.place(ofByte: $0) }.diagnostics
        return findings.endsParsing ? nil : JSONDocument(storage)
    }

    /// The document of a rewritten text; places still refer to this one.
    ///
    /// Only the texts between the copied ranges are parsed.
    ///
    /// - Returns: `nil` if the text is not a document or too large.
    package func rewritten(_ rewrite: SourceRewrite) -> JSONDocument? {
        let storage = root.storage
        var bytes = rewrite.bytes
        let names = storage.otherNames.map { name in
            bytes += storage.bytes[name]
            return bytes.count - name.count..<bytes.count
        }
        guard bytes.count < UInt32.max else { return nil }
        let nodes = rewrite.bytes.withUnsafeBufferPointer {
            NodeSplice.nodes(storage.nodes, rewrite.origin, in: $0)
        }
        guard let nodes else { return nil }
        var marks = rewrite.marks
        if !marks.isEmpty {
            let offset = rewrite.origin.newOffset
            marks = marks.moved { old in
                guard let new = offset(old) else { return nil }
                let index = JSONNode.last(before: new, in: nodes)
                return nodes[index].start == new ? index : nil
            }
        }
        return JSONDocument(
            JSONStorage(
                file: file, bytes: bytes, nodes: nodes, origin: rewrite.origin, marks: marks,
                otherNames: names))
    }

    /// The document with some members read as if they had other names; the text stays as it is.
    ///
    /// - Parameters:
    ///   - members: The index of each member's name, and the index of its other name in `names`.
    ///   - names: At most 255 names.
    package func reading(_ members: [(index: Int, name: Int)], as names: [String]) -> JSONDocument {
        let storage = root.storage
        var (bytes, nodes) = (storage.bytes, storage.nodes)
        let ranges = names.map { name in
            bytes += name.utf8
            return bytes.count - name.utf8.count..<bytes.count
        }
        for member in members {
            nodes[member.index].otherName = UInt8(member.name + 1)
            nodes[member.index].isEscaped = false
        }
        return JSONDocument(
            JSONStorage(
                file: file, bytes: bytes, nodes: nodes, lines: storage.lines,
                origin: storage.origin, marks: storage.marks, otherNames: ranges))
    }
}
