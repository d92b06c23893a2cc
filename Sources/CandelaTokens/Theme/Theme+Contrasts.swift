import CandelaColor

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
        Shade.leastContrast(
            of: shades(foreground, in: appearance), on: shades(surface, in: appearance))
    }

    /// The colour, or colours close together along a gradient: a straight mix may dip between
    /// its stops.
    func shades(_ paint: PaintRole, in appearance: Appearance) -> [Shade] {
        switch paint {
        case .color(let role):
            [color(role, in: appearance).shade]
        case .gradient(let role):
            gradient(role, in: appearance).ramp.samples
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

    /// The pairs of each foreground.
    static let byForeground = Dictionary(grouping: all, by: \.foreground)

    /// The pairs on each surface.
    static let bySurface = Dictionary(grouping: all, by: \.surface)

    private static func paint(_ place: Int) -> PaintRole {
        place >= 0
            ? .color(ColorRole(ColorRole.tokenPaths[place], index: place))
            : .gradient(GradientRole(GradientRole.tokenPaths[-1 - place], index: -1 - place))
    }
}
