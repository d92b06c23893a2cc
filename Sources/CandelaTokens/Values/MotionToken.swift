/// How something moves or changes over time.
public struct MotionToken: Sendable, Hashable {
    /// How long one run takes, in seconds.
    public let duration: Double

    /// How long to wait before it starts, in seconds.
    public let delay: Double

    /// How progress runs over the duration, for renderers without springs too.
    public let curve: Curve

    /// The spring to use instead of the curve, where there is one.
    public let spring: Spring?

    /// How many runs there are, each of the full duration; with ``autoreverses`` two make a swing
    /// there and back. Nothing in this package runs without end.
    public let repeats: Int

    /// Whether every second run goes backwards.
    public let autoreverses: Bool

    /// The sizes it goes between, as parts of the full size, where size changes.
    public let scale: Change?

    /// The places it goes between, as distances from where it belongs, where it moves.
    public let offset: Offset?

    /// A motion from its parts.
    public init(
        duration: Double, delay: Double = 0, curve: Curve = .easeInOut, spring: Spring? = nil,
        repeats: Int = 1, autoreverses: Bool = false, scale: Change? = nil, offset: Offset? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.spring = spring
        self.repeats = repeats
        self.autoreverses = autoreverses
        self.scale = scale
        self.offset = offset
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1), time across and progress up.
    public struct Curve: Sendable, Hashable {
        /// The first control point's time, 0…1.
        public let x1: Double
        /// The first control point's progress.
        public let y1: Double
        /// The second control point's time, 0…1.
        public let x2: Double
        /// The second control point's progress.
        public let y2: Double

        /// A curve by its control points.
        public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        /// The same speed all the way.
        public static let linear = Curve(0, 0, 1, 1)
        /// Starts slowly.
        public static let easeIn = Curve(0.42, 0, 1, 1)
        /// Ends slowly.
        public static let easeOut = Curve(0, 0, 0.58, 1)
        /// Starts and ends slowly.
        public static let easeInOut = Curve(0.42, 0, 0.58, 1)
    }

    /// A spring, described as SwiftUI describes it.
    public struct Spring: Sendable, Hashable {
        /// How stiff it is: the time of one swing without friction, in seconds.
        public let response: Double
        /// How soon it rests: 0 swings for ever, 1 never passes its end.
        public let damping: Double

        /// A spring from its two figures.
        public init(response: Double, damping: Double) {
            self.response = response
            self.damping = damping
        }
    }

    /// A figure at the start of a motion and at its end.
    public struct Change: Sendable, Hashable {
        /// The figure at the start.
        public let from: Double
        /// The figure at the end.
        public let to: Double

        /// A change between two figures.
        public init(from: Double, to: Double) {
            self.from = from
            self.to = to
        }
    }

    /// A way along one axis.
    public struct Offset: Sendable, Hashable {
        /// Points from its place at the start: along the reading direction, or downward.
        public let from: Double
        /// Points from its place at the end.
        public let to: Double
        /// Whether it moves up and down, not across.
        public let isVertical: Bool

        /// A way between two distances.
        public init(from: Double, to: Double, isVertical: Bool = false) {
            self.from = from
            self.to = to
            self.isVertical = isVertical
        }
    }
}
