extension ForeignProject {
    /// Figma's variables, as its REST API returns them: each collection is a set, and a choice too if
    /// it has several modes. `nil` for any other file.
    ///
    /// A variable's name is its path, `color/red/500`. Numbers are lengths, weights or plain numbers
    /// by their scopes. Aliases become references, also to variables of other collections.
    ///
    /// Source: Figma REST API, “Variables”: `GET /v1/files/:key/variables/local`.
    ///
    /// - Parameter root: A response, or its `meta`.
    init?(figma root: JSONValue) {
        let meta = root["meta"] ?? root
        guard let collections = meta["variableCollections"], let variables = meta["variables"],
            collections.isObject, variables.isObject,
            variables.members.allSatisfy({ $0.value["valuesByMode"] != nil })
        else { return nil }
        self.init()
        let owned = Dictionary(grouping: variables.members) {
            $0.value["variableCollectionId"]?.string ?? ""
        }
        var names: Set<String> = []
        let used = collections.members.compactMap { member -> (String, JSONMember, [JSONMember])? in
            guard let list = owned[member.name] else { return nil }
            let name = member.value["name"]?.string ?? member.name
            return (names.insert(name).inserted ? name : "\(name) \(member.name)", member, list)
        }
        let paths = Self.figmaPaths(used.map { ($0.0, $0.2) })
        for (name, collection, list) in used {
            let modes = Self.figmaModes(collection.value)
            // In this order the members of each group are together.
            let sorted = list.sorted {
                (paths[$0.name] ?? []).lexicographicallyPrecedes(paths[$1.name] ?? [])
            }
            func tokens(_ mode: String?, reports: Bool) -> Source {
                .tokens(sorted.compactMap { figma($0, mode, paths, reports: reports) })
            }
            add(set: name, [tokens(modes.first?.id, reports: true)])
            guard modes.count > 1 else { continue }
            for (index, mode) in modes.enumerated() {
                let sources = index == 0 ? [] : [tokens(mode.id, reports: false)]
                add(sources, to: mode.name, of: name)
            }
        }
        diagnostics.warn(
            "lenient-figma-variables",
            "the file contains variables of Figma, read as a resolver document", at: root.place)
    }

    /// The modes of a collection, the default first.
    private static func figmaModes(_ collection: JSONValue) -> [(id: String, name: String)] {
        var modes = (collection["modes"]?.elements.map { $0 } ?? []).compactMap { mode in
            mode["modeId"]?.string.map { (id: $0, name: mode["name"]?.string ?? $0) }
        }
        let first = collection["defaultModeId"]?.string
        if let place = modes.firstIndex(where: { $0.id == first }) {
            modes.insert(modes.remove(at: place), at: 0)
        }
        return modes
    }

    /// The path of each variable. A collection that shares names with others is a group with its
    /// name.
    private static func figmaPaths(
        _ collections: [(name: String, variables: [JSONMember])]
    ) -> [String: [String]] {
        var owners: [String: Set<Int>] = [:]
        for (index, collection) in collections.enumerated() {
            for variable in collection.variables {
                owners[variable.value["name"]?.string ?? "", default: []].insert(index)
            }
        }
        let shared = Set(owners.values.filter { $0.count > 1 }.flatMap { $0 })
        var paths: [String: [String]] = [:]
        for (index, collection) in collections.enumerated() {
            let group = shared.contains(index) ? [step(collection.name)] : []
            for variable in collection.variables {
                let name = variable.value["name"]?.string ?? variable.name
                paths[variable.name] = group + name.split(separator: "/").map { step(String($0)) }
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

    /// A variable in a mode; `nil` if its value cannot be expressed.
    private mutating func figma(
        _ variable: JSONMember, _ mode: String?, _ paths: [String: [String]], reports: Bool
    ) -> Token? {
        let (object, path) = (variable.value, paths[variable.name] ?? [])
        guard let value = mode.flatMap({ object["valuesByMode"]?[$0] }) else { return nil }
        let scopes = object["scopes"]?.elements.compactMap(\.string) ?? []
        let kind = object["resolvedType"]?.string ?? "it"
        let target =
            value["type"]?.isString("VARIABLE_ALIAS") == true ? value["id"]?.string ?? "" : nil
        let type = FigmaScopes.type(kind, scopes)
        let json =
            if let target {
                paths[target].map { JSONText.quoted("{\($0.joined(separator: "."))}") }
            } else {
                type.flatMap { FigmaScopes.json(value, $0, scopes) }
            }
        guard let type, let json else {
            let reason =
                type == nil
                ? "the format has no type for \(kind)"
                : target.map { "it refers to '\($0)', which the file does not contain" }
                    ?? "its value cannot be expressed"
            if reports {
                diagnostics.warn(
                    "passed-over", "'\(path.joined(separator: "."))' is skipped: \(reason)",
                    at: value.place)
            }
            return nil
        }
        var members: [(name: String, json: [SourceRewrite.Piece])] = [
            ("$type", ["\"\(type.rawValue)\""]), ("$value", ["\(json)"]),
        ]
        if let words = object["description"], words.string?.isEmpty == false {
            members.append(("$description", words.pieces()))
        }
        var extensions: [String] = []
        if object["hiddenFromPublishing"]?.bool == true {
            extensions.append("\"com.figma.hiddenFromPublishing\": true")
        }
        if type == .dimension, FigmaScopes.areOfText(scopes) {
            extensions.append("\"\(CandelaHints.vendor)\": {\"scales\": true}")
        }
        if !extensions.isEmpty {
            members.append(("$extensions", ["{\(extensions.joined(separator: ", "))}"]))
        }
        return Token(path: path, members: members, place: object.range.lowerBound)
    }
}
