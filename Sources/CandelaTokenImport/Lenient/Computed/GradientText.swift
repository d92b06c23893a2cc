/// A gradient in CSS, which some tools allow as the value of a colour.
///
/// Stops without a position are spread evenly. The format has only stops: a direction or an angle,
/// and that a gradient is radial or angular, becomes a hint. What no hint says leaves the token
/// out.
///
/// Source: CSS Images Level 4, section 3.
struct GradientText {
    /// The members of the token's hints, as JSON.
    let hint: String

    /// Whether its shape depends on the sides of what it fills, so that it is read as in a square.
    private(set) var isOfSquare = false

    /// Whether its first part has a reference, so that it may be a direction.
    let isUnsure: Bool

    private let text: String
    /// Whether it runs against the direction of the hint.
    private var isReversed = false
    /// The stops as written.
    private var parts: [String]

    /// Whether a text is a gradient of any kind.
    static func isGradient(_ text: String) -> Bool {
        let text = text.trimmed
        return text.hasSuffix(")") && text.prefix { $0 != "(" }.hasSuffix("-gradient")
    }

    init(_ text: String) throws(SkippedToken) {
        self.text = text.trimmed
        let name = self.text.prefix { $0 != "(" }
        parts = CSSParts.split(self.text.dropFirst(name.count + 1).dropLast(), at: ",")
        let line = parts.first ?? ""
        isUnsure = Reference.looksLikeCurly(line)
        var hasLine = true
        switch name {
        case "linear-gradient":
            // Without an angle a gradient runs to the bottom.
            let angle = Self.degrees(line) ?? 180
            guard !angle.isNaN else { throw .because("a gradient has no side '\(line)'") }
            hasLine = Self.degrees(line) != nil
            switch Self.sides(line) {
            // Towards a corner is not the angle of the same name, except in squares.
            case ["bottom", "right"]: hint = Self.hint(.topLeadingBottomTrailing)
            case ["top", "left"]: (hint, isReversed) = (Self.hint(.topLeadingBottomTrailing), true)
            case let sides:
                (isOfSquare, isReversed) = (sides?.count == 2, angle == 270)
                hint = Self.hint(ofDegrees: isReversed ? 90 : angle)
            }
        case "radial-gradient":
            let shape = try Self.shape(line)
            (hasLine, isOfSquare) = (shape != nil, shape?.isCircle != true)
            hint = Self.hint(.radial) + (shape?.radius.map { ", \"endRadius\": \($0)" } ?? "")
        case "conic-gradient":
            let words = line.split(separator: " ")
            guard words.first == "from", words.count > 1, Self.isCentre(words.dropFirst(2)),
                Self.degrees(String(words[1])) == 90
            else { throw .because("the format has conic gradients only from 90deg") }
            hint = Self.hint(.angular)
        default: throw .because("the format has no \(name)")
        }
        if hasLine { parts.removeFirst() }
    }

    /// The end of a warning about its reading.
    var reading: String {
        "has a gradient of CSS, read as its stops with \(hint)"
            + (isOfSquare ? ", as in a square" : "")
    }

    /// The stops as JSON; colours that are references stay ones.
    ///
    /// - Throws: A fault if a colour or a position is not recognised, or a stop is outside.
    var json: String {
        get throws(SkippedToken) {
            var stops: [(color: String, position: Double?)] = []
            for part in parts {
                guard let stop = Self.stop(part) else {
                    throw .because("'\(text.prefix(80))' is not a gradient of colours")
                }
                stops +=
                    stop.positions.isEmpty
                    ? [(stop.color, nil)] : stop.positions.map { (stop.color, $0) }
            }
            guard stops.count > 1, stops.allSatisfy({ (0...1).contains($0.position ?? 0) }) else {
                throw .because("a gradient needs two stops and none outside of it")
            }
            let list = Self.positions(stops.map(\.position)).enumerated().map { index, part in
                let position = isReversed ? Conversion.rounded(1 - part) : part
                return "{\"color\": \(stops[index].color), "
                    + "\"position\": \(DraftColor.spell(position))}"
            }
            return "[\((isReversed ? list.reversed() : list).joined(separator: ", "))]"
        }
    }

