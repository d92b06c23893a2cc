public import CandelaTokens

extension Element {
    /// A straight bar that fills with progress.
    ///
    /// It is as thick as its element is high, or wide when it stands.
    public struct Bar: Sendable, Hashable {
        /// How much of the bar is filled, 0 to 1; the true value, never one on its way.
        public var fraction: Double

        /// What lies under the fill; absent for a fill without a track.
        public var track: ColorRole?

        /// A line around the track.
        public var outline: Surface.Border?

        /// The fill. A gradient spans the filled part alone, so that its end always has the last
        /// colour.
        public var fill: Paint

        /// How round the ends of the track and of the fill are.
        public var cornerRadius: CornerRadius?

        /// The edge the fill grows from: the start of the reading direction unless said otherwise.
        public var fillsFrom: Edge?

        /// An edge of a bar.
        public enum Edge: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// Where reading starts: the left, or the right in Arabic and Hebrew.
            case leading
            /// The foot of a bar that stands.
            case bottom
        }
    }

    /// A straight bar that fills with progress.
    public static func bar(
        _ fraction: Double, fill: Paint, track: ColorRole? = nil, outline: Surface.Border? = nil,
        cornerRadius: CornerRadius? = nil, fillsFrom: Bar.Edge = .leading
    ) -> Element {
        Element(
            .bar(
                Bar(
                    fraction: fraction, track: track, outline: outline, fill: fill,
                    cornerRadius: cornerRadius,
                    fillsFrom: fillsFrom == .leading ? nil : fillsFrom)))
    }
}

extension Element.Bar: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        fraction = try member("fraction", own?.fraction)
        track = try member("track", own?.track)
        outline = try member("outline", own?.outline)
        fill = try member("fill", own?.fill)
        cornerRadius = try member("cornerRadius", own?.cornerRadius)
        fillsFrom = try member("fillsFrom", own?.fillsFrom)
    }

    var paints: [String] { [fill.path] }
}
