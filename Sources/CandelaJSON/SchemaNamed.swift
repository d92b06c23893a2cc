/// A type whose name in schemas is not its Swift name, such as a specialisation of a generic type.
package protocol SchemaNamed {
    /// The name in schemas: `OwnColors.Values`.
    static var schemaName: String { get }
}
