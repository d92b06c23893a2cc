/// A length: a number with a unit.
public struct DimensionValue: Sendable, Hashable {
    /// The two units of the format.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// An idealised pixel: a point on iOS, a dp on Android.
        case px
        /// A multiple of the reader's default font size.
        case rem
    }

    /// The number; may be negative.
    public let value: Double

    /// The unit of the number.
    public let unit: Unit

    /// Creates a length.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The length in px, with `base` px to a rem.
    ///
    /// - Parameter base: The default font size in px; 16 in browsers.
    public func pixels(rem base: Double = 16) -> Double {
        unit == .px ? value : value * base
    }
}

/// A duration: a number with a unit.
public struct DurationValue: Sendable, Hashable {
    /// The two units of the format.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// Milliseconds.
        case ms
        /// Seconds.
        case s
    }

    /// The number; may be negative.
    public let value: Double

    /// The unit of the number.
    public let unit: Unit

    /// Creates a duration.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The duration in seconds.
    public var seconds: Double { unit == .s ? value : value / 1000 }
}

/// An easing curve from (0, 0) to (1, 1) with two control points.
public struct CubicBezierValue: Sendable, Hashable {
    /// The x coordinate of the first control point, 0…1.
    public let x1: Double
    /// The y coordinate of the first control point.
    public let y1: Double
    /// The x coordinate of the second control point, 0…1.
    public let x2: Double
    /// The y coordinate of the second control point.
    public let y2: Double

    /// Creates a curve from its control points, in the order of the format. The numbers are not
    /// checked.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}
