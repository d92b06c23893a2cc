/// Turns JSON text into a `Decodable` value, and says where in the file it cannot.
///
/// - An error names the place in the file, the coding path, what was expected and what was found.
///   So do the errors of a value's own `init(from:)`, whatever their type: they get the place of
///   the value that was being decoded, or of what the error's coding path leads to.
/// - A word that an enum does not know comes with the nearest that it knows, when the enum is
///   `CaseIterable`.
/// - An integer must be whole and in range, however it is spelt (`12.0` is 12). A number beyond the
///   greatest finite one is an error.
/// - `null` counts as absent where a member is optional.
/// - Members that no type asks for are skipped, as tolerant readers do, and so is what a type does
///   without knowing its `kind`; ask for warnings to learn of them.
public struct JSONTextDecoder: Sendable {
    /// Values that the decoded types need besides the text.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// A decoder.
    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }

    /// Parses and decodes a text.
    ///
    /// - Throws: What is wrong with the text as JSON, or the first fault of the value.
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

    /// Parses and decodes a text, and tells what of it was not understood.
    ///
    /// - Parameter warnings: Gets an `[unknown-member]` for each member that was skipped, an
    ///   `[unknown-kind]` for each object whose type knows no such `kind` and does without, an
    ///   `[unknown-value]` for each word that is none of its type's `allCases` and is taken all the
    ///   same, and the parser's warnings; each with its place.
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

    /// Decodes a value of a document that was parsed already.
    public func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue
    ) throws(JSONDecodingError) -> T {
        try decode(type, in: DecodingSession(root: value, notesMembers: false, userInfo: userInfo))
    }

    /// Decodes a value of a document that was parsed already, and tells what of it was not
    /// understood.
    public func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue, warnings: inout [Diagnostic]
    ) throws(JSONDecodingError) -> T {
        let session = DecodingSession(root: value, notesMembers: true, userInfo: userInfo)
        let result = try decode(type, in: session)
        warnings += session.warnings()
        return result
    }

    /// Decodes a value of a document that was parsed already by code that needs to know more than
    /// the decoder, and tells what of it was not understood.
    package func decode<Value>(
        _ value: JSONValue, warnings: inout [Diagnostic], _ read: (any Decoder) throws -> Value
    ) throws(JSONDecodingError) -> Value {
        let session = DecodingSession(root: value, notesMembers: true, userInfo: userInfo)
        do {
            let result = try read(ValueDecoder.root(of: session))
            warnings += session.warnings()
            return result
        } catch {
            throw JSONDecodingError([session.diagnostic(for: error, at: [], in: value)])
        }
    }

    /// Decodes a value of a document that was parsed already, leaving out the parts that cannot be
    /// read where the value's own code does so.
    ///
    /// - Parameters:
    ///   - omissions: Gets what was left out.
    ///   - warnings: Gets what was not understood.
    package func decode<T: Decodable>(
        _ type: T.Type, from value: JSONValue, omissions: inout [DecodingOmission],
        warnings: inout [Diagnostic]
    ) throws(JSONDecodingError) -> T {
        let session = DecodingSession(
            root: value, notesMembers: true, isLenient: true, userInfo: userInfo)
        let result = try decode(type, in: session)
        omissions += session.omissions
        warnings += session.warnings()
        return result
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

/// Why a text does not hold the value that was asked for.
public struct JSONDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, never empty: all that the parser found, or the first fault of the value.
    public let diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The diagnostics as a tool prints them, one below the other.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
