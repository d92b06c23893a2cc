import CandelaPipeline
import CandelaTokens

/// Reads what tokens say of roles, where it is not what a theme says already.
struct ThemeReader {
    /// The theme with the tokens' values.
    private(set) var theme: Theme

    /// Values that cannot be those of their roles.
    private(set) var diagnostics: [Diagnostic] = []

    private let sets: [[String: ResolvedToken]]
    private let old: Theme
    private var values = ThemeAdditions()

    /// - Parameter tokens: Those of each appearance, in the order of ``Appearance``'s cases.
    init(_ tokens: [ResolvedTokens], over old: Theme) {
        sets = tokens.map { tokens in
            Dictionary(tokens.tokens.map { ($0.path, $0) }) { first, _ in first }
        }
        (self.old, theme) = (old, old)
        read()
        theme = old.adding(values)
    }

    private mutating func read() {
        varying(\.colors, { $0.colorToken }, old.color)
        varying(\.gradients, { $0.gradientToken }, old.gradient)
        varying(\.shadows, { $0.shadowToken }, old.shadow)
        varying(\.materials, { $0.materialToken }, old.material)
        plain(\.spaces, { $0.points }, old.space)
        plain(\.radii, { $0.points }, old.radius)
        plain(\.sizes, { $0.points }, old.size)
        plain(\.numbers, { $0.figure }, old.number)
        plain(\.opacities, { $0.figure }, old.opacity)
        plain(\.texts, { $0.textStyleToken }, old.text)
        plain(\.motions, { $0.motionToken }, old.motion)
        plain(\.haptics, { $0.hapticToken }, old.haptic)
    }

    /// Roles with a value for each appearance.
    private mutating func varying<Role: TokenRole, Value: Sendable & Hashable>(
        _ table: WritableKeyPath<ThemeAdditions, [Role: PerAppearance<Value>]>,
        _ value: (ResolvedToken) -> Value?, _ before: (Role, Appearance) -> Value
    ) {
        for role in Role.all {
            let new = PerAppearance { appearance in
                token(role.path, appearance).flatMap(value) ?? before(role, appearance)
            }
            let was = PerAppearance { before(role, $0) }
            if new != was { values[keyPath: table][role] = new }
        }
    }

    /// Roles with one value, that of the light appearance.
    private mutating func plain<Role: TokenRole, Value: Hashable>(
        _ table: WritableKeyPath<ThemeAdditions, [Role: Value]>,
        _ value: (ResolvedToken) -> Value?, _ before: (Role) -> Value
    ) {
        for role in Role.all {
            guard let token = token(role.path, .light), let new = value(token) else { continue }
            if new != before(role) { values[keyPath: table][role] = new }
            for appearance in Appearance.allCases {
                guard let other = self.token(role.path, appearance), value(other) != new else {
                    continue
                }
                diagnostics.append(
                    .error(
                        "varies-by-appearance",
                        "'\(role.path)' differs between appearances, which only colours, "
                            + "gradients, shadows and materials can", at: other.place))
                break
            }
        }
    }

    private func token(_ path: String, _ appearance: Appearance) -> ResolvedToken? {
        zip(Appearance.allCases, sets).first { $0.0 == appearance }?.1[path]
    }
}

/// Values as themes have them; nothing for a token of another type.
extension ResolvedToken {
    var colorToken: ColorToken? {
        if case .color(let color) = value { ColorToken(color) } else { nil }
    }

    fileprivate var gradientToken: GradientToken? {
        guard case .gradient(let stops) = value else { return nil }
        let hints = hints
        let direction: GradientToken.Direction =
            switch hints.direction {
            case .topLeadingBottomTrailing: .topLeadingToBottomTrailing
            case .topBottom: .topToBottom
            case .bottomTop: .bottomToTop
            case .radial:
                .radial(startRadius: hints.startRadius ?? 0, endRadius: hints.endRadius ?? 0)
            case .angular: .angular
            case .leadingTrailing, nil: .leadingToTrailing
            }
        return GradientToken(
            stops.map { GradientToken.Stop(ColorToken($0.color).inSRGB, at: $0.position) },
            direction: direction, solid: hints.solid.map { ColorRole($0.path) })
    }

