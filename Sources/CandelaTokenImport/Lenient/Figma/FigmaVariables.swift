/// The conversion of Figma's variables, as its REST API returns them, to a resolver document.
///
/// Each collection is a set; a collection with several modes also is a modifier, whose contexts are
/// the modes. A variable's name is its path, `color/red/500`. Numbers are lengths, weights or plain
/// numbers by their scopes. Aliases become references, also to variables of other collections.
///
/// Source: Figma REST API, “Variables”: `GET /v1/files/:key/variables/local`.
struct FigmaVariables {
    private let root: JSONValue
    private let collections: [Collection]
    private let paths: [String: [String]]
    private(set) var diagnostics: [Diagnostic] = []

    private struct Collection {
        let name: String
        let modes: [(id: String, name: String)]
        let variables: [JSONMember]
    }

    /// - Parameter root: A response, or its `meta`.
    /// - Returns: `nil` for any other file.
    init?(_ root: JSONValue) {
        let meta = root["meta"] ?? root
        guard let sets = meta["variableCollections"], let variables = meta["variables"],
            sets.isObject, variables.isObject,
            variables.members.allSatisfy({ $0.value["valuesByMode"] != nil })
        else { return nil }
        self.root = root
        var owned: [String: [JSONMember]] = [:]
        for variable in variables.members {
            owned[variable.value["variableCollectionId"]?.string ?? "", default: []]
                .append(variable)
        }
        var names: Set<String> = []
        var collections: [Collection] = []
        for member in sets.members {
            guard let list = owned[member.name], !list.isEmpty else { continue }
            let name = member.value["name"]?.string ?? member.name
            let first = member.value["defaultModeId"]?.string
            var modes = (member.value["modes"]?.elements.map { $0 } ?? []).compactMap { mode in
                mode["modeId"]?.string.map { ($0, mode["name"]?.string ?? $0) }
            }
            if let place = modes.firstIndex(where: { $0.0 == first }) {
                modes.insert(modes.remove(at: place), at: 0)
            }
            collections.append(
                Collection(
                    name: names.insert(name).inserted ? name : "\(name) \(member.name)",
                    modes: modes.map { (id: $0.0, name: $0.1) }, variables: list))
        }
        self.collections = collections
        paths = Self.paths(collections)
    }

    /// The path of each variable; those of a collection whose names others have too are in a group
    /// with its name.
    private static func paths(_ collections: [Collection]) -> [String: [String]] {
        var owners: [String: Set<Int>] = [:]
        for (index, collection) in collections.enumerated() {
            for variable in collection.variables {
                owners[variable.value["name"]?.string ?? "", default: []].insert(index)
            }
        }
        let shared = Set(owners.values.filter { $0.count > 1 }.flatMap { $0 })
        var paths: [String: [String]] = [:]
        for (index, collection) in collections.enumerated() {
            for variable in collection.variables {
                let name = variable.value["name"]?.string ?? variable.name
                let steps = name.split(separator: "/").map { step(String($0)) }
                let group = shared.contains(index) ? [step(collection.name)] : []
                paths[variable.name] = group + steps
            }
        }
        return paths
    }

    /// A name without the characters that the format does not allow.
    private static func step(_ name: String) -> String {
        let text = name.trimmed.replacing(".", with: "_").replacing("{", with: "(")
            .replacing("}", with: ")")
        return text.hasPrefix("$") ? "_" + text.dropFirst() : text
    }

