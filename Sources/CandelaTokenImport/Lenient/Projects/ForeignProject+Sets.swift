extension ForeignProject {
    /// A file of Tokens Studio or Penpot that contains several sets; `nil` for any other.
    ///
    /// - Parameters:
    ///   - root: The file.
    ///   - isUnordered: Whether its top-level groups are sets without an order of their own.
    init?(setsIn root: JSONValue, isUnordered: Bool = false) {
        let hasThemes = Self.hasUnorderedSets(root)
        let isUnordered = isUnordered || hasThemes
        guard isUnordered || Self.hasOrderedSets(root) else { return nil }
        let members = Array(root.members)
        let found = members.filter { Self.isSet($0) }
        guard !found.isEmpty else { return nil }
        let lists = found.map {
            (list: List(name: $0.name, sources: [.tree($0.value)]), place: $0.namePlace)
        }
        guard isUnordered else {
            let themes = StudioThemes(
                sets: found.map(\.name), order: Self.setOrder(in: root), themes: root["$themes"])
            let project = themes.project(lists) { name in
                found.first { $0.name == name }.map { TokenFolder.tokens(of: $0.value) } ?? []
            }
            self.init()
            report(found, members)
            (sets, choices, order) = (project.sets, project.choices, project.order)
            diagnostics += project.diagnostics
            return
        }
        self.init()
        sets = lists.map(\.list)
        let layout = SetLayout(found)
        layout.fill(&self)
        report(layout, found, hasThemes)
    }

    /// Whether a file contains sets.
    static func hasSets(_ root: JSONValue) -> Bool {
        hasOrderedSets(root) || hasUnorderedSets(root)
    }

    /// Whether a file contains sets: it has themes or an order of sets, which name its members.
    private static func hasOrderedSets(_ root: JSONValue) -> Bool {
        guard root.isObject else { return false }
        let (order, themes) = (setOrder(in: root), root["$themes"])
        guard order?.isArray == true || themes?.isArray == true else { return false }
        let names = Set(order?.elements.compactMap(\.string) ?? [])
            .union(StudioThemes.listedSets(themes))
        return root.members.contains { isSet($0) && names.contains($0.name) }
    }

    /// Whether a file contains sets without an order: it has an empty list of themes.
    private static func hasUnorderedSets(_ root: JSONValue) -> Bool {
        guard root.isObject, let themes = root["$themes"], themes.isArray, themes.count == 0,
            !hasOrderedSets(root)
        else { return false }
        let sets = root.members.filter(isSet)
        return !sets.isEmpty
            && sets.allSatisfy { $0.value["$value"] == nil && $0.value["value"] == nil }
    }

    /// The order of sets that a file states; `nil` if it states none.
    static func setOrder(in root: JSONValue) -> JSONValue? { root["$metadata"]?["tokenSetOrder"] }

    private static func isSet(_ member: JSONMember) -> Bool {
        member.value.isObject && !member.name.hasPrefix("$")
    }

    private mutating func report(
        _ layout: SetLayout, _ sets: [JSONMember], _ hasThemes: Bool
    ) {
        let names = sets.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
        let reason =
            hasThemes
            ? "the file has '$themes' and no order of sets"
            : "references lead to tokens without the names of top-level groups"
        let words = sets.count == 1 ? "is read as a set" : "are read as sets"
        diagnostics.warn(
            "lenient-sets",
            "\(reason): \(names)\(sets.count > 3 ? " …" : "") \(words) of Tokens Studio",
            at: sets[0].namePlace)
        diagnostics += layout.remarks(at: sets[0].namePlace)
    }

    private mutating func report(_ sets: [JSONMember], _ members: [JSONMember]) {
        let words = sets.count == 1 ? "a set" : "\(sets.count) sets"
        diagnostics.warn(
            "lenient-sets",
            "the file contains \(words) of Tokens Studio, read as the sets of a resolver "
                + "document", at: sets[0].namePlace,
            help: ["'candela tokens upgrade' writes this document"])
        for member in members where !member.value.isObject && !member.name.hasPrefix("$") {
            diagnostics.warn(
                "lenient-member", "'\(member.name)' is not a set: it is left out",
                at: member.namePlace)
        }
    }
}
