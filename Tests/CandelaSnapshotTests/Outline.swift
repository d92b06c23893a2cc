import CandelaJSON

/// A screen's JSON as readable lines for a diff, after the digest of the whole.
///
/// Each element is one line with its kind, id, words, roles and sizes, followed by a line per
/// action and one for its accessibility. Nothing is repeated: an id is relative to that of the
/// enclosing element, a label is omitted if it equals the element's text or its action's label,
/// equal elements are counted, and a card identical to one in the screen's first specimen is only
/// named.
///
/// Phrase keys, defaults, most `false` values and the middle of long lists are omitted: a change
/// there changes only the digest.
struct Outline {
    /// The completed lines, each with its line feed.
    private(set) var text: String

    /// The line being written.
    private var row = ""

    /// The state of the screen whose cards are not repeated.
    private let typical: JSONValue?

    /// Creates the outline of a screen.
    ///
    /// - Parameters:
    ///   - json: The screen's compact JSON.
    ///   - screen: The JSON, parsed.
    ///   - typical: Another state of the screen. Cards identical in both are only named, so that a
    ///     change of a card is read once.
    init(_ json: [UInt8], of screen: JSONValue, besides typical: JSONValue?) {
        self.typical = typical
        text = "digest \(Digest(json).text)\n"
        for member in screen.members { envelope(member.name, member.value) }
    }

    // MARK: The envelope

    private mutating func envelope(_ name: String, _ value: JSONValue) {
        switch name {
        case "schemaVersion", "kind", "specimen": break
        case "cards", "toasts":
            for card in value.elements { self.card(String(name.dropLast()), card, depth: 0) }
        case "overlay":
            begin(name)
            if let scrim = value["scrim"] { member("scrim", scrim) }
            end()
            if let card = value["card"] { self.card("card", card, depth: 1) }
        case "toolbar":
            for side in value.members {
                begin("toolbar \(side.name)")
                end()
                for element in side.value.elements { self.element(element, depth: 1) }
            }
        case "tabs":
            begin(name)
            if !isTypical(value, typical?[name]) {
                end()
                element(value, depth: 1)
            }
        case "announcements":
            for announcement in value.elements {
                begin("announcement")
                members(of: announcement)
                end()
            }
        case "type":
            begin(name)
            for style in value.members {
                let sizes = style.value.members.map { $0.value.number?.text ?? "" }
                row += " \(Self.withoutGroup(style.name))=\(sizes.joined(separator: "/"))"
            }
            end()
        default:
            begin(name)
            whole(value)
            end()
        }
    }

    private mutating func card(_ name: String, _ card: JSONValue, depth: Int) {
        begin(name, depth: depth)
        var body: JSONValue?
        for member in card.members {
            switch member.name {
            case "kind", "id": bare(member.value)
            case "body": body = member.value
            case let name: self.member(name, member.value)
            }
        }
        let other = typical?["cards"]?.elements.first { $0["id"] == card["id"] }
        if let body, !isTypical(card, other) {
            end()
            element(body, depth: depth + 1)
        }
    }

    /// Appends the typical state's name if the value is the same there.
    private mutating func isTypical(_ value: JSONValue, _ other: JSONValue?) -> Bool {
        guard value == other, let name = typical?["specimen"]?.string else { return false }
        row += " as in \(name)"
        end()
        return true
    }

    // MARK: Elements

    /// Writes an element and its descendants.
    ///
    /// - Parameters:
    ///   - parent: The nearest enclosing id, which prefixes its own.
    ///   - times: The number of equal elements in a row.
    private mutating func element(
        _ element: JSONValue, depth: Int, in parent: String = "", times: Int = 1
    ) {
        var (kind, id) = ("", parent)
        // The texts that the label need not repeat.
        var said: [String] = []
        var below: [JSONMember] = []
        var children: JSONValue?
        for member in element.members {
            let value = member.value
            switch member.name {
            case "kind":
                kind = value.string ?? ""
                begin(kind, depth: depth)
            case "id":
                id = value.string ?? ""
                self.id(id, in: parent)
            case "part": row += " .\(value.string ?? "")"
            case "children": children = value
            case "action":
                said.append(value["label"]?.string ?? "")
                below.append(member)
            case "accessibility", "actions": below.append(member)
            case "text" where value.isString:
                said.append(value.string ?? "")
                quoted(value)
            case "width" where element["height"] == value: break
            case "height" where element["width"] == value: self.member("size", value)
            case "style" where value.isString, "color" where value.isString,
                "icon" where value.isString:
                bare(value)
            case let name where Self.standsAlone(name, value, in: kind): below.append(member)
            case let name: self.member(name, value)
            }
        }
        if times > 1 { row += " ×\(times)" }
        end()
        for member in below {
            let name = member.name
            let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
            for value in values {
                switch name {
                case "accessibility": says(value, after: said, depth: depth)
                case "action", "actions":
                    begin("  - \(value["gesture"]?.string ?? "does")", depth: depth)
                    members(ofAction: value, of: id)
                default:
                    begin("  - \(name)", depth: depth)
                    whole(value)
                }
                end()
            }
        }
        var last: (child: JSONValue, times: Int)?
        for child in children.map({ Array($0.elements) }) ?? [] {
            if let (same, times) = last, same == child {
                last = (same, times + 1)
            } else {
                if let last {
                    self.element(last.child, depth: depth + 1, in: id, times: last.times)
                }
                last = (child, 1)
            }
        }
        if let last { self.element(last.child, depth: depth + 1, in: id, times: last.times) }
    }

