/// What a file of an export is for.
struct FileSubject: Sendable {
    /// What it is called when there is no pattern, without its ending.
    let name: String

    /// Modifier → context, of the modifiers that have one context in all of the file.
    let contexts: [String: String]

    /// The top group its tokens are of, where every group has a file.
    var group: String?

    /// What its name is made of.
    let origin: OutputOrigin

    /// That of a file for one of the top groups.
    ///
    /// - Parameter separator: What stands between the name and the group's.
    func part(_ group: TopGroup, _ separator: String) -> FileSubject {
        FileSubject(
            name: name + separator + group.name, contexts: contexts, group: group.name,
            origin: OutputOrigin(
                origin.parts + [.init(group.name, "the group '\(group.name)'", at: group.place)]))
    }
}

/// The first step of some tokens' paths.
struct TopGroup: Sendable, Hashable {
    let name: String
    /// Where its first token is.
    let place: SourcePlace?

    /// Those of some tokens in order.
    static func all(of tokens: some Sequence<(path: String, place: SourcePlace?)>) -> [TopGroup] {
        var known: Set<Substring> = []
        return tokens.compactMap { path, place in
            let name = Self.name(of: path)
            return known.insert(name).inserted ? TopGroup(name: String(name), place: place) : nil
        }
    }

    static func name(of path: String) -> Substring { path.prefix { $0 != "." } }
}
