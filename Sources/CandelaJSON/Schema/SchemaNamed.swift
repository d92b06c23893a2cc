/// A type that schemas do not call by its Swift name, such as one of the forms of a generic type.
package protocol SchemaNamed {
    /// The name in schemas: `OwnColors.Values`.
    static var schemaName: String { get }
}
