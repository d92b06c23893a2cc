extension CandelaHints {
    /// The names, metrics and fallback of the first font in a font family token.
    package struct Font: Sendable, Hashable {
        /// The font's name on Apple platforms, for `UIFont(name:size:)`.
        package let apple: String

        /// The font's resource on Android, without `@font/`.
        package let android: String

        /// The font's name in style sheets.
        package let web: String

        /// The font's metrics.
        package let metrics: Metrics

        /// The font used until it is loaded.
        package let fallback: Fallback

        /// Metrics from a font file, in font units.
        package struct Metrics: Sendable, Hashable {
            /// The number of units in an em.
            package let unitsPerEm: Double
            /// The distance from the baseline up to the top of a line.
            package let ascent: Double
            /// The distance from the baseline down to the bottom of a line; 0 or negative, as in
            /// font files.
            package let descent: Double
            /// The gap between two lines.
            package let lineGap: Double
            /// The height of capital letters.
            package let capHeight: Double
            /// The height of lowercase letters.
            package let xHeight: Double
            /// The mean advance width of letters, weighted by their frequency in text.
            package let averageWidth: Double
        }

        /// A font installed on every device of a platform.
        package struct Fallback: Sendable, Hashable {
            /// The font's name.
            package let name: String
            /// The number of units in an em.
            package let unitsPerEm: Double
            /// The mean advance width of its letters, weighted by their frequency in text.
            package let averageWidth: Double

            /// The width of the described font relative to this one at the same size.
            package func widening(to metrics: Metrics) -> Double {
                metrics.averageWidth / metrics.unitsPerEm / (averageWidth / unitsPerEm)
            }
        }
    }
}

extension HintParser {
    /// Reads the names, metrics and fallback of a font, all of which are required.
    mutating func font(_ value: JSONValue) -> CandelaHints.Font? {
        guard value.isObject else {
            return fault(value, "'font' must be an object with 'names', 'metrics' and 'fallback'")
        }
        var names = FontMembers(value, "names")
        let apple = names.text("apple", &self)
        let android = names.text("android", &self)
        let web = names.text("web", &self)
        names.finish(&self)
        var metrics = FontMembers(value, "metrics")
        let measured = CandelaHints.Font.Metrics(
            unitsPerEm: metrics.number("unitsPerEm", .above, &self),
            ascent: metrics.number("ascent", .above, &self),
            descent: metrics.number("descent", .below, &self),
            lineGap: metrics.number("lineGap", .from, &self),
            capHeight: metrics.number("capHeight", .above, &self),
            xHeight: metrics.number("xHeight", .above, &self),
            averageWidth: metrics.number("averageWidth", .above, &self))
        metrics.finish(&self)
        var fallback = FontMembers(value, "fallback")
        let standIn = CandelaHints.Font.Fallback(
            name: fallback.text("name", &self),
            unitsPerEm: fallback.number("unitsPerEm", .above, &self),
            averageWidth: fallback.number("averageWidth", .above, &self))
        fallback.finish(&self)
        guard names.isSound, metrics.isSound, fallback.isSound else { return nil }
        return CandelaHints.Font(
            apple: apple, android: android, web: web, metrics: measured, fallback: standIn)
    }
}

/// A reader for the members of one of the three objects in `font`.
private struct FontMembers {
    /// The allowed range of a number.
    enum Range: String {
        case above = "above 0 and at most 65535"
        case from = "from 0 to 65535"
        case below = "from -65535 to 0"
    }

    private let value: JSONValue
    private let name: String
    private var missing: [String] = []
    private(set) var isSound = true

    init(_ font: JSONValue, _ name: String) {
        value = font[name] ?? font
        self.name = name
        isThere = font[name]?.isObject == true
    }

    private let isThere: Bool

    mutating func text(_ member: String, _ reader: inout HintParser) -> String {
        guard isThere, let text = value[member] else {
            missing.append(member)
            return ""
        }
        if let words = text.string, !words.isEmpty { return words }
        isSound = false
        reader.fault(text, "'\(member)' in '\(name)' must be a string")
        return ""
    }

    mutating func number(_ member: String, _ range: Range, _ reader: inout HintParser) -> Double {
        guard isThere, let text = value[member] else {
            missing.append(member)
            return 0
        }
        // Font files store 16-bit numbers.
        if let number = HintParser.number(text), abs(number) <= 65_535 {
            switch range {
            case .above where number > 0, .from where number >= 0, .below where number <= 0:
                return number
            default: break
            }
        }
        isSound = false
        reader.fault(text, "'\(member)' in '\(name)' must be a number \(range.rawValue)")
        return 0
    }

    /// Reports all missing members in one error.
    mutating func finish(_ reader: inout HintParser) {
        guard !missing.isEmpty else { return }
        isSound = false
        let members = missing.map { "'\($0)'" }.joined(separator: ", ")
        reader.fault(value, "'\(name)' of a 'font' must be an object with \(members)")
    }
}
