extension Theme {
    /// The theme with a person's own accent.
    ///
    /// The accent is taken as it is for fills and marks that need no contrast. From it follow, for
    /// each appearance, its text and graphic siblings (nearest passing colour of the same hue), the
    /// fill that labels sit on, the label's colour, the pressed form and the tints. Where the
    /// product's primary colour is its accent, the primary roles follow too. Roles that take
    /// their value from one of these take the new one, and so do the stops of gradients whose
    /// plain stand-in is one of them.
    ///
    /// - Parameter accent: An opaque colour.
    /// - Throws: ``AccentError`` when the colour is translucent, or when a pair of foreground and
    ///   surface that the tokens declare cannot be made to pass.
    public func replacingAccent(_ accent: ColorToken) throws(AccentError) -> Theme {
        guard accent.alpha == 1 else { throw .translucent(alpha: accent.alpha) }
        var theme = self
        for appearance in Appearance.allCases {
            var changed: Set<Int> = []
            for family in accentFamilies {
                let palette = AccentPalette(accent, family, replacing: self, in: appearance)
                for (role, color) in palette.colors {
                    for twin in twins(of: role) {
                        theme.tables.setColor(color, twin, appearance)
                        changed.insert(twin)
                    }
                }
            }
            theme.recolorGradients(changed, from: self, in: appearance)
            try theme.check(changed, in: appearance)
        }
        theme.accentColors = ColorRole.all.filter { role in
            accentColors.contains(role)
                || Appearance.allCases.contains { color(role, in: $0) != theme.color(role, in: $0) }
        }
        theme.accentGradients = GradientRole.all.filter { role in
            accentGradients.contains(role)
                || Appearance.allCases.contains {
                    gradient(role, in: $0) != theme.gradient(role, in: $0)
                }
        }
        return theme
    }

    /// The theme with another value for a colour of the package; as it is for any other role.
    package mutating func replace(_ role: ColorRole, with value: PerAppearance<ColorToken>) {
        guard role.index >= 0 else { return }
        for appearance in Appearance.allCases {
            tables.setColor(value[appearance], role.index, appearance)
        }
    }

    /// The theme with other colours for the stops of a gradient of the package, each at the opacity it
    /// has; as it is for any other role.
    package mutating func replace(
        _ role: GradientRole, withStops colors: PerAppearance<[ColorToken]>
    ) {
        guard role.index >= 0 else { return }
        for appearance in Appearance.allCases {
            let count = gradient(role, in: appearance).stops.count
            for (stop, color) in colors[appearance].prefix(count).enumerated() {
                tables.setStop(stop, color, role.index, appearance)
            }
        }
    }

    /// The accent, and the primary colour where they are one.
    private var accentFamilies: [AccentFamily] {
        let isPrimary = Appearance.allCases.allSatisfy {
            color(.accent, in: $0) == color(.primary, in: $0)
        }
        return isPrimary
            ? [AccentFamily("accent"), AccentFamily("primary")] : [AccentFamily("accent")]
    }

    /// The places of a role and of all roles that take their value from where it does.
    private func twins(of role: ColorRole) -> [Int] {
        let origin = ColorRole.origins[role.index]
        return ColorRole.origins.indices.filter { ColorRole.origins[$0] == origin }
    }

    /// Gives stops that have a changed stand-in's old colour its new one, each at its opacity.
    private mutating func recolorGradients(
        _ changed: Set<Int>, from old: Theme, in appearance: Appearance
    ) {
        for role in GradientRole.all {
            guard let solid = old.gradient(role, in: appearance).solid,
                changed.contains(solid.index)
            else { continue }
            let before = old.color(solid, in: appearance).hex
            let after = color(solid, in: appearance)
            let stops = old.gradient(role, in: appearance).stops
            for (number, stop) in stops.enumerated() where stop.color.hex == before {
                tables.setStop(number, after, role.index, appearance)
            }
        }
    }

    private func check(_ changed: Set<Int>, in appearance: Appearance) throws(AccentError) {
        for pair in ContrastPair.all
        where [pair.foreground, pair.surface].contains(where: {
            $0.color.map(changed.contains) ?? false
        }) {
            let minimum = pair.use.minimum(in: appearance)
            let ratio = ratio(pair.foreground, on: pair.surface, in: appearance)
            guard ratio < minimum else { continue }
            throw .unreadable(
                pair.foreground, on: pair.surface, in: appearance, ratio: ratio, minimum: minimum)
        }
    }

    /// What tells two replaced accents apart, for hashing.
    var accentComponents: [Double] {
        Appearance.allCases.flatMap { appearance in
            let accent = color(.accent, in: appearance)
            return [accent.red, accent.green, accent.blue]
        }
    }
}

extension PaintRole {
    /// The place of the colour role, unless it is a gradient.
    fileprivate var color: Int? {
        if case .color(let role) = self { role.index } else { nil }
    }
}

extension ThemeTables {
    /// Gives a role another colour in one appearance.
    fileprivate mutating func setColor(_ color: ColorToken, _ role: Int, _ appearance: Appearance) {
        let start = (role * 4 + appearance.position) * 4
        colors[start] = color.red
        colors[start + 1] = color.green
        colors[start + 2] = color.blue
        colors[start + 3] = color.alpha
    }

    /// Gives a gradient's stop another colour in one appearance, at the opacity it has.
    fileprivate mutating func setStop(
        _ stop: Int, _ color: ColorToken, _ role: Int, _ appearance: Appearance
    ) {
        let start = gradientStarts[role * 4 + appearance.position] + 5 + stop * 5
        gradients[start + 1] = color.red
        gradients[start + 2] = color.green
        gradients[start + 3] = color.blue
    }
}
