/// An animation: duration, curve and changes of size or position.
public struct MotionToken: Sendable, Equatable {
    /// The duration of one run, in seconds.
    public let duration: Double

    /// The delay before the start, in seconds.
    public let delay: Double

    /// The timing curve, used if there is no spring or the renderer does not support springs.
    public let curve: Curve

    /// The spring to use instead of the curve; `nil` without one.
    public let spring: Spring?

    /// The number of runs, each of the full duration; with ``autoreverses``, two make one
    /// back-and-forth movement. No motion in this package repeats forever.
    public let repeats: Int

    /// Whether every second run is reversed.
    public let autoreverses: Bool

    /// The change of scale, as factors of the full size; `nil` if the size does not change.
    public let scale: Change?

    /// The change of position, as distances from the final position; `nil` if it does not move.
    public let offset: Offset?

    /// Creates a motion from its parts.
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

    /// A cubic Bézier curve from (0, 0) to (1, 1), with time on the horizontal axis and progress on
    /// the vertical one.
    public struct Curve: Sendable, Equatable {
        /// The first control point's time, 0…1.
        public let x1: Double
        /// The first control point's progress.
        public let y1: Double
        /// The second control point's time, 0…1.
        public let x2: Double
        /// The second control point's progress.
        public let y2: Double

        /// Creates a curve from its control points.
        public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        /// Constant speed.
        public static let linear = Curve(0, 0, 1, 1)
        /// A curve that starts slowly.
        public static let easeIn = Curve(0.42, 0, 1, 1)
        /// A curve that ends slowly.
        public static let easeOut = Curve(0, 0, 0.58, 1)
        /// A curve that starts and ends slowly.
        public static let easeInOut = Curve(0.42, 0, 0.58, 1)
    }

    /// A spring, with the parameters of SwiftUI.
    public struct Spring: Sendable, Equatable {
        /// The stiffness, as the period of an undamped oscillation, in seconds.
        public let response: Double
        /// The damping fraction: 0 oscillates forever, 1 never overshoots.
        public let damping: Double

        /// Creates a spring from its response, in seconds, and its damping fraction.
        public init(response: Double, damping: Double) {
            self.response = response
            self.damping = damping
        }
    }

    /// The start and end value of a property.
    public struct Change: Sendable, Equatable {
        /// The start value.
        public let from: Double
        /// The end value.
        public let to: Double

        /// Creates a change between two values.
        public init(from: Double, to: Double) {
            self.from = from
            self.to = to
        }
    }

    /// A movement along one axis.
    public struct Offset: Sendable, Equatable {
        /// The start distance from the final position in points: in the reading direction, or
        /// downwards.
        public let from: Double
        /// The end distance from the final position in points.
        public let to: Double
        /// Whether the movement is vertical rather than horizontal.
        public let isVertical: Bool

        /// Creates a movement between two distances.
        public init(from: Double, to: Double, isVertical: Bool = false) {
            self.from = from
            self.to = to
            self.isVertical = isVertical
        }
    }
}
