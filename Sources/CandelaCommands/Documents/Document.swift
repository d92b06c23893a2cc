import CandelaDTCG
import CandelaElements
package import CandelaJSON
import CandelaKit
package import CandelaRules

/// Encoding and decoding of JSON documents.
package enum Document {
    /// Reads a document from disk or, for `-`, from standard input.
    ///
    /// - Returns: The value, and a warning for every part of the text that is not supported.
    /// - Throws: A data failure when the document cannot be read, or with every error in it.
    package static func read<Value: Decodable>(
        _ type: Value.Type, from path: String, _ environment: CommandEnvironment,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(Failure) -> (value: Value, warnings: [Diagnostic]) {
        try read(type, from: try environment.read(path), named: path, userInfo: userInfo)
    }

    /// Decodes a document from its bytes.
    ///
    /// - Throws: A data failure with every error, each with its place.
    static func read<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], named path: String,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(Failure) -> (value: Value, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        do throws(JSONDecodingError) {
            let value = try JSONTextDecoder(userInfo: userInfo).decode(
                type, from: bytes, file: path, warnings: &warnings)
            return (value, warnings)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// Decodes a value with a closure, for types that need more context than the decoder has.
    ///
    /// - Parameters:
    ///   - apps: The apps whose sessions and records can be decoded.
    ///   - warnings: Receives a warning for every part that is not supported.
    /// - Throws: A data failure with every error, each with its place.
    static func read<Value>(
        _ value: JSONValue, apps: [AppDefinition] = [],
        _ warnings: inout [Diagnostic], _ read: (any Decoder) throws -> Value
    ) throws(Failure) -> Value {
        do throws(JSONDecodingError) {
            return try JSONTextDecoder(userInfo: [.apps: apps, .ownData: apps.flatMap(\.data)])
                .decode(value, warnings: &warnings, read)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// Parses a document without decoding it.
    ///
    /// - Throws: A data failure with every syntax error, each with its place.
    package static func json(_ bytes: [UInt8], _ path: String) throws(Failure) -> JSONValue {
        do throws(JSONError) {
            return try JSONDocument(parsing: bytes, file: path).root
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// Reads a journal as ``read(_:from:_:)`` does, with a warning for every record that breaks a
    /// rule or was left out.
    ///
    /// - Parameter isLenient: Whether unreadable records are left out.
    /// - Throws: A data failure when the document cannot be read or is not a journal or, unless
    ///   `isLenient` is true, when a record cannot be read.
    package static func readJournal(
        _ path: String, lenient isLenient: Bool, _ environment: CommandEnvironment
    ) throws(Failure) -> (value: Journal, warnings: [Diagnostic]) {
        let report = environment.receiver
        let reportWarning = report.map { report in
            { @Sendable (problem: Diagnostic) in report(problem.asWarning) }
        }
        let reading = try journal(
            environment.read(path), named: path, lenient: isLenient, as: environment.tool.data,
            noting: JournalProblems(
                omissions: isLenient ? reportWarning : report, breaches: reportWarning,
                warnings: report))
        return (
            reading.journal,
            reading.warnings + (reading.omissions + reading.breaches).map(\.asWarning)
        )
    }

    /// Reads a journal from its bytes; omitted records and broken rules are part of the result.
    ///
    /// - Parameters:
    ///   - data: The data that the tool's apps declare.
    ///   - problems: The logs that receive the problems.
    /// - Throws: A data failure when the bytes are not a journal or, unless `lenient` is true, when
    ///   a record cannot be read.
    static func journal(
        _ bytes: [UInt8], named path: String, lenient: Bool,
        as data: @autoclosure () -> [any OwnData],
        noting problems: JournalProblems = JournalProblems()
    ) throws(Failure) -> JournalReading {
        do throws(JSONDecodingError) {
            return try Journal.read(
                bytes, file: path, lenient: lenient, as: data(), noting: problems)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// A value as a JSON document.
    ///
    /// - Throws: A data failure when JSON cannot represent the value, such as an infinite number.
    static func text(_ value: some Encodable) throws(Failure) -> [UInt8] {
        do throws(JSONEncodingError) {
            return try JSONTextEncoder().encode(value)
        } catch {
            throw .data(error.description, id: "unwritable-document")
        }
    }

    /// Writes a value at the writer's position.
    ///
    /// - Throws: A data failure when JSON cannot represent the value, such as an infinite number.
    package static func write(
        _ value: some Encodable, to writer: inout JSONWriter
    ) throws(Failure) {
        do throws(JSONEncodingError) {
            try JSONTextEncoder().encode(value, to: &writer)
        } catch {
            throw .data(error.description, id: "unwritable-document")
        }
    }

    /// A value as compact text without a line feed, for `JSONWriter.write(part:)`.
    ///
    /// - Throws: A data failure when JSON cannot represent the value, such as an infinite number.
    package static func part(_ value: some Encodable) throws(Failure) -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        try write(value, to: &writer)
        return writer.finishPart()
    }

    /// A screen as a document, to be compared with another one.
    ///
    /// - Throws: As ``text(_:)``.
    static func of(
        _ screen: Screen, including detail: ScreenDetail
    ) throws(Failure) -> JSONDocument {
        do throws(JSONEncodingError) {
            return try screen.document(including: detail)
        } catch {
            throw .data(error.description, id: "unwritable-document")
        }
    }
}
