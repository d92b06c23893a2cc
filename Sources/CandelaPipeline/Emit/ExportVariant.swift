/// The appearances of one product, brand or density.
public struct ExportVariant: Sendable {
    /// The contexts that are not appearances, joined by hyphens; the name of the file when there
    /// are none.
    public let name: String

    /// The appearances it has, in the order of ``ExportAppearance``; the first one is its base.
    public let appearances: [ExportAppearance]

    /// Its tokens in document order.
    public let tokens: [ExportToken]

    /// What its name is made of.
    let origin: OutputOrigin

    fileprivate init(
        name: String, of origin: OutputOrigin,
        _ members: [(ExportAppearance, [ResolvedToken])], diagnostics: inout [Diagnostic]
    ) {
        self.name = name
        self.origin = origin
        let ordered = ExportAppearance.allCases.compactMap { appearance in
            members.first { $0.0 == appearance }
        }
        appearances = ordered.map(\.0)
        guard let base = ordered.first else {
            tokens = []
            return
        }
        let others = ordered.dropFirst().map { appearance, tokens in
            (appearance, Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first })
        }
        tokens = base.1.enumerated().map { position, token in
            ExportToken(token, at: position, others, diagnostics: &diagnostics)
        }
        guard !others.isEmpty else { return }
        let known = Set(base.1.lazy.map(\.path))
        for (appearance, tokens) in ordered.dropFirst() {
            for token in tokens where !known.contains(token.path) {
                diagnostics.append(
                    .missing(token, in: base.0, definedIn: appearance))
            }
        }
    }
}

extension ExportVariant {
    /// Whose values to show a device that is in this appearance: its own, or those of the same
    /// contrast where the variant is all light or all dark.
    func shown(for appearance: ExportAppearance) -> ExportAppearance {
        if appearances.contains(where: { $0.isDark == appearance.isDark }) { return appearance }
        return appearances.first { $0.isIncreased == appearance.isIncreased } ?? appearance
    }
}

extension TokenExport {
    /// The permutations gathered by what is not appearance: a variant holds the appearances of one
    /// product, brand or density.
    ///
    /// - Parameter diagnostics: Gets an error for a token that is missing in an appearance or has
    ///   another type there, and for two permutations that are the same appearance.
    public func variants(diagnostics: inout [Diagnostic]) -> [ExportVariant] {
        // By their contexts, for two lists of contexts may be joined to one name.
        var found: [[String]] = []
        var origins: [[String]: OutputOrigin] = [:]
        var members: [[String]: [(ExportAppearance, [ResolvedToken])]] = [:]
        func name(_ contexts: [String]) -> String {
            contexts.isEmpty ? self.name : contexts.joined(separator: "-")
        }
        for permutation in permutations {
            var (isDark, isIncreased) = (false, false)
            var others: [String] = []
            for modifier in modifiers {
                guard let context = permutation.inputs[modifier] else { continue }
                if axes.contains(modifier), let said = AppearanceWords(context) {
                    isDark = isDark || said.isDark
                    isIncreased = isIncreased || said.isIncreased
                } else {
                    others.append(context)
                }
            }
            let appearance = ExportAppearance(isDark: isDark, isIncreased: isIncreased)
            if members[others] == nil {
                found.append(others)
                origins[others] = project.origin(
                    of: permutation.inputs, choosing: namers, named: self.name)
            }
            if members[others]?.contains(where: { $0.0 == appearance }) == true {
                diagnostics.append(
                    Diagnostic(
                        .error, "ambiguous-appearance",
                        "'\(permutation.name)' is not the only '\(appearance.rawValue)'"
                            + " of '\(name(others))'",
                        help: ["choose contexts with '--input'"]))
            } else {
                members[others, default: []].append((appearance, permutation.tokens.tokens))
            }
        }
        return found.map { contexts in
            ExportVariant(
                name: name(contexts), of: origins[contexts] ?? .format, members[contexts] ?? [],
                diagnostics: &diagnostics)
        }
    }

    /// The modifiers whose contexts name a variant.
    private var namers: [ResolverModifier] {
        project.choices.filter { !axes.contains($0.name) }
    }
}
