/// A JSON text and everything in it, each value with its place in the file.
///
/// Strict RFC 8259: what the grammar allows parses, and what it forbids fails. Beyond the grammar:
///
/// - Two members of one object with the same name are errors, all of them reported, each naming
///   both places `[duplicate-name]`. Names are compared after escapes, byte by byte.
/// - Brackets within more than 1,000 others are an error `[nesting-too-deep]`.
/// - Text that is not UTF-8 is an error `[invalid-utf8]`. A byte order mark is accepted.
/// - `\u` escapes of half a surrogate pair are in the grammar and so parse, with a warning
///   `[lone-surrogate]`; the string has U+FFFD there.
/// - Of one kind of warning in one text the first twenty are told, and how many more there are.
/// - A number may have any size: see ``JSONNumber``.
/// - A text of 4 GiB or more is an error `[too-large]`.
///
/// The document keeps the bytes and an array of 16-byte nodes in the order of the text; strings
/// and numbers are converted when asked for.
public struct JSONDocument: Sendable, Hashable {
    /// The deepest nesting of objects and arrays that is accepted.
    public static let maximumDepth = 1_000

    /// The outermost value.
    public let root: JSONValue

    /// The name of the file, as given.
    public var file: String { root.storage.file }

    private init(_ storage: JSONStorage) {
        root = JSONValue(storage: storage, index: 0)
    }

    /// Parses a text, taking warnings for granted.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - file: What to call it in places.
    /// - Throws: Every error found. A fault of grammar ends the search; duplicate names do not.
    public init(parsing bytes: [UInt8], file: String) throws(JSONError) {
        var diagnostics: [Diagnostic] = []
        let document = Self.parse(bytes, file: file, diagnostics: &diagnostics)
        guard let document, !diagnostics.hasErrors else {
            throw JSONError(diagnostics.filter { $0.severity == .error })
        }
        self = document
    }

    /// Parses a text and reports all that is wrong with it.
    ///
    /// - Returns: The document, or nothing when the text breaks the grammar. Duplicate names are
    ///   errors and yet give a document, so that one run can find what else is wrong; asking it for
    ///   such a name gives the first.
    public static func parse(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        parse(bytes, file: file, salvages: false, diagnostics: &diagnostics)
    }

    /// What can be read of a text that breaks the grammar: an object, without its damaged members
    /// and without the damaged elements of its lists.
    ///
    /// - Parameter diagnostics: Gets an error for each damaged part, at the place where it breaks the
    ///   grammar.
    /// - Returns: Nothing when no member is left but empty ones.
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
                    at: SourcePlace(file: file, line: 1, column: 1)))
            return nil
        }
        let (nodes, lines, findings) = bytes.withUnsafeBufferPointer { text in
            var parser = JSONParser(text)
            parser.parse(salvages: salvages)
            return (parser.nodes, LineTable(text), parser.findings)
        }
        diagnostics += findings.diagnostics { lines.place(ofByte: $0, in: bytes, file: file) }
        guard !findings.endsParsing else { return nil }
        return JSONDocument(JSONStorage(file: file, bytes: bytes, nodes: nodes, lines: lines))
    }

    /// The document with a rewritten text, each place still that of this one.
    ///
    /// - Returns: Nothing when the text is not JSON.
    package func rewritten(_ rewrite: SourceRewrite) -> JSONDocument? {
        let bytes = rewrite.bytes
        guard bytes.count < UInt32.max else { return nil }
        let (nodes, lines, isWhole) = bytes.withUnsafeBufferPointer { text in
            var parser = JSONParser(text)
            parser.parse()
            return (parser.nodes, LineTable(text), !parser.findings.endsParsing)
        }
        guard isWhole else { return nil }
        return JSONDocument(
            JSONStorage(
                file: file, bytes: bytes, nodes: nodes, lines: lines, origin: rewrite.origin))
    }
}
