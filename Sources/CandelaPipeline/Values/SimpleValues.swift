/// A length: a number and its unit.
public struct DimensionValue: Sendable, Hashable {
    /// The two units the format knows.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// An idealised pixel: a point on iOS, a dp on Android.
        case px
        /// A multiple of the reader's default font size.
        case rem
    }

    /// The amount; any sign.
    public let value: Double

    /// What the amount counts.
    public let unit: Unit

    /// A length from its parts.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The length in px, a rem being `base` px.
    ///
    /// - Parameter base: The default font size in px; browsers start from 16.
    public func pixels(rem base: Double = 16) -> Double {
        unit == .px ? value : value * base
    }
}

/// A length of time: a number and its unit.
public struct DurationValue: Sendable, Hashable {
    /// The two units the format knows.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// Thousandths of a second.
        case ms
        /// Seconds.
        case s
    }

    /// The amount; any sign.
    public let value: Double

    /// What the amount counts.
    public let unit: Unit

    /// A length of time from its parts.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The same time in seconds.
    public var seconds: Double { unit == .s ? value : value / 1000 }
}

/// An easing curve from (0, 0) to (1, 1) by its two control points.
public struct CubicBezierValue: Sendable, Hashable {
    /// Horizontal place of the first control point, 0…1.
    public let x1: Double
    /// Vertical place of the first control point.
    public let y1: Double
    /// Horizontal place of the second control point, 0…1.
    public let x2: Double
    /// Vertical place of the second control point.
    public let y2: Double

    /// A curve from its control points, in the order the format writes them.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}
