/// The selectors of a variant's style sheet.
struct CSSSelectors {
    /// The selector of the whole variant.
    let base: String

    /// The scheme of the base if the device's settings are ignored; `nil` if they apply.
    let settled: ExportAppearance?

    /// The selector of the variant's elements without an explicit appearance.
    let following: String

    private let own: [ExportAppearance: String]

    /// - Parameters:
    ///   - chosen: Selectors by context name; the replacement for `:root` has that key.
    ///   - variant: The variant whose style sheet uses them.
    init(_ chosen: [String: String], for variant: ExportVariant) {
        let scopes = variant.subject.contexts.values.compactMap { chosen[$0] }.sorted()
        let base =
            scopes.isEmpty
            ? chosen[ExportOptions.rootSelector] ?? ExportOptions.rootSelector
            : scopes.map { ":is(\($0))" }.joined()
        var written: [ExportAppearance: String] = [:]
        var explicit: [String] = []
        for appearance in ExportAppearance.allCases {
            let contexts = variant.appearanceContexts[appearance, default: []]
            let parts = contexts.compactMap { chosen[$0] }
            let selector = parts.count == 1 ? parts[0] : parts.map { ":is(\($0))" }.joined()
            written[appearance] =
                parts.isEmpty ? "[data-appearance=\"\(appearance.rawValue)\"]" : selector
            if !parts.isEmpty, selector != base { explicit.append(selector) }
        }
        let settled = [ExportAppearance.light, .dark].first { written[$0] == base }
        if let settled { written[settled] = nil }
        explicit.append("[data-appearance]")
        self.base = base
        self.settled = settled
        guard !scopes.isEmpty else {
            own = written
            let excluded = explicit.joined(separator: ", ")
            following = SelectorScanner(base).parts().map {
                Self.restricted($0, to: ":not(\(excluded))")
            }
            .joined(separator: ", ")
            return
        }
        // Sheets of several variants may be combined on a page, so each is limited to its base: the
        // base with the appearance, the base inside an element with it, and elements with it inside
        // the base.
        own = written.mapValues {
            "\(base):is(\($0)), :is(\($0)) \(base), \(base) :is(\($0))"
        }
        // `:where` adds no specificity, so an appearance on an enclosing element takes precedence.
        let excluded = explicit.flatMap { [$0, ":is(\($0)) *"] }.joined(separator: ", ")
        following = "\(base):where(:not(\(excluded)))"
    }

    /// The selector of an explicit appearance, independent of the device; `nil` for the settled
    /// one.
    subscript(appearance: ExportAppearance) -> String? { own[appearance] }

    /// A more specific selector. `:host` takes conditions in parentheses.
    private static func restricted(_ selector: String, to condition: String) -> String {
        selector == ":host" ? ":host(\(condition))" : selector + condition
    }
}
