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

    /// Adds the choices to a project that has the sets, and the order of both.
    func fill(_ project: inout ForeignProject) {
        project.order += layout.base.map { .set($0) }
        for choice in layout.choices({ .set($0) }) { project.add(choice) }
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
