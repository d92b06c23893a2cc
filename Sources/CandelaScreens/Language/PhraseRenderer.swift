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
    func rendered(at index: Int) -> [PhraseRun] {
        var copy = self
        copy.append(texts[index], at: index)
        copy.endLiteral()
        return copy.runs
    }

    private mutating func append(_ text: String, at index: Int) {
        let bytes = text.utf8
        var rest = bytes.startIndex
        while let percent = bytes[rest...].firstIndex(of: UInt8(ascii: "%")) {
            literal += text[rest..<percent]
            let next = bytes.index(after: percent)
            guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "("),
                let close = bytes[next...].firstIndex(of: UInt8(ascii: ")"))
            else {
                literal += "%"
                rest = next < bytes.endIndex ? bytes.index(after: next) : next
                continue
            }
            let name = text[bytes.index(after: next)..<close]
            rest = appendValue(named: name, of: text, at: index, from: bytes.index(after: close))
        }
        literal += text[rest...]
    }

    /// Inserts a value and says where the text goes on after its specifier.
    private mutating func appendValue(
        named name: Substring, of text: String, at index: Int, from start: String.Index
    ) -> String.Index {
        let bytes = text.utf8
        let argument = arguments.first { $0.name == name }
        if bytes[start...].first == UInt8(ascii: "#") {
            let digits = bytes[bytes.index(after: start)...].prefix { $0 != UInt8(ascii: "#") }
            if case .number(let number) = argument?.value, let offset = Int(Substring(digits)) {
                appendForm(of: number, at: index + offset)
            }
            return bytes[digits.endIndex...].isEmpty
                ? digits.endIndex : bytes.index(after: digits.endIndex)
        }
        if let argument {
            endLiteral()
            let value = isSpoken ? argument.spoken : argument.text(in: direction)
            runs.append(PhraseRun(text: value, placeholder: argument.name))
        }
        let letters =
            bytes[start...].first == UInt8(ascii: "@") ? 1 : specifierLength(bytes[start...])
        return bytes.index(start, offsetBy: letters, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }

    private func specifierLength(_ rest: Substring.UTF8View) -> Int {
        rest.starts(with: "lld".utf8) ? 3 : 2
    }

    private mutating func appendForm(of number: NumberText, at first: Int) {
        let category = rule.category(of: isSpoken ? number.spokenOperands : number.operands)
        let form = texts[first + category.slot]
        append(form.isEmpty ? texts[first + PluralCategory.other.slot] : form, at: first)
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        runs.append(PhraseRun(text: literal))
        literal = ""
    }
}
