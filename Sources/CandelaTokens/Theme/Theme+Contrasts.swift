import CandelaColor

extension Theme {
    /// All declared pairs of foreground and surface with their measured contrast, ordered by the
    /// foregrounds' paths.
    ///
    /// Ratios are computed from the current values of this theme, including a replaced accent. A
    /// token declares its surfaces in `$extensions`, under `org.candela`, as `on` and its purpose
    /// as `use`.
    public func contrasts(in appearance: Appearance) -> [MeasuredContrast] {
        ContrastPair.all.map { pair in
            MeasuredContrast(
                foreground: pair.foreground, surface: pair.surface, use: pair.use,
                ratio: ratio(pair.foreground, on: pair.surface, in: appearance),
                minimum: pair.use.minimum(in: appearance))
        }
    }

    /// The contrast of a foreground on a surface; the minimum along gradients.
    ///
    /// A translucent surface counts as opaque: tokens declare opaque counterparts for those.
    public func ratio(
        _ foreground: PaintRole, on surface: PaintRole, in appearance: Appearance
    ) -> Double {
        Shade.leastContrast(
            of: shades(foreground, in: appearance), on: shades(surface, in: appearance))
    }

    /// The colour, or closely spaced colours along a gradient, because a mix may have less contrast
    /// than both of its stops.
    func shades(_ paint: PaintRole, in appearance: Appearance) -> [Shade] {
        switch paint {
        case .color(let role):
            [color(role, in: appearance).shade]
        case .gradient(let role):
            gradient(role, in: appearance).ramp.samples
        }
    }
}

/// A declared pair of foreground and surface.
struct ContrastPair: Sendable {
    let foreground: PaintRole
    let surface: PaintRole
    let use: ContrastUse

    /// All pairs of the generated table, which has foreground, surface and use for each: a colour
    /// by its index, a gradient by −1 − its index.
    static let all: [ContrastPair] = stride(from: 0, to: table.count, by: 3).map { start in
        ContrastPair(
            foreground: paint(table[start]), surface: paint(table[start + 1]),
            use: ContrastUse.allCases[table[start + 2]])
    }

    /// The pairs by foreground.
    static let byForeground = Dictionary(grouping: all, by: \.foreground)

    /// The pairs by surface.
    static let bySurface = Dictionary(grouping: all, by: \.surface)

    private static func paint(_ place: Int) -> PaintRole {
        place >= 0
            ? .color(ColorRole(at: place)) : .gradient(GradientRole(at: -1 - place))
    }
}
