import CandelaElements
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

    init(_ ink: Ink) {
        name = ink.name
        shades = ink.colors.map { Shade(color: $0) }
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

    /// The ground inside of a surface.
    func covered(by surface: Surface, of theme: Theme, in appearance: Appearance) -> Ground {
        guard let fill = theme.ink(surface.fill, in: appearance) else { return self }
        return covered(
            by: fill.opacity(theme.opacity(of: surface.opacity)),
            shining: surface.material?.applies == .material)
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

    /// One of the colours, as the reader sees it.
    var first: ColorToken {
        shades.first.map { $0.seen($0.color) } ?? ColorToken(red: 0, green: 0, blue: 0)
    }

    /// All of the colours, as the reader sees them.
    var colors: [ColorToken] { shades.map { $0.seen($0.color) } }

    /// The least contrast of any colour of an ink with any colour of the ground, and the two.
    func leastContrast(of ink: Ink) -> DrawnContrast.Worst {
        var least = DrawnContrast.Worst(ratio: 21, foreground: first, ground: first)
        for shade in shades {
            let ground = shade.seen(shade.color)
            for color in ink.colors {
                let seen = shade.seen(color.over(shade.color))
                let ratio = Contrast.ratio(seen, ground)
                if ratio < least.ratio || least.ratio == 21 {
                    least = .init(ratio: ratio, foreground: seen, ground: ground)
                }
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
    /// What a colour looks like; without colours when the theme does not have it.
    func ink(_ role: ColorRole, in appearance: Appearance) -> Ink {
        Ink(name: role.path, colors: answers(role) ? [color(role, in: appearance)] : [])
    }

    /// What a fill looks like; `nil` for none. A gradient is taken close together, since a straight
    /// mix may dip between its stops.
    func ink(_ paint: Paint?, in appearance: Appearance) -> Ink? {
        guard let paint else { return nil }
        let colors = samples(of: paint, 32, in: appearance)
        guard colors.count > 1 else { return Ink(name: paint.path, colors: colors) }
        let stops = gradient(GradientRole(paint.path), in: appearance).stops.map(\.color)
        return Ink(name: paint.path, colors: Array(Set(stops + colors)))
    }

    /// A colour, or the colours along a gradient from start to end; none for a role the theme lacks.
    func samples(of paint: Paint, _ steps: Int, in appearance: Appearance) -> [ColorToken] {
        let role = GradientRole(paint.path)
        guard answers(role) else { return ink(ColorRole(paint.path), in: appearance).colors }
        let gradient = gradient(role, in: appearance)
        return (0...steps).map { gradient.color(at: Double($0) / Double(steps)) }
    }

    /// An opacity; 1 for none and for one the theme lacks.
    func opacity(of role: OpacityRole?) -> Double { known(role).map { opacity($0) } ?? 1 }

    /// A distance; 0 for none and for one the theme lacks.
    func space(of role: SpaceRole?) -> Double { known(role).map { space($0) } ?? 0 }

    /// A length; 0 for none and for one the theme lacks.
    func size(of role: SizeRole?) -> Double { known(role).map { size($0) } ?? 0 }

    /// A voice of text; that of plain text for one the theme lacks.
    func text(of role: TypeRole) -> TextStyleToken { text(known(role) ?? .body) }

    private func known<Role: TokenRole>(_ role: Role?) -> Role? {
        role.flatMap { answers($0) ? $0 : nil }
    }
}
