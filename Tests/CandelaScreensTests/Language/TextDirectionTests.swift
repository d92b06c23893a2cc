import CandelaElements
import CandelaKit
import CandelaScreens
import Testing

struct TextDirectionTests {
    @Test(arguments: [
        ("Gym", TextDirection.leftToRight), ("💪 Gym", .leftToRight), ("5 × 6", nil), ("", nil),
        ("نادي", .rightToLeft), ("٣ أيام", .rightToLeft), ("12 ימים", .rightToLeft),
        ("读书", .leftToRight), ("«קריאה» book", .rightToLeft), ("\u{200F}5", .rightToLeft),
    ])
    func `follows the first letter`(text: String, direction: TextDirection?) {
        #expect(TextDirection(firstStrongIn: text) == direction)
    }

    @Test(arguments: [
        ("ar-EG", TextDirection.rightToLeft), ("he", .rightToLeft), ("iw", .rightToLeft),
        ("fa-IR", .rightToLeft), ("pa-Arab", .rightToLeft), ("az-Latn", .leftToRight),
        ("ar-Latn", .leftToRight), ("en", .leftToRight), ("", .leftToRight),
    ])
    func `follows the script of a language`(language: String, direction: TextDirection) {
        #expect(TextDirection(language: language) == direction)
    }

    @Test(arguments: [
        ("Gym 💪", "\u{2068}Gym 💪\u{2069}"), ("نادي", "نادي"), ("5-6", "\u{2068}5-6\u{2069}"),
        ("نادي Gym", "\u{2068}نادي Gym\u{2069}"), ("", ""),
    ])
    func `isolates text of other directions in Arabic`(text: String, isolated: String) {
        #expect(text.isolated(in: .rightToLeft) == isolated)
    }

    @Test(arguments: [
        ("Gym 💪", "Gym 💪"), ("نادي", "\u{2068}نادي\u{2069}"), ("5-6", "5-6"), ("读书", "读书"),
        // Arabic digits and punctuation affect adjacent characters, a left-to-right mark does
        // not.
        ("٣", "\u{2068}٣\u{2069}"), ("؟", "\u{2068}؟\u{2069}"), ("a\u{200E}", "a\u{200E}"),
        ("5\u{200F}", "\u{2068}5\u{200F}\u{2069}"),
    ])
    func `isolates text of other directions in English`(text: String, isolated: String) {
        #expect(text.isolated(in: .leftToRight) == isolated)
    }

    /// An isolate would end at an inner terminator, so inner controls have to be balanced.
    @Test(arguments: [
        ("\u{202E}gpj.exe", "\u{202E}gpj.exe\u{202C}"),
        ("a\u{2069}b", "ab"), ("a\u{202C}b", "ab"), ("a\u{2067}b", "a\u{2067}b\u{2069}"),
        ("\u{202A}\u{2066}a", "\u{202A}\u{2066}a\u{2069}\u{202C}"),
        // The end of an isolate closes everything opened in it; an enclosing embedding
        // continues.
        (
            "\u{202B}\u{2068}\u{202D}a\u{2069}b\u{202C}c\u{202C}",
            "\u{202B}\u{2068}\u{202D}a\u{202C}\u{2069}b\u{202C}c"
        ),
        // The end of an embedding does not close one outside of an isolate.
        ("\u{202B}\u{2068}\u{202C}a", "\u{202B}\u{2068}a\u{2069}\u{202C}"),
        // Every paragraph closes everything opened in it.
        ("\u{202E}a\nb", "\u{202E}a\u{202C}\u{2069}\n\u{2068}b"),
        ("\u{2067}a\u{2029}\u{2069}b", "\u{2067}a\u{2069}\u{2069}\u{2029}\u{2068}b"),
    ])
    func `isolates bidirectional controls, alone and in text of either direction`(
        text: String, inside: String
    ) {
        let isolated = "\u{2068}\(inside)\u{2069}"
        #expect(text.selfContained == isolated)
        #expect(text.isolated(in: .leftToRight) == isolated)
        #expect(text.isolated(in: .rightToLeft) == isolated)
    }

    @Test(arguments: ["Gym", "نادي", "a\u{200F}", "5-6", ""])
    func `keeps a text without such controls unchanged`(text: String) {
        #expect(text.selfContained == text)
    }

    /// A search for the partner of each control would take quadratic time.
    @Test(.timeLimit(.minutes(1))) func `takes linear time`() {
        func times(_ text: String) -> String { String(repeating: text, count: 20_000) }
        let closed = times("\u{202E}\u{2067}") + times("\u{2069}\u{202C}")
        #expect(closed.selfContained.unicodeScalars.count == 80_002)
        let open = times("\u{202E}") + times("\u{2069}")
        #expect(open.selfContained.unicodeScalars.count == 40_002)
    }

    @Test func `removes all invisible characters and no others`() {
        #expect("\u{2068}A\u{2069}، \u{200E}-5\u{61C}💪🏽".withoutDirectionControls == "A، -5💪🏽")
        #expect("👩‍👧".withoutDirectionControls == "👩‍👧")
    }
}
