/// What the rules of a style sheet are for.
struct CSSSelectors {
    /// Everything that is of the variant.
    let base: String

    /// The scheme that the base shows when no device is asked; nothing when the device is.
    let settled: ExportAppearance?

    /// What is of the variant and shows no appearance of its own.
    let following: String

    private let own: [ExportAppearance: String]

    /// - Parameters:
    ///   - chosen: Selectors by context, and the one in place of `:root` by that name.
    ///   - variant: Whose rules they are.
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
        // Sheets of several variants may meet on a page, so each keeps to its own elements: those
        // with the appearance themselves, those around which it is, and what has it inside them.
        own = written.mapValues {
            "\(base):is(\($0)), :is(\($0)) \(base), \(base) :is(\($0))"
        }
        // Without weight, so that an appearance around the element counts more.
        let excluded = explicit.flatMap { [$0, ":is(\($0)) *"] }.joined(separator: ", ")
        following = "\(base):where(:not(\(excluded)))"
    }

    /// The selector of an appearance whatever the device says; nothing for the settled one.
    subscript(appearance: ExportAppearance) -> String? { own[appearance] }

    /// A selector of fewer elements. `:host` takes conditions in parentheses.
    private static func restricted(_ selector: String, to condition: String) -> String {
        selector == ":host" ? ":host(\(condition))" : selector + condition
    }
}
