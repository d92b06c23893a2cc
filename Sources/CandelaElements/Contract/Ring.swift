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

extension Element.Ring: ElementHolder {
    var paints: [String] { [fill.path] }

    func record(to sink: inout some MemberSink) {
        sink.member("fraction", fraction)
        sink.member("track", role: track)
        sink.member("outline", outline)
        sink.member("fill", role: fill)
        sink.member("stroke", role: stroke)
    }

    init(_ members: Members) throws {
        fraction = try members.read("fraction")
        track = try members.read(ifPresent: "track")
        outline = try members.read(ifPresent: "outline")
        fill = try members.read("fill")
        stroke = try members.read("stroke")
        children = []
    }
}
