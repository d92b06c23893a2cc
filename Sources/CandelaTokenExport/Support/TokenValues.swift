// swift-format-ignore-file

/// Values for every appearance.
public struct TokenAppearances<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The light value.
    public let light: Value
    /// The dark value.
    public let dark: Value
    /// The light value for increased contrast.
    public let lightIncreased: Value
    /// The dark value for increased contrast.
    public let darkIncreased: Value

    /// Creates values that differ between appearances.
    public init(light: Value, dark: Value, lightIncreased: Value, darkIncreased: Value) {
        self.light = light
        self.dark = dark
        self.lightIncreased = lightIncreased
        self.darkIncreased = darkIncreased
    }

    /// Creates the same value for all appearances.
    public init(_ value: Value) {
        self.init(light: value, dark: value, lightIncreased: value, darkIncreased: value)
    }

    /// The value for an appearance.
    public func value(isDark: Bool, isIncreased: Bool) -> Value {
        if isDark { return isIncreased ? darkIncreased : dark }
        return isIncreased ? lightIncreased : light
    }
}

/// A colour by its encoded red, green, blue and opacity, each 0…1.
public struct TokenColor: Sendable, Hashable {
    /// The colour space of the components.
    public enum Space: String, Sendable, Hashable {
        case srgb
        case displayP3 = "display-p3"
    }

    public let space: Space
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    public init(_ space: Space, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// An easing curve from (0, 0) to (1, 1) with two control points.
public struct TokenCurve: Sendable, Hashable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}

/// A line style.
public enum TokenStroke: Sendable, Hashable {
    /// The shape of a dash's ends.
    public enum Cap: String, Sendable, Hashable { case round, butt, square }

    case solid, dashed, dotted, double, groove, ridge, outset, inset
    /// Lengths in points of dash, gap, dash, gap, …; an odd list is repeated.
    case dashes([Double], cap: Cap)
}

/// A border: colour, width in points and line style.
public struct TokenBorder: Sendable, Hashable {
    public let color: TokenColor
    public let width: Double
    public let stroke: TokenStroke

    public init(color: TokenColor, width: Double, stroke: TokenStroke) {
        self.color = color
        self.width = width
        self.stroke = stroke
    }
}

/// A transition. If it has a spring, duration and curve are its nearest approximation.
public struct TokenTransition: Sendable, Hashable {
    /// A spring's period in seconds and its damping ratio: at 1 it does not oscillate.
    public struct Spring: Sendable, Hashable {
        public let response: Double
        public let damping: Double

        public init(response: Double, damping: Double) {
            self.response = response
            self.damping = damping
        }
    }

    /// The number of runs, and whether every second run is reversed.
    public struct Repetition: Sendable, Hashable {
        public let count: Int
        public let autoreverses: Bool

        public init(count: Int, autoreverses: Bool) {
            self.count = count
            self.autoreverses = autoreverses
        }
    }

    /// The duration in seconds.
    public let duration: Double
    /// The delay in seconds.
    public let delay: Double
    public let curve: TokenCurve
    public let spring: Spring?
    public let repetition: Repetition?

    public init(
        duration: Double, delay: Double, curve: TokenCurve, spring: Spring? = nil,
        repetition: Repetition? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.spring = spring
        self.repetition = repetition
    }
}

/// One layer of a shadow; lengths in points.
public struct TokenShadow: Sendable, Hashable {
    public let color: TokenColor
    public let x: Double
    public let y: Double
    public let blur: Double
    public let spread: Double
    public let isInset: Bool

    public init(
        color: TokenColor, x: Double, y: Double, blur: Double, spread: Double = 0,
        isInset: Bool = false
    ) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}

/// A colour gradient.
public struct TokenGradient: Sendable, Hashable {
    /// A colour and its position along the gradient, 0…1.
    public struct Stop: Sendable, Hashable {
        public let color: TokenColor
        public let position: Double

        public init(_ color: TokenColor, _ position: Double) {
            self.color = color
            self.position = position
        }
    }

    /// The direction of a gradient. Leading is the side at which reading starts.
    public enum Direction: Sendable, Hashable {
        case leadingTrailing, topLeadingBottomTrailing, topBottom, bottomTop, angular
        /// A line through the centre, in degrees clockwise from the top.
        case angle(Double)
        /// From a circle around the centre to another, radii in points.
        case radial(startRadius: Double, endRadius: Double?)
    }

    public let stops: [Stop]
    /// The direction; `nil` if the token has none.
    public let direction: Direction?

    public init(_ stops: [Stop], direction: Direction? = nil) {
        self.stops = stops
        self.direction = direction
    }
}

/// A text style.
public struct TokenTypography: Sendable, Hashable {
    /// The system text style that it scales with.
    public enum TextStyle: String, Sendable, Hashable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
        case caption1, caption2
    }

    /// The system font's variant.
    public enum Design: String, Sendable, Hashable { case `default`, rounded, monospaced, serif }

    /// Font names, the most preferred first.
    public let families: [String]
    /// The font size in points.
    public let size: Double
    /// The font weight, 1…1000.
    public let weight: Double
    /// The additional space between letters in points.
    public let letterSpacing: Double
    /// The distance between lines as a multiple of the size.
    public let lineHeight: Double
    public let textStyle: TextStyle?
    public let design: Design?

    public init(
        families: [String], size: Double, weight: Double, letterSpacing: Double,
        lineHeight: Double, textStyle: TextStyle? = nil, design: Design? = nil
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.textStyle = textStyle
        self.design = design
    }
}
