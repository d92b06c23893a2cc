extension ForeignProject {
    /// A token file of Spectrum; `nil` for any other.
    ///
    /// A token names its type by a JSON Schema, `…/token-types/dimension.json`, and has either a
    /// value or `sets` with a value for each scale (`desktop`, `mobile`) or color scheme (`light`,
    /// `dark`). Each kind of sets is a choice, whose first context has the values of the first set.
    ///
    /// Source: the token schemas of Adobe's Spectrum Design Data.
    init?(spectrum root: JSONValue) {
        guard root.isObject, root.members.contains(where: { Self.spectrumType($0.value) != nil })
        else { return nil }
        self.init()
        var base: [Token] = []
        var contexts: [(choice: String, name: String, tokens: [Token])] = []
        for member in root.members {
            guard let sets = member.value["sets"], sets.isObject else {
                base += Self.spectrum(member, member.value)
                continue
            }
            let kind = Self.spectrumType(member.value) ?? "set"
            let choice = kind.hasSuffix("-set") ? String(kind.dropLast(4)) : kind
            for (index, set) in sets.members.enumerated() {
                let tokens = Self.spectrum(member, set.value)
                guard !tokens.isEmpty else { continue }
                if index == 0 { base += tokens }
                let known = contexts.firstIndex { ($0.choice, $0.name) == (choice, set.name) }
                if known == nil { contexts.append((choice, set.name, [])) }
                if index > 0 { contexts[known ?? contexts.count - 1].tokens += tokens }
            }
        }
        add(set: "tokens", [.tokens(base)])
        for (choice, name, tokens) in contexts {
            add(tokens.isEmpty ? [] : [.tokens(tokens)], to: name, of: choice)
        }
        diagnostics.warn(
            "lenient-spectrum",
            "the file contains tokens of Spectrum, read as a resolver document", at: root.place)
    }

    /// The last step of the address of a token's schema, without `.json`.
    private static func spectrumType(_ token: JSONValue) -> String? {
        guard let address = token["$schema"]?.string, address.contains("/token-types/") else {
            return nil
        }
        return address.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
    }

    /// A token of the format; none for an object without a value.
    private static func spectrum(_ member: JSONMember, _ object: JSONValue) -> [Token] {
        guard let value = object["value"] else { return [] }
        var members: [(name: String, json: [SourceRewrite.Piece])] = [("$value", value.pieces())]
        if let type = word(spectrumType(object) ?? "") {
            members.append(("$type", ["\"\(type)\""]))
        }
        if let words = object["description"], words.isString {
            members.append(("$description", words.pieces()))
        }
        if object["deprecated"]?.bool == true {
            let reason = object["deprecated_comment"].flatMap { $0.isString ? $0.pieces() : nil }
            members.append(("$deprecated", reason ?? ["true"]))
        }
        return [Token(path: [member.name], members: members, place: object.range.lowerBound)]
    }

    /// The type of the format, or a word that the next steps know; `nil` for an alias.
    private static func word(_ type: String) -> String? {
        switch type {
        case "alias": nil
        case "font-size": "fontSizes"
        case "font-family": "fontFamily"
        case "font-weight": "fontWeight"
        case "multiplier", "angle", "gradient-stop": "number"
        case "drop-shadow": "shadow"
        case "color", "dimension", "opacity", "typography": type
        default: "string"
        }
    }
}
