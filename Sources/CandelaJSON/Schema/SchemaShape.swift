/// The JSON form of a type, as far as JSON Schema can express it.
indirect enum SchemaShape: Sendable, Hashable {
    struct Property: Sendable, Hashable {
        let name: String
        let shape: SchemaShape
        let isRequired: Bool

        /// The description of the member.
        var description: String?
    }

    case anything
    case boolean
    case string(format: String? = nil, pattern: String? = nil, examples: [String] = [])
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case number(minimum: Double? = nil, maximum: Double? = nil)
    case word(String)
    case words([String])
    /// Words of an open set: the exact form accepts these alone.
    case openWords([String])
    case array(of: SchemaShape)
    case object([Property], others: SchemaShape? = nil)
    /// Objects distinguished by their kind.
    case union([SchemaShape])
    case anyOf([SchemaShape])
    case described(SchemaShape, String)
    case reference(String)

    /// Writes the schema as one object.
    ///
    /// - Parameter isExact: Whether unknown members and kinds are rejected.
    func write(to writer: inout JSONWriter, isExact: Bool, description: String? = nil) {
        writer.beginObject()
        // The value's own description is more specific.
        if let description, !isDescribed { writer.member("description", description) }
        writeMembers(to: &writer, isExact: isExact)
        writer.endObject()
    }

    private var isDescribed: Bool { if case .described = self { true } else { false } }

    /// Writes only the members of the object.
    func writeMembers(to writer: inout JSONWriter, isExact: Bool) {
        switch self {
        case .anything: break
        case .boolean: writer.member("type", "boolean")
        case .string(let format, let pattern, let examples):
            writer.member("type", "string")
            if let format { writer.member("format", format) }
            if let pattern { writer.member("pattern", pattern) }
            if !examples.isEmpty { writer.member("examples", examples) }
        case .integer(let minimum, let maximum):
            writer.member("type", "integer")
            writer.bounds(minimum.map(Double.init), maximum.map(Double.init))
        case .number(let minimum, let maximum):
            writer.member("type", "number")
            writer.bounds(minimum, maximum)
        case .word(let word): writer.member("const", word)
        case .words(let words):
            writer.member("type", "string")
            writer.member("enum", words)
        case .openWords(let words):
            writer.member("type", "string")
            writer.member(isExact ? "enum" : "examples", words)
        case .array(let element):
            writer.member("type", "array")
            writer.name("items")
            element.write(to: &writer, isExact: isExact)
        case .object(let properties, let others):
            Self.write(properties, others, to: &writer, isExact: isExact)
        case .union(let variants): Self.write(union: variants, to: &writer, isExact: isExact)
        case .anyOf(let shapes): writer.member("anyOf", shapes, isExact: isExact)
        case .described(let shape, let text):
            writer.member("description", text)
            shape.writeMembers(to: &writer, isExact: isExact)
        case .reference(let name): writer.member("$ref", "#/$defs/\(name)")
        }
    }

    /// The kind of an object that is a variant of a union.
    var kind: String? { discriminator?.kind }

    /// The discriminator member of an object, and its kind.
    private var discriminator: (member: String, kind: String)? {
        if case .described(let shape, _) = self { return shape.discriminator }
        guard case .object(let properties, _) = self else { return nil }
        return properties.lazy.compactMap { property in
            if case .word(let kind) = property.shape { (property.name, kind) } else { nil }
        }.first
    }

    /// Writes a union as a branch for each kind: validators that try all variants of a `oneOf` take
    /// time exponential in the depth. Other kinds match no branch and are accepted unless the
    /// schema is exact.
    private static func write(
        union variants: [SchemaShape], to writer: inout JSONWriter, isExact: Bool
    ) {
        let member = variants.first?.discriminator?.member ?? "kind"
        writer.member("type", "object")
        writer.member("properties") { writer in
            writer.member(member) { writer in
                writer.member("type", "string")
                writer.member(isExact ? "enum" : "examples", variants.compactMap(\.kind))
            }
        }
        writer.member("required", [member])
        writer.name("allOf")
        writer.beginArray()
        for variant in variants {
            writer.beginObject()
            writer.member("if") { writer in
                writer.member("properties") { writer in
                    writer.member(member) { writer in
                        if let kind = variant.kind { writer.member("const", kind) }
                    }
                }
            }
            writer.name("then")
            variant.write(to: &writer, isExact: isExact)
            writer.endObject()
        }
        writer.endArray()
    }

    private static func write(
        _ properties: [Property], _ others: SchemaShape?, to writer: inout JSONWriter,
        isExact: Bool
    ) {
        writer.member("type", "object")
        if !properties.isEmpty {
            writer.name("properties")
            writer.beginObject()
            for property in properties {
                writer.name(property.name)
                property.shape.write(
                    to: &writer, isExact: isExact, description: property.description)
            }
            writer.endObject()
        }
        let required = properties.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.member("required", required) }
        if let others {
            writer.name("additionalProperties")
            others.write(to: &writer, isExact: isExact)
        } else if isExact {
            writer.name("additionalProperties")
            writer.bool(false)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
        self.name(name)
        beginObject()
        write(&self)
        endObject()
    }

    fileprivate mutating func member(_ name: String, _ text: String) {
        self.name(name)
        string(text)
    }

    fileprivate mutating func member(_ name: String, _ texts: [String]) {
        self.name(name)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    fileprivate mutating func member(
        _ name: String, _ shapes: [SchemaShape], isExact: Bool
    ) {
        self.name(name)
        beginArray()
        for shape in shapes { shape.write(to: &self, isExact: isExact) }
        endArray()
    }

    fileprivate mutating func bounds(_ minimum: Double?, _ maximum: Double?) {
        if let minimum {
            name("minimum")
            number(minimum)
        }
        if let maximum {
            name("maximum")
            number(maximum)
        }
    }
}
