import CandelaPipeline

/// Values as the text of a JSON document.
enum Document {
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
