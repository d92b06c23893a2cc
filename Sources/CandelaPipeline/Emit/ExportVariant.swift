/// The appearances of one product, brand or density.
public struct ExportVariant: Sendable {
    /// The contexts that are not appearances, joined by hyphens; the name of the file when there
    /// are none.
    public let name: String

    /// The appearances it has, in the order of ``ExportAppearance``; the first one is its base.
    public let appearances: [ExportAppearance]

    /// Its tokens in document order.
    public let tokens: [ExportToken]

    /// What its file is for.
    let subject: FileSubject

    /// The contexts that chose each appearance, in the order of the modifiers.
    let appearanceContexts: [ExportAppearance: [String]]

    /// What its name is made of.
    var origin: OutputOrigin { subject.origin }

    /// The appearance of one permutation of a variant.
    fileprivate struct Member {
        let appearance: ExportAppearance
        let contexts: [String]
        let tokens: [ResolvedToken]
    }

    fileprivate init(
        _ subject: FileSubject, _ members: [Member], prefix: String,
        diagnostics: inout [Diagnostic]
    ) {
        name = subject.name
        self.subject = subject
        let ordered = ExportAppearance.allCases.compactMap { appearance in
            members.first { $0.appearance == appearance }
        }
        appearances = ordered.map(\.appearance)
        appearanceContexts = Dictionary(ordered.map { ($0.appearance, $0.contexts) }) { $1 }
        guard let base = ordered.first else {
            tokens = []
            return
        }
        let others = ordered.dropFirst().map {
            ($0.appearance, TokenPlaces($0.tokens, askedBy: base.tokens))
        }
        tokens = base.tokens.enumerated().map { position, token in
            ExportToken(token, at: position, prefix: prefix, others, diagnostics: &diagnostics)
        }
        guard !others.isEmpty else { return }
        for member in ordered.dropFirst() {
            let known = TokenPlaces(base.tokens, askedBy: member.tokens)
            for (place, token) in member.tokens.enumerated()
            where known.token(token.path, near: place) == nil {
                diagnostics.append(
                    .missing(token, in: base.appearance, definedIn: member.appearance))
            }
        }
    }

    /// The same variant with other values for its tokens, in their order.
    func with(_ tokens: [ExportToken]) -> ExportVariant { ExportVariant(self, tokens) }

    private init(_ other: ExportVariant, _ tokens: [ExportToken]) {
        name = other.name
        subject = other.subject
        appearances = other.appearances
        appearanceContexts = other.appearanceContexts
        self.tokens = tokens
    }

    /// The part of a variant that is of one top group.
    private init(_ whole: ExportVariant, _ group: TopGroup) {
        subject = whole.subject.part(group, "-")
        name = subject.name
        appearances = whole.appearances
        appearanceContexts = whole.appearanceContexts
        tokens = whole.tokens.filter { TopGroup.name(of: $0.path) == group.name }
    }

    /// One variant for each of the top groups.
    fileprivate var parts: [ExportVariant] {
        TopGroup.all(of: tokens.map { ($0.path, $0.base.place) }).map { ExportVariant(self, $0) }
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
    /// What ``variants(diagnostics:)`` gives and says.
    func makeVariants() -> (variants: [ExportVariant], found: [Diagnostic]) {
        let tokens = ResolvedTokens.tokens(of: permutations.map(\.tokens), with: workers)
        var diagnostics: [Diagnostic] = []
        // By their contexts, for two lists of contexts may be joined to one name.
        var found: [[String]] = []
        var members: [[String]: [ExportVariant.Member]] = [:]
        var subjects: [[String]: FileSubject] = [:]
        func name(_ contexts: [String]) -> String {
            contexts.isEmpty ? self.name : contexts.joined(separator: "-")
        }
        for (permutation, tokens) in zip(permutations, tokens) {
            var (isDark, isIncreased) = (false, false)
            var others: [String] = []
            var chosen: [String] = []
            for modifier in modifiers {
                guard let context = permutation.inputs[modifier] else { continue }
                if axes.contains(modifier), let said = AppearanceWords(context) {
                    isDark = isDark || said.isDark
                    isIncreased = isIncreased || said.isIncreased
                    chosen.append(context)
                } else {
                    others.append(context)
                }
            }
            let appearance = ExportAppearance(isDark: isDark, isIncreased: isIncreased)
            if members[others] == nil {
                found.append(others)
                subjects[others] = FileSubject(
                    name: name(others),
                    contexts: permutation.inputs.filter { !axes.contains($0.key) },
                    origin: project.origin(
                        of: permutation.inputs, choosing: namers, named: self.name))
            }
            if members[others]?.contains(where: { $0.appearance == appearance }) == true {
                diagnostics.append(
                    Diagnostic(
                        .error, "ambiguous-appearance",
                        "'\(permutation.name)' is not the only '\(appearance.rawValue)'"
                            + " of '\(name(others))'",
                        help: ["choose contexts with '--input'"]))
            } else {
                members[others, default: []].append(
                    .init(appearance: appearance, contexts: chosen, tokens: tokens))
            }
        }
        let gathered = found.compactMap { contexts in
            subjects[contexts].map { (subject: $0, members: members[contexts] ?? []) }
        }
        let made = workers.map(gathered.count) { [prefix] place in
            var found: [Diagnostic] = []
            let variant = ExportVariant(
                gathered[place].subject, gathered[place].members, prefix: prefix,
                diagnostics: &found)
            return (variant: variant, found: found)
        }
        let variants = made.map(\.variant)
        return (
            isSplit ? variants.flatMap(\.parts) : variants, diagnostics + made.flatMap(\.found)
        )
    }

    /// The modifiers whose contexts name a variant.
    private var namers: [ResolverModifier] {
        project.choices.filter { !axes.contains($0.name) }
    }
}
