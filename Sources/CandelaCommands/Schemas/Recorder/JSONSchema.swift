package import CandelaJSON

/// A JSON Schema (2020-12) of one type.
///
/// The schema is as tolerant as the readers: it accepts unknown members and kinds, which a later
/// version may write. Its exact form rejects them.
package struct JSONSchema: Sendable, Hashable {
    /// The `$id`: the address at which the schema is published.
    package var id: String?

    /// The title of the document.
    package var title: String?

    /// The purpose of the document.
    package var description: String?

    /// Whether unknown members and kinds are rejected.
    package var isExact = false

    let root: SchemaShape
    let definitions: [SchemaDefinition]

    /// The schema as a pretty-printed JSON document, ending with a line feed.
    package var bytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.finish()
    }

    /// Writes the schema as one value: the outermost type first, then the types it uses in order of
    /// first use.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        let head = [("$id", id), ("title", title), ("description", description)]
        writer.name("$schema")
        writer.string("https://json-schema.org/draft/2020-12/schema")
        for case (let name, let text?) in head {
            writer.name(name)
            writer.string(text)
        }
        root.writeMembers(to: &writer, isExact: isExact)
        if !definitions.isEmpty {
            writer.name("$defs")
            writer.beginObject()
            for definition in definitions {
                writer.name(definition.name)
                definition.shape.write(
                    to: &writer, isExact: isExact, description: definition.description)
                if case .union(let union) = definition.shape {
                    union.writeDefinitions(to: &writer, isExact: isExact)
                }
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
    let description: String?
}
