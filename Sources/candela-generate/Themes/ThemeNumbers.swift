import CandelaPipeline

/// Turns values into rows of the numbers that generated tables hold.
///
/// The layouts are those of `ThemeTables` in CandelaTokens.
struct ThemeNumbers {
    var diagnostics: [Diagnostic] = []

    /// Red, green, blue and alpha in sRGB.
    static func color(_ color: ColorValue) -> [Double] {
        let mapped = color.mapped(to: .srgb).rounded
        return [mapped.red, mapped.green, mapped.blue, mapped.alpha]
    }

    /// Red, green and blue in Display P3 for a colour that is wider than sRGB.
    static func wideColor(_ color: ColorValue) -> [Double]? {
        guard !color.fits(in: .srgb) else { return nil }
        let mapped = color.mapped(to: .displayP3).rounded
        return [mapped.red, mapped.green, mapped.blue]
    }

    mutating func gradient(
        _ stops: [GradientStop], _ entry: TokenSet.Entry, _ roles: RoleList
    ) -> [Double] {
        let direction = required(entry.hints.direction, "direction", entry)
        var solid = -1
        if let name = entry.hints.solid {
            if let place = roles.place(name.path), place.kind == .color {
                solid = place.index
            } else {
                diagnostics.append(.noRole(name, among: roles[.color].map(\.path)))
            }
        }
        return [
            Double(direction), entry.hints.startRadius ?? 0, entry.hints.endRadius ?? 0,
            Double(solid), Double(stops.count),
        ]

            + stops.flatMap { [$0.position] + Self.color($0.color) }
    }

    static func shadow(_ layers: [ShadowLayer]) -> [Double] {
        [Double(layers.count)]
            + layers.flatMap { layer in
                color(layer.color) + [
                    layer.blur.pixels(), layer.offsetX.pixels(), layer.offsetY.pixels(),
                    layer.spread.pixels(), layer.inset ? 1 : 0,
                ]
            }
    }

    mutating func text(
        _ value: TypographyValue, _ entry: TokenSet.Entry, families: inout [[String]]
    ) -> [Double] {
        let style = required(entry.hints.textStyle, "textStyle", entry)
        let size = value.fontSize.pixels()
        let family = families.firstIndex(of: value.fontFamily) ?? families.count
        if family == families.count { families.append(value.fontFamily) }
        let largest = (entry.hints.largestTypeSize ?? .accessibility5).position
        return [
            Double(style), size, (size * value.lineHeight * 100).rounded() / 100,
            value.fontWeight.number, (entry.hints.emphasis ?? value.fontWeight).number,
            Double(entry.hints.design?.position ?? 0), value.letterSpacing.pixels(),
            entry.hints.minimumScale ?? 1, Double(family),
            entry.hints.scales ? Double(largest) : -1,
        ]
    }

    static func motion(_ value: TransitionValue, _ hints: CandelaHints) -> [Double] {
        let curve = value.timingFunction
        var numbers = [
            value.duration.seconds, value.delay.seconds, curve.x1, curve.y1, curve.x2, curve.y2,
        ]
        numbers += hints.spring.map { [1, $0.response, $0.damping] } ?? [0, 0, 0]
        numbers += hints.repetition.map { [Double($0.count), $0.autoreverses ? 1 : 0] } ?? [1, 0]
        numbers += hints.scale.map { [1, $0.from, $0.to] } ?? [0, 0, 0]
        numbers += hints.offset.map { [1, $0.from, $0.to] } ?? [0, 0, 0]
        return numbers + [hints.axis == .vertical ? 1 : 0]
    }

    mutating func haptic(_ intensity: Double, _ entry: TokenSet.Entry) -> [Double] {
        [Double(required(entry.hints.haptic, "haptic", entry)), intensity]
    }

    mutating func material(_ fallback: ColorValue, _ entry: TokenSet.Entry) -> [Double] {
        let color = Self.color(fallback)
        if color[3] < 1 {
            diagnostics.append(
                .error(
                    "translucent-fallback",
                    "'\(entry.path)' is the fallback of a material and must be opaque",
                    at: entry.place))
        }
        return [Double(required(entry.hints.material, "material", entry))] + color.prefix(3)
    }

    /// A hint its kind of role cannot do without; 0 after reporting that it is missing.
    private mutating func required<Hint: CaseIterable & Equatable>(
        _ hint: Hint?, _ name: String, _ entry: TokenSet.Entry
    ) -> Int {
        if let hint { return hint.position }
        diagnostics.append(
            .error(
                "missing-hint", "'\(entry.path)' does not say its '\(name)'", at: entry.place,
                help: ["add \"\(name)\" to \"$extensions\", under \"org.candela\""]))
        return 0
    }
}

extension Diagnostic {
    /// A path in an extension that names no role.
    static func noRole(_ name: CandelaHints.Named, among paths: [String]) -> Diagnostic {
        .error(
            "unknown-role", "'\(name.path)' names no role", at: name.place,
            help: Suggestions.help(for: name.path, among: paths))
    }
}

extension CaseIterable where Self: Equatable {
    /// The place among all cases, by which tables hold it: the order is that of CandelaTokens' types.
    var position: Int {
        Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
    }
}
