import CandelaTokens

/// A reader of the words of one line into the members of an object.
struct CaseMembers {
    let kind: String
    let builder: CaseBuilder

    /// The text of a button with a quoted label.
    private(set) var label: CaseNode?

    private var hasWidth = false

    init(kind: String, builder: CaseBuilder) { (self.kind, self.builder) = (kind, builder) }

    mutating func read(_ word: CaseWord, into node: inout CaseNode) throws(Failure) {
        if let text = word.quoted {
            let text = CaseNode(text, at: word.place)
            guard kind == "button" || kind == "option" else {
                return node.set(["text"], to: text)
            }
            node.set(["action", "label"], to: text)
            label = styled(text, "body", word)
            label?.set(["kind"], to: CaseNode("text", at: word.place))
            label?.set(["id"], to: CaseNode("label", at: word.place))
        } else if let (name, value) = word.assignment {
            let path = name.split(separator: ".")
            node.set(path[...], to: try member(path.last ?? "", value))
        } else if let number = Double(word.text) {
            let name: Substring = kind == "icon" ? "size" : hasWidth ? "height" : "width"
            hasWidth = true
            node.set([name], to: scaled(number, word))
        } else if kind == "icon", let role = IconRole(word: word.text) {
            node.set(["icon"], to: CaseNode(role.path, at: word.place))
        } else if let role = TypeRole(word: word.text) {
            let style = CaseNode(role.path, at: word.place)
            if label == nil {
                node.set(["style"], to: style)
            } else {
                label?.set(["style"], to: style)
            }
        } else if let role = SpaceRole(word: word.text) {
            node.set(["gap"], to: CaseNode(role.path, at: word.place))
        } else {
            node.set([Substring(word.text)], to: CaseNode(json: "true", at: word.place))
        }
    }

    /// The paths of the roles that values name.
    private static let roles = RoleKinds.tokenPaths.union(IconRole.all.map(\.path))

    private static let lengths: Set<Substring> = [
        "width", "height", "size", "firstColumn", "minimumColumn",
    ]

    /// The value of a member: a quoted text, with a style after `/` if it is more than a string, a
    /// number, a list with commas, a JSON array or object, a word, or `none` if the member is left
    /// out.
    ///
    /// Lengths scale with the type size, except those with `pt` after the number.
    private func member(_ name: Substring, _ word: CaseWord) throws(Failure) -> CaseNode? {
        let text = word.text
        if text.hasPrefix("\"") {
            if let quoted = word.quoted { return CaseNode(quoted, at: word.place) }
            guard let slash = text.lastIndex(of: "/"),
                let quoted = CaseWord(text: String(text[..<slash]), place: word.place).quoted
            else { throw word.failure("'\(text)' is not a text") }
            let style = String(text[text.index(after: slash)...])
            guard TypeRole(word: style) != nil else {
                throw word.failure("unknown style '\(style)'")
            }
            return styled(CaseNode(quoted, at: word.place), style, word)
        }
        if text == "none" { return nil }
        if ["true", "false"].contains(text) || text.hasPrefix("[") || text.hasPrefix("{") {
            return CaseNode(json: text, at: word.place)
        }
        if text.hasSuffix("pt"), Double(text.dropLast(2)) != nil {
            return CaseNode(json: String(text.dropLast(2)), at: word.place)
        }
        if let number = Double(text) {
            return Self.lengths.contains(name)
                ? scaled(number, word) : CaseNode(json: text, at: word.place)
        }
        let words = text.split(separator: ",")
        for path in words where path.contains(".") && !Self.roles.contains(String(path)) {
            throw word.failure("unknown role '\(path)'")
        }
        let parts = words.map { CaseNode(String($0), at: word.place) }
        return text.contains(",") ? CaseNode(parts, at: word.place) : parts.first
    }

    private func scaled(_ length: Double, _ word: CaseWord) -> CaseNode {
        CaseNode(json: "\(builder.scaled(length))", at: word.place)
    }

    private func styled(_ text: CaseNode, _ style: String, _ word: CaseWord) -> CaseNode {
        var node = CaseNode(at: word.place)
        node.set(["text"], to: text)
        node.set(["style"], to: CaseNode("type.\(style)", at: word.place))
        node.set(["color"], to: CaseNode("color.text.primary", at: word.place))
        return node
    }
}
