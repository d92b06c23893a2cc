/// Values for modes, which several tools write beside the value of a token or into its
/// `$extensions`.
///
/// In `$extensions` they are in `mode` or `modes`, in a member whose name ends in `.mode` or
/// `.modes`, or in such a member of a tool's own object. Beside a value they are in members named
/// for an appearance, as `darkValue`, or in an object whose members are, which may be the value
/// itself.
///
/// Source: the documentation of Terrazzo (“Modes”) and the exports of plugins for Figma.
struct TokenModes {
    /// The first member with such values.
    let member: JSONMember
    /// The value of each mode.
    let values: [(mode: String, value: JSONValue)]
    /// The edits that remove them.
    let removals: [SourceEdit]

    /// The modes of a token; `nil` if it has none.
    init?(of token: JSONValue) {
        if let extensions = token["$extensions"],
            let (member, owner) = Self.member(of: extensions)
        {
            self.member = member
            values = member.value.members.map { ($0.name, $0.value["$value"] ?? $0.value) }
            removals = owner.edits(removing: [member.name])
            return
        }
        if let member = token.member("$value"), Self.varies(member.value) {
            self.member = member
            values = member.value.members.map { ($0.name, $0.value) }
            let plain = ForeignProject.light(of: values.map(\.mode)) ?? values[0].mode
            removals = [
                SourceEdit(member.value.range, "", (member.value[plain] ?? member.value).pieces())
            ]
            return
        }
        let own = token.members.filter {
            Self.isAppearance($0, of: token) || Self.listsAppearances($0, of: token)
        }
        guard let first = own.first else { return nil }
        member = first
        values = own.flatMap { member in
            guard Self.listsAppearances(member, of: token) else {
                return [(FolderName.appearance(Self.plain(member))?.context ?? "", member.value)]
            }
            return member.value.members.map { ($0.name, $0.value) }
        }
        removals = token.edits(removing: Set(own.map(\.name)))
    }

    /// Whether a value is an object with the values for appearances.
    static func varies(_ value: JSONValue) -> Bool {
        guard value.isObject, let first = value.members.first(where: { _ in true }),
            !first.isNamed("colorSpace"), !first.isNamed("value"), !first.isNamed("unit")
        else { return false }
        return areAppearances(value.members.map(\.name))
    }

    /// The member of `$extensions` with values for modes, and the object around it; `nil` without
    /// such a member.
    static func member(of extensions: JSONValue) -> (JSONMember, JSONValue)? {
        for member in extensions.members where member.value.isObject {
            if hasModes(member) { return (member, extensions) }
            if let inner = member.value.members.first(where: hasModes) {
                return (inner, member.value)
            }
        }
        return nil
    }

    private static func hasModes(_ member: JSONMember) -> Bool {
        let last = member.name.split(separator: ".").last.map(String.init) ?? member.name
        return ["mode", "modes"].contains(last) && member.value.isObject && member.value.count > 0
    }

    /// Whether names describe appearances, of which one is dark.
    private static func areAppearances(_ names: [String]) -> Bool {
        AppearanceWords.areSpoken(by: names)
            && names.contains { AppearanceWords($0)?.isDark == true }
    }

    /// Whether a value may stand in place of a token's own.
    private static func fits(_ value: JSONValue, _ token: JSONValue) -> Bool {
        value.isString || value.kind == token["$value"]?.kind
    }

    /// Whether a member has the value for an appearance: `darkValue`, `dark`.
    private static func isAppearance(_ member: JSONMember, of token: JSONValue) -> Bool {
        !member.isOfFormat && LenientReader.isAppearance(plain(member))
            && fits(member.value, token) && !StructureConverter.isOrHoldsToken(member.value)
    }

    private static func plain(_ member: JSONMember) -> String {
        member.isReserved ? String(member.name.dropFirst()) : member.name
    }

    /// Whether a member is an object with the values for appearances.
    private static func listsAppearances(_ member: JSONMember, of token: JSONValue) -> Bool {
        member.value.isObject && !member.isOfFormat
            && areAppearances(member.value.members.map(\.name))
            && member.value.members.allSatisfy { fits($0.value, token) }
            && !StructureConverter.isOrHoldsToken(member.value)
    }
}

