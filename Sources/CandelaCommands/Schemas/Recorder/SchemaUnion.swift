import CandelaJSON

/// Objects distinguished by a discriminator member: one form for each kind.
///
/// It is written so that validators take time linear in a document's size and code generators make
/// a class for each kind, with a base: the members common to all kinds, among them the recursive
/// ones, are in a definition of their own, and `oneOf` contains only the other members of each
/// kind.
struct SchemaUnion: Sendable, Hashable {
    /// One kind of object.
    struct Variant: Sendable, Hashable {
        let kind: String
        let properties: [SchemaShape.Property]
        let description: String?

        /// The members of which the object has exactly one.
        var choice: [String] = []
    }

    /// The type's name in schemas.
    let name: String

    /// The name of the discriminator member, and its description.
    let member: String
    let memberDescription: String?

    /// The members common to all kinds, except the discriminator.
    let common: [SchemaShape.Property]

    let variants: [Variant]

    private var baseName: String { name + "Base" }
    private var knownName: String { "Known" + name }
    private var otherName: String { "Other" + name }

    /// Writes the members of the type's definition: one of the known kinds or, unless the schema
    /// is exact, another one.
    func writeMembers(to writer: inout JSONWriter, isExact: Bool) {
        if isExact {
            writeVariants(to: &writer, isExact: true)
        } else {
            writer.name("anyOf")
            writer.beginArray()
            for name in [knownName, otherName] { Self.reference(name, to: &writer) }
            writer.endArray()
        }
    }

    /// Writes the definitions that the type's definition refers to, by name.
    func writeDefinitions(to writer: inout JSONWriter, isExact: Bool) {
        writer.member(baseName) { writer in
            writer.member("description", "The members of every kind of \(name).")
            writer.member("type", "object")
            writer.member("properties") { writer in
                writer.member(member) { writer in
                    if let memberDescription { writer.member("description", memberDescription) }
                    writer.member("type", "string")
                }
                for property in common { property.write(to: &writer, isExact: isExact) }
            }
            writer.member("required", [member] + common.filter(\.isRequired).map(\.name))
        }
        guard !isExact else { return }
        writer.member(knownName) { writer in
            writer.member("description", "\(name) of a kind of this version.")
            writeVariants(to: &writer, isExact: false)
        }
        writer.member(otherName) { writer in
            writer.member(
                "description",
                "\(name) of a kind of a later version; only the common members are known.")
            writeBase(to: &writer)
            writer.member("properties") { writer in
                writer.member(member) { writer in
                    writer.member("type", "string")
                    writer.member("not") { $0.member("enum", variants.map(\.kind)) }
                }
            }
        }
    }

    private func writeVariants(to writer: inout JSONWriter, isExact: Bool) {
        writeBase(to: &writer)
        writer.name("oneOf")
        writer.beginArray()
        for variant in variants { write(variant, to: &writer, isExact: isExact) }
        writer.endArray()
        // An annotation of OpenAPI; code generators and some validators select the variant by it.
        writer.member("discriminator") { $0.member("propertyName", member) }
    }

    private func write(_ variant: Variant, to writer: inout JSONWriter, isExact: Bool) {
        writer.beginObject()
        writer.member("title", Self.title(variant.kind, name))
        if let description = variant.description { writer.member("description", description) }
        writer.member("properties") { writer in
            writer.member(member) { $0.member("const", variant.kind) }
            for property in variant.properties { property.write(to: &writer, isExact: isExact) }
            if isExact {
                for property in common {
                    writer.name(property.name)
                    writer.bool(true)
                }
            }
        }
        let required = variant.properties.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.member("required", required) }
        if isExact {
            writer.name("additionalProperties")
            writer.bool(false)
        }
        if let first = variant.choice.first {
            // A condition instead of `oneOf`, of which code generators would make classes.
            let others = variant.choice.dropFirst()
            writer.member("if") { $0.member("required", Array(others)) }
            writer.member("then") { $0.member("not") { $0.member("required", [first]) } }
            writer.member("else") { $0.member("required", [first]) }
        }
        writer.endObject()
    }

    private func writeBase(to writer: inout JSONWriter) {
        writer.name("allOf")
        writer.beginArray()
        Self.reference(baseName, to: &writer)
        writer.endArray()
    }

    private static func reference(_ name: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("$ref", "#/$defs/\(name)")
        writer.endObject()
    }

    /// The type name of a kind: `RowElement`, or `HabitListPage` for `habit.list`.
    private static func title(_ kind: String, _ name: String) -> String {
        kind.split { !$0.isLetter && !$0.isNumber }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + name
    }
}
