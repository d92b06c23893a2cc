public import CandelaTokens

/// A length that scales with the reader's type size.
public struct Size: Sendable, Hashable, Codable {
    /// The length at the default type size, in points.
    public let base: Double

    /// The text style whose scaling the length follows.
    public let relativeTo: TextStyle

    /// The length for the reader's type size and display, in points, rounded to whole pixels.
    public let resolved: Double

    /// Creates a length in points that scales with a text style.
    ///
    /// - Parameter displayScale: The number of pixels per point; the length is rounded to whole
    ///   pixels.
    package init(
        _ base: Double, relativeTo style: TextStyle, at typeSize: TypeSize, displayScale: Double
    ) {
        self.base = base
        relativeTo = style
        resolved = style.scaled(base, at: typeSize, displayScale: displayScale)
    }
}

extension Size: MemberObject {
    @inline(__always)
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        base = try member("base", own?.base)
        relativeTo = try member("relativeTo", own?.relativeTo)
        resolved = try member("resolved", own?.resolved)
    }
}
