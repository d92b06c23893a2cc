/// A JSON Schema (2020-12) of one type, ready to be written.
///
/// It is exact: members that the type does not read are refused.
public struct JSONSchema: Sendable, Hashable {
    /// The `$id`: where the schema is published.
    public var id: String?

    /// What the document is called.
    public var title: String?

    /// What the document is for.
    public var description: String?

    let root: SchemaShape
    let definitions: [SchemaDefinition]

    /// The schema as a document.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.finish()
    }

    /// Writes the schema as one value: the outermost type first, then the types it uses in the
    /// order of their first use.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        let head = [("$id", id), ("title", title), ("description", description)]
        writer.name("$schema")
        writer.string("https://json-schema.org/draft/2020-12/schema")
        for case (let name, let text?) in head {
            writer.name(name)
            writer.string(text)
        }
        root.writeMembers(to: &writer)
        if !definitions.isEmpty {
            writer.name("$defs")
            writer.beginObject()
            for definition in definitions {
                writer.name(definition.name)
                definition.shape.write(to: &writer)
            }
            writer.endObject()
        }
        writer.endObject()
    }
}

/// A named type of a schema.
struct SchemaDefinition: Sendable, Hashable {
    let name: String
    let shape: SchemaShape
}
