import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct ContextTests {
    private func decode(_ text: String) throws -> Context {
        try JSONTextDecoder().decode(Context.self, from: Array(text.utf8), file: "context.json")
    }

    @Test func `requires only a moment and a time zone`() throws {
        let context = try decode(
            #"{"now": "2026-03-18T16:20:00Z", "timeZone": "Europe/Berlin"}"#)
        #expect(
            context
                == Context(
                    now: Instant(secondsSince1970: 1_773_850_800),
                    zone: try Zone("Europe/Berlin")))
        #expect(context.language == "en" && context.typeSize == .large)
        #expect(context.displayScale == 3 && context.options.celebrations)
    }

    @Test func `round-trips through JSON with the offset of its zone`() throws {
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: try Zone("Asia/Kathmandu"))
        context.language = "ar-EG"
        context.typeSize = .accessibility3
        context.displayScale = 2
        context.reduceMotion = true
        context.assistiveTechnology = true
        context.options.frostedMaterial = false
        let bytes = try JSONTextEncoder().encode(context)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"2026-03-18T22:05:00+05:45\""))
        #expect(
            try JSONTextDecoder().decode(Context.self, from: bytes, file: "context.json")
                == context)
    }

    @Test(arguments: [("DE_at", "de-AT"), ("xx-yy", "xx-YY"), ("zh-hant-tw", "zh-Hant-TW")])
    func `accepts a language tag in any spelling, even without a translation`(
        written: String, language: String
    ) throws {
        let context = try decode(
            """
            {"now": "2026-03-18T16:20:00Z", "timeZone": "Z",
             "language": "\(written)"}
            """)
        #expect(context.language == language)
        let screen = try Screen.make(
            .weightWidget, phase: .ready(Journal()), of: .weight, in: context)
        #expect(screen.language == "en" && screen.context.language == language)
    }

    @Test(arguments: [
        (#""displayScale": 0"#, "a display scale is a number from 0.25 to 32"),
        (#""displayScale": -2"#, "a display scale is a number from 0.25 to 32"),
        (#""displayScale": 32.1"#, "a display scale is a number from 0.25 to 32"),
        (#""displayScale": 1e308"#, "a display scale is a number from 0.25 to 32"),
        (#""typeSize": "huge""#, "huge"), (#""reduceMotion": "yes""#, "reduceMotion"),
        (#""language": """#, "error: invalid 'language': '' is not a language tag"),
        (#""language": "<b>""#, "'<b>' is not a language tag: write a BCP 47 tag"),
        (#""language": "en\u202e""#, #"'en\u{202E}' is not a language tag"#),
    ])
    func `rejects invalid device settings`(member: String, words: String) throws {
        let text = """
            {"now": "2026-03-18T16:20:00Z", "timeZone": "Z", \(member)}
            """
        let error = #expect(throws: JSONDecodingError.self) { try decode(text) }
        #expect(error?.description.contains(words) == true)
    }
}
