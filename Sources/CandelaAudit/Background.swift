import CandelaElements
import CandelaTokens

/// The background of an element, as the set of opaque colours it can have.
///
/// A plain surface has one colour. A gradient, a translucent material and an element that floats
/// over other content have several.
struct Background {
    /// The token path of the nearest surface.
    var name: String

    /// The colours, before the opacity of the surrounding groups is applied.
    private var shades: [Shade]

    /// A background colour and the translucent groups that contain the element.
    private struct Shade: Hashable {
        var color: ColorToken
        var veils: [TranslucentGroup] = []

        /// The visible result of drawing a colour in the same groups.
        func seen(_ color: ColorToken) -> ColorToken {
            veils.reversed().reduce(color) { $0.opacity($1.opacity).over($1.under) }
        }
    }

    /// A translucent group, composited as a whole over the colour below.
    private struct TranslucentGroup: Hashable {
        let opacity: Double
        let under: ColorToken
    }

    init(_ ink: SampledPaint) {
        name = ink.name
        shades = ink.colors.map { Shade(color: $0) }
    }

    /// The background after a fill is drawn over it.
    ///
    /// - Parameter mayBeTransparent: Whether the fill may be fully transparent.
    func covered(by fill: SampledPaint, mayBeTransparent: Bool = false) -> Background {
        var ground = self
        ground.name = fill.name
        let covered = shades.flatMap { shade in
            fill.colors.map { Shade(color: $0.over(shade.color), veils: shade.veils) }
        }
        ground.shades = Array(Set(mayBeTransparent ? shades + covered : covered))
        return ground
    }

    /// The background inside a surface; unchanged by one without a fill.
    func covered(by surface: Surface, of theme: Theme, in appearance: Appearance) -> Background {
        guard let fill = theme.ink(surface.fill, in: appearance) else { return self }
        return covered(
            by: fill.opacity(theme.opacity(of: surface.opacity)),
            mayBeTransparent: surface.material?.applies == .material)
    }

    /// The background inside a group drawn with an opacity.
    func veiled(_ opacity: Double) -> Background {
        guard opacity < 1 else { return self }
        var ground = self
        ground.shades = shades.map { shade in
            var shade = shade
            shade.veils.append(TranslucentGroup(opacity: opacity, under: shade.color))
            return shade
        }
        return ground
    }

    /// The union of two possible backgrounds.
    func or(_ other: Background) -> Background {
        var ground = self
        ground.shades = Array(Set(shades + other.shades))
        return ground
    }

    /// The first of the colours, as seen; black without colours.
    var first: ColorToken {
        shades.first.map { $0.seen($0.color) } ?? ColorToken(red: 0, green: 0, blue: 0)
    }

    /// All colours, as seen.
    var colors: [ColorToken] { shades.map { $0.seen($0.color) } }

    /// The lowest contrast between any colour of a paint and any colour of the background, with
    /// both colours; 21 if either has none.
    func leastContrast(of ink: SampledPaint) -> DrawnContrast.Worst {
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

/// The paint of a foreground or a fill: a single colour, or the colours of a gradient.
struct SampledPaint {
    /// The token path.
    let name: String

    let colors: [ColorToken]

    /// The paint with its alpha multiplied by an opacity.
    func opacity(_ opacity: Double) -> SampledPaint {
        SampledPaint(name: name, colors: colors.map { $0.opacity($0.alpha * opacity) })
    }
}

extension Theme {
    /// The paint of a colour role; without colours if the theme lacks the role.
    func ink(_ role: ColorRole, in appearance: Appearance) -> SampledPaint {
        SampledPaint(name: role.path, colors: answers(role) ? [color(role, in: appearance)] : [])
    }

    /// The sampled paint of a fill; `nil` without one.
    ///
    /// A gradient is sampled densely, because a linear mix may be darker or lighter between stops.
    func ink(_ paint: Paint?, in appearance: Appearance) -> SampledPaint? {
        guard let paint else { return nil }
        let colors = samples(of: paint, 32, in: appearance)
        guard colors.count > 1 else { return SampledPaint(name: paint.path, colors: colors) }
        let stops = gradient(GradientRole(paint.path), in: appearance).stops.map(\.color)
        return SampledPaint(name: paint.path, colors: Array(Set(stops + colors)))
    }

    /// The colour, or `steps + 1` evenly spaced samples along a gradient from start to end; empty
    /// for a role that the theme lacks.
    func samples(of paint: Paint, _ steps: Int, in appearance: Appearance) -> [ColorToken] {
        let role = GradientRole(paint.path)
        guard answers(role) else { return ink(ColorRole(paint.path), in: appearance).colors }
        let gradient = gradient(role, in: appearance)
        return (0...steps).map { gradient.color(at: Double($0) / Double(steps)) }
    }

    /// The value of an opacity role; 1 for `nil` and for a role that the theme lacks.
    func opacity(of role: OpacityRole?) -> Double { known(role).map { opacity($0) } ?? 1 }

    /// The value of a space role; 0 for `nil` and for a role that the theme lacks.
    func space(of role: SpaceRole?) -> Double { known(role).map { space($0) } ?? 0 }

    /// The value of a size role; 0 for `nil` and for a role that the theme lacks.
    func size(of role: SizeRole?) -> Double { known(role).map { size($0) } ?? 0 }

    /// The value of a type role; body text for a role that the theme lacks.
    func text(of role: TypeRole) -> TextStyleToken { text(known(role) ?? .body) }

    private func known<Kind>(_ role: Role<Kind>?) -> Role<Kind>? {
        role.flatMap { answers($0) ? $0 : nil }
    }
}
