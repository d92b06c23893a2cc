package import CandelaLanguage
import Foundation

extension LanguageTag {
    /// The candidates for a match, best first: the tag itself, then shorter ones.
    fileprivate var chain: [String] {
        let withScript = script.map { "\(language)-\($0)" }
        var tags: [String] = []
        if let withScript, let region { tags.append("\(withScript)-\(region)") }
        if let withScript { tags.append(withScript) }
        if let region { tags.append("\(language)-\(region)") }
        return tags + [language]
    }

    /// The tag with its likely script and region added: `zh` becomes `zh-Hans-CN`.
    fileprivate var likely: LanguageTag {
        LanguageTag(Locale.Language(identifier: chain[0]).maximalIdentifier)
    }

    /// The best match for a tag among the languages of a catalog.
    ///
    /// Subtags are removed from the end (`zh-Hans-CN`, `zh-Hans`, `zh`); then the likely subtags
    /// are added (`zh-TW` matches `zh-Hant`, `pt` matches `pt-BR`). A language in another script
    /// never matches, and neither does one of another region if the tag has a region: `pt-BR` does
    /// not match `pt-PT`.
    ///
    /// - Returns: An element of `languages`; `nil` if none matches.
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
