extension TextStyle {
    /// How much lengths that go with this style grow, as a ratio of leadings.
    ///
    /// It is the ratio of leadings and not of sizes that matches what devices draw: 17 points
    /// beside body text become 48 at the largest setting, while the text itself becomes 53.
    ///
    /// Source: derived from measurements of `UIFontMetrics`; Apple publishes no formula.
    public func factor(at typeSize: TypeSize) -> Double {
        leading(at: typeSize) / leading(at: .large)
    }

    /// A length scaled with this style, to the nearest pixel.
    ///
    /// Compatible with `@ScaledMetric(relativeTo:)`: 12 points beside body text are 33⅔ at the
    /// largest setting on a display of scale 3.
    ///
    /// - Parameters:
    ///   - value: The length at the default setting, in points.
    ///   - typeSize: The reader's setting.
    ///   - displayScale: Pixels per point. Where there are none, as the 0 of a trait collection without a
    ///     display says, the length is not rounded.
    ///   - maximum: A length the result never passes, if there is one.
    public func scaled(
        _ value: Double, at typeSize: TypeSize, displayScale: Double = 3, maximum: Double? = nil
    ) -> Double {
        let length = value * leading(at: typeSize) / leading(at: .large)
        let pixels = (length * displayScale).rounded()
        // A scale beyond all displays has pixels too fine to round to.
        let hasPixels = displayScale > 0 && pixels.isFinite
        return min(hasPixels ? pixels / displayScale : length, maximum ?? .infinity)
    }

    /// A font size scaled with this style, to whole points as custom fonts are.
    ///
    /// - Parameters:
    ///   - size: The size at the default setting, in points.
    ///   - typeSize: The reader's setting.
    ///   - maximum: A size the result never passes, if there is one.
    public func scaledFont(
        _ size: Double, at typeSize: TypeSize, maximum: Double? = nil
    ) -> Double {
        let scaled = (size * leading(at: typeSize) / leading(at: .large)).rounded()
        return min(scaled, maximum ?? .infinity)
    }

    /// The side of a touch target scaled with this style: it grows, and is never below 44 points.
    ///
    /// Source: Apple Human Interface Guidelines, 44 × 44 points for anything that is touched.
    public func scaledTarget(
        _ side: Double = TextStyle.minimumTarget, at typeSize: TypeSize, displayScale: Double = 3
    ) -> Double {
        max(
            TextStyle.minimumTarget, side,
            scaled(side, at: typeSize, displayScale: displayScale))
    }

    /// The smallest side of anything that is touched, in points.
    public static let minimumTarget = 44.0
}
