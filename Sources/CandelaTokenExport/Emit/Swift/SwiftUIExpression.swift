/// Token values as SwiftUI expressions.
struct SwiftUIExpression {
    let options: ExportOptions
    let hints: CandelaHints

    /// A type that is extended with the variants' values: one of SwiftUI's or of
    /// ``SwiftUISupport``.
    enum Kind: String, CaseIterable {
        case color = "Color"
        case material = "Material"
        case linearGradient = "LinearGradient"
        case radialGradient = "RadialGradient"
        case angularGradient = "AngularGradient"
        case gradient = "Gradient"
        case shadow = "ShadowToken"
        case border = "BorderToken"
        case stroke = "StrokeToken"
        case typography = "TypographyToken"
        case font = "Font"
        case weight = "Font.Weight"
        case family = "FontFamilyToken"
        case animation = "Animation"
        case curve = "CurveToken"
        case length = "CGFloat"
        case number = "Double"
    }

    /// The type that is extended with tokens of a type.
    func kind(of type: TokenType) -> Kind {
        switch type {
        case .color: .color
        case .dimension: .length
        case .fontFamily: .family
        case .fontWeight: .weight
        case .duration, .number: .number
        case .cubicBezier: .curve
        case .strokeStyle: .stroke
        case .border: .border
        case .transition: .animation
        case .shadow: .shadow
        case .typography: .typography
        case .string, .boolean: .number
        case .gradient:
            switch hints.direction {
            case nil: hints.angle == nil ? .gradient : .linearGradient
            case .radial: hints.endRadius == nil ? .gradient : .radialGradient
            case .angular: .angularGradient
            default: .linearGradient
            }
        }
    }

    /// The expression for a value.
    ///
    /// - Parameter colors: The expressions of the value's colours, in order.
    func text(_ value: TokenValue, colors: [String]) -> String {
        switch value {
        case .color: colors.first ?? ""
        case .dimension(let length): text(length)
        case .fontFamily(let names): "FontFamilyToken(\(SwiftLiteral.strings(names)))"
        case .fontWeight(let weight): Self.text(weight)
        case .duration(let time): SwiftLiteral.number(time.seconds)
        case .cubicBezier(let curve): "CurveToken(\(numbers(curve)))"
        case .number(let number): SwiftLiteral.number(number)
        case .strokeStyle(let style): text(style)
        case .border(let border):
            "BorderToken(color: \(colors.first ?? ""), width: \(text(border.width)),"
                + " stroke: \(text(border.style)))"
        case .transition(let transition): text(transition)
        case .shadow(let layers):
            "ShadowToken(["
                + zip(layers, colors).map { text($0, color: $1) }.joined(separator: ", ") + "])"
        case .gradient(let stops): text(stops, colors: colors)
        case .typography(let style): text(style)
        case .string, .boolean: ""
        }
    }

    /// The expression for one colour.
    static func text(_ color: ColorValue) -> String {
        let color = AppleColor(color).color
        let parts = [color.red, color.green, color.blue, color.alpha].map(SwiftLiteral.number)
        let function = color.gamut == .srgb ? "srgb" : "p3"
        return "TokenPaint.\(function)(\(parts.joined(separator: ", ")))"
    }

    /// The expression for a weight: the nearest of SwiftUI's nine.
    static func text(_ weight: FontWeightValue) -> String {
        let names = [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
            "black",
        ]
        let step = min(max(Int((weight.number / 100).rounded()), 1), 9)
        return "Font.Weight.\(names[step - 1])"
    }

    private func text(_ length: DimensionValue) -> String {
        SwiftLiteral.number(length.pixels(rem: options.rem))
    }

    private func numbers(_ curve: CubicBezierValue) -> String {
        [curve.x1, curve.y1, curve.x2, curve.y2].map(SwiftLiteral.number).joined(separator: ", ")
    }

    private func text(_ style: StrokeStyleValue) -> String {
        switch style {
        case .keyword(let keyword): return "StrokeToken.\(keyword.rawValue)"
        case .dashes(let lengths, let cap):
            let numbers = SwiftLiteral.numbers(lengths.map { $0.pixels(rem: options.rem) })
            return "StrokeToken.dashes(\(numbers), cap: CGLineCap.\(cap.rawValue))"
        }
    }

