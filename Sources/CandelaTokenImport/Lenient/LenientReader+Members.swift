/// Unknown members of tokens and their values.
extension LenientReader {
    /// The extension for members that the format does not define.
    static let keptKey = "org.candela.kept"

    /// Moves unknown members of a token and its value to `$extensions`.
    ///
    /// - Parameter hasOthers: Whether the token has members that the format does not define.
    mutating func keepMembers(of object: JSONValue, hasOthers: Bool) {
        guard hasOthers || typeChange != nil || hint != nil || !kept.isEmpty else { return }
        var strange: Set<String> = []
        // An extension that the author wrote keeps its members.
        let box = object["$extensions"]?[Self.keptKey]
        let isForWriting = unread != nil
        for member in object.members where !member.isOfFormat {
            guard !member.value.isObject || !StructureConverter.isOrHoldsToken(member.value),
                !isForWriting || member.meantName == nil
            else { continue }
            strange.insert(member.name)
            guard !companions.contains(member.name), !isRepeatedType(member, of: object) else {
                continue
            }
            note("lenient-member", at: member.namePlace) { path in
                "'\(path)' has a member '\(member.name)', which the format does not define: it "
                    + "is kept in '$extensions' and has no effect"
            }
            if box?[member.name] == nil { kept.append([.copy(member.range)]) }
        }
        var added: [[SourceRewrite.Piece]] = []
        switch typeChange {
        case nil: break
        case .removed: strange.insert("$type")
        case .changed(let type, let hadType):
            if hadType { strange.insert("$type") }
            added.append(["\"$type\": \"\(type.rawValue)\""])
        }
        var boxes: [[SourceRewrite.Piece]] = []
        if let hint, object["$extensions"]?[CandelaHints.vendor] == nil {
            boxes.append(["\"\(CandelaHints.vendor)\": {\(hint)}"])
        }
        if !kept.isEmpty, let box {
            if box.isObject { edits += box.edits(removing: [], adding: kept) }
        } else if !kept.isEmpty {
            boxes.append(["\"\(Self.keptKey)\": {"] + kept.listed + ["}"])
        }
        edits += object.edits(extending: boxes, removing: strange, adding: added)
    }

    /// Whether a member is a `type` that says the same as the `$type` beside it, which is noted.
    private mutating func isRepeatedType(_ member: JSONMember, of object: JSONValue) -> Bool {
        guard member.name == "type", let word = member.value.string,
            object["$type"]?.isString(word) == true
        else { return false }
        note("lenient-member-name", at: member.namePlace) {
            "'\($0)' has 'type' beside its '$type'"
        }
        return true
    }

    /// Removes unknown members from an object in the value, to be kept under `$extensions`.
    ///
    /// - Returns: The names to remove.
    mutating func keep(
        from object: JSONValue, except names: Set<String>, at spot: String
    ) -> Set<String> {
        var strange: Set<String> = []
        for member in object.members where !names.contains(member.name) {
            guard member.name != "$ref" else { continue }
            strange.insert(member.name)
            note("lenient-member", at: member.namePlace) { path in
                "'\(path)' has a value with a member '\(member.name)', which the format does "
                    + "not define: it is kept in '$extensions' and has no effect"
            }
            let name = member.quotedName.dropFirst()
            kept.append(["\"$value\(spot)/\(name): "] + member.value.pieces())
        }
        return strange
    }
}
