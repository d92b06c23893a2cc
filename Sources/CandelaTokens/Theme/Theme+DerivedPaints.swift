import CandelaColor

/// The values derived from a brand for roles that the brand does not set, in one appearance.
package struct DerivedPaints: Sendable {
    /// Colours that differ from the theme's.
    package var colors: [ColorRole: ColorToken] = [:]

    /// Gradients that differ from the theme's.
    package var gradients: [GradientRole: GradientToken] = [:]
}

extension Theme {
    /// Derives values from colours that were added to the theme.
    ///
    /// A colour determines its text, graphic, fill, pressed and tint colours and the label on its
    /// fill; a tint and its backdrop determine the opaque form; a gradient's solid colour
    /// determines the stops of that colour. Every other foreground that no longer has sufficient
    /// contrast is replaced by the nearest colour of its hue that does.
    ///
    /// - Parameters:
    ///   - named: The paths of the roles to derive values from.
    ///   - kept: The paths of roles whose values must not change.
    ///   - old: The theme before any additions.
    package func derivingPaints(
        following named: Set<String>, keeping kept: Set<String>, from old: Theme,
        in appearance: Appearance
    ) -> DerivedPaints {
        var mending = PaintDerivation(
            theme: self, old: old, named: named, kept: kept, appearance: appearance)
        mending.deriveFamilies()
        mending.deriveOpaqueForms()
        mending.deriveGradients()
        mending.deriveForegrounds()
        return mending.paints
    }
}

/// The derivation of the values that follow from a brand's colours.
private struct PaintDerivation {
    private(set) var theme: Theme
    let old: Theme
    let named: Set<String>
    let kept: Set<String>
    let appearance: Appearance

    private(set) var paints = DerivedPaints()

    init(
        theme: Theme, old: Theme, named: Set<String>, kept: Set<String>, appearance: Appearance
    ) {
        (self.theme, self.old, self.appearance) = (theme, old, appearance)
        (self.named, self.kept) = (named, kept)
    }

    private func isFree(_ role: ColorRole) -> Bool { !kept.contains(role.path) }

    private mutating func set(_ role: ColorRole, to color: ColorToken) {
        guard isFree(role), theme.color(role, in: appearance) != color else { return }
        var values = ThemeAdditions()
        values.set(role, to: color, in: appearance, of: theme)
        theme = theme.adding(values)
        paints.colors[role] = color
    }

    private func changed(_ role: ColorRole) -> Bool {
        theme.color(role, in: appearance) != old.color(role, in: appearance)
    }

    /// Derives the family of every named colour.
    mutating func deriveFamilies() {
        for role in ColorRole.all where named.contains(role.path) {
            let name = role.path.dropFirst("color.".count)
            guard role.path.hasPrefix("color."), changed(role) else { continue }
            let color = theme.color(role, in: appearance)
            guard color.alpha == 1 else { continue }
            let family = AccentFamily(String(name))
            let palette = AccentPalette(color, family, replacing: theme, in: appearance)
            for (role, color) in palette.colors { set(role, to: color) }
        }
    }

    /// Derives the opaque forms of translucent colours, over the surface they were composited with.
    mutating func deriveOpaqueForms() {
        let grounds: [ColorRole] = [.surface, .background, .surfaceSecondary]
        for (role, clear) in Self.opaqueForms where isFree(role) {
            let seen = old.color(role, in: appearance).hex
            let was = old.color(clear, in: appearance)
            guard was.alpha < 1,
                let ground = grounds.first(where: {
                    was.over(old.color($0, in: appearance)).hex == seen
                })
            else { continue }
            let now = theme.color(clear, in: appearance).over(theme.color(ground, in: appearance))
            if now.hex != seen { set(role, to: now) }
        }
    }

    /// The opaque forms of translucent roles, each with its translucent role.
    private static let opaqueForms = ColorRole.all.compactMap { role in
        let path = role.path.replacingLast("-opaque", with: "")
        let clear = ColorRole(path)
        return path != role.path && clear.index >= 0 ? (role, clear) : nil
    }

    /// Replaces the stops that had a gradient's solid colour.
    mutating func deriveGradients() {
        var values = ThemeAdditions()
        for (role, gradient) in theme.recoloredGradients(from: old, in: appearance)
        where !kept.contains(role.path) {
            values.set(role, to: gradient, in: appearance, of: theme)
            paints.gradients[role] = gradient
        }
        theme = theme.adding(values)
    }

    /// Replaces foregrounds with too little contrast, in at most four rounds. One round may not be
    /// enough, because a changed foreground may be a surface for others.
    mutating func deriveForegrounds() {
        for _ in 0..<4 {
            var hasChanged = false
            for role in ColorRole.all where isFree(role) {
                guard let pairs = ContrastPair.byForeground[.color(role)], !pairs.allSatisfy(passes)
                else { continue }
                let grounds = pairs.map { pair in
                    (
                        shades: theme.shades(pair.surface, in: appearance),
                        minimum: pair.use.minimum(in: appearance)
                    )
                }
                let nearest = theme.color(role, in: appearance).shade.nearest { candidate in
                    grounds.allSatisfy {
                        Shade.leastContrast(of: [candidate], on: $0.shades) >= $0.minimum
                    }
                }
                guard let nearest else { continue }
                set(role, to: ColorToken(nearest))
                hasChanged = true
            }
            guard hasChanged else { break }
        }
    }

    private func passes(_ pair: ContrastPair) -> Bool {
        theme.ratio(pair.foreground, on: pair.surface, in: appearance)
            >= pair.use.minimum(in: appearance)
    }
}

extension String {
    /// The text with a suffix replaced in the last of its dot-separated steps that has it.
    fileprivate func replacingLast(_ word: String, with other: String) -> String {
        var steps = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let place = steps.lastIndex(where: { $0.hasSuffix(word) }) else { return self }
        steps[place] = steps[place].dropLast(word.count) + other
        return steps.joined(separator: ".")
    }
}
