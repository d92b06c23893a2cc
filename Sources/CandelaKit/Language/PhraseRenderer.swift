import CandelaElements
import CandelaJSON
import CandelaWords

/// A renderer that fills in the placeholders of a phrase, in written or spoken form.
///
/// The pattern has `%(name)lld`, `%(name)lf` and `%(name)@` for values, and the plural forms of a
/// number in braces: `%(count){one:%(count)lld day|other:%(count)lld days}`. The form `other`
/// replaces missing ones. `%%`, `%|` and `%}` are the literal characters.
struct PhraseRenderer {
    /// The plural rule of the language.
    let rule: PluralRule

    /// The writing direction of the language.
    let direction: TextDirection

    /// The values of the placeholders.
    let arguments: [PhraseArgument]

    /// Whether the spoken form is rendered.
    let isSpoken: Bool

    /// The rendered text in runs.
    func runs(of text: String) -> [PhraseRun] {
        var pen = PhraseOutput(self, keepsRuns: true)
        pen.append(text)
        return pen.runs
    }

    /// The rendered text.
    func text(of text: String) -> String {
        var pen = PhraseOutput(self, keepsRuns: false)
        pen.append(text)
        return pen.literal
    }
}

/// The output of a renderer.
private struct PhraseOutput {
    private let renderer: PhraseRenderer
    private let keepsRuns: Bool
    private(set) var runs: [PhraseRun] = []

    /// The text since the last run, in UTF-8.
    private var bytes: [UInt8] = []

    /// The text since the last run.
    var literal: String { String(decoding: bytes, as: UTF8.self) }

    init(_ renderer: PhraseRenderer, keepsRuns: Bool) {
        self.renderer = renderer
        self.keepsRuns = keepsRuns
    }

    /// Appends a whole pattern.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { pattern in
            // Most values are about as long as their placeholders.
            bytes.reserveCapacity(pattern.count + 16)
            append(pattern, pattern.indices)
        }
        if keepsRuns { endLiteral() }
    }

    private mutating func append(_ pattern: Pattern, _ range: Range<Int>) {
        var (start, place) = (range.lowerBound, range.lowerBound)
        while place < range.upperBound {
            guard pattern[place] == UInt8(ascii: "%") else {
                place += 1
                continue
            }
            appendLiteral(pattern, start..<place)
            place += 1
            guard let close = pattern.endOfName(at: place, in: range) else {
                // The character after `%` is literal.
                start = place
                place += 1
                continue
            }
            // Finding the index avoids copying the argument.
            let argument = renderer.arguments.indices.first {
                pattern.says(renderer.arguments[$0].name, at: place + 1..<close)
            }
            place = close + 1
            if pattern.has(UInt8(ascii: "{"), at: place, in: range) {
                place = appendForm(of: argument, pattern, place + 1..<range.upperBound)
            } else {
                append(argument)
                place += pattern.lengthOfFormat(at: place, in: range)
            }
            start = place
        }
        appendLiteral(pattern, start..<max(start, range.upperBound))
    }

    private mutating func appendLiteral(_ pattern: Pattern, _ range: Range<Int>) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: pattern[range]))
    }

    private mutating func appendLiteral(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ argument: Int?) {
        guard let argument else { return }
        guard keepsRuns else {
            return appendLiteral(
                renderer.isSpoken
                    ? renderer.arguments[argument].spoken
                    : renderer.arguments[argument].text(in: renderer.direction))
        }
        for run in renderer.arguments[argument].runs(in: renderer.direction) {
            if run.placeholder == nil {
                appendLiteral(run.text)
            } else {
                endLiteral()
                runs.append(run)
            }
        }
    }

    /// Appends the plural form for a number.
    ///
    /// - Returns: The index after the forms.
    private mutating func appendForm(
        of argument: Int?, _ pattern: Pattern, _ range: Range<Int>
    ) -> Int {
        let operands = argument.flatMap {
            renderer.arguments[$0].operands(isSpoken: renderer.isSpoken)
        }
        guard let operands else { return pattern.endOfForms(in: range) }
        let category = renderer.rule.category(of: operands)
        var rest = range
        var fallback: Range<Int>?
        while let colon = pattern.place(of: UInt8(ascii: ":"), in: rest) {
            let end = pattern.endOfForm(in: colon + 1..<range.upperBound)
            let form = colon + 1..<end
            if pattern.says(category.rawValue, at: rest.lowerBound..<colon) {
                append(pattern, form)
                return pattern.endOfForms(in: end..<range.upperBound)
            }
            if pattern.says(PluralCategory.other.rawValue, at: rest.lowerBound..<colon) {
                fallback = form
            }
            guard pattern.has(UInt8(ascii: "|"), at: end, in: range) else {
                if let fallback { append(pattern, fallback) }
                return min(end + 1, range.upperBound)
            }
            rest = end + 1..<range.upperBound
        }
        return rest.lowerBound
    }

    private mutating func endLiteral() {
        guard !bytes.isEmpty else { return }
        runs.append(PhraseRun(text: literal))
        bytes.removeAll(keepingCapacity: true)
    }
}

