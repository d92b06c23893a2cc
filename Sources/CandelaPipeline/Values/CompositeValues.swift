/// How a line is drawn: a named style, or dashes of given lengths.
public enum StrokeStyleValue: Sendable, Hashable {
    /// The CSS line styles, without `none` and `hidden`.
    public enum Keyword: String, Sendable, Hashable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// How a dash ends, as in SVG's `stroke-linecap`.
    public enum LineCap: String, Sendable, Hashable, CaseIterable {
        case round, butt, square
    }

    /// A named style.
    case keyword(Keyword)

    /// Lengths of dash, gap, dash, gap, …; an odd list is gone through twice.
    case dashes([DimensionValue], lineCap: LineCap)
}

/// An edge: its colour, its width and how it is drawn.
public struct BorderValue: Sendable, Hashable {
    /// The line's colour.
    public let color: ColorValue
    /// The line's thickness.
    public let width: DimensionValue
    /// How the line is drawn.
    public let style: StrokeStyleValue

    /// An edge from its parts.
    public init(color: ColorValue, width: DimensionValue, style: StrokeStyleValue) {
        self.color = color
        self.width = width
        self.style = style
    }
}

/// An animated change: how long, after what wait, and along which curve.
public struct TransitionValue: Sendable, Hashable {
    /// How long the change takes.
    public let duration: DurationValue
    /// How long to wait before it starts.
    public let delay: DurationValue
    /// How progress runs over time.
    public let timingFunction: CubicBezierValue

    /// A change from its parts.
    public init(
        duration: DurationValue, delay: DurationValue, timingFunction: CubicBezierValue
    ) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}

/// One layer of a shadow.
public struct ShadowLayer: Sendable, Hashable {
    /// The shadow's colour.
    public let color: ColorValue
    /// How far it falls to the right.
    public let offsetX: DimensionValue
    /// How far it falls downward.
    public let offsetY: DimensionValue
    /// How soft its edge is.
    public let blur: DimensionValue
    /// How much larger than the shape it is.
    public let spread: DimensionValue
    /// Whether it falls inside the shape; false unless the file says so.
    public let isInset: Bool

    /// A layer from its parts.
    public init(
        color: ColorValue, offsetX: DimensionValue, offsetY: DimensionValue,
        blur: DimensionValue, spread: DimensionValue, isInset: Bool = false
    ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}

/// One stop of a gradient.
public struct GradientStop: Sendable, Hashable {
    /// The colour at this stop.
    public let color: ColorValue

    /// Where the stop is along the gradient, 0…1. A number outside counts as the nearer end.
    public let position: Double

    /// A stop from its parts; `position` is clamped to 0…1.
    public init(color: ColorValue, position: Double) {
        self.color = color
        self.position = min(max(position, 0), 1)
    }
}

/// A text style.
public struct TypographyValue: Sendable, Hashable {
    /// Font names, the most preferred first; never empty.
    public let fontFamily: [String]
    /// The letters' size.
    public let fontSize: DimensionValue
    /// The letters' weight.
    public let fontWeight: FontWeightValue
    /// Extra space between letters.
    public let letterSpacing: DimensionValue
    /// The distance between lines as a multiple of the font size.
    public let lineHeight: Double

    /// A text style from its parts.
    public init(
        fontFamily: [String], fontSize: DimensionValue, fontWeight: FontWeightValue,
        letterSpacing: DimensionValue, lineHeight: Double
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}
