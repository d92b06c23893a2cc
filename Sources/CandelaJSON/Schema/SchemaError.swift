/// Why no schema can be made of a type.
public struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The type whose coding stopped.
    public let type: String

    /// What its coding said.
    public let reason: String

    /// The type, the reason, and what to do.
    public var description: String {
        "cannot record \(type): \(reason); register a sample or a schema of it"
    }
}
