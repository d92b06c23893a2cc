/// A formatter of values for lists: `#ff8800`, `16px`, `semi-bold`.
struct ValueText {
    /// Whether every part is included, so that different values always have different texts.
    let isExact: Bool

    func text(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): text(color)
        case .dimension(let length): text(length)
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): text(weight)
        case .duration(let duration): text(duration)
        case .cubicBezier(let curve): text(curve)
        case .number(let number): text(number)
        case .strokeStyle(let style): text(style)
        case .border(let border):
            "\(text(border.width)) \(text(border.style)) \(text(border.color))"
        case .transition(let change): text(change)
        case .shadow(let layers): layers.map(text).joined(separator: ", ")
        case .gradient(let stops): stops.map(text).joined(separator: " → ")
        case .typography(let style): text(style)
        case .string(let text): text
        case .boolean(let flag): "\(flag)"
        }
    }

    private func text(_ number: Double) -> String {
        JSONNumber.spelling(of: number) ?? "\(number)"
    }

    private func text(_ length: DimensionValue) -> String {
        text(length.value) + length.unit.rawValue
    }

    private func text(_ duration: DurationValue) -> String {
        text(duration.value) + duration.unit.rawValue
    }

    private func text(_ weight: FontWeightValue) -> String {
        guard let word = weight.word else { return text(weight.number) }
        return isExact ? "\(word) (\(text(weight.number)))" : word
    }

    private func text(_ curve: CubicBezierValue) -> String {
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { text($0) }
        return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }

    private func text(_ style: StrokeStyleValue) -> String {
        switch style {
        case .keyword(let word): word.rawValue
        case .dashes(let lengths, let cap):
            "dashes \(lengths.map(text).joined(separator: " ")) \(cap.rawValue)"
        }
    }

    private func text(_ change: TransitionValue) -> String {
        let delay = change.delay.value == 0 && !isExact ? "" : " after \(text(change.delay))"
        return "\(text(change.duration))\(delay) \(text(change.timingFunction))"
    }

    private func text(_ layer: ShadowLayer) -> String {
        var parts = [text(layer.offsetX), text(layer.offsetY), text(layer.blur)]
        if layer.spread.value != 0 || isExact { parts.append(text(layer.spread)) }
        parts.append(text(layer.color))
        if layer.isInset { parts.append("inset") }
        return parts.joined(separator: " ")
    }

    private func text(_ stop: GradientStop) -> String {
        let place =
            isExact ? text(stop.position) : text((stop.position * 1000).rounded() / 10) + "%"
        return "\(text(stop.color)) \(place)"
    }

    private func text(_ style: TypographyValue) -> String {
        let names = style.fontFamily.joined(separator: ", ")
        let spacing =
            style.letterSpacing.value == 0 && !isExact ? "" : " \(text(style.letterSpacing)) apart"
        return "\(names) \(text(style.fontWeight)) \(text(style.fontSize))/"
            + "\(text(style.lineHeight))\(spacing)"
    }

    private func text(_ color: ColorValue) -> String {
        if !isExact, let hex = hex(color) { return hex }
        var parts = color.components.map { component in
            guard let component else { return "none" }
            return text(isExact ? component : (component * 10_000).rounded() / 10_000)
        }
        if color.alpha != 1 { parts += ["/", text(color.alpha)] }
        let fallback = isExact ? color.hex.map { " (\($0))" } ?? "" : ""
        return "\(color.space.rawValue)(\(parts.joined(separator: " ")))\(fallback)"
    }

    /// The eight-bit hexadecimal form of an sRGB colour that differs from it only by rounding.
    private func hex(_ color: ColorValue) -> String? {
        guard color.space == .srgb else { return nil }
        var bytes: [UInt8] = []
        for component in color.components + (color.alpha == 1 ? [] : [color.alpha]) {
            guard let component, (0...1).contains(component) else { return nil }
            let step = (component * 255).rounded()
            // Authors write components with three or more decimals.
            guard abs(component - step / 255) < 0.000_51 else { return nil }
            bytes.append(component.byte)
        }
        return Hexadecimal.text(bytes)
    }
}

extension TokenValue {
    /// A short form of the value for display: `#ff8800`, `16px`, `Inter semi-bold 16px/1.5`.
    ///
    /// Not meant for parsing. Colours that are not eight-bit sRGB are rounded to four decimals and
    /// gradient positions to tenths of a percent; parts without effect, such as a spread of zero,
    /// are omitted.
    public var shortText: String { ValueText(isExact: false).text(self) }

    /// The value with every part and digit: different values have different texts.
    var exactText: String { ValueText(isExact: true).text(self) }
}
