import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaLanguage
import Testing

struct LanguageTagTests {
    @Test(arguments: [
        ("zh-Hans-CN", "zh-Hans"), ("zh_Hans_CN", "zh-Hans"), ("zh-CN", "zh-Hans"),
        ("zh", "zh-Hans"), ("zh-TW", "en"), ("zh-Hant", "en"), ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"), ("pt-PT", "en"), ("ar-EG", "ar"), ("ar-EG-u-nu-latn", "ar"),
        ("AR-eg", "ar"), ("iw-IL", "he"), ("en-GB", "en"), ("sr-Latn", "en"), ("sr", "sr"),
        ("xx", "en"), ("", "en"), ("-", "en"), ("nonsense-with-many-steps", "en"), ("ru", "en"),
    ])
    func `finds a language that the reader understands`(tag: String, words: String) {
        let languages = ["en", "ar", "he", "pt-BR", "sr", "zh-Hans"]
        #expect((LanguageTag.match(for: tag, among: languages) ?? "en") == words)
    }

    /// Subtags of an extension, after a single letter, set the numbering and not the region.
    @Test(arguments: [("ar-u-nu-latn", nil), ("ar-EG-u-nu-latn", "EG"), ("ar-nu", "NU")])
    func `takes no region from an extension`(text: String, region: String?) {
        let tag = LanguageTag(text)
        #expect(tag.language == "ar" && tag.region == region && tag.script == nil)
    }

    @Test func `prefers the longest matching tag`() {
        let languages = ["en", "zh", "zh-Hans", "zh-Hans-CN"]
        let found = ["zh-Hans-CN", "zh-Hans-SG", "zh", "zh-Hant-TW"].map {
            LanguageTag.match(for: $0, among: languages)
        }
        #expect(found == ["zh-Hans-CN", "zh-Hans", "zh", nil])
    }
}
