/// The reason that a type has no schema.
package struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the type whose decoding failed, without its module: `Habit.Status`.
    package let type: String

    /// The message of the error that its decoding threw.
    package let reason: String

    /// The type, the reason and a remedy.
    package var description: String {
        "cannot record \(type): \(reason); register a sample or a schema of it"
    }
}
