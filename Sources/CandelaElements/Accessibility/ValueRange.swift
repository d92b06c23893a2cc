/// A number within bounds, for roles whose value is more than words.
public struct ValueRange: Sendable, Hashable, Codable {
    /// The number as it is, never one on its way to it.
    public let now: Double

    /// The least it can be.
    public let min: Double

    /// The most it can be.
    public let max: Double

    /// A number between two bounds.
    public init(now: Double, min: Double = 0, max: Double = 1) {
        self.now = now
        self.min = min
        self.max = max
    }
}

extension ValueRange: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        now = try member("now", own?.now)
        min = try member("min", own?.min)
        max = try member("max", own?.max)
    }
}
