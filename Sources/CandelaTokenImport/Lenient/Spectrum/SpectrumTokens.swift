/// The conversion of a token file of Spectrum to a resolver document.
///
/// A token names its type by a JSON Schema, `…/token-types/dimension.json`, and has either a value
/// or `sets` with a value for each scale (`desktop`, `mobile`) or color scheme (`light`, `dark`).
/// Each kind of sets is a modifier, whose first context has the values of the first set.
///
/// Source: the token schemas of Adobe's Spectrum Design Data.
struct SpectrumTokens {
    private typealias Piece = (text: String, place: Int)

    private let root: JSONValue
    private var base: [Piece] = []
    private var modifiers: [Modifier] = []
    private(set) var diagnostics: [Diagnostic] = []

    private struct Modifier {
        let name: String
        var contexts: [(name: String, tokens: [Piece])] = []
    }

    /// - Returns: `nil` for any other file.
    init?(_ root: JSONValue) {
        guard root.isObject, root.members.contains(where: { Self.type(of: $0.value) != nil }) else {
            return nil
        }
        self.root = root
        for member in root.members {
            guard let sets = member.value["sets"], sets.isObject else {
                if let text = token(member.value) { base.append(piece(member, text)) }
                continue
            }
            read(sets, of: member)
        }
    }

    /// The last step of the address of a token's schema, without `.json`.
    private static func type(of token: JSONValue) -> String? {
        guard let address = token["$schema"]?.string, address.contains("/token-types/"),
            let file = address.split(separator: "/").last
        else { return nil }
        return String(file.prefix { $0 != "." })
    }

    private mutating func read(_ sets: JSONValue, of member: JSONMember) {
        let kind = Self.type(of: member.value) ?? "set"
        let name = kind.hasSuffix("-set") ? String(kind.dropLast(4)) : kind
        for (index, set) in sets.members.enumerated() {
            guard let text = token(set.value) else { continue }
            if index == 0 { base.append(piece(member, text)) }
            add(index == 0 ? nil : piece(member, text, at: set.value), to: set.name, of: name)
        }
    }

    private mutating func add(_ token: Piece?, to context: String, of name: String) {
        let place = modifiers.firstIndex { $0.name == name } ?? modifiers.count
        if place == modifiers.count { modifiers.append(Modifier(name: name)) }
        let index =
            modifiers[place].contexts.firstIndex { $0.name == context }
            ?? modifiers[place].contexts.count
        if index == modifiers[place].contexts.count {
            modifiers[place].contexts.append((context, []))
        }
        if let token { modifiers[place].contexts[index].tokens.append(token) }
    }

    private func piece(_ member: JSONMember, _ token: String, at value: JSONValue? = nil) -> Piece {
        (
            "\(StudioThemes.quoted(member.name)): \(token)",
            (value ?? member.value).range.lowerBound
        )
    }

    /// A token of the format; `nil` for an object without a value.
    private func token(_ object: JSONValue) -> String? {
        guard let value = object["value"] else { return nil }
        var parts = ["\"$value\": \(value.source)"]
        if let type = Self.word(Self.type(of: object) ?? "") {
            parts.append("\"$type\": \"\(type)\"")
        }
        if let words = object["description"], words.isString {
            parts.append("\"$description\": \(words.source)")
        }
        if object["deprecated"]?.bool == true {
            let reason = object["deprecated_comment"].flatMap { $0.isString ? $0.source : nil }
            parts.append("\"$deprecated\": \(reason ?? "true")")
        }
        return "{\(parts.joined(separator: ", "))}"
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

    /// The resolver document.
    mutating func document(of file: JSONDocument) -> JSONDocument? {
        func list(_ tokens: [Piece]) -> [Piece] {
            tokens.enumerated().map { index, token in
                (index == 0 ? token.text : ", \(token.text)", token.place)
            }
        }
        var pieces: [Piece] = [
            ("{\"version\": \"2025.10\", \"sets\": {\"tokens\": {\"sources\": [{", 0)
        ]
        pieces += list(base)
        pieces.append(("}]}}, \"modifiers\": {", 0))
        let choices = modifiers.filter { $0.contexts.count > 1 }
        for (index, modifier) in choices.enumerated() {
            let name = StudioThemes.quoted(modifier.name)
            pieces.append(("\(index == 0 ? "" : ", ")\(name): {\"contexts\": {", 0))
            for (place, context) in modifier.contexts.enumerated() {
                pieces.append(
                    ("\(place == 0 ? "" : ", ")\(StudioThemes.quoted(context.name)): [{", 0))
                pieces += list(context.tokens)
                pieces.append(("}]", 0))
            }
            let first = StudioThemes.quoted(modifier.contexts[0].name)
            pieces.append(("}, \"default\": \(first)}", 0))
        }
        let order =
            [StudioThemes.reference("sets", "tokens")]
            + choices.map { StudioThemes.reference("modifiers", $0.name) }
        pieces.append(("}, \"resolutionOrder\": [\(order.joined(separator: ", "))]}", 0))
        diagnostics.append(
            .warning(
                "lenient-spectrum",
                "the file contains tokens of Spectrum, read as a resolver document", at: root.place)
        )
        return file.rewritten(SourceRewrite(root.storage, pieces: pieces))
    }
}
