import CandelaPipeline

/// The parts of a recorded schema that occur in some documents.
struct ContractCoverage {
    private indirect enum Shape {
        case reference(String)
        case object([String: Shape], required: Set<String>)
        /// The members common to all kinds, which belong to the union, and each kind without them,
        /// by kind, with its type name if it has one.
        case union(common: Shape, [String: (own: Shape, members: [String])])
        case array(Shape)
        case words([String])
        case other
    }

    private var definitions: [String: Shape] = [:]
    private let root: Shape

    /// The names of object types by their members: a variant of a union with the members of a type
    /// is that type, plus its kind.
    private var names: [[String]: String] = [:]

    /// By “Type.member”: whether it was present, and whether it was absent.
    private var members: [String: (present: Bool, absent: Bool)] = [:]

    /// By type or “Type.member”: the known values and those that occurred.
    private var words: [String: (known: [String], seen: Set<String>)] = [:]

    init(_ schema: [UInt8]) {
        guard let document = try? JSONDocument(parsing: schema, file: "schema") else {
            root = .other
            return
        }
        root = Self.shape(document.root)
        for definition in document.root["$defs"].map({ Array($0.members) }) ?? [] {
            definitions[definition.name] = Self.shape(definition.value)
        }
        for (name, shape) in definitions {
            if case .object(let properties, _) = shape {
                names[properties.keys.sorted()] = name
            }
        }
        for (name, shape) in definitions { declare(shape, name) }
    }

    /// The parts that never occur, sorted by name.
    var missing: [String] {
        var lines: [String] = []
        for (name, seen) in members {
            if !seen.present { lines.append("\(name) is never present") }
            if seen.present, !seen.absent { lines.append("\(name) is never absent") }
        }
        for (name, words) in words {
            lines += words.known.filter { !words.seen.contains($0) }.map {
                "\(name) '\($0)' never occurs"
            }
        }
        return lines.sorted()
    }

    /// Records the parts that occur in a document.
    mutating func note(_ value: JSONValue) { note(value, root, "") }

    private static func shape(_ schema: JSONValue) -> Shape {
        if let name = schema["$ref"]?.string {
            return .reference(String(name.dropFirst("#/$defs/".count)))
        }
        if let branches = schema["allOf"] {
            let kinds = branches.elements.compactMap { $0["then"] }.compactMap { variant in
                variant["properties"]?["kind"]?["const"]?.string.map { ($0, shape(variant)) }
            }
            return union(Dictionary(kinds) { first, _ in first })
        }
        if let words = schema["enum"] { return .words(words.elements.compactMap(\.string)) }
        if let items = schema["items"] { return .array(shape(items)) }
        if let properties = schema["properties"] {
            return .object(
                Dictionary(properties.members.map { ($0.name, shape($0.value)) }) { first, _ in
                    first
                },
                required: Set(schema["required"]?.elements.compactMap(\.string) ?? []))
        }
        // An open set has its values as examples. For token paths these are only a few.
        if let words = schema["examples"], schema["pattern"] == nil, schema["description"] == nil {
            return .words(words.elements.compactMap(\.string))
        }
        return .other
    }

    private static func union(_ kinds: [String: Shape]) -> Shape {
        let common = common(kinds)
        return .union(
            common: .object(common, required: []),
            kinds.mapValues { (own($0, common), members(of: $0)) })
    }

    /// The members common to all kinds of a union.
    private static func common(_ kinds: [String: Shape]) -> [String: Shape] {
        var common: [String: Shape]?
        for case .object(let properties, _) in kinds.values {
            common = common?.filter { properties[$0.key] != nil } ?? properties
        }
        return kinds.count > 2 ? (common ?? [:]).filter { $0.key != "kind" } : [:]
    }

    /// A kind without the common members.
    private static func own(_ shape: Shape, _ common: [String: Shape]) -> Shape {
        guard case .object(let properties, let required) = shape else { return shape }
        return .object(
            properties.filter { common[$0.key] == nil },
            required: required.subtracting(common.keys))
    }

    /// The sorted members of a variant except its kind.
    private static func members(of variant: Shape) -> [String] {
        guard case .object(let properties, _) = variant else { return [] }
        return properties.keys.filter { $0 != "kind" }.sorted()
    }

    private mutating func declare(_ shape: Shape, _ name: String) {
        switch shape {
        case .reference, .other: break
        case .words(let known): words[name] = (known, [])
        case .array(let element): declare(element, name)
        case .union(let common, let kinds):
            words[name] = (kinds.keys.sorted(), [])
            declare(common, name)
            for (kind, variant) in kinds {
                declare(variant.own, names[variant.members] ?? "\(name).\(kind)")
            }
        case .object(let properties, let required):
            for (member, shape) in properties {
                if !required.contains(member) { members["\(name).\(member)"] = (false, false) }
                declare(shape, "\(name).\(member)")
            }
        }
    }

    private mutating func note(_ value: JSONValue, _ shape: Shape, _ name: String) {
        switch shape {
        case .other: break
        case .reference(let name): note(value, definitions[name] ?? .other, name)
        case .words:
            if let word = value.string { words[name]?.seen.insert(word) }
        case .array(let element):
            for value in value.elements { note(value, element, name) }
        case .union(let common, let kinds):
            guard let kind = value["kind"]?.string, let variant = kinds[kind] else { break }
            words[name]?.seen.insert(kind)
            note(value, common, name)
            note(value, variant.own, names[variant.members] ?? "\(name).\(kind)")
        case .object(let properties, let required):
            var found: Set<String> = []
            for member in value.members {
                guard let shape = properties[member.name] else { continue }
                found.insert(member.name)
                let path = "\(name).\(member.name)"
                if !required.contains(member.name) { members[path]?.present = true }
                note(member.value, shape, path)
            }
            for member in properties.keys
            where !required.contains(member) && !found.contains(member) {
                members["\(name).\(member)"]?.absent = true
            }
        }
    }
}
