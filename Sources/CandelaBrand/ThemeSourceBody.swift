import CandelaDTCG
import CandelaTokens

/// The generated statements that set the values of a brand's theme, grouped by kind of role and
/// sorted by path.
struct ThemeSourceBody {
    private(set) var text = ""

    init(_ values: ThemeAdditions) {
        write(values.colors)
        varying("gradients", values.gradients, Self.gradient)
        varying("shadows", values.shadows, Self.shadow)
        varying("materials", values.materials) {
            "MaterialToken(.\($0.kind.rawValue), fallback: \(Self.color($0.fallback)))"
        }
        plain("spaces", values.spaces, SwiftLiteral.number)
        plain("radii", values.radii, SwiftLiteral.number)
        plain("cornerCurves", values.cornerCurves) { ".\($0.rawValue)" }
        plain("sizes", values.sizes, SwiftLiteral.number)
        plain("numbers", values.numbers, SwiftLiteral.number)
        plain("opacities", values.opacities, SwiftLiteral.number)
        // Many text styles share a font, so each font is declared once.
        var faces: [FontFace] = []
        for (_, style) in values.texts.sorted(by: { $0.key.path < $1.key.path }) {
            guard let face = style.face, !faces.contains(face) else { continue }
            text += "    let font\(faces.count) = \(Self.face(face))\n"
            faces.append(face)
        }
        plain("texts", values.texts) { style in
            Self.text(
                style, face: style.face.flatMap(faces.firstIndex(of:)).map { "font\($0)" })
        }
        plain("motions", values.motions, Self.motion)
        plain("haptics", values.haptics) {
            "HapticToken(.\($0.kind.rawValue), intensity: \(SwiftLiteral.number($0.intensity)))"
        }
        plain("icons", values.icons, Self.icon)
    }

    /// Writes colours, which are most of a brand's values, as a flat array of numbers, which
    /// compiles fast; colours with a Display P3 form are written as initialiser calls.
    private mutating func write(_ colors: [ColorRole: PerAppearance<ColorToken>]) {
        let isPlain = { (color: PerAppearance<ColorToken>) in
            Appearance.allCases.allSatisfy { color[$0].displayP3 == nil }
        }
        let rows = colors.filter { isPlain($0.value) }.sorted { $0.key.path < $1.key.path }
        if !rows.isEmpty {
            text += "    values.colors = colors(\n        [\n"
            for (role, _) in rows { text += "            \(SwiftLiteral.string(role.path)),\n" }
            text += "        ],\n        [\n"
            for (role, color) in rows {
                let numbers = Appearance.allCases.flatMap { appearance in
                    let color = color[appearance]
                    return [color.red, color.green, color.blue, color.alpha]
                }
                let list = numbers.map(SwiftLiteral.number).joined(separator: ", ")
                text += "            \(list),  // \(SwiftLiteral.comment(role.path))\n"
            }
            text += "        ])\n"
        }
        varying("colors", colors.filter { !isPlain($0.value) }, Self.color)
    }

    private mutating func varying<Kind, Value>(
        _ table: String, _ values: [Role<Kind>: PerAppearance<Value>], _ print: (Value) -> String
    ) {
        plain(table, values) { value in
            "PerAppearance(\n            light: \(print(value.light)),\n"
                + "            dark: \(print(value.dark)),\n"
                + "            lightIncreased: \(print(value.lightIncreased)),\n"
                + "            darkIncreased: \(print(value.darkIncreased)))"
        }
    }

    private mutating func plain<Kind, Value>(
        _ table: String, _ values: [Role<Kind>: Value], _ print: (Value) -> String
    ) {
        for (role, value) in values.sorted(by: { $0.key.path < $1.key.path }) {
            text += "    values.\(table)[\(Role<Kind>.alias)(\(SwiftLiteral.string(role.path)))] = "
            text += print(value) + "\n"
        }
    }
}

/// Values printed as initialiser calls.
extension ThemeSourceBody {
    private static func color(_ color: ColorToken) -> String {
        let parts = [color.red, color.green, color.blue, color.alpha].map(SwiftLiteral.number)
        let wide = color.displayP3.map { wide in
            ", displayP3: DisplayP3Color(red: \(SwiftLiteral.number(wide.red)), "
                + "green: \(SwiftLiteral.number(wide.green)), "
                + "blue: \(SwiftLiteral.number(wide.blue)))"
        }
        return "ColorToken(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
            + "alpha: \(parts[3])\(wide ?? ""))"
    }

