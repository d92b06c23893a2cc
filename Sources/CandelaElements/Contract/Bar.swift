public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A straight progress bar.
    ///
    /// Its thickness is the height of its element, or the width if it is vertical.
    public struct Bar: Sendable, Equatable {
        /// The filled fraction of the bar, 0 to 1; the final value, not an intermediate one of an
        /// animation.
        public var fraction: Double

        /// The colour of the track under the fill; `nil` for no track.
        public var track: ColorRole?

        /// The outline of the track; `nil` for none.
        public var outline: Surface.Border?

        /// The fill of the completed part of the bar. A gradient spans only that part, so that its
        /// last colour is always at the end of the fill.
        public var fill: Paint

        /// The corner radius of track and fill; `nil` for square corners.
        public var cornerRadius: CornerRadius?

        /// The edge from which the bar fills; `nil` for the leading edge.
        public var fillsFrom: Edge?

        /// The edge from which a bar fills.
        public enum Edge: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// The leading edge: the left, or the right in right-to-left languages.
            case leading
            /// The bottom edge, for a vertical bar.
            case bottom
        }
    }

    /// Creates a straight progress bar.
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
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        fraction = try member("fraction", own?.fraction)
        track = try member("track", own?.track)
        outline = try member("outline", own?.outline)
        fill = try member("fill", own?.fill)
        cornerRadius = try member("cornerRadius", own?.cornerRadius)
        fillsFrom = try member("fillsFrom", own?.fillsFrom)
    }

    var paints: [String] { [fill.path] }
}
