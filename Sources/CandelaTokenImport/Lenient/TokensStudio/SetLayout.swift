/// Sets without an order as the contexts and sets of a resolver document: those that define the same
/// tokens are alternatives, as files are in ``FolderLayout``.
struct SetLayout {
    private let layout: FolderLayout

    init(_ sets: [JSONMember]) {
        var root = FolderNode(name: "")
        for set in sets {
            root.add(
                set.name, set.name.split(separator: "/")[...], TokenFolder.tokens(of: set.value))
        }
        layout = FolderLayout(root)
    }

    /// The modifiers as JSON text, and the order of sets and modifiers.
    var json: (modifiers: String, order: String) {
        func list(_ sets: [String]) -> String {
            sets.map { StudioThemes.reference("sets", $0) }.joined(separator: ", ")
        }
        let modifiers = layout.modifiers.map { modifier in
            let contexts = modifier.contexts.map {
                "\(StudioThemes.quoted($0.name)): [\(list($0.files))]"
            }
            let first = StudioThemes.quoted(modifier.contexts.first?.name ?? "")
            return "\(StudioThemes.quoted(modifier.name)): {\"contexts\": "
                + "{\(contexts.joined(separator: ", "))}, \"default\": \(first)}"
        }
        let steps =
            layout.base.map { StudioThemes.reference("sets", $0) }
            + layout.modifiers.map { StudioThemes.reference("modifiers", $0.name) }
        return (
            "{\(modifiers.joined(separator: ", "))}", "[\(steps.joined(separator: ", "))]"
        )
    }

    /// Warnings that name the contexts.
    func remarks(at place: SourcePosition) -> [Diagnostic] {
        let contexts = layout.modifiers.map { modifier in
            let names = modifier.contexts.map { "'\($0.name)'" }.joined(separator: ", ")
            return "sets that define the same tokens are read as contexts of '\(modifier.name)': "
                + names
        }
        return (contexts + layout.remarks).map { .warning("lenient-sets", $0, at: place) }
    }
}
