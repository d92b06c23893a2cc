func text(_ value: Double) -> String { value.description }
func text(_ value: String) -> String {
    "\"" + value.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined() + "\""
}
func text(_ values: [Double]) -> String { "[" + values.map(text).joined(separator: ",") + "]" }
func text(_ values: [String]) -> String { "[" + values.map(text).joined(separator: ",") + "]" }
func text(_ c: TokenColor) -> String {
    "[\"\(c.space.rawValue)\",[\(c.red),\(c.green),\(c.blue)],\(c.alpha)]"
}
func text(_ c: TokenCurve) -> String { "[\(c.x1),\(c.y1),\(c.x2),\(c.y2)]" }
func text(_ stroke: TokenStroke) -> String {
    if case .dashes(let lengths, let cap) = stroke { return "[\(text(lengths)),\"\(cap.rawValue)\"]" }
    return "\"\(stroke)\""
}
func text(_ b: TokenBorder) -> String { "[\(text(b.color)),\(b.width),\(text(b.stroke))]" }
func text(_ t: TokenTransition) -> String {
    let spring = t.spring.map { "[\($0.response),\($0.damping)]" } ?? "null"
    let repetition = t.repetition.map { "[\($0.count),\($0.autoreverses)]" } ?? "null"
    return "[\(t.duration),\(t.delay),\(text(t.curve)),\(spring),\(repetition)]"
}
func text(_ layers: [TokenShadow]) -> String {
    let parts = layers.map {
        "[\(text($0.color)),\($0.x),\($0.y),\($0.blur),\($0.spread),\($0.isInset)]"
    }
    return "[" + parts.joined(separator: ",") + "]"
}
func text(_ g: TokenGradient) -> String {
    let stops = g.stops.map { "[\(text($0.color)),\($0.position)]" }.joined(separator: ",")
    var direction = "null"
    switch g.direction {
    case nil: break
    case .angle(let degrees)?: direction = "\(degrees)"
    case .radial(let start, let end)?: direction = "[\(start),\(end.map(text) ?? "null")]"
    case let other?: direction = "\"\(other)\""
    }
    return "[[\(stops)],\(direction)]"
}
func text(_ t: TokenTypography) -> String {
    let style = t.textStyle.map { text($0.rawValue) } ?? "null"
    let design = t.design.map { text($0.rawValue) } ?? "null"
    return "[\(text(t.families)),\(t.size),\(t.weight),\(t.letterSpacing),\(t.lineHeight),\(style),\(design)]"
}
