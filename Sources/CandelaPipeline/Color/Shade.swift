/// An sRGB colour as a screen shows it, for measuring contrast.
///
/// Source: WCAG 2.2, “relative luminance” and “contrast ratio”, on components rounded to 8 bits:
/// what a screen shows is measured, not the figures behind it.
struct Shade: Sendable, Hashable {
    /// Encoded red, green and blue, each within 0…1.
    let components: Vector3
    let alpha: Double

    init(_ components: Vector3, alpha: Double = 1) {
        self.components = components
        self.alpha = alpha
    }

    init(_ color: ColorValue) {
        let shown = color.mapped(to: .srgb)
        self.init(Vector3(shown.red, shown.green, shown.blue), alpha: shown.alpha)
    }

    /// The colours a value paints with, close together along a gradient since a mix may dip
    /// between its stops; nothing for a value that is no paint.
    static func all(of value: TokenValue) -> [Shade]? {
        switch value {
        case .color(let color): return [Shade(color)]
        case .gradient(let stops):
            let shades = stops.map { (shade: Shade($0.color), position: $0.position) }
            return shades.map(\.shade) + (0...32).compactMap { mix(shades, at: Double($0) / 32) }
        default: return nil
        }
    }

    private static func mix(_ stops: [(shade: Shade, position: Double)], at position: Double)
        -> Shade?
    {
        for (start, end) in zip(stops, stops.dropFirst()) {
            guard start.position < position, position < end.position else { continue }
            let part = (position - start.position) / (end.position - start.position)
            return start.shade.mixed(with: end.shade, part)
        }
        return nil
    }

    private func mixed(with other: Shade, _ part: Double) -> Shade {
        let (a, b) = (components, other.components)
        return Shade(
            Vector3(
                a.x + part * (b.x - a.x), a.y + part * (b.y - a.y), a.z + part * (b.z - a.z)),
            alpha: alpha + part * (other.alpha - alpha))
    }

    /// What is seen where it lies on a surface that counts as opaque.
    func over(_ surface: Shade) -> Shade {
        let (a, b) = (components, surface.components)
        func blend(_ a: Double, _ b: Double) -> Double { alpha * a + (1 - alpha) * b }
        return Shade(Vector3(blend(a.x, b.x), blend(a.y, b.y), blend(a.z, b.z)))
    }

    /// The contrast with a surface, 1…21.
    func contrast(on surface: Shade) -> Double {
        let (a, b) = (over(surface).luminance, surface.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: Double {
        let light = rounded.map(Transfer.srgbToLinear)
        return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
    }

    private var rounded: Vector3 {
        GamutMapping.clip(components).map { ($0 * 255).rounded() / 255 }
    }

    /// `#rrggbb`.
    var hex: String {
        let bytes = [rounded.x, rounded.y, rounded.z].map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The colour nearest in lightness, of the same hue, for which a test holds; darker first.
    func nearest(where passes: (Shade) -> Bool) -> Shade? {
        let xyz = Matrix3.srgbToXYZ * components.map(Transfer.srgbToLinear)
        let origin = OKLab.oklch(xyz: xyz)
        for step in 1...500 {
            for direction in [-1.0, 1] {
                var lch = origin
                lch.x += direction * Double(step) * 0.002
                guard (0...1).contains(lch.x) else { continue }
                let mapped = GamutMapping.map(
                    OKLab.xyz(oklab: Cylinder.cartesian(lch)), into: .srgb)
                if passes(Shade(mapped)) { return Shade(mapped) }
            }
        }
        return nil
    }
}
