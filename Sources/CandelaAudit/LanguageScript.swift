import CandelaWords

/// The script in which a language is written.
struct LanguageScript {
    /// The ISO 15924 code: `Latn`.
    let code: String

    /// The script of a BCP 47 tag: its own, or the usual one of its language.
    init(of tag: String) {
        let tag = LanguageTag(tag)
        code = tag.script ?? Self.usual[tag.language] ?? "Latn"
    }

    /// Whether the script is written from right to left.
    var isRightToLeft: Bool {
        [
            "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
        ].contains(code)
    }

    /// Whether a letter belongs to the script. All letters belong to a script without a table.
    func contains(_ letter: Unicode.Scalar) -> Bool {
        guard let blocks = Self.blocks[code] else { return true }
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

    /// The usual script of languages that are not written in Latin letters.
    ///
    /// Source: `likelySubtags` of Unicode CLDR 47.
    private static let usual: [String: String] = {
        var usual: [String: String] = [:]
        for (code, languages) in [
            ("Arab", "ar ckb fa glk ks lrc mzn ps sd ug ur"), ("Hebr", "he yi"), ("Thaa", "dv"),
            ("Syrc", "arc syr"), ("Nkoo", "nqo"), ("Cyrl", "be bg kk ky mk mn ru sr tg tt uk"),
            ("Grek", "el"), ("Deva", "hi mr ne"), ("Beng", "as bn"), ("Guru", "pa"),
            ("Gujr", "gu"), ("Taml", "ta"), ("Telu", "te"), ("Knda", "kn"), ("Mlym", "ml"),
            ("Sinh", "si"), ("Thai", "th"), ("Laoo", "lo"), ("Mymr", "my"), ("Khmr", "km"),
            ("Geor", "ka"), ("Armn", "hy"), ("Ethi", "am ti"), ("Jpan", "ja"), ("Hans", "zh"),
            ("Hant", "yue"), ("Kore", "ko"), ("Orya", "or"), ("Tibt", "bo dz"),
        ] {
            for language in languages.split(separator: " ") { usual[String(language)] = code }
        }
        return usual
    }()

    /// The blocks of each script.
    ///
    /// Source: the code charts of Unicode 16.
    private static let blocks: [String: [ClosedRange<UInt32>]] = {
        let han: [ClosedRange<UInt32>] = [
            0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x9FFF,
            0xF900...0xFAFF, 0x20000...0x3FFFF,
        ]
        let kana: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F]
        let hangul: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF]
        let arabic: [ClosedRange<UInt32>] = [
            0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF,
            0xFB50...0xFDFF, 0xFE70...0xFEFF,
        ]
        return [
            "Latn": [0x41...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF, 0x2C60...0x2C7F],
            "Arab": arabic, "Aran": arabic, "Hebr": [0x590...0x5FF, 0xFB1D...0xFB4F],
            "Thaa": [0x780...0x7BF], "Syrc": [0x700...0x74F], "Nkoo": [0x7C0...0x7FF],
            "Cyrl": [0x400...0x52F, 0x1C80...0x1C8F], "Grek": [0x370...0x3FF, 0x1F00...0x1FFF],
            "Deva": [0x900...0x97F], "Beng": [0x980...0x9FF], "Guru": [0xA00...0xA7F],
            "Gujr": [0xA80...0xAFF], "Orya": [0xB00...0xB7F], "Taml": [0xB80...0xBFF],
            "Telu": [0xC00...0xC7F], "Knda": [0xC80...0xCFF], "Mlym": [0xD00...0xD7F],
            "Sinh": [0xD80...0xDFF], "Thai": [0xE00...0xE7F], "Laoo": [0xE80...0xEFF],
            "Tibt": [0xF00...0xFFF], "Mymr": [0x1000...0x109F],
            "Geor": [0x10A0...0x10FF, 0x1C90...0x1CBF], "Ethi": [0x1200...0x139F],
            "Khmr": [0x1780...0x17FF], "Armn": [0x530...0x58F], "Hans": han, "Hant": han,
            "Jpan": han + kana, "Kore": han + hangul,
        ]
    }()

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
