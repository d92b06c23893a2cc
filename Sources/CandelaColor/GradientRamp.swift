/// Colours that run into each other, mixed straight in gamma-encoded sRGB.
package struct GradientRamp: Sendable {
    /// A colour and its place, 0…1.
    package typealias Stop = (shade: Shade, position: Double)

    private let stops: [Stop]

    /// A ramp through these stops.
    package init(_ stops: [Stop]) { self.stops = stops }

    /// The colour at a place; the first and the last colour go on beyond their places. Nothing for
    /// a ramp without stops.
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

    /// The colours to measure contrast with: each stop, and colours close together between them,
    /// since a mix may dip below both of its ends.
    package var samples: [Shade] {
        stops.map(\.shade) + (0...32).compactMap { shade(at: Double($0) / 32) }
    }
}
