import CandelaLanguage

/// The script in which a language is written.
struct LanguageScript {
    /// The ISO 15924 code: `Latn`.
    let code: String

    /// The script of a BCP 47 tag: its own, or the usual one of its language.
    init(of tag: String) {
        let tag = LanguageTag(tag)
        code = tag.script ?? String(Self.usual[tag.language[...]] ?? "Latn")
    }

    /// Whether the script is written from right to left.
    var isRightToLeft: Bool { Self.table[code[...]]?.isRightToLeft ?? false }

    /// Whether a letter belongs to the script. All letters belong to a script without blocks.
    func contains(_ letter: Unicode.Scalar) -> Bool {
        guard let blocks = Self.table[code[...]]?.blocks, !blocks.isEmpty else { return true }
        return blocks.contains { $0.contains(letter.value) }
    }

    /// The end of a sentence about an invalid tag; `nil` for a valid one.
    static func fault(of tag: String) -> String? {
        let steps = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = steps.first,
            tag.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || isLetterOrDigit($0) }),
            steps.allSatisfy({ (1...8).contains($0.utf8.count) })
        else { return "is not a language tag" }
        let isKnown =
            language.utf8.count == 3
            || language.utf8.count == 2 && languages.contains(language.lowercased())
        guard isKnown else { return "names no language" }
        let region = steps.dropFirst().first { $0.utf8.count == 2 }
        return region?.uppercased() == "UK" ? "names no region: the United Kingdom is 'GB'" : nil
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    private struct Row {
        let isRightToLeft: Bool
        let languages: [Substring]
        let blocks: [ClosedRange<UInt32>]
    }

    /// The scripts of the table `scripts.tsv`, by code.
    private static let table: [Substring: Row] =
        EmbeddedTables.audit.rows("scripts.tsv").reduce(into: [:]) { table, row in
            let columns = row.dropFirst().map { $0.split(separator: " ") } + [[], []]
            let blocks = columns[2].map { block in
                let ends = block.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                return ends[0]...ends[1]
            }
            table[row[0]] = Row(
                isRightToLeft: row[1] == "rtl", languages: columns[1], blocks: blocks)
        }

    /// The usual script of languages that are not written in Latin letters.
    private static let usual: [Substring: Substring] = table.reduce(into: [:]) { usual, script in
        for language in script.value.languages { usual[language] = script.key }
    }

    /// The languages with a code of two letters.
    ///
    /// Source: ISO 639-1, with the retired codes `in`, `iw` and `ji`.
    private static let languages = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
        eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw \
        ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na \
        nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so \
        sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """.split(separator: " ").map(String.init))
}
