/// A text with placeholders and plural forms, as generated code and phrase tables have it.
///
/// As text it has `%(name)lld`, `%(name)lf` and `%(name)@` for values, and the plural forms of a
/// number in braces: `%(count){one:%(count)lld day|other:%(count)lld days}`. `%%`, `%|` and `%}`
/// are the literal characters, and so is any other percent sign. A value without a specifier is a
/// text, and an unclosed plural form ends with the text.
package struct PhrasePattern: Sendable, Equatable {
    /// The pattern as text.
    package let text: String

    /// The parts, in order.
    package let pieces: [Piece]

    /// Words, a value or the plural forms of a number.
    package enum Piece: Sendable, Equatable {
        /// Literal text.
        case words(String)
        /// A value.
        case value(PhrasePlaceholder)
        /// The plural forms of the number with a name.
        case forms(String, [Form])
    }

    /// The parts of a pattern for one plural form of a number.
    package struct Form: Sendable, Equatable {
        package let category: PluralCategory
        package let pieces: [Piece]

        package init(_ category: PluralCategory, _ pieces: [Piece]) {
            (self.category, self.pieces) = (category, pieces)
        }
    }

    /// Parses a pattern.
    package init(_ text: String) {
        self.text = text
        // Most texts have no placeholders.
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            pieces = text.isEmpty ? [] : [.words(text)]
            return
        }
        var text = text
        pieces = text.withUTF8 { bytes in
            var parser = PatternParser(bytes: bytes)
            return parser.pieces(inForm: false)
        }
    }

    /// Creates a pattern from its parts.
    package init(_ pieces: [Piece]) {
        self.pieces = pieces
        text = Self.text(of: pieces)
    }

    /// The whole text if it has neither values nor plural forms; otherwise `nil`.
    package var literal: String? {
        var text = ""
        for piece in pieces {
            guard case .words(let words) = piece else { return nil }
            text += words
        }
        return text
    }

    /// Whether the text is a single value.
    package var isValue: Bool {
        if pieces.count == 1, case .value = pieces[0] { true } else { false }
    }

    private static func text(of pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words.escaped
            case .value(let value): value.text
            case .forms(let name, let forms):
                "%(\(name)){"
                    + forms.map { "\($0.category.rawValue):\(text(of: $0.pieces))" }
                    .joined(separator: "|") + "}"
            }
        }.joined()
    }
}

extension String {
    /// The words, with a percent sign before each `%`, `|` and `}`.
    fileprivate var escaped: String {
        let special = "%|}".utf8
        guard utf8.contains(where: special.contains) else { return self }
        let bytes = utf8.flatMap { special.contains($0) ? [UInt8(ascii: "%"), $0] : [$0] }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A parser of patterns.
private struct PatternParser {
    let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    /// Whether a name may end after the current position: without a `)`, the rest is searched once.
    private var mayHaveNames = true

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The parts up to the end, or up to the `|` or `}` that ends a plural form.
    mutating func pieces(inForm isForm: Bool) -> [PhrasePattern.Piece] {
        var pieces: [PhrasePattern.Piece] = []
        var words = ""
        var start = place
        while place < bytes.count {
            let byte = bytes[place]
            if isForm, byte == UInt8(ascii: "|") || byte == UInt8(ascii: "}") { break }
            guard byte == UInt8(ascii: "%") else {
                place += 1
                continue
            }
            words += text(start..<place)
            start = place
            place += 1
            if let name = name() {
                if !words.isEmpty { pieces.append(.words(words)) }
                words = ""
                pieces.append(value(named: name))
                start = place
            } else if place < bytes.count, "%|}".utf8.contains(bytes[place]) {
                start = place
                place += 1
            }
        }
        words += text(start..<min(place, bytes.count))
        if !words.isEmpty { pieces.append(.words(words)) }
        return pieces
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The name in parentheses, which is passed; `nil` without one.
    private mutating func name() -> String? {
        guard mayHaveNames, place < bytes.count, bytes[place] == UInt8(ascii: "(") else {
            return nil
        }
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ")")) else {
            mayHaveNames = false
            return nil
        }
        defer { place = end + 1 }
        return text(place + 1..<end)
    }

    private mutating func value(named name: String) -> PhrasePattern.Piece {
        if place < bytes.count, bytes[place] == UInt8(ascii: "{") {
            return .forms(name, forms())
        }
        let specifier = PhrasePlaceholder.Specifier.allCases.first {
            bytes[place...].starts(with: $0.rawValue.utf8)
        }
        place += specifier?.rawValue.utf8.count ?? 0
        return .value(PhrasePlaceholder(name: name, specifier: specifier ?? .text))
    }

    /// The plural forms, which begin after `{` or `|`; forms of an unknown name are left out.
    private mutating func forms() -> [PhrasePattern.Form] {
        var forms: [PhrasePattern.Form] = []
        repeat {
            place += 1
            guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else {
                place = bytes.count
                break
            }
            let category = PluralCategory(rawValue: text(place..<colon))
            place = colon + 1
            let pieces = pieces(inForm: true)
            if let category { forms.append(PhrasePattern.Form(category, pieces)) }
        } while place < bytes.count && bytes[place] == UInt8(ascii: "|")
        place = min(place + 1, bytes.count)
        return forms
    }
}
