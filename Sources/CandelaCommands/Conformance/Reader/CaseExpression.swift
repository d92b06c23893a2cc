import CandelaElements
import CandelaJSON
import CandelaTokens

/// A length in a `.cases` file: numbers, names and functions with `+ - * / ( )`.
///
/// `w(id)` and `w("text",style)` are widths of texts on one line, `line(style)` is the height of a
/// line, `baseline(style)` the distance from its top to its baseline, and `scaled(length)` a length
/// at the case's type size. Without a style, `type.body` is meant. `inner`, `margin`,
/// `width` … are lengths of the screen, and `xs` is `space.xs`.
struct CaseExpression {
    private let builder: CaseBuilder
    private let word: CaseWord
    private var rest: Substring

    /// The value of an expression.
    ///
    /// - Throws: A failure for a word that is not an expression.
    static func value(_ word: CaseWord, in builder: CaseBuilder) throws(Failure) -> Double {
        var expression = CaseExpression(builder: builder, word: word, rest: word.text[...])
        let value = try expression.sum()
        guard expression.rest.isEmpty else {
            throw expression.failure("unexpected '\(expression.rest)'")
        }
        return value
    }

    private mutating func sum() throws(Failure) -> Double {
        var sum = try product()
        while let sign = accept("+") ?? accept("-") {
            let next = try product()
            sum += sign == "+" ? next : -next
        }
        return sum
    }

    private mutating func product() throws(Failure) -> Double {
        var product = try factor()
        while let sign = accept("*") ?? accept("/") {
            let next = try factor()
            product = sign == "*" ? product * next : product / next
        }
        return product
    }

    private mutating func factor() throws(Failure) -> Double {
        if accept("(") != nil {
            let value = try sum()
            try expect(")")
            return value
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        if let number = Double(name) {
            rest = rest.dropFirst(name.count)
            return number
        }
        guard rest.dropFirst(name.count).first == "(" else {
            guard let value = length(named: name) else {
                throw failure(name.isEmpty ? "a length is missing" : "unknown length '\(name)'")
            }
            rest = rest.dropFirst(name.count)
            return value
        }
        return try call(name)
    }

    private mutating func call(_ name: Substring) throws(Failure) -> Double {
        let start = self
        rest = rest.dropFirst(name.count + 1)
        let value: Double
        switch name {
        case "w": value = try words()
        case "line": value = builder.line(try style(argument()))
        case "baseline": value = builder.baseline(try style(argument()))
        case "scaled": value = builder.scaled(try sum())
        case "max":
            let first = try sum()
            try expect(",")
            value = max(first, try sum())
        default: throw start.failure("unknown function '\(name)'")
        }
        try expect(")")
        return value
    }

    /// The width of a text that is named by the id of its element, or quoted.
    private mutating func words() throws(Failure) -> Double {
        guard rest.first == "\"" else {
            let id = argument()
            guard let text = builder.element(id)?.text else {
                throw failure("'\(id)' is not a text")
            }
            return builder.words(text.text, text.style)
        }
        let end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) }
        let text = CaseWord(text: String(rest[..<(end ?? rest.endIndex)]), place: word.place)
        rest = rest[(end ?? rest.endIndex)...]
        let style = accept(",") == nil ? TypeRole.body : try style(argument())
        return builder.words(text.quoted ?? "", style)
    }

    /// The characters up to the end of a function's argument.
    private mutating func argument() -> String {
        let text = rest.prefix { $0 != ")" && $0 != "," }
        rest = rest.dropFirst(text.count)
        return String(text)
    }

    private func style(_ name: String) throws(Failure) -> TypeRole {
        guard let style = TypeRole(word: name) else { throw failure("unknown style '\(name)'") }
        return style
    }

    private func length(named name: Substring) -> Double? {
        switch name {
        case "width": builder.setting.width
        case "height": builder.setting.height
        case "inner": builder.inner
        case "margin": builder.margin
        case "side": builder.side
        case "page": builder.column
        case "line": builder.line()
        case "baseline": builder.baseline()
        case "target": builder.target
        default: builder.lengths[String(name)] ?? SpaceRole(word: String(name)).map(builder.space)
        }
    }

    private mutating func accept(_ sign: Character) -> Character? {
        guard rest.first == sign else { return nil }
        return rest.removeFirst()
    }

    private mutating func expect(_ sign: Character) throws(Failure) {
        if accept(sign) == nil { throw failure("'\(sign)' is missing") }
    }

    /// A failure at the next character.
    private func failure(_ message: String) -> Failure {
        let read = word.text.unicodeScalars.count - rest.unicodeScalars.count
        var place = word.place
        place.column += read
        return CaseWord(text: word.text, place: place).failure(message)
    }
}

extension Role {
    /// The role with a name in the topic of this kind of role: `space.xs` for `xs`.
    ///
    /// - Returns: `nil` if no theme has such a role.
    init?(word: String) {
        let topic = Self.all.first?.path.prefix { $0 != "." } ?? ""
        guard let role = Self.all.first(where: { $0.path == "\(topic).\(word)" }) else {
            return nil
        }
        self = role
    }
}
