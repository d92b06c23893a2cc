extension Theme {
    /// The theme with a person's own accent.
    ///
    /// The accent is taken as it is for fills and marks that need no contrast. From it follow, for
    /// each appearance, its text and graphic siblings (nearest passing colour of the same hue), the
    /// fill that labels sit on, the label's colour, the pressed form and the tints. Where the
    /// product's primary colour is its accent, the primary roles follow too. Roles that take
    /// their value from one of these take the new one. Gradients stay.
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
            try theme.check(changed, in: appearance)
        }
        return theme
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

    private func check(_ changed: Set<Int>, in appearance: Appearance) throws(AccentError) {
        for pair in ContrastPair.all {
            let minimum = pair.use.minimum(in: appearance)
            for case .color(let role) in [pair.foreground, pair.surface]
            where changed.contains(role.index) {
                let ratio = ratio(pair.foreground, on: pair.surface, in: appearance)
                guard ratio < minimum else { continue }
                throw .unreadable(
                    role, on: role == pair.surface.color ? pair.foreground : pair.surface,
                    in: appearance, ratio: ratio, minimum: minimum)
            }
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
    /// The colour role, unless it is a gradient.
    fileprivate var color: ColorRole? {
        if case .color(let role) = self { role } else { nil }
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
}
