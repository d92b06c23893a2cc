import CandelaElements
import CandelaKit
import CandelaScreens
import Testing

// Phrases with a number, tested with numbers that have revealed bad wording: none, one, two,
/// those that begin with a vowel sound (8, 11, 18, 80) and large ones.
struct CountedPhrasesTests {
    private static let counts = [0, 1, 2, 8, 11, 18, 80, 100, 1000]

    @Test func `phrases with a number are correct for every number`() throws {
        let phrases = Phrases(language: Language("en", in: .standard))
        var lines: [String] = []
        for key in Wording.standard.keys.sorted() {
            guard let text = phrases.pattern(of: key)?.text else { continue }
            let names = Placeholders(text)
            guard !names.counts.isEmpty else { continue }
            lines.append(key)
            var last: String?
            for count in Self.counts {
                let phrase = phrases.phrase(
                    key,
                    names.counts.map { .number($0, phrases.number(count)) }
                        + names.texts.map { .text($0, $0.uppercased()) })
                let spoken = phrase.spoken.map { " | \($0)" } ?? ""
                let line = "  \(phrase.text)\(spoken)"
                if line != last { lines.append(line) }
                last = line
            }
        }
        try Snapshot(path: "phrases/counted.txt").check(lines.map { $0 + "\n" }.joined())
    }

    /// A number or name may begin with a vowel sound, so no article may precede it.
    @Test func `no article precedes a placeholder`() {
        let phrases = Phrases(language: Language("en", in: .standard))
        for key in Wording.standard.keys {
            guard let (text, spoken) = phrases.pattern(of: key) else { continue }
            for words in [text, spoken] {
                let parts = words.lowercased().split(separator: " ")
                for (article, next) in zip(parts, parts.dropFirst())
                where article == "a" || article == "an" {
                    let value = next.drop { "'\"(".contains($0) }
                    #expect(!value.hasPrefix("%"), "\(key): \(words)")
                }
            }
        }
    }
}

/// The placeholders of a text: `%(count)lld`, `%(count){one:…|other:…}`, `%(name)@`.
private struct Placeholders {
    /// The placeholders for numbers; empty unless at least one has plural forms.
    var counts: Set<String> = []
    var texts: Set<String> = []

    init(_ text: String) {
        var measures: Set<String> = []
        for piece in text.split(separator: "%(").dropFirst(text.hasPrefix("%(") ? 0 : 1) {
            guard let end = piece.firstIndex(of: ")") else { continue }
            let name = String(piece[..<end])
            let kind = piece[piece.index(after: end)...]
            if kind.hasPrefix("@") {
                texts.insert(name)
            } else if kind.hasPrefix("lf") {
                measures.insert(name)
            } else {
                counts.insert(name)
            }
        }
        if !counts.isEmpty { counts.formUnion(measures) }
    }
}
