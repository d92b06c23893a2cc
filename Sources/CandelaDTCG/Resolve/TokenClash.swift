extension Diagnostic {
    /// The diagnostic for a path at which one source has a token and another a group.
    static func tokenAndGroup(_ clash: TokenTree.Clash, in tree: TokenTree) -> Diagnostic {
        let path = tree.path(of: clash.node)
        func words(_ isToken: Bool) -> String { isToken ? "token" : "group" }
        let note = Note(
            "the \(words(clash.isTokenFirst)) is here", at: namePlace(clash.first, in: tree))
        let place = namePlace(clash.second, in: tree)
        if tree.isLenient {
            return Diagnostic(
                .warning, "lenient-token-with-children",
                "'\(path)' is a \(words(clash.isTokenFirst)) and then a "
                    + "\(words(!clash.isTokenFirst)): the token is read as '\(path).$root'",
                at: place, notes: [note])
        }
        return Diagnostic(
            .error, "token-with-children",
            "'\(path)' is a \(words(!clash.isTokenFirst)) here and a \(words(clash.isTokenFirst)) "
                + "in another source", at: place,
            help: ["move the token's value to '$root' of the group, or one of them elsewhere"],
            notes: [note])
    }

    /// The place of the name of a group or token.
    private static func namePlace(_ object: NodeLocation, in tree: TokenTree) -> SourcePosition? {
        tree.place(NodeLocation(object.source, object.index - 1))
    }
}
