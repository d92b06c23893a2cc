extension TextStyle {
    /// The factor by which lengths scaled with this style grow, as a ratio of leadings.
    ///
    /// The ratio of leadings, not of sizes, matches the behaviour of devices: 17 points relative to
    /// body text become 48 at the largest setting, while the text itself becomes 53.
    ///
    /// Source: derived from measurements of `UIFontMetrics`; Apple publishes no formula.
    public func factor(at typeSize: TypeSize) -> Double {
        leading(at: typeSize) / leading(at: .large)
    }

    /// A length scaled with this style and rounded to the nearest pixel.
    ///
    /// Compatible with `@ScaledMetric(relativeTo:)`: 12 points relative to body text become 33⅔ at
    /// the largest setting on a display of scale 3.
    ///
    /// - Parameters:
    ///   - value: The length at the default setting, in points.
    ///   - typeSize: The person's type size.
    ///   - displayScale: Pixels per point. If it is 0 or less, as in a trait collection without a
    ///     display, the length is not rounded.
    ///   - maximum: An upper limit for the result, if any.
    public func scaled(
        _ value: Double, at typeSize: TypeSize, displayScale: Double = 3, maximum: Double? = nil
    ) -> Double {
        let length = value * leading(at: typeSize) / leading(at: .large)
        let pixels = (length * displayScale).rounded()
        // With a scale far beyond any display's, pixels are too small to round to.
        let hasPixels = displayScale > 0 && pixels.isFinite
        return min(hasPixels ? pixels / displayScale : length, maximum ?? .infinity)
    }

    /// A font size scaled with this style and rounded to whole points, like custom fonts.
    ///
    /// - Parameters:
    ///   - size: The size at the default setting, in points.
    ///   - typeSize: The person's type size.
    ///   - maximum: An upper limit for the result, if any.
    public func scaledFont(
        _ size: Double, at typeSize: TypeSize, maximum: Double? = nil
    ) -> Double {
        let scaled = (size * leading(at: typeSize) / leading(at: .large)).rounded()
        return min(scaled, maximum ?? .infinity)
    }

    /// The side of a touch target scaled with this style, in points: at least 44, and never smaller
    /// than `side`.
    ///
    /// Source: Apple Human Interface Guidelines, 44 × 44 points for touch targets.
    public func scaledTarget(
        _ side: Double = TextStyle.minimumTarget, at typeSize: TypeSize, displayScale: Double = 3
    ) -> Double {
        max(
            TextStyle.minimumTarget, side,
            scaled(side, at: typeSize, displayScale: displayScale))
    }

    /// The minimum side of a touch target, in points.
    public static let minimumTarget = 44.0
}
