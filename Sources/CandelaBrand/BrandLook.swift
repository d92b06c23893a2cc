public import CandelaDTCG
public import CandelaTokens

/// A product with a brand applied, or a theme that is compiled into an app.
public struct BrandLook: Sendable {
    /// The product's theme with the brand's values and those derived from them.
    public let theme: Theme

    /// Warnings, such as those for pairs of foreground and surface with too little contrast and for
    /// paths that are probably misspelt.
    public let warnings: [Diagnostic]

    /// The tokens behind the theme in an appearance, including derived values; `nil` if they cannot
    /// be resolved.
    package func tokens(in appearance: Appearance) -> ResolvedTokens? {
        guard let files else { return ThemeTokens(theme).tokens(in: appearance) }
        var found: [Diagnostic] = []
        return overlay(in: appearance).flatMap {
            files.layers.tokens(theme.product, appearance, under: $0, diagnostics: &found)
        }
    }

    /// The tokens as written: the brand's over the product's, without derived values; `nil` for a
    /// compiled theme, which has no token files.
    package func written(in appearance: Appearance) -> ResolvedTokens? {
        overlay(in: appearance)?.branded
    }

    /// The brand's files, and the overlays derived from them, in the order of ``Appearance``'s
    /// cases; `nil` for a compiled theme.
    private let files: (layers: BrandLayers, overlays: [BrandOverlay])?

    private func overlay(in appearance: Appearance) -> BrandOverlay? {
        zip(Appearance.allCases, files?.overlays ?? []).first { $0.0 == appearance }?.1
    }

    /// The look of a theme that is compiled into an app.
    package init(compiled theme: Theme) {
        (self.theme, warnings, files) = (theme, [], nil)
    }

    /// - Returns: `nil` if the tokens cannot be resolved.
    init?(_ layers: BrandLayers, of product: Theme.Product, diagnostics: inout [Diagnostic]) {
        var found: [Diagnostic] = []
        guard let branded = layers.tokens(product, diagnostics: &found), !found.hasErrors else {
            diagnostics.appendNew(found)
            return nil
        }
        let old = layers.theme(of: product)
        let names = branded.names
        let added = names.reduce(into: Set()) { $0.formUnion($1) }
            .filter { branded.base[$0] == nil }
        let first = ThemeReader(branded.values, over: old, own: added)
        diagnostics.appendNew(found + first.diagnostics)
        var overlays: [BrandOverlay] = []
        var looks: [[ResolvedToken]] = []
        for (place, appearance) in Appearance.allCases.enumerated() {
            let named = names[place]
            let derived = first.theme.derivingPaints(
                following: named,
                keeping: layers.isExact(appearance) ? named : [], from: old, in: appearance)
            let overlay = BrandOverlay(
                branded: branded.tokens[place], named: named, derived: derived)
            guard
                let look = overlay.overlaid(over: branded, place)
                    ?? layers.tokens(
                        product, appearance, under: overlay, diagnostics: &diagnostics)?.tokens
            else { return nil }
            overlays.append(overlay)
            looks.append(look)
        }
        files = (layers, overlays)
        let replaced = zip(looks, branded.values).reduce(into: Set<String>()) { paths, sets in
            for (token, known) in zip(sets.0, sets.1) where !token.hasSameValue(as: known) {
                paths.insert(token.path)
            }
        }
        theme = ThemeReader(looks, after: first, replacing: replaced, own: added).theme
            .adding(layers.icons)
        warnings =
            diagnostics + theme.failures(at: { layers.place(of: $0, in: branded.tokens) })
    }
}

extension Theme {
    /// One warning for each pair with too little contrast, at the brand's token if there is one. It
    /// names the appearance in which the ratio is lowest relative to the minimum.
    fileprivate func failures(at place: (String) -> SourcePosition?) -> [Diagnostic] {
        var worst: [[String]: (pair: MeasuredContrast, appearance: Appearance)] = [:]
        var order: [[String]] = []
        for appearance in Appearance.allCases {
            for pair in contrasts(in: appearance) where !pair.passes {
                let key = [pair.foreground.path, pair.surface.path]
                if worst[key] == nil { order.append(key) }
                let share = pair.ratio / pair.minimum
                if worst[key].map({ share < $0.pair.ratio / $0.pair.minimum }) ?? true {
                    worst[key] = (pair, appearance)
                }
            }
        }
        return order.compactMap { key in
            guard let (pair, appearance) = worst[key] else { return nil }
            let (foreground, surface) = (place(pair.foreground.path), place(pair.surface.path))
            return .warning(
                "contrast",
                "'\(pair.foreground.path)' reaches \(Contrast.text(pair.ratio)) on "
                    + "'\(pair.surface.path)' in \(appearance.rawValue), but needs "
                    + Contrast.text(pair.minimum), at: foreground ?? surface,
                help: [
                    foreground == nil
                        ? "no shade of it passes on all its surfaces: choose surfaces closer to "
                            + "each other"
                        : "choose another colour for either, or leave '\(pair.foreground.path)' out: "
                            + "then the nearest shade with enough contrast is used"
                ])
        }
    }
}