    fileprivate var shadowToken: ShadowToken? {
        guard case .shadow(let layers) = value else { return nil }
        return ShadowToken(
            layers.map { layer in
                ShadowToken.Layer(
                    color: ColorToken(layer.color).inSRGB, radius: layer.blur.pixels(),
                    x: layer.offsetX.pixels(), y: layer.offsetY.pixels(),
                    spread: layer.spread.pixels(), isInner: layer.inset)
            })
    }

    fileprivate var materialToken: MaterialToken? {
        guard case .color(let color) = value, let material = hints.material,
            let kind = MaterialToken.Kind(rawValue: material.rawValue)
        else { return nil }
        return MaterialToken(kind, fallback: ColorToken(color).inSRGB.opacity(1))
    }

    fileprivate var points: Double? {
        if case .dimension(let length) = value { length.pixels() } else { nil }
    }

    fileprivate var figure: Double? {
        if case .number(let number) = value { number } else { nil }
    }

    fileprivate var hapticToken: HapticToken? {
        guard let figure, let haptic = hints.haptic,
            let kind = HapticToken.Kind(rawValue: haptic.rawValue)
        else { return nil }
        return HapticToken(kind, intensity: figure)
    }

    fileprivate var textStyleToken: TextStyleToken? {
        let hints = hints
        guard case .typography(let value) = value,
            let style = hints.textStyle.flatMap({ TextStyle(rawValue: $0.rawValue) })
        else { return nil }
        let size = value.fontSize.pixels()
        return TextStyleToken(
            style, size: size, leading: (size * value.lineHeight * 100).rounded() / 100,
            weight: FontWeight(value.fontWeight),
            emphasizedWeight: FontWeight(hints.emphasis ?? value.fontWeight),
            design: hints.design.flatMap { FontDesign(rawValue: $0.rawValue) } ?? .default,
            letterSpacing: value.letterSpacing.pixels(), families: value.fontFamily,
            minimumScale: hints.minimumScale ?? 1, scales: hints.scales,
            largestTypeSize: hints.largestTypeSize.flatMap { TypeSize(rawValue: $0.rawValue) }
                ?? (hints.scales ? .accessibility5 : .xSmall))
    }

    fileprivate var motionToken: MotionToken? {
        guard case .transition(let value) = value else { return nil }
        let (hints, curve) = (hints, value.timingFunction)
        return MotionToken(
            duration: value.duration.seconds, delay: value.delay.seconds,
            curve: .init(curve.x1, curve.y1, curve.x2, curve.y2),
            spring: hints.spring.map { .init(response: $0.response, damping: $0.damping) },
            repeats: hints.repetition?.count ?? 1,
            autoreverses: hints.repetition?.autoreverses ?? false,
            scale: hints.scale.map { .init(from: $0.from, to: $0.to) },
            offset: hints.offset.map {
                .init(from: $0.from, to: $0.to, isVertical: hints.axis == .vertical)
            })
    }
}

extension FontWeight {
    /// The named weight nearest to a token's.
    fileprivate init(_ value: FontWeightValue) { self.init(nearest: Int(value.number)) }
}

extension ColorToken {
    /// The colour as themes hold it: rounded, and in Display P3 too where it is wider than sRGB.
    fileprivate init(_ color: ColorValue) {
        let seen = color.mapped(to: .srgb).rounded
        let wide = color.fits(in: .srgb) ? nil : color.mapped(to: .displayP3).rounded
        self.init(
            red: seen.red, green: seen.green, blue: seen.blue, alpha: seen.alpha,
            displayP3: wide.map {
                DisplayP3Color(red: $0.red, green: $0.green, blue: $0.blue)
            })
    }

    /// The colour without its wider form, as gradients and shadows hold it.
    fileprivate var inSRGB: ColorToken {
        ColorToken(red: red, green: green, blue: blue, alpha: alpha)
    }
}
