import CandelaDTCG

/// A printer of TypeScript declarations for JSON Schemas, as the schema commands write them.
///
/// It reads the printed schemas, so the declarations have the same types, members and descriptions.
/// All members are read-only. An open list of words is a union of its words and any other string,
/// and a union accepts objects of other kinds unless its schema is exact.
struct TypeScriptPrinter {
    /// The declarations, in order; several schemas may define the same type.
    private var declarations: [(name: String, text: String)] = []
    private var places: [String: Int] = [:]

    /// The names of the schemas that the added ones refer to.
    private(set) var references: [String] = []

    /// The declarations as a module.
    var text: String { declarations.map(\.text).joined(separator: "\n") }

    /// Declares the types of a schema.
    ///
    /// - Parameter name: The name of the schema, from which its own type gets a name.
    /// - Throws: A data failure if another schema has a different type of the same name, which is
    ///   an error in the package.
    mutating func add(_ schema: JSONValue, named name: String) throws(Failure) {
        let own = Self.typeName(name)
        let root = schema["$ref"].map { Self.name(of: $0) }
        if root == nil {
            try declare(own, schema, in: schema)
        } else if let root, root != own, !name.contains(".") {
            try declare(own, "\(Self.comment(schema, ""))export type \(own) = \(root);\n")
        }
        for definition in schema["$defs"].map({ Array($0.members) }) ?? [] {
            try declare(definition.name, definition.value, in: schema)
        }
    }

    private mutating func declare(
        _ name: String, _ schema: JSONValue, in document: JSONValue
    ) throws(Failure) {
        let base = schema["allOf"]?[0]?["$ref"].map { " extends \(Self.name(of: $0))" } ?? ""
        let heading = "\(Self.comment(schema, ""))export interface \(name)\(base) "
        if schema["discriminator"] != nil, let variants = schema["oneOf"] {
            let names = variants.elements.compactMap { $0["title"]?.string }
            let union = names.map { "\n  | \($0)" }.joined()
            try declare(name, "\(Self.comment(schema, ""))export type \(name) =\(union);\n")
            for variant in variants.elements {
                guard let title = variant["title"]?.string else { continue }
                let heading = "\(Self.comment(variant, ""))export interface \(title)\(base) "
                try declare(title, heading + members(of: variant, "") + "\n")
            }
        } else if schema["allOf"] != nil {
            let absent = Self.otherMembers(of: schema, in: document)
            try declare(name, heading + members(of: schema, "", absent: absent) + "\n")
        } else if schema["properties"] != nil {
            try declare(name, heading + members(of: schema, "") + "\n")
        } else {
            try declare(
                name, "\(Self.comment(schema, ""))export type \(name) = \(type(of: schema, ""));\n")
        }
    }

    private mutating func declare(_ name: String, _ text: String) throws(Failure) {
        if let place = places[name] {
            guard declarations[place].text != text else { return }
            throw .data("two schemas have different types '\(name)'", id: "unrecorded-schema")
        }
        places[name] = declarations.count
        declarations.append((name, text))
    }

    /// The members of known kinds that an object of another kind has not: without them, checking
    /// the kind of an object would not narrow its type.
    private static func otherMembers(of other: JSONValue, in document: JSONValue) -> [String] {
        let base = other["allOf"]?[0]?["$ref"]?.string
        let known = document["$defs"]?.members.first {
            $0.value["oneOf"] != nil && $0.value["allOf"]?[0]?["$ref"]?.string == base
        }
        let own = other["properties"]?.members.map(\.name) ?? []
        var names: [String] = []
        for variant in known?.value["oneOf"].map({ Array($0.elements) }) ?? [] {
            for member in variant["properties"].map({ Array($0.members) }) ?? []
            where !own.contains(member.name) && !names.contains(member.name) {
                names.append(member.name)
            }
        }
        return names
    }

