import CandelaDTCG
import CandelaTokens

/// Token values converted to theme values; `nil` for a token of another type.
extension ResolvedToken {
    var colorToken: ColorToken? {
        if case .color(let color) = value { ColorToken(color) } else { nil }
    }

    var gradientToken: GradientToken? {
        guard case .gradient(let stops) = value else { return nil }
        let hints = hints
        let nearest = gradientAngle.map(GradientAngle.init)
        let direction: GradientToken.Direction =
            switch hints.direction {
            case .topLeadingBottomTrailing: .topLeadingToBottomTrailing
            case .topBottom: .topToBottom
            case .bottomTop: .bottomToTop
            case .radial:
                .radial(startRadius: hints.startRadius ?? 0, endRadius: hints.endRadius ?? 0)
            case .angular: .angular
            case .leadingTrailing: .leadingToTrailing
            case nil: nearest?.direction ?? .leadingToTrailing
            }
        let list = stops.map { stop in
            let color = ColorToken(stop.color).inSRGB
            return GradientToken.Stop(
                color, at: nearest?.isReversed == true ? 1 - stop.position : stop.position)
        }
        return GradientToken(
            nearest?.isReversed == true ? list.reversed() : list, direction: direction,
            solid: hints.solid.map { ColorRole($0.path) })
    }

    /// The angle of a gradient without a direction.
    var gradientAngle: Double? {
        guard case .gradient = value, hints.direction == nil else { return nil }
        return hints.angle
    }

    var shadowToken: ShadowToken? {
        guard case .shadow(let layers) = value else { return nil }
        return ShadowToken(
            layers.map { layer in
                ShadowToken.Layer(
                    color: ColorToken(layer.color).inSRGB, radius: layer.radius(),
                    x: layer.offsetX.pixels(), y: layer.offsetY.pixels(),
                    spread: layer.spread.pixels(), isInner: layer.isInset)
            })
    }

    var materialToken: MaterialToken? {
        guard case .color(let color) = value, let material = hints.material,
            let kind = MaterialToken.Kind(rawValue: material.rawValue)
        else { return nil }
        return MaterialToken(kind, fallback: ColorToken(color).inSRGB.opacity(1))
    }

    var points: Double? {
        if case .dimension(let length) = value { length.pixels() } else { nil }
    }

    var figure: Double? {
        if case .number(let number) = value { number } else { nil }
    }

    var hapticToken: HapticToken? {
        guard let figure, let haptic = hints.haptic,
            let kind = HapticToken.Kind(rawValue: haptic.rawValue)
        else { return nil }
        return HapticToken(kind, intensity: figure)
    }

    /// The corner curve of a radius token.
    var cornerCurve: CornerCurve? {
        guard case .dimension = value else { return nil }
        return hints.curve.flatMap { CornerCurve(rawValue: $0.rawValue) } ?? .circular
    }

    func textStyleToken(_ fonts: FontNames) -> TextStyleToken? {
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
            face: value.fontFamily.first.flatMap { fonts[$0] }.map { FontFace($0) },
            minimumScale: hints.minimumScale ?? 1, scales: hints.scales,
            largestTypeSize: hints.largestTypeSize.flatMap { TypeSize(rawValue: $0.rawValue) }
                ?? (hints.scales ? .accessibility5 : .xSmall))
    }

    var motionToken: MotionToken? {
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

extension FontFace {
    fileprivate init(_ font: CandelaHints.Font) {
        let (metrics, fallback) = (font.metrics, font.fallback)
        self.init(
            apple: font.apple, android: font.android, web: font.web,
            metrics: Metrics(
                unitsPerEm: metrics.unitsPerEm, ascent: metrics.ascent, descent: metrics.descent,
                lineGap: metrics.lineGap, capHeight: metrics.capHeight, xHeight: metrics.xHeight,
                averageWidth: metrics.averageWidth),
            fallback: Fallback(
                fallback.name, unitsPerEm: fallback.unitsPerEm,
                averageWidth: fallback.averageWidth))
    }
}

extension FontWeight {
    /// The named weight nearest to a token's value.
    fileprivate init(_ value: FontWeightValue) { self.init(nearest: Int(value.number)) }
}

extension ColorToken {
    /// A theme colour: rounded, with a Display P3 form if it is outside sRGB.
    fileprivate init(_ color: ColorValue) {
        let seen = color.mapped(to: .srgb).rounded
        let wide = color.fits(in: .srgb) ? nil : color.mapped(to: .displayP3).rounded
        self.init(
            red: seen.red, green: seen.green, blue: seen.blue, alpha: seen.alpha,
            displayP3: wide.map {
                DisplayP3Color(red: $0.red, green: $0.green, blue: $0.blue)
            })
    }

    /// The colour without its Display P3 form, as used in gradients and shadows.
    var inSRGB: ColorToken {
        ColorToken(red: red, green: green, blue: blue, alpha: alpha)
    }
}
