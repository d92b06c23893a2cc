/// Fills the placeholders of one phrase, for the eye or for the ear.
///
/// A table text holds `%(name)lld`, `%(name)lf` and `%(name)@` for values, `%%` for a percent
/// sign, and `%(name)#k#` where the plural forms of a number stand: its six forms lie in the
/// table from `k` places after the text, in the order of ``PluralCategory``.
struct PhraseRenderer {
    /// The texts of the language.
    let texts: [String]

    /// How the language chooses among plural forms.
    let rule: PluralRule

    /// The direction the language is written in.
    let direction: TextDirection

    /// The values, by placeholder.
    let arguments: [PhraseArgument]

    /// Whether numbers and names are rendered as they are said.
    let isSpoken: Bool

    private var runs: [PhraseRun] = []
    private var literal = ""
    private var keepsRuns = true

    init(
        texts: [String], rule: PluralRule, direction: TextDirection, arguments: [PhraseArgument],
        isSpoken: Bool
    ) {
        self.texts = texts
        self.rule = rule
        self.direction = direction
        self.arguments = arguments
        self.isSpoken = isSpoken
    }

    /// The pieces of the phrase at a place of the table.
    func runs(at index: Int) -> [PhraseRun] {
        var copy = self
        copy.runs.reserveCapacity(2 * arguments.count + 1)
        copy.append(texts[index], at: index)
        copy.endLiteral()
        return copy.runs
    }

    /// The phrase at a place of the table, in one piece.
    func text(at index: Int) -> String {
        var copy = self
        copy.keepsRuns = false
        copy.append(texts[index], at: index)
        return copy.literal
    }

    private mutating func append(_ text: String, at index: Int) {
        var text = text
        text.withUTF8 { bytes in append(bytes, at: index) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        var start = 0
        while let percent = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
            appendLiteral(bytes[start..<percent])
            start = percent + 1
            guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
                let close = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
            else {
                literal += "%"
                start += 1
                continue
            }
            let name = bytes[start + 1..<close]
            let argument = arguments.first { $0.name.utf8.elementsEqual(name) }
            start = close + 1
            start += append(argument, bytes[start...], at: index)
        }
        appendLiteral(bytes[min(start, bytes.count)...])
    }

    private mutating func appendLiteral(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard !bytes.isEmpty else { return }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        if literal.isEmpty { literal = text } else { literal += text }
    }

    /// Inserts a value, or its plural form.
    ///
    /// - Parameter rest: What follows the placeholder's name.
    /// - Returns: How many bytes of it are the specifier.
    private mutating func append(
        _ argument: PhraseArgument?, _ rest: Slice<UnsafeBufferPointer<UInt8>>, at index: Int
    ) -> Int {
        let length: Int
        switch rest.first {
        case UInt8(ascii: "#"):
            let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "#") }
            let offset = digits.reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
            if case .number(let number) = argument?.value {
                appendForm(of: number, at: index + offset)
            }
            return min(digits.count + 2, rest.count)
        case UInt8(ascii: "@"): length = 1
        default: length = rest.starts(with: "lld".utf8) ? 3 : 2
        }
        if let argument {
            endLiteral()
            let value = isSpoken ? argument.spoken : argument.text(in: direction)
            if keepsRuns {
                runs.append(PhraseRun(text: value, placeholder: argument.name))
            } else {
                literal += value
            }
        }
        return min(length, rest.count)
    }

    private mutating func appendForm(of number: NumberText, at first: Int) {
        let category = rule.category(of: isSpoken ? number.spokenOperands : number.operands)
        let form = texts[first + category.slot]
        append(form.isEmpty ? texts[first + PluralCategory.other.slot] : form, at: first)
    }

    private mutating func endLiteral() {
        guard keepsRuns, !literal.isEmpty else { return }
        runs.append(PhraseRun(text: literal))
        literal = ""
    }
}
