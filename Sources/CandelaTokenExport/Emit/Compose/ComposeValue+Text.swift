extension ComposeValue {
    /// A colour in sRGB, or in Display P3 if it is outside sRGB.
    mutating func text(_ color: ColorValue) -> String {
        if color.fits(in: .srgb) {
            return "Color(0x" + color.mapped(to: .srgb).hexadecimalARGB.dropFirst() + ")"
        }
        let (mapped, fits) = color.mappedAndFitting(.displayP3)
        if !fits {
            fail(
                .warning, "color-outside-p3",
                "has a colour outside Display P3; the nearest one of the same lightness and hue"
                    + " is exported")
        }
        let parts = [mapped.red, mapped.green, mapped.blue, mapped.alpha]
            .map { KotlinText.number($0) + "f" }
        return "Color(\(parts.joined(separator: ", ")), ColorSpaces.DisplayP3)"
    }

    /// A float literal; `0f` and a diagnostic if a float cannot represent the number.
    mutating func float(_ number: Double) -> String {
        limit(number) ? (JSONNumber.spelling(of: number) ?? "0") + "f" : "0f"
    }

    /// Whether a number is finite as a float and does not become 0; reports a problem if not.
    private mutating func limit(_ number: Double) -> Bool {
        if !Float(number).isFinite {
            fail(.error, "number-too-large", "has a number out of the range of a float")
            return false
        }
        if number != 0, Float(number) == 0 {
            fail(.warning, "number-too-small", "has a number so small that it is 0 as a float")
            return false
        }
        return true
    }

    /// A length that does not scale with text.
    mutating func text(_ length: DimensionValue) -> String {
        amount(length.pixels(rem: rem), "dp")
    }

    /// A length that scales with text.
    mutating func textUnit(_ length: DimensionValue) -> String {
        amount(length.pixels(rem: rem), "sp")
    }

    private mutating func amount(_ value: Double, _ unit: String) -> String {
        _ = limit(value)
        return KotlinText.amount(value, unit)
    }

    /// A font weight, which Compose stores as an integer.
    mutating func text(weight: Double) -> String { "FontWeight(\(integer(weight, "font weight")))" }

    mutating func milliseconds(_ time: DurationValue) -> String {
        integer(time.unit == .s ? time.value * 1000 : time.value, "duration")
    }

    private mutating func integer(_ number: Double, _ noun: String) -> String {
        let whole = number.rounded()
        guard let integer = Int32(exactly: whole) else {
            fail(.error, "number-too-large", "has a \(noun) out of the range of an integer")
            return "0"
        }
        if whole != number {
            fail(
                .warning, "rounded-to-integer",
                "has a \(noun) that is not a whole number; it is rounded")
        }
        return String(integer)
    }

    mutating func text(_ curve: CubicBezierValue) -> String {
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { float($0) }
        return "CubicBezierEasing(\(numbers.joined(separator: ", ")))"
    }

    mutating func text(_ style: StrokeStyleValue) -> String {
        switch style {
        case .keyword(let keyword):
            return "TokenStroke(TokenLineStyle.\(KotlinName.constant(keyword.rawValue)))"
        case .dashes(let lengths, let cap):
            limit(lengths.count)
            let dashes = lengths.map { text($0) }.joined(separator: ", ")
            return "TokenStroke(TokenLineStyle.Dashed, listOf(\(dashes)),"
                + " StrokeCap.\(KotlinName.constant(cap.rawValue)))"
        }
    }

    mutating func text(_ layer: ShadowLayer) -> String {
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        let parts = [text(layer.color)] + lengths.map { text($0) } + (layer.isInset ? ["true"] : [])
        return "TokenShadow(\(parts.joined(separator: ", ")))"
    }

    mutating func text(_ stops: [GradientStop]) -> String {
        limit(stops.count)
        let list = stops.map { "TokenStop(\(float($0.position)), \(text($0.color)))" }
        var parts = ["listOf(\(list.joined(separator: ", ")))"]
        if let direction = hints.direction {
            parts.append("TokenDirection.\(KotlinName.constant(direction.rawValue))")
        } else if let angle = hints.angle {
            parts.append("angle = \(float(angle))")
        }
        if let radius = hints.startRadius { parts.append("startRadius = \(amount(radius, "dp"))") }
        if let radius = hints.endRadius { parts.append("endRadius = \(amount(radius, "dp"))") }
        return "TokenGradient(\(parts.joined(separator: ", ")))"
    }

    mutating func text(_ transition: TransitionValue) -> String {
        var parts = [
            milliseconds(transition.duration), milliseconds(transition.delay),
            text(transition.timingFunction),
        ]
        if let spring = hints.spring {
            parts.append(
                "spring = TokenSpring(\(float(spring.damping)),"
                    + " \(KotlinText.number(spring.stiffness, digits: 3))f)")
        }
        if let repetition = hints.repetition {
            parts.append("iterations = \(repetition.count)")
            if repetition.autoreverses { parts.append("reverses = true") }
        }
        if let scale = hints.scale {
            parts.append("scale = TokenSpan(\(float(scale.from)), \(float(scale.to)))")
        }
        if let offset = hints.offset {
            parts.append("offset = TokenSpan(\(float(offset.from)), \(float(offset.to)))")
            if hints.axis == .vertical { parts.append("isVertical = true") }
        }
        return "TokenMotion(\(parts.joined(separator: ", ")))"
    }
}

extension KotlinName {
    /// A word as a constant's name: `top-bottom` becomes `TopBottom`.
    static func constant(_ word: String) -> String { Identifier.make(word, .pascal) }
}
