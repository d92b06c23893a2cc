public import CandelaJSON

/// A number with its bounds, for roles with more than a textual value.
public struct ValueRange: Sendable, Equatable, Codable {
    /// The current number; the final value, not an intermediate one of an animation.
    public let now: Double

    /// The lower bound.
    public let min: Double

    /// The upper bound.
    public let max: Double

    /// Creates a number with its bounds, by default 0 and 1.
    public init(now: Double, min: Double = 0, max: Double = 1) {
        self.now = now
        self.min = min
        self.max = max
    }
}

extension ValueRange: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        now = try member("now", own?.now)
        min = try member("min", own?.min)
        max = try member("max", own?.max)
    }
}
