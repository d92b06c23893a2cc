/// A gradient, interpolated linearly in gamma-encoded sRGB.
package struct GradientRamp: Sendable {
    /// A colour and its position, 0…1.
    package typealias Stop = (shade: Shade, position: Double)

    private let stops: [Stop]

    /// Creates a gradient from stops in ascending order of position.
    package init(_ stops: [Stop]) { self.stops = stops }

    /// The colour at a position; the first and the last colour extend beyond their positions.
    /// Returns `nil` without stops.
    package func shade(at position: Double) -> Shade? {
        guard let first = stops.first, let last = stops.last else { return nil }
        if position <= first.position { return first.shade }
        for (start, end) in zip(stops, stops.dropFirst()) where position <= end.position {
            guard end.position > start.position else { return end.shade }
            let part = (position - start.position) / (end.position - start.position)
            return start.shade.mixed(with: end.shade, part)
        }
        return last.shade
    }

    /// Colours for measuring contrast: each stop and 33 evenly spaced positions, because a mix may
    /// have less contrast than both of its ends.
    package var samples: [Shade] {
        stops.map(\.shade) + (0...32).compactMap { shade(at: Double($0) / 32) }
    }
}
