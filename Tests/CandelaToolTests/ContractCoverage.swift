import CandelaDTCG

/// The parts of a recorded schema that occur in some documents.
struct ContractCoverage {
    private indirect enum Shape {
        case reference(String)
        case object([String: Shape], required: Set<String>)
        /// The members common to all kinds, and the other members by kind.
        case union(base: Shape, [String: Shape])
        case array(Shape)
        case words([String])
        case other
    }

    private var definitions: [String: Shape] = [:]
    private let root: Shape

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
        if let variants = schema["oneOf"] {
            let kinds = variants.elements.compactMap { variant in
                variant["properties"]?["kind"]?["const"]?.string.map { ($0, shape(variant)) }
            }
            let base = schema["allOf"]?[0].map(shape) ?? .other
            return .union(base: base, Dictionary(kinds) { first, _ in first })
        }
        if let words = schema["enum"] { return .words(words.elements.compactMap(\.string)) }
        if let items = schema["items"] { return .array(shape(items)) }
        if let properties = schema["properties"] {
            // In a variant, `true` is a member of the base, and a constant is its kind.
            let own = properties.members.filter {
                $0.value.bool == nil && $0.value["const"] == nil
            }
            return .object(
                Dictionary(own.map { ($0.name, shape($0.value)) }) { first, _ in first },
                required: Set(schema["required"]?.elements.compactMap(\.string) ?? []))
        }
        // An open set has its values as examples. For token paths these are only a few.
        if let words = schema["examples"], schema["pattern"] == nil, schema["description"] == nil {
            return .words(words.elements.compactMap(\.string))
        }
        return .other
    }

    private mutating func declare(_ shape: Shape, _ name: String) {
        switch shape {
        case .reference, .other: break
        case .words(let known): words[name] = (known, [])
        case .array(let element): declare(element, name)
        case .union(_, let kinds):
            words[name] = (kinds.keys.sorted(), [])
            for (kind, own) in kinds { declare(own, "\(name).\(kind)") }
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
        case .union(let base, let kinds):
            guard let kind = value["kind"]?.string, let own = kinds[kind] else { break }
            words[name]?.seen.insert(kind)
            note(value, base, name)
            note(value, own, "\(name).\(kind)")
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
