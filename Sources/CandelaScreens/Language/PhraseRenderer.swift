/// Fills the placeholders of one phrase, for the eye or for the ear.
///
/// A text of a table holds `%(name)lld`, `%(name)lf` and `%(name)@` for values, and the plural
/// forms of a number between braces: `%(count){one:%(count)lld day|other:%(count)lld days}`. A
/// form that is left out is the form `other`. After a percent sign, `%`, `|` and `}` mean
/// themselves.
struct PhraseRenderer {
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
        rule: PluralRule, direction: TextDirection, arguments: [PhraseArgument], isSpoken: Bool
    ) {
        self.rule = rule
        self.direction = direction
        self.arguments = arguments
        self.isSpoken = isSpoken
    }

    /// The pieces of a text.
    func runs(of text: String) -> [PhraseRun] {
        var copy = self
        copy.runs.reserveCapacity(2 * arguments.count + 1)
        copy.append(text)
        copy.endLiteral()
        return copy.runs
    }

    /// A text in one piece.
    func text(of text: String) -> String {
        var copy = self
        copy.keepsRuns = false
        copy.literal.reserveCapacity(text.utf8.count)
        copy.append(text)
        return copy.literal
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in append(bytes[...]) }
    }

    private mutating func append(_ bytes: Bytes) {
        var rest = bytes
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            appendLiteral(rest[..<percent])
            rest = rest[(percent + 1)...]
            guard rest.first == UInt8(ascii: "("),
                let close = rest.firstIndex(of: UInt8(ascii: ")"))
            else {
                appendLiteral(rest.prefix(1))
                rest = rest.dropFirst()
                continue
            }
            let name = rest[(rest.startIndex + 1)..<close]
            let argument = arguments.first { $0.name.utf8.elementsEqual(name) }
            rest = rest[(close + 1)...]
            switch rest.first {
            case UInt8(ascii: "{"):
                rest = appendForm(of: argument, among: rest.dropFirst())
            case UInt8(ascii: "@"):
                append(argument)
                rest = rest.dropFirst()
            default:
                append(argument)
                rest = rest.dropFirst(rest.starts(with: "lld".utf8) ? 3 : 2)
            }
        }
        appendLiteral(rest)
    }

    private mutating func appendLiteral(_ bytes: Bytes) {
        guard !bytes.isEmpty else { return }
        literal += String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }

    private mutating func append(_ argument: PhraseArgument?) {
        guard let argument else { return }
        guard keepsRuns else {
            literal += isSpoken ? argument.spoken : argument.text(in: direction)
            return
        }
        for run in argument.runs(in: direction) {
            if run.placeholder == nil {
                literal += run.text
            } else {
                endLiteral()
                runs.append(run)
            }
        }
    }

    /// Appends the plural form that a number takes.
    ///
    /// - Returns: What follows the forms.
    private mutating func appendForm(of argument: PhraseArgument?, among bytes: Bytes) -> Bytes {
        guard case .number(let number) = argument?.value else { return bytes.afterForms }
        let category = rule.category(of: isSpoken ? number.spokenOperands : number.operands)
        var rest = bytes
        var fallback: Bytes?
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            let name = rest[..<colon]
            let form = rest[(colon + 1)...].untilEndOfForm
            let isOther = name.elementsEqual(PluralCategory.other.rawValue.utf8)
            if name.elementsEqual(category.rawValue.utf8) {
                append(form)
                return rest[form.endIndex...].afterForms
            }
            if isOther { fallback = form }
            guard form.endIndex < rest.endIndex, rest[form.endIndex] == UInt8(ascii: "|") else {
                if let fallback { append(fallback) }
                return rest[form.endIndex...].dropFirst()
            }
            rest = rest[(form.endIndex + 1)...]
        }
        return rest
    }

    private mutating func endLiteral() {
        guard keepsRuns, !literal.isEmpty else { return }
        runs.append(PhraseRun(text: literal))
        literal = ""
    }
}

private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

extension Bytes {
    /// What comes before the `|` or `}` that ends a form.
    fileprivate var untilEndOfForm: Bytes {
        var depth = 0
        var place = startIndex
        while place < endIndex {
            switch self[place] {
            case UInt8(ascii: "%"):
                if let close = placeholderEnd(after: place) {
                    place = close
                    if close + 1 < endIndex, self[close + 1] == UInt8(ascii: "{") {
                        depth += 1
                        place += 1
                    }
                } else {
                    place += 1
                }
            case UInt8(ascii: "|") where depth == 0:
                return self[..<place]
            case UInt8(ascii: "}"):
                if depth == 0 { return self[..<place] }
                depth -= 1
            default: break
            }
            place += 1
        }
        return self
    }

    /// What follows the `}` that ends the forms.
    fileprivate var afterForms: Bytes {
        var rest = self
        while true {
            let form = rest.untilEndOfForm
            guard form.endIndex < rest.endIndex else { return rest[rest.endIndex...] }
            let isLast = rest[form.endIndex] == UInt8(ascii: "}")
            rest = rest[(form.endIndex + 1)...]
            if isLast { return rest }
        }
    }

    /// Where the name of a placeholder ends whose percent sign stands at `percent`.
    private func placeholderEnd(after percent: Index) -> Index? {
        guard percent + 1 < endIndex, self[percent + 1] == UInt8(ascii: "(") else { return nil }
        return self[percent...].firstIndex(of: UInt8(ascii: ")"))
    }
}
