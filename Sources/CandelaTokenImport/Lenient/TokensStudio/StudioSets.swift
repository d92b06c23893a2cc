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
        let themes = StudioThemes(
            sets: sets.map(\.name), order: Self.order(in: root), themes: root["$themes"])
        let layout = isUnordered ? SetLayout(sets) : nil
        var project = ForeignProject()
        project.sets = sets.map { .init(name: $0.name, sources: [.tree($0.value)]) }
        if let layout { layout.fill(&project) } else { themes.fill(&project) }
        edits = project.edits(of: root)
        report(themes, sets, members, layout, hasThemes)
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

    /// Whether a file contains sets without an order: it has a list of themes, of which none names
    /// a set.
    static func areUnordered(in root: JSONValue) -> Bool {
        guard root.isObject, root["$themes"]?.isArray == true, order(in: root) == nil,
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

    private mutating func report(
        _ themes: StudioThemes, _ sets: [JSONMember], _ members: [JSONMember],
        _ layout: SetLayout?, _ hasThemes: Bool
    ) {
        if let layout {
            let names = sets.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
            diagnostics.append(
                .warning(
                    "lenient-sets",
                    (hasThemes
                        ? "the file has '$themes' and no order of sets: "
                        : "references lead to tokens without the names of top-level groups: ")
                        + names
                        + "\(sets.count > 3 ? " …" : "") \(sets.count == 1 ? "is" : "are") read as "
                        + "\(sets.count == 1 ? "a set" : "sets") of Tokens Studio",
                    at: sets[0].namePlace))
            diagnostics += layout.remarks(at: sets[0].namePlace)
            return
        }
        let words = sets.count == 1 ? "a set" : "\(sets.count) sets"
        diagnostics.append(
            .warning(
                "lenient-sets",
                "the file contains \(words) of Tokens Studio, read as the sets of a resolver "
                    + "document", at: sets[0].namePlace,
                help: ["'candela tokens upgrade' writes this document"]))
        let inversions = themes.inversions { name in
            sets.first { $0.name == name }.map { TokenFolder.tokens(of: $0.value) } ?? []
        }
        for (message, place) in themes.problems + inversions {
            diagnostics.append(.warning("lenient-theme", message, at: place))
        }
        for (name, place) in themes.missing {
            diagnostics.append(
                .warning(
                    "missing-set", "a theme uses the set '\(name)', which the file does not have",
                    at: place))
        }
        let unused = Set(themes.unused)
        for set in sets where unused.contains(set.name) {
            diagnostics.append(
                .warning(
                    "unused-set", "no theme uses the set '\(set.name)': it is left out",
                    at: set.namePlace))
        }
        for member in members where !member.value.isObject && !member.name.hasPrefix("$") {
            diagnostics.append(
                .warning(
                    "lenient-member", "'\(member.name)' is not a set: it is left out",
                    at: member.namePlace))
        }
    }
}
