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
        var rest = text[...]
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            literal += rest[..<percent]
            rest = rest[percent...].dropping(1)
            guard rest.utf8.first == UInt8(ascii: "("),
                let close = rest.utf8.firstIndex(of: UInt8(ascii: ")"))
            else {
                literal += "%"
                rest = rest.dropping(1)
                continue
            }
            let name = rest[..<close].dropping(1)
            let argument = arguments.first { $0.name == name }
            rest = rest[close...].dropping(1)
            append(argument, &rest, at: index)
        }
        literal += rest
    }

    /// Inserts a value, or its plural form, and takes its specifier off the text that follows.
    private mutating func append(
        _ argument: PhraseArgument?, _ rest: inout Substring, at index: Int
    ) {
        switch rest.utf8.first {
        case UInt8(ascii: "#"):
            let digits = rest.dropping(1).utf8.prefix { $0 != UInt8(ascii: "#") }
            rest = rest.dropping(digits.count + 2)
            guard case .number(let number) = argument?.value, let offset = Int(Substring(digits))
            else { return }
            return appendForm(of: number, at: index + offset)
        case UInt8(ascii: "@"):
            rest = rest.dropping(1)
        default:
            rest = rest.dropping(rest.utf8.starts(with: "lld".utf8) ? 3 : 2)
        }
        guard let argument else { return }
        endLiteral()
        let value = isSpoken ? argument.spoken : argument.text(in: direction)
        runs.append(PhraseRun(text: value, placeholder: argument.name))
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

extension Substring {
    /// The text without its first bytes, which must be ASCII.
    fileprivate func dropping(_ bytes: Int) -> Substring { Substring(utf8.dropFirst(bytes)) }
}
