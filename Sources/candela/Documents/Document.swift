import CandelaPipeline

/// Values as the text of a JSON document, and back.
enum Document {
    /// Reads a document from disk or, for `-`, from standard input.
    ///
    /// - Returns: The value, and a warning for everything in the text that was not understood.
    /// - Throws: A data failure with the place of what is wrong.
    static func read<Value: Decodable>(
        _ type: Value.Type, from path: String, _ surroundings: Surroundings
    ) throws(Failure) -> (value: Value, warnings: [Diagnostic]) {
        let bytes = try surroundings.read(path)
        var warnings: [Diagnostic] = []
        do throws(JSONDecodingError) {
            let value = try JSONTextDecoder().decode(
                type, from: bytes, file: path, warnings: &warnings)
            return (value, warnings)
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
