/// A line style: a named style, or dashes with given lengths.
public enum StrokeStyleValue: Sendable, Hashable {
    /// The CSS line styles, without `none` and `hidden`.
    public enum Keyword: String, Sendable, Hashable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The shape of a dash's ends, as in SVG's `stroke-linecap`.
    public enum LineCap: String, Sendable, Hashable, CaseIterable {
        case round, butt, square
    }

    /// A named style.
    case keyword(Keyword)

    /// Lengths of dash, gap, dash, gap, …; an odd list is repeated.
    case dashes([DimensionValue], lineCap: LineCap)
}

/// A border: colour, width and line style.
public struct BorderValue: Sendable, Hashable {
    /// The line's colour.
    public let color: ColorValue
    /// The line's width.
    public let width: DimensionValue
    /// The line's style.
    public let style: StrokeStyleValue

    /// Creates a border; the width is not checked and may be negative.
    public init(color: ColorValue, width: DimensionValue, style: StrokeStyleValue) {
        self.color = color
        self.width = width
        self.style = style
    }
}

/// A transition: duration, delay and easing.
public struct TransitionValue: Sendable, Hashable {
    /// The duration of the change.
    public let duration: DurationValue
    /// The delay before the change.
    public let delay: DurationValue
    /// The easing curve.
    public let timingFunction: CubicBezierValue

    /// Creates a transition; the times are not checked and may be negative.
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
    /// The horizontal offset; positive values are to the right.
    public let offsetX: DimensionValue
    /// The vertical offset; positive values are down.
    public let offsetY: DimensionValue
    /// The blur radius as in CSS, twice the standard deviation of the blurred edge.
    public let blur: DimensionValue
    /// The distance by which the shadow is larger than the shape.
    public let spread: DimensionValue
    /// Whether the shadow is inside the shape; false by default.
    public let isInset: Bool

    /// Creates a layer.
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

    /// The radius of SwiftUI's and Core Animation's shadows, in px: half of the blur.
    ///
    /// Their radius is about the standard deviation of the blurred edge.
    ///
    /// Source: CSS Backgrounds and Borders Module Level 3, 7.1.1, where a shadow is blurred with a
    /// standard deviation of half the blur radius.
    ///
    /// - Parameter base: The default font size in px; 16 in browsers.
    public func radius(rem base: Double = 16) -> Double {
        blur.pixels(rem: base) / 2
    }
}

/// One stop of a gradient.
public struct GradientStop: Sendable, Hashable {
    /// The colour at this stop.
    public let color: ColorValue

    /// The position along the gradient, 0…1. Numbers outside are clamped.
    public let position: Double

    /// Creates a stop; `position` is clamped to 0…1.
    public init(color: ColorValue, position: Double) {
        self.color = color
        self.position = min(max(position, 0), 1)
    }
}

/// A text style.
public struct TypographyValue: Sendable, Hashable {
    /// Font names, the most preferred first; never empty.
    public let fontFamily: [String]
    /// The font size.
    public let fontSize: DimensionValue
    /// The font weight.
    public let fontWeight: FontWeightValue
    /// The additional space between letters.
    public let letterSpacing: DimensionValue
    /// The distance between lines as a multiple of the font size.
    public let lineHeight: Double

    /// Creates a text style; `fontFamily` must have at least one name.
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
