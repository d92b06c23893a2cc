extension Theme {
    /// Returns the theme with a person's own accent.
    ///
    /// The accent is used unchanged for fills and marks that need no contrast. For each appearance
    /// the following are derived from it: text and graphic colours (the nearest colour of the same
    /// hue with sufficient contrast), the fill behind labels, the label's colour, the pressed form
    /// and the tints. If the product's primary colour equals its accent, the primary roles change
    /// too. Roles that take their value from one of these roles also change, as do the stops of
    /// gradients whose solid colour is one of them.
    ///
    /// - Parameter accent: An opaque colour.
    /// - Throws: ``AccentError`` if the colour is translucent, or if a declared pair of foreground
    ///   and surface cannot reach sufficient contrast.
    public func replacingAccent(_ accent: ColorToken) throws(AccentError) -> Theme {
        guard accent.alpha == 1 else { throw .translucent(alpha: accent.alpha) }
        var theme = self
        let families = accentFamilies
        for appearance in Appearance.allCases {
            var changes = ThemeAdditions()
            for family in families {
                let palette = AccentPalette(accent, family, replacing: self, in: appearance)
                for (role, color) in palette.colors {
                    for twin in twins(of: role) {
                        changes.set(twin, to: color, in: appearance, of: theme)
                    }
                }
            }
            theme = theme.adding(changes)
            for (role, gradient) in theme.recoloredGradients(from: self, in: appearance) {
                changes.set(role, to: gradient, in: appearance, of: theme)
            }
            theme = theme.adding(changes)
            try theme.check(Set(changes.colors.keys), in: appearance)
        }
        return theme
    }

    /// The accent family, and the primary family if both have the same colour.
    private var accentFamilies: [AccentFamily] {
        let isPrimary = Appearance.allCases.allSatisfy {
            color(.accent, in: $0) == color(.primary, in: $0)
        }
        return isPrimary
            ? [AccentFamily("accent"), AccentFamily("primary")] : [AccentFamily("accent")]
    }

    /// All roles that take their value from the same token as a role, including the role itself.
    private func twins(of role: ColorRole) -> [ColorRole] {
        ColorKind.byOrigin[ColorKind.origins[role.index]] ?? [role]
    }

    /// The gradients whose solid colour has changed: each stop that had the old solid colour gets
    /// the new one at the stop's opacity.
    ///
    /// - Parameter old: The theme before the colours were changed.
    func recoloredGradients(
        from old: Theme, in appearance: Appearance
    ) -> [(role: GradientRole, gradient: GradientToken)] {
        GradientRole.all.compactMap { role in
            let gradient = gradient(role, in: appearance)
            guard let solid = gradient.solid else { return nil }
            let (before, after) = (old.color(solid, in: appearance), color(solid, in: appearance))
            guard before != after, gradient.stops.contains(where: { $0.color.hex == before.hex })
            else { return nil }
            let stops = gradient.stops.map { stop in
                stop.color.hex == before.hex
                    ? GradientToken.Stop(after.opacity(stop.color.alpha), at: stop.position) : stop
            }
            return (
                role, GradientToken(stops, direction: gradient.direction, solid: gradient.solid)
            )
        }
    }

    private func check(_ changed: Set<ColorRole>, in appearance: Appearance) throws(AccentError) {
        for pair in ContrastPair.all
        where [pair.foreground, pair.surface].contains(where: { paint in
            paint.color.map { changed.contains($0) } ?? false
        }) {
            let minimum = pair.use.minimum(in: appearance)
            let ratio = ratio(pair.foreground, on: pair.surface, in: appearance)
            guard ratio < minimum else { continue }
            throw .unreadable(
                pair.foreground, on: pair.surface, in: appearance, ratio: ratio, minimum: minimum)
        }
    }
}

extension PaintRole {
    /// The colour role; `nil` for a gradient.
    var color: ColorRole? {
        if case .color(let role) = self { role } else { nil }
    }
}

extension ColorKind {
    /// The roles that take their value from the same token, by the index of that token.
    fileprivate static let byOrigin = Dictionary(grouping: ColorRole.all) { origins[$0.index] }
}
