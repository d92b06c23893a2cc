/// The conversion of a file of Tokens Studio or Penpot that contains several sets to a resolver
/// document with the sets inside.
struct StudioSets {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The trees of groups and tokens.
    private(set) var sets: [JSONValue] = []

    /// The names of the sets.
    private(set) var names: [String] = []

    /// - Parameters:
    ///   - root: The file. Without sets there is nothing to convert.
    ///   - isUnordered: Whether its top-level groups are sets without an order of their own.
    init(_ root: JSONValue, isUnordered: Bool = false) {
        let hasThemes = Self.areUnordered(in: root)
        let isUnordered = isUnordered || hasThemes
        guard isUnordered || Self.areIn(root) else { return }
        let members = Array(root.members)
        let sets = members.filter { Self.isSet($0) }
        guard !sets.isEmpty else { return }
        (self.sets, names) = (sets.map(\.value), sets.map(\.name))
        let lists = sets.map {
            (
                list: ForeignProject.List(name: $0.name, sources: [.tree($0.value)]),
                place: $0.namePlace
            )
        }
        if isUnordered {
            let layout = SetLayout(sets)
            var project = ForeignProject()
            project.sets = lists.map(\.list)
            layout.fill(&project)
            edits = project.edits(of: root)
            report(layout, sets, hasThemes)
        } else {
            let themes = StudioThemes(
                sets: names, order: Self.order(in: root), themes: root["$themes"])
            let project = themes.project(lists) { name in
                sets.first { $0.name == name }.map { TokenFolder.tokens(of: $0.value) } ?? []
            }
            edits = project.edits(of: root)
            report(sets, members)
            diagnostics += project.diagnostics
        }
    }

    /// Whether a file contains sets: it has themes or an order of sets, which name its members.
    static func areIn(_ root: JSONValue) -> Bool {
        guard root.isObject else { return false }
        let order = order(in: root)
        guard order?.isArray == true || root["$themes"]?.isArray == true else { return false }
        let names = Set(order?.elements.compactMap(\.string) ?? [])
        if root.members.contains(where: { isSet($0) && names.contains($0.name) }) { return true }
        let chosen = root["$themes"]?.elements.flatMap {
            $0["selectedTokenSets"]?.members.map(\.name) ?? []
        }
        let known = Set(chosen ?? [])
        return root.members.contains { isSet($0) && known.contains($0.name) }
    }

    /// Whether a file contains sets without an order: it has an empty list of themes.
    static func areUnordered(in root: JSONValue) -> Bool {
        guard root.isObject, let themes = root["$themes"], themes.isArray, themes.count == 0,
            !areIn(root)
        else { return false }
        let sets = root.members.filter(isSet)
        return !sets.isEmpty
            && sets.allSatisfy { $0.value["$value"] == nil && $0.value["value"] == nil }
    }

    /// The order of sets that a file states; `nil` if it states none.
    static func order(in root: JSONValue) -> JSONValue? { root["$metadata"]?["tokenSetOrder"] }

    private static func isSet(_ member: JSONMember) -> Bool {
        member.value.isObject && !member.name.hasPrefix("$")
    }

    private mutating func report(_ layout: SetLayout, _ sets: [JSONMember], _ hasThemes: Bool) {
        let names = sets.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
        let reason =
            hasThemes
            ? "the file has '$themes' and no order of sets"
            : "references lead to tokens without the names of top-level groups"
        let words = sets.count == 1 ? "is read as a set" : "are read as sets"
        diagnostics.append(
            .warning(
                "lenient-sets",
                "\(reason): \(names)\(sets.count > 3 ? " …" : "") \(words) of Tokens Studio",
                at: sets[0].namePlace))
        diagnostics += layout.remarks(at: sets[0].namePlace)
    }

    private mutating func report(_ sets: [JSONMember], _ members: [JSONMember]) {
        let words = sets.count == 1 ? "a set" : "\(sets.count) sets"
        diagnostics.append(
            .warning(
                "lenient-sets",
                "the file contains \(words) of Tokens Studio, read as the sets of a resolver "
                    + "document", at: sets[0].namePlace,
                help: ["'candela tokens upgrade' writes this document"]))
        for member in members where !member.value.isObject && !member.name.hasPrefix("$") {
            diagnostics.append(
                .warning(
                    "lenient-member", "'\(member.name)' is not a set: it is left out",
                    at: member.namePlace))
        }
    }
}
