/// The parts of a BCP 47 tag used to select texts: language, script and region.
package struct LanguageTag: Sendable, Equatable {
    /// The language, lowercase; retired codes are replaced (`iw` becomes `he`).
    package let language: String

    /// The script, capitalised, if the tag has one.
    package let script: String?

    /// The region, uppercase, if the tag has one.
    package let region: String?

    /// Parses a tag. Accepts underscores and any case; variants, extensions (`-u-nu-arab`) and
    /// malformed subtags are ignored.
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
}
