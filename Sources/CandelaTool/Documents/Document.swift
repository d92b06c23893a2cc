import CandelaKit
import CandelaPipeline
import CandelaRules

/// Values as the text of a JSON document, and back.
enum Document {
    /// Reads a document from disk or, for `-`, from standard input.
    ///
    /// - Returns: The value, and a warning for everything in the text that was not understood.
    /// - Throws: A data failure with the place of what is wrong.
    static func read<Value: Decodable>(
        _ type: Value.Type, from path: String, _ surroundings: Surroundings
    ) throws(Failure) -> (value: Value, warnings: [Diagnostic]) {
        try read(type, from: try surroundings.read(path), named: path)
    }

    /// Reads a document of its bytes.
    ///
    /// - Throws: A data failure with every problem.
    static func read<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], named path: String
    ) throws(Failure) -> (value: Value, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        do throws(JSONDecodingError) {
            let value = try JSONTextDecoder().decode(
                type, from: bytes, file: path, warnings: &warnings)
            return (value, warnings)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// Reads a value of a document by code that needs to know more than the decoder.
    ///
    /// - Parameters:
    ///   - apps: Those whose sessions can be read.
    ///   - warnings: Gets what was not understood.
    /// - Throws: A data failure with the place of what is wrong.
    static func read<Value>(
        _ value: JSONValue, apps: [AppDefinition] = [],
        _ warnings: inout [Diagnostic], _ read: (any Decoder) throws -> Value
    ) throws(Failure) -> Value {
        do throws(JSONDecodingError) {
            return try JSONTextDecoder(userInfo: [.apps: apps])
                .decode(value, warnings: &warnings, read)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// A document as it stands.
    ///
    /// - Throws: A data failure with the place of what is no JSON.
    static func json(_ bytes: [UInt8], _ path: String) throws(Failure) -> JSONValue {
        do throws(JSONError) {
            return try JSONDocument(parsing: bytes, file: path).root
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// Reads a journal as ``read(_:from:_:)`` does, with a warning for every rule it breaks.
    ///
    /// - Parameter invocation: Says whether to leave out what cannot be read.
    static func readJournal(
        _ path: String, _ invocation: Invocation, _ surroundings: Surroundings
    ) throws(Failure) -> (value: Journal, warnings: [Diagnostic]) {
        let reading = try journal(
            surroundings.read(path), named: path, lenient: invocation.has(Options.lenient))
        var told = reading.warnings
        for var diagnostic in reading.omissions + reading.breaches {
            diagnostic.severity = .warning
            told.append(diagnostic)
        }
        return (reading.journal, told)
    }

    /// Reads a journal, leaving open what is to be thought of what was found.
    static func journal(
        _ bytes: [UInt8], named path: String, lenient: Bool
    ) throws(Failure) -> JournalReading {
        do throws(JSONDecodingError) {
            return try Journal.read(bytes, file: path, lenient: lenient)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// - Throws: A data failure when the value holds what JSON cannot, such as an infinite number.
    static func text(_ value: some Encodable) throws(Failure) -> [UInt8] {
        do throws(JSONEncodingError) {
            return try JSONTextEncoder().encode(value)
        } catch {
            throw .data(error.description, id: "unwritable-document")
        }
    }

    /// Writes a value where the writer stands.
    static func write(
        _ value: some Encodable, to writer: inout JSONWriter
    ) throws(Failure) {
        do throws(JSONEncodingError) {
            try JSONTextEncoder().encode(value, to: &writer)
        } catch {
            throw .data(error.description, id: "unwritable-document")
        }
    }
}
