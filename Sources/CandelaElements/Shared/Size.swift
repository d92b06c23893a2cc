public import CandelaJSON
package import CandelaTokens

/// A length for the reader's type size, in points.
///
/// In JSON it is a number.
public struct Size: Sendable, Equatable, Codable {
    /// The length in points, rounded to whole pixels.
    public let points: Double

    /// Creates a length in points that scales with a text style.
    ///
    /// - Parameters:
    ///   - base: The length at the default type size, in points.
    ///   - displayScale: The number of pixels per point; the length is rounded to whole pixels.
    package init(
        _ base: Double, relativeTo style: TextStyle, at typeSize: TypeSize, displayScale: Double
    ) {
        points = style.scaled(base, at: typeSize, displayScale: displayScale)
    }

    private init(points: Double) { self.points = points }

    /// Decodes a number.
    public init(from decoder: any Decoder) throws {
        points = try decoder.singleValueContainer().decode(Double.self)
    }

    /// Encodes a number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(points)
    }
}

extension Size: MemberValue {
    @usableFromInline
    package init(coded points: Double) { self.init(points: points) }

    @usableFromInline
    package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, points)
    }
}
