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
        for member in object.members where !member.isOfFormat {
            guard keepsReserved || !member.isReserved else { continue }
            guard !member.value.isObject || !StructureReader.isOrHoldsToken(member.value) else {
                continue
            }
            strange.insert(member.name)
            guard !companions.contains(member.name) else { continue }
            note("lenient-member", at: member.namePlace) { path in
                "'\(path)' has a member '\(member.name)', which the format does not define: it "
                    + "is kept in '$extensions' and has no effect"
            }
            kept.append((member.quotedName, member.value.source))
        }
        var added: [String] = []
        switch typeChange {
        case nil: break
        case .removed: strange.insert("$type")
        case .changed(let type, let hadType):
            if hadType { strange.insert("$type") }
            added.append("\"$type\": \"\(type.rawValue)\"")
        }
        var boxes: [String] = []
        if let hint, object["$extensions"]?[CandelaHints.vendor] == nil {
            boxes.append("\"\(CandelaHints.vendor)\": {\(hint)}")
        }
        if !kept.isEmpty {
            let pairs = kept.map { "\($0.name): \($0.source)" }.joined(separator: ", ")
            boxes.append("\"\(Self.keptKey)\": {\(pairs)}")
        }
        if !boxes.isEmpty {
            if let extensions = object["$extensions"] {
                guard extensions.isObject, extensions[Self.keptKey] == nil else { return }
                edits += extensions.edits(removing: [], adding: boxes)
            } else {
                added.append("\"$extensions\": {\(boxes.joined(separator: ", "))}")
            }
        }
        guard !strange.isEmpty || !added.isEmpty else { return }
        edits += object.edits(removing: strange, adding: added)
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
            let name = member.quotedName
            kept.append(("\"$value\(spot)/\(name.dropFirst())", member.value.source))
        }
        return strange
    }
}
