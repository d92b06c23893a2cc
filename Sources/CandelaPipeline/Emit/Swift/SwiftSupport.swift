/// The types that exported Swift values are of: the file every variant's file stands beside.
enum SwiftSupport {
    static let fileName = "TokenValues.swift"

    static let banner = """
        // swift-format-ignore-file
        // Made from design tokens by `candela tokens build`. Changes here are lost.


        """

    static let text =
        banner + """
            /// A value for every appearance of a screen.
            public struct TokenAppearances<Value: Sendable & Hashable>: Sendable, Hashable {
                /// The value in light surroundings.
                public let light: Value
                /// The value in dark surroundings.
                public let dark: Value
                /// The value in light surroundings with increased contrast.
                public let lightIncreased: Value
                /// The value in dark surroundings with increased contrast.
                public let darkIncreased: Value

                /// Values that differ between appearances.
                public init(light: Value, dark: Value, lightIncreased: Value, darkIncreased: Value) {
                    self.light = light
                    self.dark = dark
                    self.lightIncreased = lightIncreased
                    self.darkIncreased = darkIncreased
                }

                /// One value for all appearances.
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
                /// What the numbers are measured in.
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

            /// An easing curve from (0, 0) to (1, 1) by its two control points.
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

            /// How a line is drawn.
            public enum TokenStroke: Sendable, Hashable {
                /// How a dash ends.
                public enum Cap: String, Sendable, Hashable { case round, butt, square }

                case solid, dashed, dotted, double, groove, ridge, outset, inset
                /// Lengths in points of dash, gap, dash, gap, …; an odd list is gone through twice.
                case dashes([Double], cap: Cap)
            }

            /// An edge: its colour, its width in points and how it is drawn.
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

            /// An animated change. Where there is a spring, duration and curve are its nearest plain form.
            public struct TokenTransition: Sendable, Hashable {
                /// A spring's duration in seconds and how soon it comes to rest: 1 does not swing.
                public struct Spring: Sendable, Hashable {
                    public let response: Double
                    public let damping: Double

                    public init(response: Double, damping: Double) {
                        self.response = response
                        self.damping = damping
                    }
                }

                /// How often it plays, and whether every other time is backwards.
                public struct Repetition: Sendable, Hashable {
                    public let count: Int
                    public let autoreverses: Bool

                    public init(count: Int, autoreverses: Bool) {
                        self.count = count
                        self.autoreverses = autoreverses
                    }
                }

                /// Seconds the change takes.
                public let duration: Double
                /// Seconds before it starts.
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

            /// Colours that run into one another.
            public struct TokenGradient: Sendable, Hashable {
                /// A colour and where it is along the gradient, 0…1.
                public struct Stop: Sendable, Hashable {
                    public let color: TokenColor
                    public let position: Double

                    public init(_ color: TokenColor, _ position: Double) {
                        self.color = color
                        self.position = position
                    }
                }

                /// Which way the colours run. Leading is the side that reading starts from.
                public enum Direction: Sendable, Hashable {
                    case leadingTrailing, topLeadingBottomTrailing, topBottom, bottomTop, angular
                    /// From a circle around the centre to another, radii in points.
                    case radial(startRadius: Double, endRadius: Double?)
                }

                public let stops: [Stop]
                /// Nothing where the token does not say.
                public let direction: Direction?

                public init(_ stops: [Stop], direction: Direction? = nil) {
                    self.stops = stops
                    self.direction = direction
                }
            }

            /// A text style.
            public struct TokenTypography: Sendable, Hashable {
                /// The system's text style whose growth with the reader's setting it follows.
                public enum TextStyle: String, Sendable, Hashable {
                    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
                    case caption1, caption2
                }

                /// The system font's variant.
                public enum Design: String, Sendable, Hashable { case `default`, rounded, monospaced, serif }

                /// Font names, the most preferred first.
                public let families: [String]
                /// The letters' size in points.
                public let size: Double
                /// The letters' weight, 1…1000.
                public let weight: Double
                /// Extra space between letters in points.
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

            """
}
