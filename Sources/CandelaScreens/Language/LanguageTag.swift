import Foundation

/// The parts of a BCP 47 tag that choosing words needs: language, script, region.
package struct LanguageTag: Sendable, Hashable {
    /// The language, lowercase; retired codes are replaced (`iw` is `he`).
    package let language: String

    /// The script, capitalised, where the tag names one.
    package let script: String?

    /// The region, uppercase, where the tag names one.
    package let region: String?

    /// Reads a tag. Underscores pass for hyphens and case does not matter; variants, extensions
    /// (`-u-nu-arab`) and anything malformed are left out.
    package init(_ tag: String) {
        var steps = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })[...]
        let first = steps.popFirst()?.lowercased() ?? ""
        language = Self.successors[first] ?? first
        var script: String?
        var region: String?
        for step in steps {
            if step.count == 1 { break }
            if step.count == 4, script == nil, region == nil, step.allSatisfy(\.isLetter) {
                script = step.prefix(1).uppercased() + step.dropFirst().lowercased()
            } else if region == nil,
                step.count == 2 || (step.count == 3 && step.allSatisfy(\.isNumber))
            {
                region = step.uppercased()
            }
        }
        self.script = script
        self.region = region
    }

    private static let successors = ["iw": "he", "ji": "yi", "in": "id"]

    /// The tags to look for, best first: itself, then shorter and shorter.
    private var chain: [String] {
        let withScript = script.map { "\(language)-\($0)" }
        var tags: [String] = []
        if let withScript, let region { tags.append("\(withScript)-\(region)") }
        if let withScript { tags.append(withScript) }
        if let region { tags.append("\(language)-\(region)") }
        return tags + [language]
    }

    /// The tag with script and region filled in with the likeliest ones: `zh` is `zh-Hans-CN`.
    private var likely: LanguageTag {
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
