/// A linear gradient in CSS, which some tools allow as the value of a colour.
///
/// Stops without a position are spread evenly. The angle is not part of the format.
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
        var parts = split(text.trimmed.dropFirst(start.count).dropLast())
        if let first = parts.first, first.hasPrefix("to ") || isAngle(first) {
            parts.removeFirst()
        }
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
        let list = stops.map { stop in
            let position = DraftColor.spell(min(max(stop.position ?? 0, 0), 1))
            return "{\"color\": \(stop.color), \"position\": \(position)}"
        }
        return "[\(list.joined(separator: ", "))]"
    }

    private static func isAngle(_ text: String) -> Bool {
        guard let number = DecimalUnit(text) else { return false }
        return ["deg", "rad", "turn", "grad"].contains(number.unit)
    }

    private static func stop(_ text: String) -> (color: String, position: Double?)? {
        var color = text
        var position: Double?
        if let space = text.lastIndex(of: " "),
            let number = DecimalUnit(String(text[text.index(after: space)...])), number.unit == "%"
        {
            color = text[..<space].trimmed
            position = number.value / 100
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
