/// The reason that a type has no schema.
public struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The type whose decoding failed.
    public let type: String

    /// The error of its decoding.
    public let reason: String

    /// The type, the reason and a remedy.
    public var description: String {
        "cannot record \(type): \(reason); register a sample or a schema of it"
    }
}
