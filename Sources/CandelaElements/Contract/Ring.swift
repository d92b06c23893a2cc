public import CandelaTokens

extension Element {
    /// A ring that fills with progress, clockwise from the top in every reading direction.
    ///
    /// Its outer diameter is the element's width and height.
    public struct Ring: Sendable, Hashable {
        /// What stands inside it.
        public var children: [Element]

        /// How much of the ring is filled, 0 to 1; the true value, never one on its way.
        public var fraction: Double

        /// What lies under the fill.
        public var track: ColorRole?

        /// A line around the track.
        public var outline: Surface.Border?

        /// The fill.
        public var fill: Paint

        /// How wide the line is.
        public var stroke: SizeRole
    }

    /// A ring that fills with progress.
    public static func ring(
        _ fraction: Double, fill: Paint, track: ColorRole? = nil, outline: Surface.Border? = nil,
        stroke: SizeRole,
        @ElementBuilder _ children: () -> [Element] = { [] }
    ) -> Element {
        Element(
            .ring(
                Ring(
                    children: children(), fraction: fraction, track: track, outline: outline,
                    fill: fill, stroke: stroke)))
    }
}

extension Element.Ring: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        fraction = try member("fraction", own?.fraction)
        track = try member("track", own?.track)
        outline = try member("outline", own?.outline)
        fill = try member("fill", own?.fill)
        stroke = try member("stroke", own?.stroke)
        children = []
    }

    var paints: [String] { [fill.path] }
}