    /// The positions of stops: none lies before an earlier one, and missing ones are spread evenly.
    private static func positions(_ written: [Double?]) -> [Double] {
        var positions: [Double] = []
        for (index, position) in written.enumerated() {
            let isEnd = index == 0 || index == written.count - 1
            guard let end = position ?? (isEnd ? (index == 0 ? 0 : 1) : nil) else { continue }
            let start = positions.last ?? 0
            let steps = index - positions.count + 1
            for step in 1...steps {
                positions.append(start + (max(end, start) - start) * Double(step) / Double(steps))
            }
        }
        return positions
    }

    /// The shape of a radial gradient around its centre; `nil` for a stop.
    private static func shape(
        _ line: String
    ) throws(SkippedToken) -> (radius: String?, isCircle: Bool)? {
        let words = line.split(separator: " ")
        let size = words.prefix { $0 != "at" }.filter {
            !["circle", "ellipse", "farthest-corner"].contains($0)
        }
        let radius = size.first.flatMap { DecimalUnit(String($0)) }
        let isShape = ["closest-side", "closest-corner", "farthest-side"].contains(size.first)
        guard size.count < words.count || isShape || radius != nil else { return nil }
        let place = words.drop { $0 != "at" }.dropFirst()
        guard size.isEmpty || size.count == 1 && radius?.unit == "px" && !words.contains("ellipse"),
            isCentre(place)
        else { throw .because("the format has no radial gradient '\(line)'") }
        return (radius?.spelling, radius != nil || words.contains("circle"))
    }

    private static func isCentre(_ place: ArraySlice<Substring>) -> Bool {
        place.allSatisfy { ["at", "center", "50%"].contains($0) }
    }

    /// The hint for an angle, as in CSS: `45deg` or a number of degrees.
    static func hint(ofAngle value: JSONValue) -> String? {
        let text = value.string ?? value.number.map { "\($0.text)deg" } ?? ""
        return degrees(text).flatMap { $0.isNaN ? nil : hint(ofDegrees: $0) }
    }

    private static func hint(ofDegrees angle: Double) -> String {
        switch angle {
        case 0: hint(.bottomTop)
        case 90: hint(.leadingTrailing)
        case 180: hint(.topBottom)
        default: "\"angle\": \(DraftColor.spell(angle))"
        }
    }

    private static func hint(_ direction: CandelaHints.Direction) -> String {
        "\"direction\": \"\(direction.rawValue)\""
    }

    /// The angle of a gradient's first part, clockwise from the top; `nil` for a stop, not a number
    /// for sides that do not exist.
    private static func degrees(_ text: String) -> Double? {
        if let sides = sides(text) { return angles[sides] ?? .nan }
        guard let number = DecimalUnit(text), !number.unit.isEmpty || number.value == 0,
            let turn = DraftColor.turns[number.unit.lowercased()]
        else { return nil }
        return DraftColor.wrapped(Conversion.rounded(number.value * turn))
    }

    /// The sides in `to bottom right`; `nil` for other parts.
    private static func sides(_ text: String) -> Set<Substring>? {
        text.hasPrefix("to ") ? Set(text.dropFirst(3).split(separator: " ")) : nil
    }

    /// The corners have the angles of a square.
    private static let angles: [Set<Substring>: Double] = [
        ["top"]: 0, ["right"]: 90, ["bottom"]: 180, ["left"]: 270, ["top", "right"]: 45,
        ["bottom", "left"]: 225, ["bottom", "right"]: 135, ["top", "left"]: 315,
    ]

    /// A colour with up to two positions; `nil` for other texts.
    private static func stop(_ text: String) -> (color: String, positions: [Double])? {
        var color = text
        var positions: [Double] = []
        while positions.count < 2, let space = color.lastIndex(of: " "),
            let number = DecimalUnit(String(color[color.index(after: space)...])),
            number.unit == "%" || number.unit.isEmpty && number.value == 0
        {
            color = color[..<space].trimmed
            positions.insert(number.value(of: 1), at: 0)
        }
        if (try? Reference.curly(color)) != nil { return (JSONText.quoted(color), positions) }
        if let known = ExpressionEvaluator.color(of: color) {
            return (DraftColor.json(known), positions)
        }
        guard case .color(let known) = Quantity(color) else { return nil }
        return (DraftColor.json(known), positions)
    }
}
