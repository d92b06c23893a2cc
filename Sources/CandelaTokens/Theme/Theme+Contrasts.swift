extension Theme {
    /// Every declared pair of foreground and surface with its measured contrast, in the order of
    /// the foregrounds' paths.
    ///
    /// Ratios are measured from this theme's values when asked for, so a replaced accent is
    /// measured too. A token declares its surfaces in `$extensions`, under `org.candela`, as `on`
    /// and its purpose as `use`.
    public func contrasts(in appearance: Appearance) -> [MeasuredContrast] {
        ContrastPair.all.map { pair in
            MeasuredContrast(
                foreground: pair.foreground, surface: pair.surface, use: pair.use,
                ratio: ratio(pair.foreground, on: pair.surface, in: appearance),
                minimum: pair.use.minimum(in: appearance))
        }
    }

    /// The contrast of a foreground on a surface, the worst place where either is a gradient.
    ///
    /// A translucent surface counts as opaque: tokens declare opaque twins for those.
    public func ratio(
        _ foreground: PaintRole, on surface: PaintRole, in appearance: Appearance
    ) -> Double {
        let grounds = shades(surface, in: appearance)
        return shades(foreground, in: appearance).reduce(21) { worst, shade in
            grounds.reduce(worst) { min($0, Contrast.ratio(shade, $1)) }
        }
    }

    /// The colour, or colours close together along a gradient: a straight mix may dip between
    /// its stops.
    private func shades(_ paint: PaintRole, in appearance: Appearance) -> [ColorToken] {
        switch paint {
        case .color(let role):
            return [color(role, in: appearance)]
        case .gradient(let role):
            let gradient = gradient(role, in: appearance)
            return (0...32).map { gradient.color(at: Double($0) / 32) }
                + gradient.stops.map(\.color)
        }
    }
}

/// A foreground and a surface that belong together, as the tokens declare.
struct ContrastPair: Sendable {
    let foreground: PaintRole
    let surface: PaintRole
    let use: ContrastUse

    /// Read from the generated table: foreground, surface and use in threes, a colour by its
    /// place, a gradient by −1 − its place.
    static let all: [ContrastPair] = stride(from: 0, to: table.count, by: 3).map { start in
        ContrastPair(
            foreground: paint(table[start]), surface: paint(table[start + 1]),
            use: ContrastUse.allCases[table[start + 2]])
    }

    private static func paint(_ place: Int) -> PaintRole {
        place >= 0
            ? .color(ColorRole(ColorRole.tokenPaths[place], index: place))
            : .gradient(GradientRole(GradientRole.tokenPaths[-1 - place], index: -1 - place))
    }
}