extension ForeignProject {
    /// A token file with values for modes, which become the contexts of a modifier `mode`; `nil`
    /// for any other.
    init?(modesIn scan: TreeIndex, of root: JSONValue) {
        let tokens = scan.entries.indices.compactMap { index -> (Int, JSONValue, TokenModes)? in
            let entry = scan.entries[index]
            guard entry.isToken, !entry.isInside, let object = scan.object(entry),
                entry.extensions != 0 || entry.hasOthers
                    || scan.json(entry.value).map(TokenModes.varies) == true
            else { return nil }
            return TokenModes(of: object).map { (index, object, $0) }
        }
        guard let first = tokens.first else { return nil }
        self.init()
        // Two names of one appearance are one mode, unless a token has a value for each.
        let areMerged = tokens.allSatisfy { _, _, modes in
            modes.values.indices.allSatisfy { index in
                modes.values[..<index].allSatisfy {
                    !Self.areAlike($0.mode, modes.values[index].mode)
                }
            }
        }
        func areOne(_ name: String, _ other: String) -> Bool {
            areMerged ? Self.areAlike(name, other) : name == other
        }
        var names: [String] = []
        for mode in tokens.lazy.flatMap({ $0.2.values.map(\.mode) })
        where !names.contains(where: { areOne($0, mode) }) { names.append(mode) }
        // A mode whose values equal the tokens' own needs no context of its own. A token that
        // does not list it has its value there.
        let same = names.first { name in
            tokens.allSatisfy { _, object, modes in
                modes.values.allSatisfy {
                    !areOne($0.mode, name) || object["$value"]?.source == $0.value.source
                }
            }
        }
        add(set: "tokens", [.tree(root, tokens.flatMap { $0.2.removals })])
        // Among appearances the light one is the default, and there is no other.
        var choice = Choice(name: "mode", fallback: same ?? Self.light(of: names))
        if choice.fallback == nil {
            let start = names.contains("default") ? "base" : "default"
            choice.contexts.append(List(name: start))
            choice.fallback = start
        }
        for name in names {
            let own =
                name == same
                ? []
                : tokens.compactMap { index, object, modes in
                    modes.values.first { areOne($0.mode, name) }.map {
                        Token(
                            path: scan.names(to: index),
                            members: Self.type(of: index, in: scan)
                                + Self.members(of: object, modes, $0.value),
                            place: object.range.lowerBound)
                    }
                }
            choice.contexts.append(List(name: name, sources: own.isEmpty ? [] : [.tokens(own)]))
        }
        add(choice)
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.warn(
            "lenient-modes",
            "'\(first.2.member.name)' contains values for modes, read as a modifier 'mode' with "
                + "the contexts \(list)", at: first.2.member.namePlace)
    }

    /// Whether two names mean the same mode: they differ in letter case, or describe the same
    /// appearance, such as `light` and `default`.
    private static func areAlike(_ name: String, _ other: String) -> Bool {
        guard name.caseFolded != other.caseFolded else { return true }
        guard let words = AppearanceWords(name) else { return false }
        return AppearanceWords(other) == words
    }

    /// The plain light appearance among modes that are all appearances; `nil` without one.
    fileprivate static func light(of names: [String]) -> String? {
        guard AppearanceWords.areSpoken(by: names) else { return nil }
        return names.first { name in
            AppearanceWords(name).map { !$0.isDark && !$0.isIncreased } == true
        }
    }

    /// The type that a token has from a group, as a member of its own: the groups of a context have
    /// none.
    private static func type(
        of token: Int, in scan: TreeIndex
    ) -> [(name: String, json: [SourceRewrite.Piece])] {
        guard scan.entries[token].type == 0, let type = scan.type(of: token) else { return [] }
        return [("$type", type.value.pieces())]
    }

    /// The members of a token with another value, and without modes.
    private static func members(
        of object: JSONValue, _ modes: TokenModes, _ value: JSONValue
    ) -> [(name: String, json: [SourceRewrite.Piece])] {
        object.members.compactMap { member in
            if member.isNamed("$value") { return ("$value", value.pieces()) }
            let (whole, range) = (member.range, member.value.range)
            if modes.removals.contains(where: { whole.clamped(to: $0.range) == whole }) {
                return nil
            }
            let inside = modes.removals.filter {
                range.lowerBound < $0.range.lowerBound && $0.range.upperBound < range.upperBound
            }
            let pieces = member.value.pieces(with: inside)
            let isEmpty =
                !inside.isEmpty
                && SourceRewrite(object.storage, pieces: pieces).bytes.allSatisfy {
                    "{} \n\t".utf8.contains($0)
                }
            return isEmpty ? nil : (member.name, pieces)
        }
    }
}
