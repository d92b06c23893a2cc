import CandelaDTCG

/// A formatter for the numbers and colours in generated rows.
///
/// `RoleRows` in CandelaTokens has the syntax; each kind of role there reads its numbers in
/// this order.
struct ThemeRowFormatter {
    var diagnostics: [Diagnostic] = []

    private static func texts(_ numbers: [Double]) -> [String] {
        numbers.map(SwiftLiteral.number)
    }

    /// A colour in sRGB: `#RRGGBB` if that is exact, otherwise `#` and its components, followed by
    /// `/` and its opacity if it is translucent.
    static func color(_ color: ColorValue) -> String {
        let mapped = color.mapped(to: .srgb).rounded
        let components = [mapped.red, mapped.green, mapped.blue]
        let levels = components.map { UInt8(min(max($0 * 255, 0), 255).rounded()) }
        let isExact = zip(levels, components).allSatisfy { level, component in
            (Double(level) / 255 * 10_000).rounded() / 10_000 == component
        }
        let text =
            isExact
            ? Hexadecimal.text(levels, isUppercase: true)
            : "#" + texts(components).joined(separator: ",")
        return text + (mapped.alpha == 1 ? "" : "/" + SwiftLiteral.number(mapped.alpha))
    }

    /// A colour in sRGB, followed by its components in Display P3 if it is outside sRGB.
    static func wideColor(_ color: ColorValue) -> String {
        guard !color.fits(in: .srgb) else { return self.color(color) }
        let mapped = color.mapped(to: .displayP3).rounded
        let wide = texts([mapped.red, mapped.green, mapped.blue]).joined(separator: ",")
        return self.color(color) + "~" + wide
    }

    mutating func gradient(
        _ stops: [GradientStop], _ entry: TokenSet.Entry, _ roles: RoleList
    ) -> [String] {
        let direction = required(entry.hints.direction, "direction", entry)
        var solid = -1
        if let name = entry.hints.solid {
            if let place = roles.place(name.path), place.kind == .color {
                solid = place.index
            } else {
                diagnostics.append(.noRole(name, among: roles[.color].map(\.path)))
            }
        }
        let radii = [entry.hints.startRadius ?? 0, entry.hints.endRadius ?? 0]
        return Self.texts([Double(direction)] + radii + [Double(solid), Double(stops.count)])
            + stops.flatMap { Self.texts([$0.position]) + [Self.color($0.color)] }
    }

    static func shadow(_ layers: [ShadowLayer]) -> [String] {
        texts([Double(layers.count)])
            + layers.flatMap { layer in
                [color(layer.color)]
                    + texts([
                        layer.radius(), layer.offsetX.pixels(), layer.offsetY.pixels(),
                        layer.spread.pixels(), layer.isInset ? 1 : 0,
                    ])
            }
    }

    mutating func text(
        _ value: TypographyValue, _ entry: TokenSet.Entry, families: inout [[String]]
    ) -> [String] {
        let style = required(entry.hints.textStyle, "textStyle", entry)
        let size = value.fontSize.pixels()
        let family = families.firstIndex(of: value.fontFamily) ?? families.count
        if family == families.count { families.append(value.fontFamily) }
        let largest = (entry.hints.largestTypeSize ?? .accessibility5).position
        return Self.texts([
            Double(style), size, (size * value.lineHeight * 100).rounded() / 100,
            value.fontWeight.number, (entry.hints.emphasis ?? value.fontWeight).number,
            Double(entry.hints.design?.position ?? 0), value.letterSpacing.pixels(),
            entry.hints.minimumScale ?? 1, Double(family),
            entry.hints.scales ? Double(largest) : -1,
        ])
    }

    static func motion(_ value: TransitionValue, _ hints: CandelaHints) -> [String] {
        let curve = value.timingFunction
        var numbers = [
            value.duration.seconds, value.delay.seconds, curve.x1, curve.y1, curve.x2, curve.y2,
        ]
        numbers += hints.spring.map { [1, $0.response, $0.damping] } ?? [0, 0, 0]
        numbers += hints.repetition.map { [Double($0.count), $0.autoreverses ? 1 : 0] } ?? [1, 0]
        numbers += hints.scale.map { [1, $0.from, $0.to] } ?? [0, 0, 0]
        numbers += hints.offset.map { [1, $0.from, $0.to] } ?? [0, 0, 0]
        return texts(numbers + [hints.axis == .vertical ? 1 : 0])
    }

    mutating func haptic(_ intensity: Double, _ entry: TokenSet.Entry) -> [String] {
        Self.texts([Double(required(entry.hints.haptic, "haptic", entry)), intensity])
    }

    mutating func material(_ fallback: ColorValue, _ entry: TokenSet.Entry) -> [String] {
        if fallback.mapped(to: .srgb).rounded.alpha < 1 {
            diagnostics.append(
                .error(
                    "translucent-fallback",
                    "'\(entry.path)' is the fallback of a material and must be opaque",
                    at: entry.place))
        }
        let kind = required(entry.hints.material, "material", entry)
        return Self.texts([Double(kind)]) + [Self.color(fallback)]
    }

    /// The position of a required hint; 0 after reporting that it is missing.
    private mutating func required<Hint: CaseIterable & Equatable>(
        _ hint: Hint?, _ name: String, _ entry: TokenSet.Entry
    ) -> Int {
        if let hint { return hint.position }
        diagnostics.append(
            .error(
                "missing-hint", "'\(entry.path)' has no '\(name)'", at: entry.place,
                help: ["add \"\(name)\" to \"$extensions\", under \"org.candela\""]))
        return 0
    }
}

extension Diagnostic {
    /// The error for a path in an extension that is not a role.
    static func noRole(_ name: CandelaHints.Named, among paths: [String]) -> Diagnostic {
        .error(
            "unknown-role", "'\(name.path)' is not a role", at: name.place,
            help: Suggestions.help(for: name.path, among: paths))
    }
}

extension CaseIterable where Self: Equatable {
    /// The position among all cases, as used in tables, in the order of CandelaTokens' types.
    var position: Int {
        Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
    }
}
