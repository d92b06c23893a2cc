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

    /// The accent, and the primary colour where they are one.
    private var accentFamilies: [AccentFamily] {
        let isPrimary = Appearance.allCases.allSatisfy {
            color(.accent, in: $0) == color(.primary, in: $0)
        }
        return isPrimary
            ? [AccentFamily("accent"), AccentFamily("primary")] : [AccentFamily("accent")]
    }

    /// A role and all roles that take their value from where it does.
    private func twins(of role: ColorRole) -> [ColorRole] {
        ColorRole.byOrigin[ColorRole.origins[role.index]] ?? [role]
    }

    /// The gradients with the colours that their stand-ins have now, each stop that had its stand-in's
    /// colour before at the opacity it has.
    ///
    /// - Parameter old: The theme before colours were laid over it.
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
    /// The colour role, unless it is a gradient.
    var color: ColorRole? {
        if case .color(let role) = self { role } else { nil }
    }
}

extension ColorRole {
    /// The roles that take their value from the same token, by the place of the first.
    fileprivate static let byOrigin = Dictionary(grouping: all) { origins[$0.index] }
}
