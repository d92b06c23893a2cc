/// What JSON a type is, as JSON Schema can say it.
indirect enum SchemaShape: Sendable, Hashable {
    struct Property: Sendable, Hashable {
        let name: String
        let shape: SchemaShape
        let isRequired: Bool
    }

    case anything
    case boolean
    case string(format: String? = nil, pattern: String? = nil, examples: [String] = [])
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case number(minimum: Double? = nil, maximum: Double? = nil)
    case word(String)
    case words([String])
    case array(of: SchemaShape)
    case object([Property], others: SchemaShape? = nil)
    case oneOf([SchemaShape])
    case anyOf([SchemaShape])
    case described(SchemaShape, String)
    case reference(String)

    /// Writes the schema as one object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeMembers(to: &writer)
        writer.endObject()
    }

    /// Writes the members of the object alone.
    func writeMembers(to writer: inout JSONWriter) {
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
        case .array(let element):
            writer.member("type", "array")
            writer.name("items")
            element.write(to: &writer)
        case .object(let properties, let others):
            Self.write(properties, others, to: &writer)
        case .oneOf(let shapes): writer.member("oneOf", shapes)
        case .anyOf(let shapes): writer.member("anyOf", shapes)
        case .described(let shape, let text):
            writer.member("description", text)
            shape.writeMembers(to: &writer)
        case .reference(let name): writer.member("$ref", "#/$defs/\(name)")
        }
    }

    private static func write(
        _ properties: [Property], _ others: SchemaShape?, to writer: inout JSONWriter
    ) {
        writer.member("type", "object")
        if !properties.isEmpty {
            writer.name("properties")
            writer.beginObject()
            for property in properties {
                writer.name(property.name)
                property.shape.write(to: &writer)
            }
            writer.endObject()
        }
        let required = properties.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.member("required", required) }
        writer.name("additionalProperties")
        if let others { others.write(to: &writer) } else { writer.bool(false) }
    }
}

extension JSONWriter {
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

    fileprivate mutating func member(_ name: String, _ shapes: [SchemaShape]) {
        self.name(name)
        beginArray()
        for shape in shapes { shape.write(to: &self) }
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
