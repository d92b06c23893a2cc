import CandelaDTCG
import CandelaKit
import CandelaRules
import CandelaTokens

/// The package's tokens overlaid with a brand's, read and checked.
struct BrandLayers {
    private let base: TokenProject
    private let brand: TokenProject

    /// Whether a brand with a single look for all appearances is dark; `nil` if it sets no page
    /// colour or has separate appearances.
    private var isDark: Bool?

    /// The brand's icons.
    let icons: ThemeAdditions

    /// - Returns: `nil` if the brand cannot be loaded.
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

    /// The package's tokens of each product in each appearance, resolved once for all brands.
    private static let resolved = Dictionary(
        uniqueKeysWithValues: Theme.Product.allCases.flatMap { product in
            Appearance.allCases.map {
                (
                    ["product": product.rawValue, "appearance": $0.rawValue],
                    LockedValue<(tokens: ResolvedTokens?, diagnostics: [Diagnostic])?>(nil)
                )
            }
        })

    /// The package's project, and its tokens for a product in an appearance.
    static func base(
        _ inputs: [String: String], diagnostics: inout [Diagnostic]
    ) -> (project: TokenProject, tokens: ResolvedTokens)? {
        guard let project = package.project,
            let tokens = tokens(below: [(project, inputs)], diagnostics: &diagnostics)
        else { return nil }
        return (project, tokens)
    }

    /// The package's tokens below a brand's.
    private static func tokens(
        below layers: [(project: TokenProject, inputs: [String: String])],
        diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        let made = resolved[layers[0].inputs]?.with { known in
            if let known { return known }
            var found: [Diagnostic] = []
            let tokens = TokenProject.resolve([layers[0]], diagnostics: &found)
            let made = (tokens: tokens, diagnostics: found)
            known = made
            return made
        }
        diagnostics += made?.diagnostics ?? []
        return made?.tokens
    }

