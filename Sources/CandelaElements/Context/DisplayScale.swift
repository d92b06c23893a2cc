package import CandelaJSON

extension Context {
    /// The supported numbers of pixels per point, far beyond any display on both sides: a
    /// browser at its smallest zoom has 0.25. Lengths are rounded to whole pixels, which a smaller
    /// scale would make zero.
    public static let displayScales = 0.25...32.0
}

/// A number of pixels per point.
package struct DisplayScale: MemberValue, Codable {
    /// The number, within ``Context/displayScales``.
    package let value: Double

    package init(_ value: Double) { self.value = value }

    package init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Double.self)
        guard Context.displayScales.contains(value) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "a display scale is \(Self.words), not \(value)"))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, value)
    }

    /// The supported numbers in words: “a number from 0.25 to 32”.
    package static var words: String {
        let range = Context.displayScales
        let ends = [range.lowerBound, range.upperBound].compactMap { JSONNumber.spelling(of: $0) }
        return "a number from \(ends.joined(separator: " to "))"
    }
}
