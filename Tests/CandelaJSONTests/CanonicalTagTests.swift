import CandelaJSON
import Testing

struct CanonicalTagTests {
    @Test(arguments: [
        ("en", "en"), ("EN-gb", "en-GB"), ("de_at", "de-AT"), ("ZH-hANS-cn", "zh-Hans-CN"),
        ("zh_Hans", "zh-Hans"), ("es-419", "es-419"), ("sl-Rozaj-Biske", "sl-rozaj-biske"),
        ("de-CH-1996", "de-CH-1996"), ("ar-EG-u-NU-latn", "ar-EG-u-nu-latn"),
        ("en-x-Own", "en-x-own"), ("zh-yue-HK", "zh-yue-HK"), ("en-XA", "en-XA"),
        ("tlh", "tlh"), ("qaa-Qaaa-QM-x-southern", "qaa-Qaaa-QM-x-southern"),
        ("en-a-bb-x-a-ccc-d", "en-a-bb-x-a-ccc-d"), ("sr-Latn-RS", "sr-Latn-RS"),
    ])
    func `has one spelling for each tag`(text: String, canonical: String) {
        #expect(CanonicalTag(text)?.text == canonical)
        #expect(CanonicalTag(canonical)?.text == canonical)
    }

    @Test(arguments: [
        "", "-", "_", "e", "en-", "-en", "en--GB", "e1", "en-GB-", "x_y", "x-own", "i-klingon",
        "en GB", "en-GB\n", "\u{202E}en", "é", "ｅｎ", "en-GB.UTF-8", "../../evil", "en-US-GB",
        "en-u", "en-x", "en-u-nu-latn-u-ca-buddhist", "sl-rozaj-rozaj", "abcdefghi", "en-abcdefghi",
        "http://h.invalid", "<script>", "zh-yue-min-nan-abc-def", "en-\u{301}",
        "en-x" + String(repeating: "-abcdefgh", count: 17),
    ])
    func `rejects invalid tags`(text: String) {
        #expect(CanonicalTag(text) == nil)
    }

    /// 4 + 16 × 9 + 8 is 156, the longest that ICU stores.
    @Test func `accepts a tag of ICU's maximum length`() {
        let text = "en-x" + String(repeating: "-abcdefgh", count: 16) + "-abcdefg"
        #expect(text.utf8.count == 156)
        #expect(CanonicalTag(text)?.text == text)
        #expect(CanonicalTag(text + "h") == nil)
    }

    @Test func `decodes with its place and encodes in canonical spelling`() throws {
        func read(_ text: String) throws -> [String: CanonicalTag] {
            try JSONTextDecoder().decode(
                [String: CanonicalTag].self, from: Array(text.utf8), file: "t.json")
        }
        let tags = try read(#"{"a": "pt_br"}"#)
        #expect(
            String(decoding: try JSONTextEncoder(style: .compact).encode(tags), as: UTF8.self)
                .contains(#""pt-BR""#))
        let error = #expect(throws: JSONDecodingError.self) { try read(#"{"a": "pt.br"}"#) }
        #expect(
            error?.description
                == "t.json:1:7: error: invalid 'a': 'pt.br' is not a language tag: write a "
                + "BCP 47 tag such as 'pt-BR' [invalid-value]")
    }
}
