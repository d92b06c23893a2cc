import CandelaJSON

/// The JSON form of a type, as far as JSON Schema can express it.
indirect enum SchemaShape: Sendable, Hashable {
    struct Property: Sendable, Hashable {
        let name: String
        let shape: SchemaShape
        let isRequired: Bool

        /// The description of the member.
        var description: String?

        /// Whether another member has the same name and schema.
        func isLike(_ other: Self) -> Bool {
            (name, isRequired) == (other.name, other.isRequired) && shape == other.shape
        }
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
    case union(SchemaUnion)
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

    /// A number with bounds; other values are unchanged.
    func within(_ bounds: MemberBounds?) -> SchemaShape {
        guard let bounds else { return self }
        return switch self {
        case .integer:
            .integer(
                minimum: bounds.minimum.map { Int($0) }, maximum: bounds.maximum.map { Int($0) })
        case .number: .number(minimum: bounds.minimum, maximum: bounds.maximum)
        default: self
        }
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
        case .union(let union): union.writeMembers(to: &writer, isExact: isExact)
        case .anyOf(let shapes): writer.member("anyOf", shapes, isExact: isExact)
        case .described(let shape, let text):
            writer.member("description", text)
            shape.writeMembers(to: &writer, isExact: isExact)
        case .reference(let name): writer.member("$ref", "#/$defs/\(name)")
        }
    }

    private static func write(
        _ properties: [Property], _ others: SchemaShape?, to writer: inout JSONWriter,
        isExact: Bool
    ) {
        writer.member("type", "object")
        if !properties.isEmpty {
            writer.member("properties") { writer in
                for property in properties { property.write(to: &writer, isExact: isExact) }
            }
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

extension SchemaShape.Property {
    /// Writes the member's name and schema.
    func write(to writer: inout JSONWriter, isExact: Bool) {
        writer.name(name)
        shape.write(to: &writer, isExact: isExact, description: description)
    }
}

extension JSONWriter {
    mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
        self.name(name)
        beginObject()
        write(&self)
        endObject()
    }

    mutating func member(_ name: String, _ text: String) {
        self.name(name)
        string(text)
    }

    mutating func member(_ name: String, _ texts: [String]) {
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
