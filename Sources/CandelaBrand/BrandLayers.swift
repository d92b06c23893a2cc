import CandelaPipeline
import CandelaTokens

/// The package's tokens and a brand's over them, read and checked.
struct BrandLayers {
    private let base: TokenProject
    private let brand: TokenProject

    /// Whether a brand of one look for all appearances is dark; nil for one that says nothing of the
    /// page, or has a form for each appearance.
    private var isDark: Bool?

    /// The brand's own drawings.
    let icons: ThemeAdditions

    /// - Returns: Nothing when the brand cannot be made sense of.
    init?(_ path: String, _ files: FileAccess, diagnostics: inout [Diagnostic]) {
        diagnostics.appendNew(Self.package.diagnostics)
        guard let base = Self.package.project,
            let brand = TokenProject.load(path, over: base, files: files, diagnostics: &diagnostics)
        else { return nil }
        (self.base, self.brand) = (base, brand)
        icons = ThemeAdditions(iconsBeside: path, files, diagnostics: &diagnostics)
        checkContexts(&diagnostics)
        if !diagnostics.hasErrors { isDark = pageIsDark }
    }

    /// The package's tokens, read once for all brands.
    private static let package: (project: TokenProject?, diagnostics: [Diagnostic]) = {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            PackageTokens.path, files: PackageTokens.access, diagnostics: &diagnostics)
        return (project, diagnostics)
    }()

    /// Whether white stands out more from the brand's own page than black.
    private var pageIsDark: Bool? {
        guard !brand.modifiers.contains(where: { $0.name == "appearance" }) else { return nil }
        var found: [Diagnostic] = []
        let tokens = TokenProject.resolve(layers(.allCases[0], .light), diagnostics: &found)
        let page = [ColorRole.background, .surface].lazy.compactMap { tokens?[$0.path] }
            .first { brand.files.contains($0.place.file) }
        return page?.colorToken.map { color in
            let (white, black) = (ColorToken(hex: "FFFFFF"), ColorToken(hex: "000000"))
            guard let white, let black else { return false }
            return Contrast.ratio(white, color) > Contrast.ratio(black, color)
        }
    }

    private func checkContexts(_ diagnostics: inout [Diagnostic]) {
        let known = [
            "appearance": Appearance.allCases.map(\.rawValue),
            "product": Product.allCases.map(\.rawValue),
        ]
        for modifier in brand.modifiers {
            guard let names = known[modifier.name] else {
                if modifier.defaultContext == nil {
                    diagnostics.append(
                        .error(
                            "unknown-modifier",
                            "nothing chooses a context of the brand's modifier '\(modifier.name)'",
                            at: brand.place(of: modifier.name),
                            help: [
                                "a brand has the modifiers 'appearance' and 'product', and others "
                                    + "with a default"
                            ]))
                }
                continue
            }
            for context in modifier.contexts where !names.contains(context) {
                diagnostics.append(
                    .error(
                        "unknown-context", "'\(context)' is no \(modifier.name)",
                        at: brand.place(of: modifier.name, context: context),
                        help: Suggestions.help(for: context, among: names, noun: modifier.name)
                            + ["there are " + names.joined(separator: ", ")]))
            }
        }
    }

    /// Whether the brand says itself how an appearance looks: by a context of the name, or by a file
    /// for all, which speaks of usual contrast.
    func isExact(_ appearance: Appearance) -> Bool {
        guard let modifier = brand.modifiers.first(where: { $0.name == "appearance" }) else {
            return !appearance.increasesContrast
        }
        return modifier.contexts.contains(appearance.rawValue)
    }

    /// The contexts of the brand for a product and an appearance.
    private func inputs(_ product: Product, _ appearance: Appearance) -> [String: String] {
        var inputs: [String: String] = [:]
        for modifier in brand.modifiers {
            let wanted: [String] =
                switch modifier.name {
                case "appearance":
                    [appearance.rawValue, appearance.isDark ? "dark" : "light"]
                case "product": [product.rawValue]
                default: []
                }
            inputs[modifier.name] = wanted.first(where: modifier.contexts.contains)
        }
        return inputs
    }

    private func layers(
        _ product: Product, _ appearance: Appearance
    ) -> [(project: TokenProject, inputs: [String: String])] {
        // What a dark brand leaves out is the product's in the dark.
        let under = Appearance(
            isDark: isDark ?? appearance.isDark, increasesContrast: appearance.increasesContrast)
        return [
            (base, ["product": product.rawValue, "appearance": under.rawValue]),
            (brand, inputs(product, appearance)),
        ]
    }

    /// The tokens of a product without and with the brand.
    func tokens(
        _ product: Product, diagnostics: inout [Diagnostic]
    ) -> (base: AppearanceTokens, branded: AppearanceTokens)? {
        var (bases, brandeds): ([ResolvedTokens], [ResolvedTokens]) = ([], [])
        var problems: [[Diagnostic]] = []
        for appearance in Appearance.allCases {
            let layers = layers(product, appearance)
            var found: [Diagnostic] = []
            guard
                let base = TokenProject.resolve(
                    [layers[0]], after: bases.first, diagnostics: &found),
                let branded = TokenProject.resolve(layers, after: base, diagnostics: &found)
            else {
                diagnostics.appendNew(found)
                return nil
            }
            bases.append(base)
            brandeds.append(branded)
            problems.append(found)
        }
        let (base, branded) = (AppearanceTokens(bases), AppearanceTokens(brandeds))
        for (place, found) in problems.enumerated() {
            check(branded.values[place], base.values[place], &diagnostics)
            // What a brand breaks below is told where the brand breaks it.
            if !diagnostics.hasErrors { diagnostics.appendNew(found) }
        }
        if let file = brand.files.first, icons.icons.isEmpty,
            !brand.modifiers.contains(where: { $0.name == "product" }),
            branded.values.allSatisfy({ definedPaths($0).isEmpty })
        {
            diagnostics.append(
                .warning(
                    "empty-brand", "the brand has no tokens: the product looks as it did",
                    at: SourcePlace(file: file, line: 1, column: 1)))
        }
        return (base, branded)
    }

    /// The tokens of a product with what follows from the brand on top.
    func tokens(
        _ product: Product, _ appearance: Appearance, under overlay: BrandOverlay,
        after branded: ResolvedTokens, diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        let files = FileAccess { _ throws(FileAccessError) in overlay.text }
        guard
            let top = TokenProject.load(
                Self.derived, over: brand, files: files, diagnostics: &diagnostics)
        else { return nil }
        return TokenProject.resolve(
            layers(product, appearance) + [(top, [:])], after: branded, diagnostics: &diagnostics)
    }

    /// Where the brand gives a path its value; nil where it does not.
    func place(of path: String, in tokens: [ResolvedTokens]) -> SourcePlace? {
        tokens.lazy.compactMap { $0[path]?.place }.first { brand.files.contains($0.file) }
    }

    /// Problems without what they break below: where the brand's own files have none, what it breaks is told
    /// at its beginning.
    func atBrand(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let (own, below) = (Set(brand.files), Set(base.files + [Self.derived]))
        func isBelow(_ problem: Diagnostic) -> Bool {
            problem.place.map { below.contains($0.file) && !own.contains($0.file) } ?? false
        }
        let kept = diagnostics.filter { !isBelow($0) }
        guard !kept.hasErrors, let file = brand.files.first else { return kept }
        return diagnostics.map { problem in
            guard isBelow(problem) else { return problem }
            var moved = problem
            moved.place = SourcePlace(file: file, line: 1, column: 1)
            moved.notes.append(.init("the brand breaks what is here", at: problem.place))
            return moved
        }
    }

    /// The name in messages of the file that follows from a brand.
    private static let derived = "derived.tokens.json"

    /// The paths of the tokens that stand in the brand's own files.
    func definedPaths(_ tokens: [ResolvedToken]) -> Set<String> {
        let files = Set(brand.files)
        return Set(tokens.filter { files.contains($0.place.file) }.map(\.path))
    }

    /// Types are those of the package, and roles have its paths.
    private func check(
        _ branded: [ResolvedToken], _ known: [ResolvedToken], _ diagnostics: inout [Diagnostic]
    ) {
        let own = Set(brand.files)
        let types = Dictionary(known.map { ($0.path, $0.type) }) { first, _ in first }
        let groups = Set(known.map { $0.path.prefix { $0 != "." } })
        let groupNames = groups.map(String.init).sorted()
        let inner = Set(
            types.keys.flatMap { path in path.indices.filter { path[$0] == "." }.map { path[..<$0] }
            })
        var foreign: Set<Substring> = []
        var names = SuggestionIndex(types.keys.sorted())
        var found = FontNames.missing(in: branded, since: known)
        for token in branded where own.contains(token.place.file) {
            if let type = types[token.path] {
                guard type != token.type else { continue }
                found.append(
                    .error(
                        "wrong-type",
                        "'\(token.path)' is a \(token.type.rawValue) here, and a "
                            + "\(type.rawValue) in the package", at: token.place))
            } else if inner.contains(token.path[...]) {
                found.append(
                    .error(
                        "replaced-group",
                        "'\(token.path)' is a token here, and a group of tokens in the package",
                        at: token.place, help: ["write the tokens inside of the group"]))
            } else if groups.contains(token.path.prefix { $0 != "." }) {
                found.append(
                    .warning(
                        "unknown-role",
                        "the package has no token '\(token.path)': it is the brand's own",
                        at: token.place, help: names.help(for: token.path)))
            } else if foreign.insert(token.path.prefix { $0 != "." }).inserted {
                let group = String(token.path.prefix { $0 != "." })
                let help = Suggestions.help(for: group, among: groupNames)
                guard !help.isEmpty else { continue }
                found.append(
                    .warning(
                        "unknown-group",
                        "the package has no group '\(group)': its tokens are the brand's own",
                        at: token.place, help: help))
            }
        }
        found += outOfRange(branded, own)
        diagnostics.appendNew(found)
    }

    /// Values that no screen can show, each at the brand's token it comes from.
    private func outOfRange(_ branded: [ResolvedToken], _ own: Set<String>) -> [Diagnostic] {
        let written = branded.filter { own.contains($0.place.file) }
        // A role of the package may take a value over from what the brand replaces.
        let others = branded.filter {
            RolePath.isRole($0.path) && !own.contains($0.place.file)
        }
        var found: [Diagnostic] = []
        var places: Set<SourcePlace> = []
        for token in written + others {
            guard let fault = RoleRange.fault(of: token) else { continue }
            let isWritten = own.contains(token.place.file)
            let source = isWritten ? token : written.first { RoleRange.has(fault.number, $0) }
            let place = (source ?? token).place
            guard places.insert(place).inserted else { continue }
            found.append(.error("out-of-range", fault.message(token.path), at: place))
        }
        return found
    }
}
