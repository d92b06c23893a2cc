import CandelaTokens

/// What lies under an element: every opaque colour it may have.
///
/// It is one colour for a plain surface, and several for a gradient, for a material that lets the
/// page shine through, and for what floats over anything.
struct Ground {
    /// The token path of the nearest surface.
    var name: String

    /// The colours, each as it is before the groups around it are made to shine through.
    private var shades: [Shade]

    /// One of the colours, with the groups of elements it is drawn in that shine through.
    private struct Shade: Hashable {
        var color: ColorToken
        var veils: [Veil] = []

        /// A colour in the same groups, as the reader sees it.
        func seen(_ color: ColorToken) -> ColorToken {
            veils.reversed().reduce(color) { $0.opacity($1.opacity).over($1.under) }
        }
    }

    /// A group that is drawn as a whole over what was there before.
    private struct Veil: Hashable {
        let opacity: Double
        let under: ColorToken
    }

    init(_ name: String, _ colors: [ColorToken]) {
        self.name = name
        shades = colors.map { Shade(color: $0) }
    }

    /// The ground under what is drawn on a fill.
    ///
    /// - Parameter shining: Whether the ground may show as if the fill were not there.
    func covered(by fill: Ink, shining: Bool = false) -> Ground {
        var ground = self
        ground.name = fill.name
        let covered = shades.flatMap { shade in
            fill.colors.map { Shade(color: $0.over(shade.color), veils: shade.veils) }
        }
        ground.shades = Array(Set(shining ? shades + covered : covered))
        return ground
    }

    /// The ground under a group that shines through as a whole.
    func veiled(_ opacity: Double) -> Ground {
        guard opacity < 1 else { return self }
        var ground = self
        ground.shades = shades.map { shade in
            var shade = shade
            shade.veils.append(Veil(opacity: opacity, under: shade.color))
            return shade
        }
        return ground
    }

    /// This ground and another one, where either may be.
    func or(_ other: Ground) -> Ground {
        var ground = self
        ground.shades = Array(Set(shades + other.shades))
        return ground
    }

    /// The least contrast of any colour of an ink with any colour of the ground.
    func leastContrast(of ink: Ink) -> Double {
        var least = 21.0
        for shade in shades {
            let ground = shade.seen(shade.color)
            for color in ink.colors {
                least = min(
                    least, Contrast.ratio(shade.seen(color.over(shade.color)), ground))
            }
        }
        return least
    }
}

/// What something is drawn with: one colour, or those a gradient runs through.
struct Ink {
    /// The token path.
    let name: String

    let colors: [ColorToken]

    /// The same, shining through.
    func opacity(_ opacity: Double) -> Ink {
        Ink(name: name, colors: colors.map { $0.opacity($0.alpha * opacity) })
    }
}

extension Theme {
    /// What a colour looks like.
    func ink(_ role: ColorRole, in appearance: Appearance) -> Ink {
        Ink(name: role.path, colors: [color(role, in: appearance)])
    }

    /// What a fill looks like; `nil` for none. A gradient is taken close together, since a straight
    /// mix may dip between its stops.
    func ink(_ paint: Paint?, in appearance: Appearance) -> Ink? {
        guard let paint else { return nil }
        let gradientRole = GradientRole(paint.path)
        guard answers(gradientRole) else { return ink(ColorRole(paint.path), in: appearance) }
        let gradient = gradient(gradientRole, in: appearance)
        let between = (0...32).map { gradient.color(at: Double($0) / 32) }
        return Ink(
            name: paint.path, colors: Array(Set(gradient.stops.map(\.color) + between)))
    }
}
