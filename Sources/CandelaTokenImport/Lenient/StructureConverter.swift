/// A reader that converts groups and tokens in structures that the format does not allow: tokens
/// that contain others, and unknown members whose names begin with `$`.
struct StructureConverter {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The paths of the tokens that became the `$root` of a group.
    private(set) var moved: Set<String> = []

    /// Whether misspelt members stay, for their author to correct.
    private let keepsMisspelt: Bool

    /// - Parameter forWriting: Whether the document is rewritten for its author.
    init(_ scan: TreeIndex, forWriting: Bool) {
        keepsMisspelt = forWriting
        guard scan.isIrregular else { return }
        for (index, entry) in scan.entries.enumerated() where entry.hasOthers {
            if let object = scan.object(entry) { read(object, entry.isToken, scan, index) }
        }
    }

    private mutating func read(
        _ object: JSONValue, _ isToken: Bool, _ scan: TreeIndex, _ index: Int
    ) {
        let holdsTokens = isToken && Self.holdsTokens(object)
        var strange = object.members.filter { $0.isReserved && !$0.isOfFormat }
        if isToken, !holdsTokens {
            let companions = strange.filter { LenientReader.isCompanion(Self.plain($0)) }
            // They are read with the value.
            for member in companions where object[Self.plain(member)] == nil {
                edits.append(SourceEdit(member.nameRange, "\"\(Self.plain(member))\""))
                strange.removeAll { $0.name == member.name }
            }
        }
        guard holdsTokens || !strange.isEmpty else { return }
        let path = scan.path(of: index)
        for member in strange {
            let owner = path.isEmpty ? "the file" : "'\(path)'"
            let meant = member.meantName
            diagnostics.warn(
                "lenient-member",
                "\(owner) has a member '\(member.name)', which the format does not define: it "
                    + (meant == nil ? "is kept in '$extensions' and " : "") + "has no effect",
                at: member.namePlace, help: meant.map { ["did you mean '\($0)'?"] } ?? [])
        }
        if keepsMisspelt { strange.removeAll { $0.meantName != nil } }
        let names = Set(strange.map(\.name))
        if holdsTokens {
            moveToRoot(object, path, names)
        } else {
            keep(strange, names, of: object)
        }
    }

    /// Moves unknown members to `$extensions`.
    private mutating func keep(_ strange: [JSONMember], _ names: Set<String>, of object: JSONValue)
    {
        guard !strange.isEmpty, object["$extensions"]?[LenientReader.keptKey] == nil else { return }
        let pairs: [[SourceRewrite.Piece]] = strange.map { [.copy($0.range)] }
        edits += object.edits(
            extending: [["\"\(LenientReader.keptKey)\": {"] + pairs.listed + ["}"]],
            removing: names)
    }

    /// Converts a token that contains others to a group, with its value as `$root`.
    private mutating func moveToRoot(
        _ object: JSONValue, _ path: String, _ strange: Set<String>
    ) {
        guard object["$root"] == nil else { return }
        moved.insert(path)
        let own = object.members.filter {
            $0.isOfFormat && !$0.isNamed("$schema") || strange.contains($0.name)
                || !$0.value.isObject
        }
        let copies: [[SourceRewrite.Piece]] = own.map { [.copy($0.range)] }
        let names = Set(own.map(\.name))
        // The new member goes to the start of the object, before the tokens inside.
        let start = object.members.first { _ in true }?.start ?? object.start + 1
        edits.append(SourceEdit(start..<start, "\"$root\": {", copies.listed + ["}, "]))
        edits += object.edits(removing: names)
        diagnostics.warn(
            "lenient-token-with-children",
            "'\(path)' is a token that contains others: its value is read as '\(path).$root'",
            at: object.place)
    }

    /// Whether an object contains a token at any depth.
    private static func holdsTokens(_ object: JSONValue) -> Bool {
        object.members.contains {
            $0.value.isObject && !$0.isReserved && isOrHoldsToken($0.value)
        }
    }

    /// Whether an object is a token or contains one.
    static func isOrHoldsToken(_ object: JSONValue) -> Bool {
        var stack = [object]
        while let value = stack.popLast() {
            if value["$value"] != nil { return true }
            for member in value.members where member.value.isObject && !member.isReserved {
                stack.append(member.value)
            }
        }
        return false
    }

    /// A member's name without `$`.
    private static func plain(_ member: JSONMember) -> String { String(member.name.dropFirst()) }
}
