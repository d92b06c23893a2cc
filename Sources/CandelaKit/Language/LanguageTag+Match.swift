package import CandelaWords
import Foundation

extension LanguageTag {
    /// The tags to look for, best first: itself, then shorter and shorter.
    fileprivate var chain: [String] {
        let withScript = script.map { "\(language)-\($0)" }
        var tags: [String] = []
        if let withScript, let region { tags.append("\(withScript)-\(region)") }
        if let withScript { tags.append(withScript) }
        if let region { tags.append("\(language)-\(region)") }
        return tags + [language]
    }

    /// The tag with script and region filled in with the likeliest ones: `zh` is `zh-Hans-CN`.
    fileprivate var likely: LanguageTag {
        LanguageTag(Locale.Language(identifier: chain[0]).maximalIdentifier)
    }

    /// The language among those a catalog has whose words a reader of `tag` understands.
    ///
    /// Steps are dropped from the end (`zh-Hans-CN`, `zh-Hans`, `zh`), then those that the tag
    /// leaves unsaid are filled in (`zh-TW` finds `zh-Hant`, `pt` finds `pt-BR`). A language in
    /// another script is never taken for a match, nor is one of another region for a tag that
    /// names its own: `pt-BR` does not fall back to `pt-PT`.
    ///
    /// - Returns: One of `languages` as written there; nil when none fits.
    package static func match(for tag: String, among languages: [String]) -> String? {
        if languages.contains(tag) { return tag }
        let wanted = LanguageTag(tag)
        let related = languages.filter { LanguageTag($0).language == wanted.language }
        if related.isEmpty { return nil }
        let likely = wanted.likely
        for candidate in wanted.chain + likely.chain {
            let tag = LanguageTag(candidate)
            if let match = related.first(where: { LanguageTag($0) == tag }),
                tag.likely.script == likely.script
            {
                return match
            }
        }
        return nil
    }
}
