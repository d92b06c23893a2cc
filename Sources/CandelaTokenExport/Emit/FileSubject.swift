/// The subject of an output file: the name, contexts and group that its path is made from.
struct FileSubject: Sendable {
    /// The default file name, without its extension.
    let name: String

    /// Modifier → context, for the modifiers with a single context in the file.
    let contexts: [String: String]

    /// The top-level group of its tokens; `nil` unless every group has a file.
    var group: String?

    /// The origin of its name.
    let origin: OutputOrigin

    /// The subject of a file for one top-level group.
    ///
    /// - Parameter separator: The text between the name and the group's name.
    func part(_ group: TopGroup, _ separator: String) -> FileSubject {
        FileSubject(
            name: name + separator + group.name, contexts: contexts, group: group.name,
            origin: OutputOrigin(
                origin.parts + [.init(group.name, "the group '\(group.name)'", at: group.place)]))
    }
}

/// A top-level group: the first step of token paths.
struct TopGroup: Sendable, Hashable {
    let name: String
    /// The place of its first token.
    let place: SourcePosition?

    /// The top-level groups of some tokens, in order.
    static func all(of tokens: some Sequence<(path: String, place: SourcePosition?)>) -> [TopGroup]
    {
        var known: Set<Substring> = []
        return tokens.compactMap { path, place in
            let name = Self.name(of: path)
            return known.insert(name).inserted ? TopGroup(name: String(name), place: place) : nil
        }
    }

    static func name(of path: String) -> Substring { path.prefix { $0 != "." } }
}
