public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A progress ring, which fills clockwise from the top in every reading direction.
    ///
    /// Its outer diameter is the element's width and height.
    public struct Ring: Sendable, Equatable {
        /// The content inside the ring.
        public var children: [Element]

        /// The filled fraction of the ring, 0 to 1; the final value, not an intermediate one of an
        /// animation.
        public var fraction: Double

        /// The colour of the track under the fill; `nil` for no track.
        public var track: ColorRole?

        /// The outline of the track; `nil` for none.
        public var outline: Surface.Border?

        /// The fill of the completed part of the ring.
        public var fill: Paint

        /// The line width of the ring.
        public var stroke: SizeRole
    }

    /// Creates a progress ring.
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
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        fraction = try member("fraction", own?.fraction)
        track = try member("track", own?.track)
        outline = try member("outline", own?.outline)
        fill = try member("fill", own?.fill)
        stroke = try member("stroke", own?.stroke)
        children = []
    }

    var paints: [String] { [fill.path] }
}