    /// Whether white contrasts more than black with the brand's page colour; `nil` if the brand
    /// sets none or has separate appearances.
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
            "product": Theme.Product.allCases.map(\.rawValue),
        ]
        for modifier in brand.modifiers {
            guard let names = known[modifier.name] else {
                if modifier.defaultContext == nil {
                    diagnostics.append(
                        .error(
                            "unknown-modifier",
                            "no context can be chosen for the brand's modifier '\(modifier.name)'",
                            at: brand.place(of: modifier.name),
                            help: [
                                "use the modifier 'appearance' or 'product', or give this one a "
                                    + "default"
                            ]))
                }
                continue
            }
            for context in modifier.contexts where !names.contains(context) {
                diagnostics.append(
                    .error(
                        "unknown-context", "'\(context)' is not a context of '\(modifier.name)'",
                        at: brand.place(of: modifier.name, context: context),
                        help: Suggestions.help(for: context, among: names, noun: modifier.name)
                            + ["the contexts are " + names.joined(separator: ", ")]))
            }
        }
    }

    /// Whether the brand defines an appearance explicitly: by a context of that name, or by a
    /// single look, which covers the appearances with normal contrast.
    func isExact(_ appearance: Appearance) -> Bool {
        guard let modifier = brand.modifiers.first(where: { $0.name == "appearance" }) else {
            return !appearance.increasesContrast
        }
        return modifier.contexts.contains(appearance.rawValue)
    }

    /// The brand's contexts for a product and an appearance.
    private func inputs(_ product: Theme.Product, _ appearance: Appearance) -> [String: String] {
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
        _ product: Theme.Product, _ appearance: Appearance
    ) -> [(project: TokenProject, inputs: [String: String])] {
        [
            (base, ["product": product.rawValue, "appearance": under(appearance).rawValue]),
            (brand, inputs(product, appearance)),
        ]
    }

    /// The product's appearance that a brand's appearance overrides: a dark brand inherits the
    /// product's dark values.
    private func under(_ appearance: Appearance) -> Appearance {
        Appearance(
            isDark: isDark ?? appearance.isDark, increasesContrast: appearance.increasesContrast)
    }

    /// The tokens of a product with the brand applied.
    func tokens(
        _ product: Theme.Product, diagnostics: inout [Diagnostic]
    ) -> AppearanceTokens? {
        var problems: [[Diagnostic]] = []
        var tokens: [ResolvedTokens] = []
        var found: [Diagnostic] = []
        let base = Self.tokens(below: layers(product, .light), diagnostics: &found)
        for appearance in Appearance.allCases {
            guard let base,
                let branded = TokenProject.resolve(
                    layers(product, appearance), after: base, diagnostics: &found)
            else {
                diagnostics.appendNew(found)
                return nil
            }
            tokens.append(branded)
            problems.append(found)
            found = []
        }
        guard let base else { return nil }
        let branded = AppearanceTokens(tokens, over: base, in: brand.files)
        var known: KnownPaths?
        let isInRange = branded.distinct.allSatisfy { BoundedNumber.fault(of: $0) == nil }
        for (place, found) in problems.enumerated() {
            check(branded, place, &known, isInRange: isInRange, &diagnostics)
            // After an error, resolution problems are omitted: they are probably its consequences
            // in the package's tokens.
            if !diagnostics.hasErrors { diagnostics.appendNew(found) }
        }
        if let file = brand.files.first, icons.icons.isEmpty,
            !brand.modifiers.contains(where: { $0.name == "product" }),
            branded.own.allSatisfy(\.isEmpty)
        {
            diagnostics.append(
                .warning(
                    "empty-brand", "the brand has no tokens: the product is unchanged",
                    at: SourcePosition(file: file, line: 1, column: 1)))
        }
        return branded
    }

    /// The tokens of a product with the brand and the values derived from it.
    func tokens(
        _ product: Theme.Product, _ appearance: Appearance, under overlay: BrandOverlay,
        diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        let layers = layers(product, appearance)
        guard let base = Self.tokens(below: layers, diagnostics: &diagnostics) else {
            return nil
        }
        let text = overlay.text(over: base)
        let files = FileAccess { _ throws(FileAccessError) in text }
        guard
            let top = TokenProject.load(
                Self.derived, over: brand, files: files, diagnostics: &diagnostics)
        else { return nil }
        return TokenProject.resolve(
            layers + [(top, [:])], after: overlay.branded, diagnostics: &diagnostics)
    }

    /// The product's theme that the brand overrides: for a brand with a single look, the product's
    /// light or dark values in all appearances.
    func theme(of product: Theme.Product) -> Theme {
        let theme = Theme.of(product)
        guard isDark != nil else { return theme }
        var values = ThemeAdditions()
        func add<Kind: ThemeKind>(_ kind: Kind.Type) {
            for role in Role<Kind>.all {
                let new = Kind.added { Kind.value(of: role, in: theme, under($0)) }
                if new != Kind.added({ Kind.value(of: role, in: theme, $0) }) {
                    values[keyPath: Kind.additions][role] = new
                }
            }
        }
        for kind in RoleKinds.all where kind.varies { add(kind) }
        return theme.adding(values)
    }

    /// The place of a path's value in the brand's files; `nil` if it has none.
    func place(of path: String, in tokens: [ResolvedTokens]) -> SourcePosition? {
        tokens.lazy.compactMap { $0[path]?.place }.first { brand.files.contains($0.file) }
    }

    /// The diagnostics in the brand's own files. If none of them is an error, also those that the
    /// brand causes in the package's tokens, moved to the start of the brand's file.
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
            moved.place = SourcePosition(file: file, line: 1, column: 1)
            moved.notes.append(.init("the brand makes this token invalid", at: problem.place))
            return moved
        }
    }

    /// The file name of derived tokens in messages.
    private static let derived = "derived.tokens.json"

    /// Checks the brand's tokens in one appearance: fonts, types, groups, names and ranges.
    private func check(
        _ branded: AppearanceTokens, _ place: Int, _ known: inout KnownPaths?, isInRange: Bool,
        _ diagnostics: inout [Diagnostic]
    ) {
        let own = branded.own[place]
        var names: SuggestionIndex?
        var foreign: Set<Substring> = []
        var found = FontNames.missing(in: branded.values[place], since: branded.base)
        for token in own {
            if let type = branded.base[token.path]?.type {
                guard type != token.type else { continue }
                found.append(
                    .error(
                        "wrong-type",
                        "'\(token.path)' is a \(token.type.rawValue) here, and a "
                            + "\(type.rawValue) in the package", at: token.place))
                continue
            }
            let paths = known ?? KnownPaths(branded.base)
            known = paths
            if paths.inner.contains(token.path[...]) {
                found.append(
                    .error(
                        "replaced-group",
                        "'\(token.path)' is a token here, and a group of tokens in the package",
                        at: token.place, help: ["write the tokens inside the group"]))
            } else if paths.groups.contains(token.path.prefix { $0 != "." }) {
                var index = names ?? paths.names
                found.append(
                    .warning(
                        "unknown-role",
                        "the package has no token '\(token.path)': it is new in the brand",
                        at: token.place, help: index.help(for: token.path)))
                names = index
            } else if foreign.insert(token.path.prefix { $0 != "." }).inserted {
                let group = String(token.path.prefix { $0 != "." })
                let help = Suggestions.help(for: group, among: paths.groupNames)
                if !help.isEmpty {
                    found.append(
                        .warning(
                            "unknown-group",
                            "the package has no group '\(group)': it is new in the brand",
                            at: token.place, help: help))
                }
            }
        }
        if !isInRange { found += outOfRange(branded.values[place], own) }
        diagnostics.appendNew(found)
    }

    /// Errors for values outside the range that screens can show, each at the brand's token that
    /// causes it.
    private func outOfRange(
        _ branded: [ResolvedToken], _ written: [ResolvedToken]
    ) -> [Diagnostic] {
        let own = Set(brand.files)
        // A role of the package may alias a token that the brand overrides.
        let others = branded.filter { RolePath.isRole($0.path) && !own.contains($0.file) }
        var found: [Diagnostic] = []
        var places: Set<SourcePosition> = []
        for token in written + others {
            guard let fault = BoundedNumber.fault(of: token) else { continue }
            let isWritten = own.contains(token.file)
            let source = isWritten ? token : written.first { BoundedNumber.has(fault.number, $0) }
            let place = (source ?? token).place
            guard places.insert(place).inserted else { continue }
            found.append(.error("out-of-range", fault.message(token.path), at: place))
        }
        return found
    }
}

/// An index of the package's token paths, for checking tokens that only the brand has.
private struct KnownPaths {
    /// The first step of each path.
    let groups: Set<Substring>

    let groupNames: [String]

    /// The paths of groups.
    let inner: Set<Substring>

    let names: SuggestionIndex

    init(_ base: ResolvedTokens) {
        let paths = base.paths
        groups = Set(paths.map { $0.prefix { $0 != "." } })
        groupNames = groups.map(String.init).sorted()
        inner = Set(
            paths.flatMap { path in
                path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: ".") }
                    .map { path[..<$0] }
            })
        names = SuggestionIndex(paths.sorted())
    }
}