    /// The resolver document.
    mutating func document(of file: JSONDocument) -> JSONDocument? {
        var pieces: [(text: String, place: Int)] = [
            ("{\"version\": \"2025.10\", \"sets\": {", 0)
        ]
        var modifiers: [[(text: String, place: Int)]] = []
        var order: [String] = []
        for (index, collection) in collections.enumerated() {
            let label = StudioThemes.quoted(collection.name)
            pieces.append(("\(index == 0 ? "" : ", ")\(label): {\"sources\": [{", 0))
            pieces += tokens(of: collection, in: collection.modes.first?.id ?? "")
            pieces.append(("}]}", 0))
            order.append(StudioThemes.reference("sets", collection.name))
            guard collection.modes.count > 1 else { continue }
            var modifier: [(text: String, place: Int)] = [("\(label): {\"contexts\": {", 0)]
            for (place, mode) in collection.modes.enumerated() {
                let name = StudioThemes.quoted(mode.name)
                modifier.append(("\(place == 0 ? "" : ", ")\(name): [", 0))
                if place > 0 {
                    modifier.append(("{", 0))
                    modifier += tokens(of: collection, in: mode.id)
                    modifier.append(("}", 0))
                }
                modifier.append(("]", 0))
            }
            let fallback = StudioThemes.quoted(collection.modes[0].name)
            modifier.append(("}, \"default\": \(fallback)}", 0))
            modifiers.append(modifier)
            order.append(StudioThemes.reference("modifiers", collection.name))
        }
        pieces.append(("}, \"modifiers\": {", 0))
        for (index, modifier) in modifiers.enumerated() {
            if index > 0 { pieces.append((", ", 0)) }
            pieces += modifier
        }
        pieces.append(("}, \"resolutionOrder\": [\(order.joined(separator: ", "))]}", 0))
        diagnostics.append(
            .warning(
                "lenient-figma-variables",
                "the file contains variables of Figma, read as a resolver document", at: root.place)
        )
        return file.rewritten(SourceRewrite(root.storage, pieces: pieces))
    }

    /// The tokens of a collection in a mode, in groups.
    private mutating func tokens(
        of collection: Collection, in mode: String
    ) -> [(text: String, place: Int)] {
        var pieces: [(text: String, place: Int)] = []
        var open: [String] = []
        var isFirst = true
        let isDefault = mode == collection.modes.first?.id
        // In this order the members of each group are together.
        let sorted = collection.variables.sorted {
            (paths[$0.name] ?? []).lexicographicallyPrecedes(paths[$1.name] ?? [])
        }
        for variable in sorted {
            let path = paths[variable.name] ?? []
            guard let last = path.last else { continue }
            guard let token = token(variable, in: mode, reports: isDefault) else { continue }
            let groups = path.dropLast()
            var common = 0
            while common < min(open.count, groups.count), open[common] == groups[common] {
                common += 1
            }
            var text = String(repeating: "}", count: open.count - common)
            text += isFirst ? "" : ", "
            for group in groups.dropFirst(common) { text += "\(StudioThemes.quoted(group)): {" }
            open = Array(groups)
            isFirst = false
            text += "\(StudioThemes.quoted(last)): \(token)"
            pieces.append((text, variable.value.range.lowerBound))
        }
        pieces.append((String(repeating: "}", count: open.count), 0))
        return pieces
    }

    /// A token's object; `nil` if its value cannot be expressed, which is reported.
    private mutating func token(
        _ variable: JSONMember, in mode: String, reports: Bool
    ) -> String? {
        let object = variable.value
        let path = (paths[variable.name] ?? []).joined(separator: ".")
        guard let value = object["valuesByMode"]?[mode] else { return nil }
        func skip(_ reason: String) -> String? {
            if reports {
                diagnostics.append(
                    .warning("passed-over", "'\(path)' is skipped: \(reason)", at: value.place))
            }
            return nil
        }
        let scopes = object["scopes"]?.elements.compactMap(\.string) ?? []
        guard let type = FigmaScopes.type(object["resolvedType"]?.string ?? "", scopes) else {
            return skip("the format has no type for \(object["resolvedType"]?.string ?? "it")")
        }
        let text: String?
        if value["type"]?.isString("VARIABLE_ALIAS") == true {
            let target = value["id"]?.string ?? ""
            guard let other = paths[target] else {
                return skip("it refers to '\(target)', which the file does not contain")
            }
            text = StudioThemes.quoted("{\(other.joined(separator: "."))}")
        } else {
            text = FigmaScopes.json(value, type, scopes)
        }
        guard let text else { return skip("its value cannot be expressed") }
        var parts = ["\"$type\": \"\(type.rawValue)\"", "\"$value\": \(text)"]
        if let words = object["description"]?.string, !words.isEmpty {
            parts.append("\"$description\": \(StudioThemes.quoted(words))")
        }
        if object["hiddenFromPublishing"]?.bool == true {
            parts.append("\"$extensions\": {\"com.figma.hiddenFromPublishing\": true}")
        }
        return "{\(parts.joined(separator: ", "))}"
    }
}
