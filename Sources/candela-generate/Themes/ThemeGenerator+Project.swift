package import CandelaDTCG

extension ThemeGenerator {
    /// The files for the package's token files, or `nil` when they have errors.
    package static func files(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        var found: [Diagnostic] = []
        let files = load(access, &found).flatMap { sets, products in
            Self.files(sets, products: products, diagnostics: &found)
        }
        var seen: Set<Diagnostic> = []
        found = found.filter { seen.insert($0).inserted }
        diagnostics += found
        return found.hasErrors ? nil : files
    }

    /// Resolves every product in every appearance.
    private static func load(
        _ access: FileAccess, _ found: inout [Diagnostic]
    ) -> (sets: [TokenSet], products: [String])? {
        guard
            let project = TokenProject.load(tokensPath, files: access, diagnostics: &found),
            let products = contexts("product", of: project, &found),
            let appearances = contexts("appearance", of: project, &found)
        else { return nil }
        guard appearances == Self.appearances else {
            found.append(
                .error(
                    "wrong-appearances",
                    "'\(tokensPath)' has the appearances \(appearances.joined(separator: ", "))",
                    help: [
                        "name them \(Self.appearances.joined(separator: ", ")), in this order"
                    ]))
            return nil
        }
        var resolved: [(tokens: ResolvedTokens, product: String, appearance: Int)] = []
        for product in products {
            for (number, appearance) in appearances.enumerated() {
                let inputs = ["product": product, "appearance": appearance]
                if let tokens = project.resolve(inputs, diagnostics: &found) {
                    resolved.append((tokens, product, number))
                }
            }
        }
        // A token with an error is in no set and would also be reported as missing.
        guard !found.hasErrors else { return nil }
        let sets = resolved.map { TokenSet($0.tokens, $0.product, $0.appearance) }
        return (sets, products)
    }

    private static func contexts(
        _ modifier: String, of project: TokenProject, _ found: inout [Diagnostic]
    ) -> [String]? {
        if let contexts = project.modifiers.first(where: { $0.name == modifier })?.contexts {
            return contexts
        }
        found.append(
            .error("missing-modifier", "'\(tokensPath)' has no modifier '\(modifier)'"))
        return nil
    }
}

extension TokenSet {
    init(_ tokens: ResolvedTokens, _ product: String, _ appearance: Int) {
        var entries: [Entry] = []
        for token in tokens.tokens {
            entries.append(
                Entry(
                    path: token.path, value: token.value, description: token.description,
                    deprecated: token.deprecation.map { $0.reason ?? "" }, hints: token.hints,
                    origin: token.aliasTarget, place: token.place))
        }
        self.init(product: product, appearance: appearance, tokens: entries)
    }
}
