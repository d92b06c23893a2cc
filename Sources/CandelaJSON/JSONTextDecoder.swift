/// A decoder of `Decodable` values from JSON text that reports errors with their place in the file.
///
/// - An error names the place in the file, the coding path, what was expected and what was found.
///   Errors thrown by a value's own `init(from:)`, of any type, get the place of the value being
///   decoded, or of the value at the error's coding path.
/// - For a word that a `CaseIterable` enum does not have, the error suggests the nearest case.
/// - An integer must be whole and in range, in any spelling (`12.0` is 12). A number beyond the
///   greatest finite one is an error.
/// - `null` counts as absent where a member is optional.
/// - Members that no type requests are skipped, as in tolerant readers, and so are objects of a
///   `kind` that their type does not recognise but can skip; request warnings to see them.
public struct JSONTextDecoder: Sendable {
    /// Values that the decoded types need in addition to the text.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Creates a decoder whose `userInfo` is available to the decoded types.
    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }

    /// Parses and decodes a text.
    ///
    /// - Throws: All syntax errors, or the first decoding error.
    public func decode<T: Decodable>(
        _ type: T.Type, from bytes: [UInt8], file: String
    ) throws(JSONDecodingError) -> T {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes, file: file)
        } catch {
            throw JSONDecodingError(error.diagnostics)
        }
        return try decode(type, from: document.root)
    }

    /// Parses and decodes a text, and reports the parts that were not understood.
    ///
    /// - Parameter warnings: Receives an `[unknown-member]` for each skipped member, an
    ///   `[unknown-kind]` for each skipped object of an unrecognised `kind`, an `[unknown-value]`
    ///   for each word that is not among its type's `allCases` but accepted, and the parser's
    ///   warnings; each with its place. If decoding fails, only the parser's are added.
    /// - Throws: All syntax errors, or the first decoding error.
    public func decode<T: Decodable>(
        _ type: T.Type, from bytes: [UInt8], file: String, warnings: inout [Diagnostic]
    ) throws(JSONDecodingError) -> T {
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.parse(bytes, file: file, diagnostics: &diagnostics)
        guard let document, !diagnostics.hasErrors else {
            throw JSONDecodingError(diagnostics.filter { $0.severity == .error })
        }
        warnings += diagnostics
        return try decode(type, from: document.root, warnings: &warnings)
    }

    /// Decodes a value of a parsed document.
    ///
    /// - Throws: The first decoding error.
    public func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue
    ) throws(JSONDecodingError) -> T {
        try decode(type, in: DecodingSession(root: value, notesMembers: false, userInfo: userInfo))
    }

    /// Decodes a value of a parsed document, and reports the parts that were not understood.
    ///
    /// - Parameter warnings: Receives the decoder's warnings, unless it throws.
    /// - Throws: The first decoding error.
    public func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue, warnings: inout [Diagnostic]
    ) throws(JSONDecodingError) -> T {
        let session = DecodingSession(root: value, notesMembers: true, userInfo: userInfo)
        let result = try decode(type, in: session)
        warnings += session.warnings().diagnostics
        return result
    }

    /// Decodes a value of a parsed document with a closure that needs direct access to the decoder,
    /// and reports the parts that were not understood.
    package func decode<Value>(
        _ value: JSONValue, warnings: inout [Diagnostic], _ read: (any Decoder) throws -> Value
    ) throws(JSONDecodingError) -> Value {
        let session = DecodingSession(root: value, notesMembers: true, userInfo: userInfo)
        do {
            let result = try read(ValueDecoder.root(of: session))
            warnings += session.warnings().diagnostics
            return result
        } catch {
            throw JSONDecodingError([session.diagnostic(for: error, at: [], in: value)])
        }
    }

    /// Decodes a value of a parsed document leniently: types that support it leave out parts that
    /// cannot be decoded.
    ///
    /// - Parameters:
    ///   - omissions: Receives the errors of the parts left out.
    ///   - warnings: Receives the parts not understood.
    /// - Returns: The value, and the indices of the elements left out, by the path of their list.
    package func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue, omissions: inout DiagnosticLog,
        warnings: inout DiagnosticLog
    ) throws(JSONDecodingError) -> (value: T, omitted: [String: IndexBits]) {
        let session = DecodingSession(
            root: value, notesMembers: true, isLenient: true, omissions: omissions,
            warnings: warnings, userInfo: userInfo)
        let result = try decode(type, in: session)
        omissions = session.omissions
        warnings = session.warnings()
        return (result, session.omitted)
    }

    private func decode<T: Decodable>(
        _ type: T.Type, in session: DecodingSession
    ) throws(JSONDecodingError) -> T {
        do {
            return try ValueDecoder.decode(type, from: session.root, in: session)
        } catch {
            throw JSONDecodingError([session.diagnostic(for: error, at: [], in: session.root)])
        }
    }
}

/// The errors that kept a text from being decoded.
public struct JSONDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// All errors of the parser, or the first decoding error; never empty.
    public let diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The printed diagnostics, one below the other.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension CodingUserInfoKey {
    /// The key of a name, which is not empty.
    package static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("a key needs a name")
        }
        return key
    }
}
