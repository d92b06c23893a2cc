extension TokenOutline {
    /// The outline of a token file, without a final line feed.
    ///
    /// - Parameter isKept: Whether to keep a member of `org.candela` in `$extensions`, by name.
    /// - Returns: `nil` if the file contains something that outlines cannot represent, such as a
    ///   group whose own members follow its tokens.
    package static func text(
        of root: JSONValue, keeping isKept: @escaping (String) -> Bool = { _ in true }
    ) -> String? {
        var printer = OutlinePrinter(isKept: isKept)
        guard root.isObject, printer.parts(of: root, path: []) != nil else { return nil }
        printer.print(root, path: [])
        return printer.isWhole ? printer.lines.joined(separator: "\n") : nil
    }
}

private struct OutlinePrinter {
    let isKept: (String) -> Bool
    var lines: [String] = []
    var isWhole = true
    private var layout = TokenOutline.Layout()
    private var line = 1

    init(isKept: @escaping (String) -> Bool) {
        self.isKept = isKept
    }

    /// Prints an object with its contents; the root is the line without a name.
    mutating func print(_ object: JSONValue, path: [String]) {
        guard let parts = parts(of: object, path: path) else {
            isWhole = false
            return
        }
        let own = parts.isEmpty ? 0 : members(parts)
        if path.isEmpty { lines.append(parts.joined(separator: " ")) }
        layout.pass(
            depth: path.count, isToken: object["$value"] != nil, members: own)
        for child in object.members where TokenOutline.isChild(child) {
            let path = path + [child.name]
            let usual = layout.lines(to: path.count)
            let place = child.namePlace
            let lines = place.line - line
            guard TokenOutline.isPlain(child.name), lines >= 0,
                let parts = self.parts(of: child.value, path: path)
            else {
                isWhole = false
                return
            }
            line = place.line
            let jump = lines == usual ? [] : ["@\(lines)"]
            self.lines.append(
                String(repeating: " ", count: path.count - 1)
                    + ([child.name] + jump + parts).joined(separator: " "))
            print(child.value, path: path)
        }
    }

    /// The number of members in some parts: consecutive hints are one member.
    private func members(_ parts: [String]) -> Int {
        let isHint = parts.map { $0.utf8.first.map(TokenOutline.isLetter) == true }
        return isHint.indices.filter { $0 == 0 || !isHint[$0] || !isHint[$0 - 1] }.count
    }

    /// The members of a group or token, each as a part of its line; `nil` if a member cannot be
    /// represented.
    func parts(of object: JSONValue, path: [String]) -> [String]? {
        var parts: [String] = []
        var hasChildren = false
        for member in object.members {
            if TokenOutline.isChild(member) {
                hasChildren = true
                continue
            }
            guard !hasChildren, member.name.hasPrefix("$"),
                TokenOutline.isPlain(member.name), !member.name.contains("=")
            else { return nil }
            parts += part(member, path) ?? ["\(member.name)=\(member.value.compact)"]
        }
        return parts
    }

    /// The short form of a member; `nil` if it has none.
    private func part(_ member: JSONMember, _ path: [String]) -> [String]? {
        let value = member.value
        switch member.name {
        case "$type":
            return value.string.flatMap { TokenOutline.isPlain($0) ? [":\($0)"] : nil }
        case "$description": return value.isString ? [value.compact] : nil
        case "$value":
            return [
                alias(value, path) ?? color(value) ?? measure(value)
                    ?? (value.isObject && value.count > 0 || value.isArray || value.isNumber
                        ? value.compact : "=" + value.compact)
            ]
        case "$extensions": return hints(value)
        default: return nil
        }
    }

    private func alias(_ value: JSONValue, _ path: [String]) -> String? {
        guard let text = value.string, text.hasPrefix("{"), text.hasSuffix("}"),
            TokenOutline.isPlain(text), !text.contains("*")
        else { return nil }
        let steps = text.dropFirst().dropLast().split(
            separator: ".", omittingEmptySubsequences: false)
        guard steps.allSatisfy({ !$0.isEmpty }) else { return nil }
        let group = path.dropLast()
        if steps.count == path.count, group.elementsEqual(steps.dropLast(), by: ==) {
            return "{.\(steps[steps.count - 1])}"
        }
        let own = path.dropFirst()
        guard !own.isEmpty, steps.count >= own.count else { return text }
        for start in 0...(steps.count - own.count)
        where own.elementsEqual(steps[start..<start + own.count], by: ==) {
            let short = steps[..<start] + ["*"] + steps[(start + own.count)...]
            return "{" + short.joined(separator: ".") + "}"
        }
        return text
    }

    private func color(_ value: JSONValue) -> String? {
        guard let hex = value["hex"]?.string, hex.utf8.count == 7 else { return nil }
        let alpha = value["alpha"]?.number.map { "/\($0.text)" }
        let short = hex + (alpha ?? "")
        guard let bytes = TokenOutline.color(Array(short.utf8)[...]),
            let whole = try? JSONDocument(parsing: bytes, file: "").root, whole == value
        else { return nil }
        return short
    }

    private func measure(_ value: JSONValue) -> String? {
        guard value.members.map(\.name) == ["value", "unit"],
            let number = value["value"]?.number, let unit = value["unit"]?.string,
            let first = unit.utf8.first, unit.utf8.allSatisfy(TokenOutline.isLetter),
            // `1e` would be read as the start of an exponent.
            first | 0x20 != UInt8(ascii: "e")
        else { return nil }
        return "\(number.text)\(unit)"
    }

    private func hints(_ extensions: JSONValue) -> [String]? {
        guard extensions.count == 1, let hints = extensions[CandelaHints.vendor], hints.isObject,
            hints.count > 0
        else { return nil }
        let members = hints.members.filter { isKept($0.name) }
        guard members.allSatisfy({ $0.name.utf8.allSatisfy(TokenOutline.isLetter) }) else {
            return nil
        }
        return members.map { member in
            let word = member.value.string.flatMap { TokenOutline.isWord($0) ? $0 : nil }
            return "\(member.name)=\(word ?? member.value.compact)"
        }
    }
}

extension TokenOutline {
    /// Whether a member is a group or token.
    fileprivate static func isChild(_ member: JSONMember) -> Bool {
        member.value.isObject && (!member.name.hasPrefix("$") || member.name == "$root")
    }

    /// Whether a text contains no spaces and nothing that JSON escapes.
    fileprivate static func isPlain(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != 0x5C }
    }

    /// Whether a text is written without quotes.
    fileprivate static func isWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first),
            !["true", "false", "null"].contains(text)
        else { return false }
        return text.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension JSONValue {
    /// The value on one line.
    fileprivate var compact: String {
        var writer = JSONWriter(style: .compact)
        writer.copy(self)
        return String(decoding: writer.finish().dropLast(), as: UTF8.self)
    }
}
