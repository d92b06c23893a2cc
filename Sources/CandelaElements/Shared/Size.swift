public import CandelaTokens

/// A length that grows with the reader's type size.
public struct Size: Sendable, Hashable, Codable {
    /// The length at the default type size, in points.
    public let base: Double

    /// The text style whose growth the length follows.
    public let relativeTo: TextStyle

    /// The length for the reader's type size and display, in points, on a whole pixel.
    public let resolved: Double

    /// A length in points that grows as a text style does.
    ///
    /// - Parameter displayScale: Pixels per point; the length is on a whole pixel.
    package init(
        _ base: Double, relativeTo style: TextStyle, at typeSize: TypeSize, displayScale: Double
    ) {
        self.base = base
        relativeTo = style
        resolved = style.scaled(base, at: typeSize, displayScale: displayScale)
    }
}

extension Size: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        base = try member("base", own?.base)
        relativeTo = try member("relativeTo", own?.relativeTo)
        resolved = try member("resolved", own?.resolved)
    }
}
