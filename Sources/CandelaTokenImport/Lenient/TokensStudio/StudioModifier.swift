/// Colours modified as in Tokens Studio.
///
/// Source: `color-modifiers` of `@tokens-studio/sd-transforms`: each modification is made in a
/// colour space, and the result is in that space.
extension ExpressionEvaluator {
    /// A colour after a modification: `lighten`, `darken`, `mix` or `alpha`.
    mutating func modified(
        _ color: ColorValue, by written: JSONValue
    ) throws(SkippedToken) -> ColorValue {
        let change = try modification(written)
        guard let amount = change["value"], case .measure(let size) = try quantity(of: amount)
        else { throw .because("its modification has no amount") }
        let part = size.value(of: 1)
        let space = Self.space(change["space"]?.string)
        let kind = change["type"]?.string ?? ""
        let result: ColorValue?
        switch kind {
        case "lighten", "darken":
            result = Self.shifted(color, in: space, by: part, isLighter: kind == "lighten")
        case "mix":
            guard let other = change["color"], case .color(let second) = try quantity(of: other)
            else { throw .because("its modification has no colour to mix") }
            result = Self.mixed(color, second, in: space, min(max(part, 0), 1))
        case "alpha":
            result = ColorValue(
                color.space, color.components, alpha: min(max(part, 0), 1)
            ).converted(into: space)
        default: throw .because("its modification '\(kind)' is unknown")
        }
        guard let result else { throw .because("its modification is in an unknown space") }
        return Self.fitted(result, format: change["format"]?.string)
    }

    /// A modification, which may be a reference to a token that contains one.
    private mutating func modification(_ written: JSONValue) throws(SkippedToken) -> JSONValue {
        guard let text = written.string else { return written }
        guard let value = token(text).map(value(of:)), value.isObject else {
            throw .because("'\(text)' names no modification")
        }
        return value
    }

    private static func space(_ word: String?) -> ColorSpace {
        switch word {
        case "lch": .lch
        case "hsl": .hsl
        case "p3": .displayP3
        default: .srgb
        }
    }

    /// The colour moved toward white or black by a part of the distance; in LCH it also loses that
    /// part of its chroma.
    private static func shifted(
        _ color: ColorValue, in space: ColorSpace, by part: Double, isLighter: Bool
    ) -> ColorValue? {
        guard let own = color.converted(into: space) else { return nil }
        func moved(_ value: Double?, _ limit: Double) -> Double {
            let value = value ?? 0
            return isLighter
                ? min(limit, value + (limit - value) * part) : max(0, value - value * part)
        }
        var parts = own.components
        switch space {
        case .lch:
            parts[0] = moved(parts[0], 100)
            parts[1] = max(0, (parts[1] ?? 0) * (1 - part))
        case .hsl: parts[2] = moved(parts[2], 100)
        default: parts = parts.map { moved($0, 1) }
        }
        return ColorValue(space, parts, alpha: color.alpha)
    }

    private static func mixed(
        _ first: ColorValue, _ second: ColorValue, in space: ColorSpace, _ part: Double
    ) -> ColorValue? {
        guard let a = first.converted(into: space), let b = second.converted(into: space) else {
            return nil
        }
        var parts = zip(a.components, b.components).map { a, b in
            let (from, to) = (a ?? b ?? 0, b ?? a ?? 0)
            return from + (to - from) * part
        }
        if let hue = space.hueIndex {
            let from = a.components[hue] ?? b.components[hue] ?? 0
            let to = b.components[hue] ?? from
            var way = (to - from).truncatingRemainder(dividingBy: 360)
            if way > 180 { way -= 360 } else if way < -180 { way += 360 }
            parts[hue] = DraftColor.wrapped(from + way * part)
        }
        return ColorValue(space, parts, alpha: a.alpha + (b.alpha - a.alpha) * part)
    }

    /// The colour in the space of a format, within the gamut of sRGB or Display P3.
    private static func fitted(_ color: ColorValue, format: String?) -> ColorValue {
        let wanted = format.map { $0 == "hex" ? ColorSpace.srgb : space($0) } ?? color.space
        let gamut: RGBGamut
        switch wanted {
        case .lch: return color.converted(into: .lch) ?? color
        case .displayP3: gamut = .displayP3
        default: gamut = .srgb
        }
        let shown = color.mapped(to: gamut)
        let rgb = ColorValue(
            gamut == .srgb ? .srgb : .displayP3, [shown.red, shown.green, shown.blue],
            alpha: shown.alpha)
        return wanted == .hsl ? rgb.converted(into: .hsl) ?? rgb : rgb
    }
}
