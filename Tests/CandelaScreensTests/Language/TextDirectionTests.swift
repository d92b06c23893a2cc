import CandelaScreens
import Testing

struct TextDirectionTests {
    @Test(arguments: [
        ("Gym", TextDirection.leftToRight), ("💪 Gym", .leftToRight), ("5 × 6", nil), ("", nil),
        ("نادي", .rightToLeft), ("٣ أيام", .rightToLeft), ("12 ימים", .rightToLeft),
        ("读书", .leftToRight), ("«קריאה» book", .rightToLeft), ("\u{200F}5", .rightToLeft),
    ])
    func `goes by the first letter`(text: String, direction: TextDirection?) {
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
    func `isolates strangers in Arabic`(text: String, isolated: String) {
        #expect(text.isolated(in: .rightToLeft) == isolated)
    }

    @Test(arguments: [
        ("Gym 💪", "Gym 💪"), ("نادي", "\u{2068}نادي\u{2069}"), ("5-6", "5-6"), ("读书", "读书"),
    ])
    func `isolates strangers in English`(text: String, isolated: String) {
        #expect(text.isolated(in: .leftToRight) == isolated)
    }

    @Test func `removes every invisible mark and nothing else`() {
        #expect("\u{2068}A\u{2069}، \u{200E}-5\u{61C}💪🏽".withoutDirectionControls == "A، -5💪🏽")
        #expect("👩‍👧".withoutDirectionControls == "👩‍👧")
    }
}
