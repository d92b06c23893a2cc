extension TokenOutline {
    /// The JSON token file for an outline written by ``text(of:keeping:)``; other text may give
    /// invalid JSON.
    package static func json(of outline: some StringProtocol) -> [UInt8] {
        var reader = OutlineReader()
        let bytes = Array(outline.utf8)
        reader.json.reserveCapacity(bytes.count * 3)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            reader.read(line)
        }
        return reader.finish()
    }

    /// A colour in JSON; `nil` unless it is `#RRGGBB` with or without an alpha.
    static func color(_ part: ArraySlice<UInt8>) -> [UInt8]? {
        let digits = part.dropFirst().prefix(6)
        let levels = digits.compactMap(hexDigit)
        guard part.first == UInt8(ascii: "#"), levels.count == 6 else { return nil }
        var json = Array(#"{"colorSpace":"srgb","components":["#.utf8)
        for place in stride(from: 0, to: 6, by: 2) {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            json += components[levels[place] * 16 + levels[place + 1]]
        }
        json.append(UInt8(ascii: "]"))
        let alpha = part.dropFirst(7)
        if alpha.first == UInt8(ascii: "/") {
            json += Array(#","alpha":"#.utf8) + alpha.dropFirst()
        }
        return json + Array(##","hex":"#"##.utf8) + digits + Array(#""}"#.utf8)
    }

    private static func hexDigit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}

private struct OutlineReader {
    var json: [UInt8] = []
    private var layout = TokenOutline.Layout()
    /// The names of the enclosing groups and of the line itself.
    private var path: [ArraySlice<UInt8>] = []
    private var isFirst = true
    /// Whether the current object has any members.
    private var hasMembers = false
    private var isInHints = false

    mutating func read(_ line: ArraySlice<UInt8>) {
        var rest = line
        if !isFirst {
            let depth = line.prefix { $0 == space }.count + 1
            rest = rest.dropFirst(depth - 1)
            let name = rest.prefix { $0 != space }
            rest = rest.dropFirst(name.count + 1)
            open(name, depth, &rest)
        }
        json.append(UInt8(ascii: "{"))
        hasMembers = false
        var members = 0
        var isToken = false
        while !rest.isEmpty {
            let wasInHints = isInHints
            let isHint = write(&rest, isToken: &isToken)
            if !isHint || !wasInHints { members += 1 }
            rest = rest.dropFirst()
        }
        closeHints()
        layout.pass(depth: path.count, isToken: isToken, members: members)
        isFirst = false
    }

    mutating func finish() -> [UInt8] {
        for _ in 0...path.count { json.append(UInt8(ascii: "}")) }
        return json
    }

    /// Closes the groups that do not enclose a name, and writes the name on its line.
    private mutating func open(
        _ name: ArraySlice<UInt8>, _ depth: Int, _ rest: inout ArraySlice<UInt8>
    ) {
        var lines = layout.lines(to: depth)
        if rest.first == UInt8(ascii: "@") {
            let jump = rest.prefix { $0 != space }
            lines = jump.dropFirst().reduce(0) { $0 * 10 + Int($1) - 0x30 }
            rest = rest.dropFirst(jump.count + 1)
        }
        while path.count >= depth {
            json.append(UInt8(ascii: "}"))
            path.removeLast()
            hasMembers = true
        }
        if hasMembers { json.append(UInt8(ascii: ",")) }
        for _ in 0..<lines { json.append(UInt8(ascii: "\n")) }
        if lines > 0 { for _ in 0..<depth * 2 { json.append(space) } }
        quote(name)
        json.append(UInt8(ascii: ":"))
        path.append(name)
    }

    /// Writes the next part as a member.
    ///
    /// - Returns: Whether it belongs to the extensions.
    private mutating func write(_ rest: inout ArraySlice<UInt8>, isToken: inout Bool) -> Bool {
        guard let first = rest.first else { return false }
        switch first {
        case UInt8(ascii: ":"):
            begin("$type")
            quote(take(&rest, while: { $0 != space }).dropFirst())
        case UInt8(ascii: "\""):
            begin("$description")
            json += takeJSON(&rest)
        case UInt8(ascii: "$"):
            let name = take(&rest) { $0 != UInt8(ascii: "=") }
            rest = rest.dropFirst()
            closeHints()
            separate()
            quote(name)
            json.append(UInt8(ascii: ":"))
            isToken = isToken || name.elementsEqual("$value".utf8)
            json += takeJSON(&rest)
        case let letter where TokenOutline.isLetter(letter):
            hint(&rest)
            return true
        default:
            isToken = true
            begin("$value")
            value(&rest)
        }
        return false
    }

    private mutating func value(_ rest: inout ArraySlice<UInt8>) {
        switch rest.first {
        case UInt8(ascii: "#"):
            json += TokenOutline.color(take(&rest) { $0 != space }) ?? []
        case UInt8(ascii: "{") where rest.dropFirst().first != UInt8(ascii: "\""):
            alias(take(&rest) { $0 != space })
        case UInt8(ascii: "="):
            rest = rest.dropFirst()
            json += takeJSON(&rest)
        case UInt8(ascii: "{"), UInt8(ascii: "["): json += takeJSON(&rest)
        default:
            let text = take(&rest) { $0 != space }
            let unit = text.suffix(
                from: text.lastIndex { !TokenOutline.isLetter($0) }.map { $0 + 1 }
                    ?? text.startIndex)
            guard !unit.isEmpty else {
                json += text
                return
            }
            json += Array(#"{"value":"#.utf8) + text.dropLast(unit.count)
            json += Array(#","unit":"#.utf8)
            quote(unit)
            json.append(UInt8(ascii: "}"))
        }
    }

    private mutating func alias(_ short: ArraySlice<UInt8>) {
        json.append(UInt8(ascii: "\""))
        if short.dropFirst().first == UInt8(ascii: ".") {
            json.append(UInt8(ascii: "{"))
            write(path.dropLast())
            json += short.dropFirst()
        } else if let star = short.firstIndex(of: UInt8(ascii: "*")) {
            json += short[..<star]
            write(path.dropFirst())
            json += short[(star + 1)...]
        } else {
            json += short
        }
        json.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ steps: ArraySlice<ArraySlice<UInt8>>) {
        for (place, step) in steps.enumerated() {
            if place > 0 { json.append(UInt8(ascii: ".")) }
            json += step
        }
    }

    private mutating func hint(_ rest: inout ArraySlice<UInt8>) {
        if isInHints {
            json.append(UInt8(ascii: ","))
        } else {
            begin("$extensions")
            json += Array(#"{"org.candela":{"#.utf8)
            isInHints = true
        }
        quote(take(&rest) { $0 != UInt8(ascii: "=") })
        json.append(UInt8(ascii: ":"))
        rest = rest.dropFirst()
        let word = rest.prefix { $0 != space }
        let isWord =
            word.first.map(TokenOutline.isLetter) == true
            && !["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        if isWord {
            quote(word)
            rest = rest.dropFirst(word.count)
        } else {
            json += takeJSON(&rest)
        }
    }

    private mutating func begin(_ name: StaticString) {
        closeHints()
        separate()
        json.append(UInt8(ascii: "\""))
        json.append(plain: name)
        json += Array(#"":"#.utf8)
    }

    private mutating func closeHints() {
        guard isInHints else { return }
        json += Array("}}".utf8)
        isInHints = false
    }

    private mutating func separate() {
        if hasMembers { json.append(UInt8(ascii: ",")) }
        hasMembers = true
    }

    private mutating func quote(_ text: ArraySlice<UInt8>) {
        json.append(UInt8(ascii: "\""))
        json += text
        json.append(UInt8(ascii: "\""))
    }

    private func take(
        _ rest: inout ArraySlice<UInt8>, while isPart: (UInt8) -> Bool
    ) -> ArraySlice<UInt8> {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return part
    }

    /// A JSON value, up to the following space.
    private func takeJSON(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var depth = 0
        var isText = false
        var isEscaped = false
        return take(&rest) { byte in
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = isText
            } else if byte == UInt8(ascii: "\"") {
                isText.toggle()
            } else if !isText {
                if byte == space, depth == 0 { return false }
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            }
            return true
        }
    }
}

private let space = UInt8(ascii: " ")
