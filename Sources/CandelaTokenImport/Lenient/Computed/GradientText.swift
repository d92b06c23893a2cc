/// A linear gradient in CSS, which some tools allow as the value of a colour.
///
/// Stops without a position are spread evenly. The angle is not part of the format: it becomes a
/// hint.
///
/// Source: CSS Images Level 3, section 3.1.
enum GradientText {
    private static let start = "linear-gradient("

    /// Whether a text is a linear gradient.
    static func isGradient(_ text: String) -> Bool {
        let text = text.trimmed
        return text.hasPrefix(start) && text.hasSuffix(")")
    }

    /// The stops as JSON; `nil` if a colour or a position is not recognised.
    static func json(_ text: String) -> String? {
        guard isGradient(text) else { return nil }
        var parts = parts(of: text)
        if parts.first.flatMap(degrees) != nil { parts.removeFirst() }
        guard parts.count > 1 else { return nil }
        var stops: [(color: String, position: Double?)] = []
        for part in parts {
            guard let stop = stop(part) else { return nil }
            stops.append(stop)
        }
        stops[0].position = stops[0].position ?? 0
        stops[stops.count - 1].position = stops[stops.count - 1].position ?? 1
        var known = 0
        for index in stops.indices {
            guard let end = stops[index].position, let begin = stops[known].position else {
                continue
            }
            for between in known..<index where between > known {
                let part = Double(between - known) / Double(index - known)
                stops[between].position = begin + (end - begin) * part
            }
            known = index
        }
        let isReversed = direction(of: text)?.isReversed == true
        let list = (isReversed ? stops.reversed() : stops).map { stop in
            let part = min(max(stop.position ?? 0, 0), 1)
            let position = DraftColor.spell(
                isReversed ? Conversion.rounded(1 - part, to: 12) : part)
            return "{\"color\": \(stop.color), \"position\": \(position)}"
        }
        return "[\(list.joined(separator: ", "))]"
    }

    /// The direction of a gradient, and whether it runs the other way; `nil` for other angles.
    private static func direction(of text: String) -> (
        direction: CandelaHints.Direction, isReversed: Bool
    )? {
        // Towards a corner is not the angle of the same name, except in squares.
        switch parts(of: text).first.flatMap(sides) {
        case ["bottom", "right"]: return (.topLeadingBottomTrailing, false)
        case ["top", "left"]: return (.topLeadingBottomTrailing, true)
        default: break
        }
        switch angle(of: text) {
        case 270: return (.leadingTrailing, true)
        case let angle?: return direction(of: angle).map { ($0, false) }
        case nil: return nil
        }
    }

    private static func direction(of angle: Double) -> CandelaHints.Direction? {
        switch angle {
        case 0: .bottomTop
        case 90: .leadingTrailing
        case 180: .topBottom
        default: nil
        }
    }

    private static func angle(of text: String) -> Double? {
        // Source: CSS Images Level 3: without an angle a gradient runs to the bottom.
        let angle = parts(of: text).first.flatMap(degrees) ?? 180
        return angle.isNaN ? nil : angle
    }

    /// The hint for the direction of a gradient, as a member in JSON; `nil` for sides that do not
    /// exist.
    static func hint(of text: String) -> (name: String, json: String)? {
        if let (direction, _) = direction(of: text) { return hint(direction) }
        return angle(of: text).map { ("angle", DraftColor.spell($0)) }
    }

    /// The hint for an angle, as in CSS: `45deg` or a number of degrees.
    static func hint(ofAngle value: JSONValue) -> (name: String, json: String)? {
        let text = value.string ?? value.number.map { "\($0.text)deg" } ?? ""
        guard let angle = degrees(text), !angle.isNaN else { return nil }
        return direction(of: angle).map(hint) ?? ("angle", DraftColor.spell(angle))
    }

    private static func hint(_ direction: CandelaHints.Direction) -> (name: String, json: String) {
        ("direction", "\"\(direction.rawValue)\"")
    }

    private static func parts(of text: String) -> [String] {
        split(text.trimmed.dropFirst(start.count).dropLast())
    }

    /// The angle of a gradient's first part, clockwise from the top; `nil` for a stop.
    private static func degrees(_ text: String) -> Double? {
        if let sides = sides(text) { return angles[sides] ?? .nan }
        guard let number = DecimalUnit(text), !number.unit.isEmpty,
            let turn = DraftColor.turns[number.unit.lowercased()]
        else { return nil }
        return DraftColor.wrapped(Conversion.rounded(number.value * turn, to: 6))
    }

    /// The sides in `to bottom right`; `nil` for other parts.
    private static func sides(_ text: String) -> Set<Substring>? {
        text.hasPrefix("to ") ? Set(text.dropFirst(3).split(separator: " ")) : nil
    }

    /// The corners have the angles of a square.
    private static let angles: [Set<Substring>: Double] = [
        ["top"]: 0, ["right"]: 90, ["bottom"]: 180, ["left"]: 270, ["top", "right"]: 45,
        ["bottom", "left"]: 225,
    ]

    /// Whether a gradient runs towards a corner, so that its angle depends on its size.
    static func isTowardsCorner(_ text: String) -> Bool {
        parts(of: text).first.flatMap(sides)?.count == 2
    }

    private static func stop(_ text: String) -> (color: String, position: Double?)? {
        var color = text
        var position: Double?
        if let space = text.lastIndex(of: " "),
            let number = DecimalUnit(String(text[text.index(after: space)...])), number.unit == "%"
        {
            color = text[..<space].trimmed
            position = number.value(of: 1)
        }
        if let known = TokenComputer.color(of: color) {
            return (DraftColor.json(known), position)
        }
        guard case .color(let known) = Quantity(color) else { return nil }
        return (DraftColor.json(known), position)
    }

    /// The parts between commas outside parentheses.
    private static func split(_ text: some StringProtocol) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        for character in text {
            if character == "," && depth == 0 {
                parts.append(part.trimmed)
                part = ""
                continue
            }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            part.append(character)
        }
        return parts + [part.trimmed]
    }
}