    /// Whether a member of an element has its own lines: lists of objects other than text parts,
    /// and all parts of a chart.
    private static func standsAlone(_ name: String, _ value: JSONValue, in kind: String) -> Bool {
        if value.kind == .array { return name != "parts" && value[0]?.isObject == true }
        let isTrait = ["surface", "motion", "width", "height", "focused"].contains(name)
        return kind == "chart" && value.isObject && !isTrait
    }

    private mutating func says(_ accessibility: JSONValue, after said: [String], depth: Int) {
        begin("  - says", depth: depth)
        for member in accessibility.members {
            switch member.name {
            case "children" where member.value.isString("ignore"): break
            case "role", "children": bare(member.value)
            case "label" where said.contains { member.value.isString($0) }: break
            case "label": quoted(member.value)
            case let name: self.member(name, member.value)
            }
        }
    }

    private mutating func members(ofAction action: JSONValue, of element: String) {
        for member in action.members {
            let value = member.value
            switch member.name {
            case "gesture": break
            case "id":
                let id = value.string ?? ""
                let kind = action["intent"]?["kind"]?.string ?? ""
                if id != "\(element)/\(kind)" { self.id(id, in: element) }
            case "label": quoted(value)
            case "intent":
                gap()
                row += "\(value["kind"]?.string ?? "")("
                for member in value.members where !member.isNamed("kind") {
                    self.member(member.name, member.value)
                }
                row += ")"
            case let name: self.member(name, value)
            }
        }
    }

    /// The id without the prefix of its parent.
    private mutating func id(_ id: String, in parent: String) {
        gap()
        let isInside = !parent.isEmpty && id.hasPrefix(parent + "/")
        row += isInside ? id.dropFirst(parent.count) : id[...]
    }

    // MARK: Members

    private mutating func member(_ name: String, _ value: JSONValue) {
        guard name != "key", !name.hasSuffix("Key") else { return }
        switch (name, value.kind) {
        case ("value", .boolean):
            gap()
            row += "value=\(value.bool == true)"
        case (_, .boolean) where value.bool == false: break
        case ("text", .string): quoted(value)
        case ("effect", .string): bare(value)
        case ("press", .object) where value["effect"]?.isString("press") == true:
            gap()
            row += name
        default:
            gap()
            row += Self.withoutGroup(name)
            switch value.kind {
            case .boolean: break
            case .object, .array: item(value)
            case .string, .number, .null:
                row += "="
                item(value)
            }
        }
    }

    private mutating func members(of object: JSONValue) {
        for member in object.members { self.member(member.name, member.value) }
    }

    /// A text that needs no member name.
    private mutating func bare(_ value: JSONValue) {
        gap()
        word(value.string ?? "")
    }

    /// A text that is drawn or spoken.
    private mutating func quoted(_ value: JSONValue) {
        gap()
        quote(value.string ?? "")
    }

    /// A value on its own line, without brackets.
    private mutating func whole(_ value: JSONValue) {
        guard value.isObject else {
            gap()
            return item(value)
        }
        if value["intent"] != nil {
            members(ofAction: value, of: "")
        } else if value["text"] != nil, value["style"] != nil {
            words(value)
        } else {
            members(of: value)
        }
    }

    private mutating func words(_ words: JSONValue) {
        for member in words.members {
            switch member.name {
            case "style", "color": bare(member.value)
            case let name: self.member(name, member.value)
            }
        }
    }

    private mutating func item(_ value: JSONValue) {
        switch value.kind {
        case .object: object(value)
        case .array: list(value)
        case .string: word(value.string ?? "")
        case .number: row += value.number?.text ?? ""
        case .boolean: row += value.bool == true ? "true" : "false"
        case .null: row += "null"
        }
    }

    /// `(a=1 b=2)`.
    private mutating func object(_ value: JSONValue) {
        row += "("
        whole(value)
        row += ")"
    }

    /// `[a b]`; a long list is `[365: a … b #digest]`.
    private mutating func list(_ value: JSONValue) {
        let before = row
        var items: [String] = []
        for element in value.elements {
            row = ""
            item(element)
            items.append(row)
        }
        row = items.joined(separator: " ")
        if items.count > 4, row.utf8.count > 120, let first = items.first, let last = items.last {
            row = "\(items.count): \(first) … \(last) #\(Digest(Array(row.utf8)).shortText)"
        }
        row = "\(before)[\(row)]"
    }

    // MARK: Letters

    /// The first components of role paths, which are omitted: `color.text.muted`.
    private static let groups: Set<Substring> = [
        "color", "haptic", "icon", "motion", "opacity", "radius", "shadow", "space", "type",
    ]

    private static func withoutGroup(_ path: String) -> Substring {
        guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")), groups.contains(path[..<dot])
        else { return path[...] }
        return path[path.index(after: dot)...]
    }

    /// The text, quoted if it would be ambiguous in its context.
    private mutating func word(_ text: String) {
        let ends = text.utf8.contains { byte in
            byte <= UInt8(ascii: ")") && byte != UInt8(ascii: "#") || byte >= 0x7f
                || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "=")
                || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        }
        if ends || text.isEmpty { quote(text) } else { row += Self.withoutGroup(text) }
    }

    private mutating func quote(_ text: String) {
        row += "\""
        if text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == 0x5c }) {
            row += text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                .replacing("\n", with: "\\n")
        } else {
            row += text
        }
        row += "\""
    }

    // MARK: Lines

    private mutating func begin(_ word: String, depth: Int = 0) {
        for _ in 0..<depth { row += "  " }
        row += word
    }

    /// A space, unless a bracket was just opened.
    private mutating func gap() {
        if row.utf8.last != UInt8(ascii: "(") { row += " " }
    }

    private mutating func end() {
        text += row
        text += "\n"
        row = ""
    }
}
