/// The conversion of composite values in one text, as in CSS, to objects with the words as parts,
/// which are read like other parts.
///
/// Texts that say more than the format can, such as a transition of one property, are not changed.
///
/// Source: `box-shadow` and `border` in CSS Backgrounds and Borders Level 3, `transition` in CSS
/// Transitions Level 1, `font` in CSS Fonts Level 4.
struct Shorthands {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    private typealias Parts = [(name: String, text: String)]

    init(_ scan: TreeIndex) {
        for (index, entry) in scan.entries.enumerated() where entry.isToken {
            guard let value = scan.json(entry.value), value.isArray || Self.hasSpace(value),
                let type = Self.type(of: index, in: scan)
            else { continue }
            let isList = type == .shadow && value.isArray
            for text in isList ? value.elements.map({ $0 }) : [value] {
                guard let json = Self.json(text, as: type, isLayer: isList) else { continue }
                edits.append(SourceEdit(text.range, json))
                diagnostics.warn(
                    "lenient-shorthand",
                    "'\(scan.path(of: index))' has the \(type.rawValue) "
                        + "\(LenientReader.shown(text)), read as its parts", at: text.place)
            }
        }
    }

    private static func hasSpace(_ value: JSONValue) -> Bool {
        value.plainBytes?.contains(0x20) ?? value.isString
    }

    /// The type of a token; `nil` if its values have no such texts.
    private static func type(of token: Int, in scan: TreeIndex) -> TokenType? {
        guard let (word, code) = scan.type(of: token) else { return nil }
        let type = code.type ?? word.string.flatMap { LenientType.nearest(to: $0, for: nil) }
        return type.map { [.shadow, .border, .transition, .typography].contains($0) } == true
            ? type : nil
    }

    /// A text as JSON; `nil` for a reference and for a text that says something else.
    private static func json(_ value: JSONValue, as type: TokenType, isLayer: Bool) -> String? {
        guard !LenientReader.isReference(value), let text = value.string else { return nil }
        func object(_ parts: Parts?) -> String? {
            parts.map { parts in
                let members = parts.map { "\"\($0.name)\": \(JSONText.quoted($0.text))" }
                return "{\(members.joined(separator: ", "))}"
            }
        }
        guard type == .shadow else {
            let words = CSSParts.split(text, at: " ")
            switch type {
            case .border: return object(border(words))
            case .transition: return object(transition(words))
            default: return object(font(words))
            }
        }
        let texts = CSSParts.split(text, at: ",")
        let layers = texts.compactMap { object(layer(CSSParts.split($0, at: " "))) }
        guard layers.count == texts.count, layers.count == 1 || !isLayer else { return nil }
        return layers.count == 1 ? layers[0] : "[\(layers.joined(separator: ", "))]"
    }

    /// Two to four lengths after or before a colour; `inset` at either end.
    private static func layer(_ words: [String]) -> Parts? {
        var words = words
        let isInset = words.first == "inset" || words.last == "inset"
        words.removeAll { $0 == "inset" }
        guard (3...5).contains(words.count) else { return nil }
        let isLast = !isLength(words[words.count - 1])
        let color = isLast ? words.removeLast() : words.removeFirst()
        guard !isLength(color), words.allSatisfy({ isLength($0) || isReference($0) }) else {
            return nil
        }
        let lengths = words + Array(repeating: "0px", count: 4 - words.count)
        return [("color", color)] + zip(["offsetX", "offsetY", "blur", "spread"], lengths)
            + (isInset ? [("inset", "true")] : [])
    }

    private static let lines: Set<String> = [
        "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]

    /// A width, a style and a colour, which may be in any order unless all are references.
    private static func border(_ words: [String]) -> Parts? {
        guard words.count == 3 else { return nil }
        let style = words.firstIndex(where: lines.contains) ?? 1
        let width = words.firstIndex(where: isLength) ?? (style == 0 ? 1 : 0)
        let color = 3 - style - width
        guard style != width, lines.contains(words[style]) || isReference(words[style]),
            isLength(words[width]) || isReference(words[width]), !isLength(words[color])
        else { return nil }
        return [("width", words[width]), ("style", words[style]), ("color", words[color])]
    }

    /// A duration, and a curve and a delay if they are given, of all properties.
    private static func transition(_ words: [String]) -> Parts? {
        let words = words.first == "all" ? Array(words.dropFirst()) : words
        let times = words.filter(isAmount)
        let curves = words.filter { !isAmount($0) }
        guard (1...2).contains(times.count), curves.count <= 1, isAmount(words[0]),
            curves.allSatisfy({ isReference($0) || Reading.curve($0) != nil })
        else { return nil }
        return [
            ("duration", times[0]), ("timingFunction", curves.first ?? "ease"),
            ("delay", times.count > 1 ? times[1] : "0ms"),
        ]
    }

    /// A weight if it is given, a size with a line height, and the names of fonts.
    private static func font(_ words: [String]) -> Parts? {
        guard let place = words.firstIndex(where: { isAmount($0) && Double($0) == nil }),
            place + 1 < words.count
        else { return nil }
        let weights = words[..<place].filter { $0 != "normal" }
        let sizes = CSSParts.split(words[place], at: "/")
        guard weights.count <= 1, sizes.count <= 2, !words[place + 1].hasPrefix("/"),
            weights.allSatisfy({ isAmount($0) || FontWeightValue.words.contains($0) })
        else { return nil }
        return [
            ("fontFamily", words[(place + 1)...].joined(separator: " ")), ("fontSize", sizes[0]),
            ("fontWeight", weights.first ?? "400"),
            ("lineHeight", sizes.count > 1 ? sizes[1] : "normal"),
        ]
    }

    /// Whether a word begins with a number.
    private static func isAmount(_ word: String) -> Bool { DecimalUnit(word) != nil }

    /// Whether a word is a number with or without a unit, or a function that gives one.
    private static func isLength(_ word: String) -> Bool {
        isAmount(word) || LenientReader.isFunction(word)
    }

    private static func isReference(_ word: String) -> Bool { LenientReader.isReference(word) }
}