    /// The members of an object, in braces.
    private mutating func members(
        of schema: JSONValue, _ indent: String, absent: [String] = []
    ) -> String {
        let required = schema["required"]?.elements.compactMap(\.string) ?? []
        let inner = indent + "  "
        var text = "{\n"
        for member in schema["properties"].map({ Array($0.members) }) ?? [] {
            // In an exact variant, `true` is a member that the base describes.
            if schema["title"] != nil, member.value.bool == true { continue }
            let isRequired =
                required.contains(member.name) || member.value["const"] != nil
                || member.value["not"] != nil
            text += Self.comment(member.value, inner) + inner + "readonly \(Self.key(member.name))"
            text += (isRequired ? ": " : "?: ") + type(of: member.value, inner) + ";\n"
        }
        for name in absent { text += inner + "readonly \(Self.key(name))?: never;\n" }
        if let others = schema["additionalProperties"], others.bool != false {
            text += inner + "readonly [name: string]: \(type(of: others, inner));\n"
        }
        return text + indent + "}"
    }

    /// The type of a value, as an expression.
    private mutating func type(of schema: JSONValue, _ indent: String) -> String {
        if let reference = schema["$ref"] {
            let text = reference.string ?? ""
            if !text.hasPrefix("#") { references.append(String(text.dropLast(".json".count))) }
            return Self.name(of: reference)
        }
        if let constant = schema["const"] { return Self.literal(constant) }
        if let words = schema["enum"] { return union(words.elements.map(Self.literal)) }
        if let forms = schema["anyOf"] {
            return union(forms.elements.map { type(of: $0, indent) })
        }
        if let names = schema["type"], names.kind == .array {
            return union(names.elements.compactMap(\.string).map(Self.scalar))
        }
        switch schema["type"]?.string {
        case "array":
            if let places = schema["prefixItems"] {
                let types = places.elements.map { type(of: $0, indent) }
                return "readonly [\(types.joined(separator: ", "))]"
            }
            let element = schema["items"].map { type(of: $0, indent) } ?? "unknown"
            return "readonly " + (element.contains(" ") ? "(\(element))[]" : "\(element)[]")
        case "object": return members(of: schema, indent)
        case "string":
            guard let words = schema["examples"], schema["pattern"] == nil else { return "string" }
            return union(words.elements.map(Self.literal) + ["(string & {})"])
        case "integer", "number":
            guard let least = schema["minimum"], let most = schema["maximum"], least == most
            else { return "number" }
            return Self.literal(least)
        case let name: return name.map(Self.scalar) ?? "unknown"
        }
    }

    private func union(_ types: [String]) -> String {
        types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " | ")
    }

    private static func scalar(_ type: String) -> String {
        ["string", "boolean", "number", "null"].contains(type) ? type : "unknown"
    }

    /// A word or a number as a literal type.
    private static func literal(_ value: JSONValue) -> String {
        var writer = JSONWriter(style: .compact)
        writer.copy(value)
        return String(decoding: writer.finish().dropLast(), as: UTF8.self)
    }

    /// The name of the type that a reference names: of a definition, or of another schema.
    private static func name(of reference: JSONValue) -> String {
        let text = reference.string ?? ""
        return text.hasPrefix("#")
            ? String(text.dropFirst("#/$defs/".count)) : typeName(text.dropLast(".json".count))
    }

    /// The name of a schema's own type: `Screen`, or `HabitList` for `habit.list`.
    private static func typeName(_ name: some StringProtocol) -> String {
        name.split { !$0.isLetter && !$0.isNumber }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func key(_ name: String) -> String {
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "$" || $0 == "_" }
        return isPlain ? name : "\"\(name)\""
    }

    /// The description of a schema as a doc comment; empty if it has none.
    private static func comment(_ schema: JSONValue, _ indent: String) -> String {
        guard let text = schema["description"]?.string else { return "" }
        return indent + "/** \(text.replacing("*/", with: "* /")) */\n"
    }
}