    private static func gradient(_ gradient: GradientToken) -> String {
        let direction =
            switch gradient.direction {
            case .leadingToTrailing: ".leadingToTrailing"
            case .topLeadingToBottomTrailing: ".topLeadingToBottomTrailing"
            case .topToBottom: ".topToBottom"
            case .bottomToTop: ".bottomToTop"
            case .radial(let start, let end):
                ".radial(startRadius: \(SwiftLiteral.number(start)), "
                    + "endRadius: \(SwiftLiteral.number(end)))"
            case .angular: ".angular"
            }
        let stops = gradient.stops.map {
            "GradientToken.Stop(\(color($0.color)), at: \(SwiftLiteral.number($0.position)))"
        }
        let solid = gradient.solid.map { ", solid: ColorRole(\(SwiftLiteral.string($0.path)))" }
        return "GradientToken([\(stops.joined(separator: ", "))], direction: \(direction)"
            + "\(solid ?? ""))"
    }

    private static func shadow(_ shadow: ShadowToken) -> String {
        let layers = shadow.layers.map { layer in
            "ShadowToken.Layer(color: \(color(layer.color)), "
                + numbers([
                    ("radius", layer.radius), ("x", layer.x), ("y", layer.y),
                    ("spread", layer.spread),
                ]) + ", isInner: \(layer.isInner))"
        }
        return "ShadowToken([\(layers.joined(separator: ", "))])"
    }

    private static func text(_ style: TextStyleToken, face: String?) -> String {
        let face = face.map { ", face: \($0)" } ?? ""
        return "TextStyleToken(.\(style.textStyle.rawValue), "
            + numbers([("size", style.size), ("leading", style.leading)])
            + ", weight: .\(style.weight.rawValue), "
            + "emphasizedWeight: .\(style.emphasizedWeight.rawValue), "
            + "design: .\(style.design.rawValue), "
            + numbers([("letterSpacing", style.letterSpacing)])
            + ", families: \(SwiftLiteral.strings(style.families))\(face), "
            + numbers([("minimumScale", style.minimumScale)])
            + ", scales: \(style.scales), largestTypeSize: .\(style.largestTypeSize.rawValue))"
    }

    private static func face(_ face: FontFace) -> String {
        let names = [("apple", face.apple), ("android", face.android), ("web", face.web)]
            .map { "\($0): \(SwiftLiteral.string($1))" }.joined(separator: ", ")
        let (metrics, fallback) = (face.metrics, face.fallback)
        let measures = numbers([
            ("unitsPerEm", metrics.unitsPerEm), ("ascent", metrics.ascent),
            ("descent", metrics.descent), ("lineGap", metrics.lineGap),
            ("capHeight", metrics.capHeight), ("xHeight", metrics.xHeight),
            ("averageWidth", metrics.averageWidth),
        ])
        let widths = numbers([
            ("unitsPerEm", fallback.unitsPerEm), ("averageWidth", fallback.averageWidth),
        ])
        return "FontFace(\(names), metrics: FontFace.Metrics(\(measures)), "
            + "fallback: FontFace.Fallback(\(SwiftLiteral.string(fallback.name)), \(widths)))"
    }

    private static func motion(_ motion: MotionToken) -> String {
        let curve = [motion.curve.x1, motion.curve.y1, motion.curve.x2, motion.curve.y2]
            .map(SwiftLiteral.number).joined(separator: ", ")
        let spring = motion.spring.map { spring in
            let figures = numbers([("response", spring.response), ("damping", spring.damping)])
            return ", spring: MotionToken.Spring(\(figures))"
        }
        let scale = motion.scale.map { scale in
            ", scale: MotionToken.Change(\(numbers([("from", scale.from), ("to", scale.to)])))"
        }
        let offset = motion.offset.map { offset in
            ", offset: MotionToken.Offset(\(numbers([("from", offset.from), ("to", offset.to)])), "
                + "isVertical: \(offset.isVertical))"
        }
        return "MotionToken("
            + numbers([("duration", motion.duration), ("delay", motion.delay)])
            + ", curve: MotionToken.Curve(\(curve))\(spring ?? ""), "
            + "repeats: \(motion.repeats), autoreverses: \(motion.autoreverses)"
            + "\(scale ?? "")\(offset ?? ""))"
    }

    private static func icon(_ icon: IconToken) -> String {
        let names = [
            ("sfSymbols", icon.sfSymbols), ("materialSymbols", icon.materialSymbols),
            ("a2ui", icon.a2ui),
        ].compactMap { label, name in name.map { ", \(label): \(SwiftLiteral.string($0))" } }
        return "IconToken(path: \(SwiftLiteral.string(icon.path)), "
            + "description: \(SwiftLiteral.string(icon.description)), mirrors: \(icon.mirrors)"
            + names.joined() + ")"
    }

    /// Labelled arguments, separated by commas.
    private static func numbers(_ values: [(label: String, value: Double)]) -> String {
        values.map { "\($0.label): \(SwiftLiteral.number($0.value))" }.joined(separator: ", ")
    }
}
