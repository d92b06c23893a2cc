/// Token values as plain Swift expressions.
struct SwiftExpression {
    let options: ExportOptions
    let hints: CandelaHints

    /// The Swift type of a token type.
    static func type(of type: TokenType) -> String {
        switch type {
        case .color: "TokenColor"
        case .dimension, .duration, .fontWeight, .number: "Double"
        case .fontFamily: "[String]"
        case .cubicBezier: "TokenCurve"
        case .strokeStyle: "TokenStroke"
        case .border: "TokenBorder"
        case .transition: "TokenTransition"
        case .shadow: "[TokenShadow]"
        case .gradient: "TokenGradient"
        case .typography: "TokenTypography"
        case .string: "String"
        case .boolean: "Bool"
        }
    }

    /// The expression for a value.
    func text(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): text(color)
        case .dimension(let length): text(length)
        case .fontFamily(let names): SwiftLiteral.strings(names)
        case .fontWeight(let weight): SwiftLiteral.number(weight.number)
        case .duration(let time): SwiftLiteral.number(time.seconds)
        case .cubicBezier(let curve): text(curve)
        case .number(let number): SwiftLiteral.number(number)
        case .strokeStyle(let style): text(style, dot: "TokenStroke.")
        case .border(let border):
            "TokenBorder(color: \(text(border.color)), width: \(text(border.width)),"
                + " stroke: \(text(border.style, dot: ".")))"
        case .transition(let transition): text(transition)
        case .shadow(let layers): "[" + layers.map(text).joined(separator: ", ") + "]"
        case .gradient(let stops): text(stops)
        case .typography(let style): text(style)
        case .string(let text): SwiftLiteral.string(text)
        case .boolean(let flag): "\(flag)"
        }
    }

    private func text(_ color: ColorValue) -> String {
        let color = AppleColor(color).color
        let space = color.gamut == .srgb ? ".srgb" : ".displayP3"
        let parts = [color.red, color.green, color.blue].map(SwiftLiteral.number)
        let alpha = color.alpha == 1 ? "" : ", alpha: \(SwiftLiteral.number(color.alpha))"
        return "TokenColor(\(space), \(parts.joined(separator: ", "))\(alpha))"
    }

    private func text(_ length: DimensionValue) -> String {
        SwiftLiteral.number(length.pixels(rem: options.rem))
    }

    private func text(_ curve: CubicBezierValue) -> String {
        let parts = [curve.x1, curve.y1, curve.x2, curve.y2].map(SwiftLiteral.number)
        return "TokenCurve(\(parts.joined(separator: ", ")))"
    }

    private func text(_ style: StrokeStyleValue, dot: String) -> String {
        switch style {
        case .keyword(let keyword): return dot + keyword.rawValue
        case .dashes(let lengths, let cap):
            let numbers = SwiftLiteral.numbers(lengths.map { $0.pixels(rem: options.rem) })
            return "\(dot)dashes(\(numbers), cap: .\(cap.rawValue))"
        }
    }

    private func text(_ transition: TransitionValue) -> String {
        var text = "TokenTransition(duration: \(SwiftLiteral.number(transition.duration.seconds))"
        text += ", delay: \(SwiftLiteral.number(transition.delay.seconds))"
        text += ", curve: \(self.text(transition.timingFunction))"
        if let spring = hints.spring {
            text += ", spring: TokenTransition.Spring(response: "
            text += "\(SwiftLiteral.number(spring.response)), damping: "
            text += "\(SwiftLiteral.number(spring.damping)))"
        }
        if let repetition = hints.repetition {
            text += ", repetition: TokenTransition.Repetition(count: \(repetition.count)"
            text += ", autoreverses: \(repetition.autoreverses))"
        }
        return text + ")"
    }

    private func text(_ layer: ShadowLayer) -> String {
        var text = "TokenShadow(color: \(self.text(layer.color)), x: \(self.text(layer.offsetX))"
        text += ", y: \(self.text(layer.offsetY)), blur: \(self.text(layer.blur))"
        if layer.spread.value != 0 { text += ", spread: \(self.text(layer.spread))" }
        if layer.isInset { text += ", isInset: true" }
        return text + ")"
    }

    private func text(_ stops: [GradientStop]) -> String {
        let list = stops.map { stop in
            "TokenGradient.Stop(\(text(stop.color)), \(SwiftLiteral.number(stop.position)))"
        }
        let direction: String? =
            switch hints.direction {
            case nil: hints.angle.map { "angle(\(SwiftLiteral.number($0)))" }
            case .leadingTrailing: "leadingTrailing"
            case .topLeadingBottomTrailing: "topLeadingBottomTrailing"
            case .topBottom: "topBottom"
            case .bottomTop: "bottomTop"
            case .angular: "angular"
            case .radial:
                "radial(startRadius: \(SwiftLiteral.number(hints.startRadius ?? 0)),"
                    + " endRadius: \(hints.endRadius.map(SwiftLiteral.number) ?? "nil"))"
            }
        return "TokenGradient([\(list.joined(separator: ", "))]"
            + (direction.map { ", direction: .\($0)" } ?? "") + ")"
    }

    private func text(_ style: TypographyValue) -> String {
        var text = "TokenTypography(families: \(SwiftLiteral.strings(style.fontFamily))"
        text += ", size: \(self.text(style.fontSize))"
        text += ", weight: \(SwiftLiteral.number(style.fontWeight.number))"
        text += ", letterSpacing: \(self.text(style.letterSpacing))"
        text += ", lineHeight: \(SwiftLiteral.number(style.lineHeight))"
        if let textStyle = hints.textStyle { text += ", textStyle: .\(textStyle.rawValue)" }
        if let design = hints.design { text += ", design: .\(design.rawValue)" }
        return text + ")"
    }
}
