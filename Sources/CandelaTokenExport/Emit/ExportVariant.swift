/// A product, brand or density with its tokens in every appearance.
public struct ExportVariant: Sendable {
    /// The names of the contexts that are not appearances, joined by hyphens; the export's name
    /// without such contexts. With separate files for groups, the name of the group follows.
    public let name: String

    /// The appearances it supports, in the order of ``ExportAppearance``; the first one is its
    /// base.
    public let appearances: [ExportAppearance]

    /// The tokens in document order.
    public let tokens: [ExportToken]

    /// The subject of its file.
    let subject: FileSubject

    /// The contexts of each appearance, in the order of the modifiers.
    let appearanceContexts: [ExportAppearance: [String]]

    /// The origin of its name.
    var origin: OutputOrigin { subject.origin }

    /// A permutation of a variant, with its appearance.
    fileprivate struct Member {
        let appearance: ExportAppearance
        let contexts: [String]
        let tokens: [ResolvedToken]
    }

    /// - Parameter isLenient: Whether tokens that an appearance lacks or has with another type are
    ///   left out with a warning.
    fileprivate init(
        _ subject: FileSubject, _ members: [Member], _ naming: TokenNaming, isLenient: Bool,
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
            ($0.appearance, TokenPlaces($0.tokens, lookedUpBy: base.tokens))
        }
        var found: [Diagnostic] = []
        let all = base.tokens.enumerated().map { position, token in
            ExportToken(
                token, at: position, named: naming.name(of: token.path), others,
                diagnostics: &found)
        }
        for member in ordered.dropFirst() {
            let known = TokenPlaces(base.tokens, lookedUpBy: member.tokens)
            for (place, token) in member.tokens.enumerated()
            where known.token(token.path, near: place) == nil {
                found.append(
                    .missing(token, in: base.appearance, definedIn: member.appearance))
            }
        }
        let lacking = isLenient ? Set(found.filter(\.isAboutLack).flatMap(\.subjects)) : []
        tokens = lacking.isEmpty ? all : all.filter { !lacking.contains($0.path) }
        diagnostics += isLenient ? found.map { $0.isAboutLack ? $0.leavingOut : $0 } : found
    }

    /// The variant with other values for its tokens, in the same order.
    func with(_ tokens: [ExportToken]) -> ExportVariant { ExportVariant(self, tokens) }

    private init(_ other: ExportVariant, _ tokens: [ExportToken]) {
        name = other.name
        subject = other.subject
        appearances = other.appearances
        appearanceContexts = other.appearanceContexts
        self.tokens = tokens
    }

    /// Creates the part of a variant with one top-level group.
    private init(_ whole: ExportVariant, _ group: TopGroup) {
        subject = whole.subject.part(group, "-")
        name = subject.name
        appearances = whole.appearances
        appearanceContexts = whole.appearanceContexts
        tokens = whole.tokens.filter { TopGroup.name(of: $0.path) == group.name }
    }

    /// A variant for each top-level group.
    fileprivate var parts: [ExportVariant] {
        TopGroup.all(of: tokens.map { ($0.path, $0.base.place) }).map { ExportVariant(self, $0) }
    }
}

extension ExportVariant {
    /// The appearance whose values are used for a device's appearance: the same one or, in a
    /// variant that is all light or all dark, the one with the same contrast.
    func shown(for appearance: ExportAppearance) -> ExportAppearance {
        if appearances.contains(where: { $0.isDark == appearance.isDark }) { return appearance }
        return appearances.first { $0.isIncreased == appearance.isIncreased } ?? appearance
    }
}

extension TokenExport {
    /// The result of ``variants(diagnostics:)``.
    func makeVariants() -> (variants: [ExportVariant], found: [Diagnostic]) {
        let tokens = ResolvedTokens.tokens(of: permutations.map(\.tokens), with: workers)
        var diagnostics: [Diagnostic] = []
        // Keyed by contexts, since different contexts may give the same joined name.
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
        let made = workers.map(gathered.count) { [naming, project] place in
            var found: [Diagnostic] = []
            let variant = ExportVariant(
                gathered[place].subject, gathered[place].members, naming,
                isLenient: project.isLenient, diagnostics: &found)
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