/// The UTF-8 bytes of a pattern.
private typealias Pattern = UnsafeBufferPointer<UInt8>

extension Pattern {
    fileprivate func has(_ byte: UInt8, at place: Int, in range: Range<Int>) -> Bool {
        place < range.upperBound && self[place] == byte
    }

    fileprivate func place(of byte: UInt8, in range: Range<Int>) -> Int? {
        var place = range.lowerBound
        while place < range.upperBound {
            if self[place] == byte { return place }
            place += 1
        }
        return nil
    }

    /// Whether the bytes in a range equal a word.
    fileprivate func says(_ word: String, at range: Range<Int>) -> Bool {
        var word = word
        return word.withUTF8 {
            ByteText.areEqual($0, UnsafeBufferPointer(rebasing: self[range]))
        }
    }

    /// The index of the `)` that ends a placeholder's name; `nil` without an opening parenthesis.
    fileprivate func endOfName(at place: Int, in range: Range<Int>) -> Int? {
        guard has(UInt8(ascii: "("), at: place, in: range) else { return nil }
        return self.place(of: UInt8(ascii: ")"), in: place..<range.upperBound)
    }

    /// The length of the format after a placeholder's name: `@`, `lf` or `lld`.
    fileprivate func lengthOfFormat(at place: Int, in range: Range<Int>) -> Int {
        if has(UInt8(ascii: "@"), at: place, in: range) { return 1 }
        let isLong =
            has(UInt8(ascii: "l"), at: place, in: range)
            && has(UInt8(ascii: "l"), at: place + 1, in: range)
        return Swift.min(isLong ? 3 : 2, range.upperBound - place)
    }

    /// The index of the `|` or `}` that ends a plural form.
    fileprivate func endOfForm(in range: Range<Int>) -> Int {
        var depth = 0
        var place = range.lowerBound
        while place < range.upperBound {
            switch self[place] {
            case UInt8(ascii: "%"):
                if let close = endOfName(at: place + 1, in: range) {
                    place = close
                    if has(UInt8(ascii: "{"), at: close + 1, in: range) {
                        depth += 1
                        place += 1
                    }
                } else {
                    place += 1
                }
            case UInt8(ascii: "|") where depth == 0:
                return place
            case UInt8(ascii: "}"):
                if depth == 0 { return place }
                depth -= 1
            default: break
            }
            place += 1
        }
        return range.upperBound
    }

    /// The index after the `}` that ends the plural forms.
    fileprivate func endOfForms(in range: Range<Int>) -> Int {
        var rest = range
        while true {
            let end = endOfForm(in: rest)
            guard end < range.upperBound else { return range.upperBound }
            if self[end] == UInt8(ascii: "}") { return end + 1 }
            rest = end + 1..<range.upperBound
        }
    }
}