    private func text(_ transition: TransitionValue) -> String {
        var text = "Animation."
        if let spring = hints.spring {
            text += "spring(response: \(SwiftLiteral.number(spring.response)),"
            text += " dampingFraction: \(SwiftLiteral.number(spring.damping)))"
        } else {
            text += "timingCurve(\(numbers(transition.timingFunction)),"
            text += " duration: \(SwiftLiteral.number(transition.duration.seconds)))"
        }
        if let repetition = hints.repetition {
            text += ".repeatCount(\(repetition.count), autoreverses: \(repetition.autoreverses))"
        }
        let delay = transition.delay.seconds
        return delay == 0 ? text : text + ".delay(\(SwiftLiteral.number(delay)))"
    }

    private func text(_ layer: ShadowLayer, color: String) -> String {
        let radius = SwiftLiteral.number(layer.radius(rem: options.rem))
        return "ShadowToken.Layer(color: \(color), radius: \(radius),"
            + " x: \(text(layer.offsetX)), y: \(text(layer.offsetY)),"
            + " spread: \(text(layer.spread)), isInset: \(layer.isInset))"
    }

    private func text(_ stops: [GradientStop], colors: [String]) -> String {
        var last = 0.0
        let list = zip(stops, colors).map { stop, color in
            // SwiftUI requires ascending positions; CSS moves an earlier stop to its predecessor
            // too.
            last = max(last, stop.position)
            return "Gradient.Stop(color: \(color), location: \(SwiftLiteral.number(last)))"
        }
        let gradient = "Gradient(stops: [\(list.joined(separator: ", "))])"
        func linear(_ start: String, _ end: String) -> String {
            "LinearGradient(gradient: \(gradient), startPoint: UnitPoint.\(start),"
                + " endPoint: UnitPoint.\(end))"
        }
        switch hints.direction {
        case nil:
            guard let angle = hints.angle else { return gradient }
            let (start, end) = Self.ends(of: angle)
            return "LinearGradient(gradient: \(gradient), startPoint: \(start), endPoint: \(end))"
        case .leadingTrailing: return linear("leading", "trailing")
        case .topLeadingBottomTrailing: return linear("topLeading", "bottomTrailing")
        case .topBottom: return linear("top", "bottom")
        case .bottomTop: return linear("bottom", "top")
        case .angular:
            return "AngularGradient(gradient: \(gradient), center: UnitPoint.center)"
        case .radial:
            guard let endRadius = hints.endRadius else { return gradient }
            return "RadialGradient(gradient: \(gradient), center: UnitPoint.center,"
                + " startRadius: \(SwiftLiteral.number(hints.startRadius ?? 0)),"
                + " endRadius: \(SwiftLiteral.number(endRadius)))"
        }
    }

    /// The points at which a gradient with an angle starts and ends in a square.
    ///
    /// Source: CSS Images Level 3, 3.1.1: the line through the centre ends where perpendiculars to
    /// it meet the corners.
    private static func ends(of angle: Double) -> (start: String, end: String) {
        let (x, y) = (Maths.sine(ofDegrees: angle), -Maths.cosine(ofDegrees: angle))
        let half = (abs(x) + abs(y)) / 2
        func point(_ sign: Double) -> String {
            let parts = [x, y].map { part in
                SwiftLiteral.number(((0.5 + sign * part * half) * 10_000).rounded() / 10_000)
            }
            return "UnitPoint(x: \(parts[0]), y: \(parts[1]))"
        }
        return (point(-1), point(1))
    }

    private func text(_ style: TypographyValue) -> String {
        let textStyle: String =
            switch hints.textStyle {
            case nil: "nil"
            case .title1: "Font.TextStyle.title"
            case .caption1: "Font.TextStyle.caption"
            case let other?: "Font.TextStyle.\(other.rawValue)"
            }
        let design = hints.design.map { "Font.Design.\($0.rawValue)" } ?? "nil"
        return "TypographyToken(family: \(SwiftLiteral.strings(style.fontFamily)),"
            + " size: \(text(style.fontSize)), weight: \(Self.text(style.fontWeight)),"
            + " letterSpacing: \(text(style.letterSpacing)),"
            + " lineHeight: \(SwiftLiteral.number(style.lineHeight)),"
            + " textStyle: \(textStyle), design: \(design))"
    }
}
