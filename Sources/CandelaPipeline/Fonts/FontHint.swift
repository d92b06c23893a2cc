extension CandelaHints {
    /// What a token of a font family says of the font it names first, so that no platform has to guess.
    package struct Font: Sendable, Hashable {
        /// What the font is called on Apple's platforms, as `UIFont(name:size:)` takes it.
        package let apple: String

        /// The font's resource on Android, without `@font/`.
        package let android: String

        /// What style sheets call it.
        package let web: String

        /// How its letters are measured.
        package let metrics: Metrics

        /// The font that stands in until it is there.
        package let fallback: Fallback

        /// Figures of a font file, in its own units.
        package struct Metrics: Sendable, Hashable {
            /// Units to the size of the letters.
            package let unitsPerEm: Double
            /// From the baseline up to the top of a line.
            package let ascent: Double
            /// From the baseline down to the bottom of a line; 0 or below, as font files have it.
            package let descent: Double
            /// Between two lines.
            package let lineGap: Double
            /// The height of capital letters.
            package let capHeight: Double
            /// The height of small letters.
            package let xHeight: Double
            /// The mean advance width of letters by how often they stand in text.
            package let averageWidth: Double
        }

        /// A font that every device of a platform has.
        package struct Fallback: Sendable, Hashable {
            /// Its name.
            package let name: String
            /// Units to the size of its letters.
            package let unitsPerEm: Double
            /// The mean advance width of its letters by how often they stand in text.
            package let averageWidth: Double

            /// How much wider the font is than this one at one size, as a factor.
            package func widening(to metrics: Metrics) -> Double {
                metrics.averageWidth / metrics.unitsPerEm / (averageWidth / unitsPerEm)
            }
        }
    }
}

extension HintReader {
    /// The names, the metrics and the fallback of a font, all of which it needs.
    mutating func font(_ value: JSONValue) -> CandelaHints.Font? {
        guard value.isObject else {
            return fault(value, "'font' is an object with 'names', 'metrics' and 'fallback'")
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

/// One of the three objects in `font`, member by member.
private struct FontMembers {
    /// What a figure may be.
    enum Range: String {
        case above = "above 0 and at most 65535"
        case from = "of 0 to 65535"
        case below = "of -65535 to 0"
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

    mutating func text(_ member: String, _ reader: inout HintReader) -> String {
        guard isThere, let text = value[member] else {
            missing.append(member)
            return ""
        }
        if let words = text.string, !words.isEmpty { return words }
        isSound = false
        reader.fault(text, "'\(member)' in '\(name)' is a text")
        return ""
    }

    mutating func number(_ member: String, _ range: Range, _ reader: inout HintReader) -> Double {
        guard isThere, let text = value[member] else {
            missing.append(member)
            return 0
        }
        // Font files count in 16 bits.
        if let number = HintReader.number(text), abs(number) <= 65_535 {
            switch range {
            case .above where number > 0, .from where number >= 0, .below where number <= 0:
                return number
            default: break
            }
        }
        isSound = false
        reader.fault(text, "'\(member)' in '\(name)' is a number \(range.rawValue)")
        return 0
    }

    /// Tells of all that is not there at once.
    mutating func finish(_ reader: inout HintReader) {
        guard !missing.isEmpty else { return }
        isSound = false
        let members = missing.map { "'\($0)'" }.joined(separator: ", ")
        reader.fault(value, "'\(name)' of a 'font' is an object with \(members)")
    }
}
