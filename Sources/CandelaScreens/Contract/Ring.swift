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

        /// A fill as `#rrggbb`, when the person chose a colour that no role has.
        public var customFill: String?

        /// How wide the line is.
        public var stroke: SizeRole
    }

    /// A ring that fills with progress.
    public static func ring(
        _ fraction: Double, fill: Paint, track: ColorRole? = nil,
        outline: Surface.Border? = nil,
        stroke: SizeRole, customFill: String? = nil,
        @ElementBuilder _ children: () -> [Element] = { [] }
    ) -> Element {
        Element(
            .ring(
                Ring(
                    children: children(), fraction: fraction, track: track, outline: outline,
                    fill: fill, customFill: customFill, stroke: stroke)))
    }
}

extension Element.Ring: ElementHolder {
    func record(to sink: inout some MemberSink) {
        sink.member("fraction", fraction)
        sink.member("track", track?.path)
        sink.member("outline", outline)
        sink.member("fill", fill.path)
        sink.member("customFill", customFill)
        sink.member("stroke", stroke.path)
    }

    init(_ members: Members) throws {
        fraction = try members.read("fraction")
        track = try members.read(ifPresent: "track")
        outline = try members.read(ifPresent: "outline")
        fill = try members.read("fill")
        customFill = try members.read(ifPresent: "customFill")
        stroke = try members.read("stroke")
        children = []
    }
}
