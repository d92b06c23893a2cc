// swift-format-ignore-file
// Written by candela-generate from the files in 'Sources/CandelaTokenExport/Support'; change those instead.

extension SupportCode {
    /// The files in 'Sources/CandelaTokenExport/Support'.
    static let emitted = SupportCode([
        "TokenTypes.d.ts": ##"""
/** A colour component; "none" where it is missing or has no effect. */
export type TokenComponent = number | "none";

/** A colour in its original space. */
export interface TokenColor {
  readonly colorSpace: "srgb" | "srgb-linear" | "hsl" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "display-p3" | "a98-rgb" | "prophoto-rgb" | "rec2020" | "xyz-d65" | "xyz-d50";
  readonly components: readonly [TokenComponent, TokenComponent, TokenComponent];
  /** Opacity, 0 to 1. */
  readonly alpha: number;
  /** The nearest opaque colour of sRGB, "#rrggbb". */
  readonly hex: string;
  /** A CSS value. */
  readonly css: string;
}

/** A length. */
export interface TokenLength {
  readonly value: number;
  readonly unit: "px" | "rem";
  readonly css: string;
}

/** A duration. */
export interface TokenTime {
  readonly value: number;
  readonly unit: "ms" | "s";
  readonly css: string;
}

/** An easing curve: the coordinates of its two control points. */
export type TokenCurve = readonly [number, number, number, number];

/** A line style: a CSS keyword, or dashes. */
export type TokenStroke =
  | "solid" | "dashed" | "dotted" | "double" | "groove" | "ridge" | "outset" | "inset"
  | { readonly dashArray: readonly TokenLength[]; readonly lineCap: "round" | "butt" | "square" };

/** A border; in `css` dashes become "dashed". */
export interface TokenBorder {
  readonly color: TokenColor;
  readonly width: TokenLength;
  readonly style: TokenStroke;
  readonly css: string;
}

/** A transition; the members after the curve refine it on platforms that support them. */
export interface TokenTransition {
  readonly duration: TokenTime;
  readonly delay: TokenTime;
  readonly timingFunction: TokenCurve;
  readonly spring?: { readonly response: number; readonly damping: number };
  readonly scale?: { readonly from: number; readonly to: number };
  readonly offset?: { readonly from: number; readonly to: number };
  readonly repeat?: { readonly count: number; readonly autoreverses: boolean };
  readonly css: string;
}

/** One layer of a shadow. */
export interface TokenShadowLayer {
  readonly color: TokenColor;
  readonly offsetX: TokenLength;
  readonly offsetY: TokenLength;
  readonly blur: TokenLength;
  readonly spread: TokenLength;
  readonly inset: boolean;
}

/** A shadow; `css` is a `box-shadow`. */
export interface TokenShadow {
  readonly layers: readonly TokenShadowLayer[];
  readonly css: string;
}

/** A gradient; positions run from 0 to 1. Without a direction or angle `css` runs to the right. */
export interface TokenGradient {
  readonly stops: readonly { readonly color: TokenColor; readonly position: number }[];
  readonly direction?: string;
  /** Degrees clockwise from the top, if there is no direction. */
  readonly angle?: number;
  readonly startRadius?: number;
  readonly endRadius?: number;
  readonly css: string;
}

/** A text style; `css` is a `font`, without `letterSpacing`. */
export interface TokenTypography {
  readonly fontFamily: readonly string[];
  readonly fontSize: TokenLength;
  readonly fontWeight: number;
  readonly letterSpacing: TokenLength;
  /** A multiple of the font size. */
  readonly lineHeight: number;
  readonly textStyle?: string;
  readonly design?: string;
  readonly minimumScale?: number;
  readonly css: string;
}

"""##,
        "TokenTypes.kt": #"""
import androidx.compose.animation.core.AnimationSpec
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.repeatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.BorderStroke
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.LinearGradientShader
import androidx.compose.ui.graphics.Shader
import androidx.compose.ui.graphics.ShaderBrush
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.sin
import androidx.compose.animation.core.spring as springSpec

/** A device's appearance: light or dark, each with normal or increased contrast. */
enum class TokenAppearance {
    Light, Dark, LightIncreased, DarkIncreased;

    companion object {
        /** The appearance for a device's settings. */
        fun of(isDark: Boolean, hasMoreContrast: Boolean = false): TokenAppearance =
            if (isDark) {
                if (hasMoreContrast) DarkIncreased else Dark
            } else {
                if (hasMoreContrast) LightIncreased else Light
            }
    }
}

/** The first generic font, such as `serif`; the default font if there is none. */
fun tokenFontFamily(names: List<String>): FontFamily {
    for (name in names) {
        when (name) {
            "sans-serif" -> return FontFamily.SansSerif
            "serif" -> return FontFamily.Serif
            "monospace" -> return FontFamily.Monospace
            "cursive" -> return FontFamily.Cursive
            "system-ui" -> return FontFamily.Default
        }
    }
    return FontFamily.Default
}

/** The line styles of CSS. */
enum class TokenLineStyle { Solid, Dashed, Dotted, Double, Groove, Ridge, Outset, Inset }

/** A line style; [dashes] are lengths of dash, gap, dash, gap, … */
data class TokenStroke(
    val style: TokenLineStyle,
    val dashes: List<Dp> = emptyList(),
    val cap: StrokeCap = StrokeCap.Butt
)

/** A border. */
data class TokenBorder(val color: Color, val width: Dp, val stroke: TokenStroke) {
    /** The border as a solid line, the only style that Compose supports. */
    fun borderStroke(): BorderStroke = BorderStroke(width, color)
}

/** One layer of a shadow. */
data class TokenShadow(
    val color: Color,
    val offsetX: Dp,
    val offsetY: Dp,
    val blur: Dp,
    val spread: Dp,
    val isInset: Boolean = false
)

/** A spring with a mass of 1. */
data class TokenSpring(val dampingRatio: Float, val stiffness: Float)

/** The start and end of a motion. */
data class TokenSpan(val from: Float, val to: Float)

/**
 * A transition.
 *
 * @property iterations the total number of runs; there and back count as two
 * @property offset in dp
 */
data class TokenMotion(
    val durationMillis: Int,
    val delayMillis: Int,
    val easing: Easing,
    val spring: TokenSpring? = null,
    val iterations: Int = 1,
    val reverses: Boolean = false,
    val scale: TokenSpan? = null,
    val offset: TokenSpan? = null,
    val isVertical: Boolean = false
) {
    /** The transition as an animation spec: a spring unless it repeats. Times below 0 count as 0. */
    fun <T> animationSpec(): AnimationSpec<T> {
        if (spring != null && iterations == 1) {
            return springSpec(spring.dampingRatio, spring.stiffness)
        }
        val once = tween<T>(maxOf(durationMillis, 0), maxOf(delayMillis, 0), easing)
        if (iterations == 1) return once
        return repeatable(iterations, once, if (reverses) RepeatMode.Reverse else RepeatMode.Restart)
    }
}

/** A linear gradient through the centre of any area, up to the perpendiculars through its corners. */
private data class TokenAngledBrush(val stops: List<TokenStop>, val degrees: Float) : ShaderBrush() {
    override fun createShader(size: Size): Shader {
        val radians = degrees * PI.toFloat() / 180f
        val half = (abs(size.width * sin(radians)) + abs(size.height * cos(radians))) / 2f
        val x = half * sin(radians)
        val y = -half * cos(radians)
        return LinearGradientShader(
            from = Offset(size.width / 2f - x, size.height / 2f - y),
            to = Offset(size.width / 2f + x, size.height / 2f + y),
            colors = stops.map { it.color },
            colorStops = stops.map { it.position }
        )
    }
}

/** A colour of a gradient and its position, 0 to 1. */
data class TokenStop(val position: Float, val color: Color)

/** The direction of a gradient. */
enum class TokenDirection {
    LeadingTrailing, TopLeadingBottomTrailing, TopBottom, BottomTop, Radial, Angular
}

/**
 * A gradient; the default direction is from top to bottom.
 *
 * @property angle the direction in degrees clockwise from the top, in place of [direction]
 */
data class TokenGradient(
    val stops: List<TokenStop>,
    val direction: TokenDirection = TokenDirection.TopBottom,
    val startRadius: Dp = 0.dp,
    val endRadius: Dp? = null,
    val angle: Float? = null
) {
    /**
     * The gradient as a brush that fills the painted area.
     *
     * @param density the number of pixels in a dp; only gradients with an [endRadius] need it
     */
    fun brush(rightToLeft: Boolean = false, density: Float = 1f): Brush {
        if (stops.size == 1) return SolidColor(stops[0].color)
        if (angle != null) return TokenAngledBrush(stops, angle)
        val far = Float.POSITIVE_INFINITY
        val start = if (rightToLeft) far else 0f
        val end = if (rightToLeft) 0f else far
        val pairs = stops.map { it.position to it.color }.toTypedArray()
        return when (direction) {
            TokenDirection.LeadingTrailing ->
                Brush.horizontalGradient(*pairs, startX = start, endX = end)
            TokenDirection.TopLeadingBottomTrailing ->
                Brush.linearGradient(*pairs, start = Offset(start, 0f), end = Offset(end, far))
            TokenDirection.TopBottom -> Brush.verticalGradient(*pairs, startY = 0f, endY = far)
            TokenDirection.BottomTop -> Brush.verticalGradient(*pairs, startY = far, endY = 0f)
            TokenDirection.Radial -> radial(pairs, density)
            TokenDirection.Angular -> Brush.sweepGradient(*pairs)
        }
    }

    private fun radial(pairs: Array<Pair<Float, Color>>, density: Float): Brush {
        val end = endRadius?.value
        if (end == null || end <= 0f) return Brush.radialGradient(*pairs)
        val start = startRadius.value / end
        val moved = pairs.map { (it.first * (1 - start) + start) to it.second }.toTypedArray()
        return Brush.radialGradient(*moved, radius = end * density)
    }
}

"""#,
        "TokenValues+SwiftUI.swift": ##"""
// swift-format-ignore-file

// For iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1 and later.

#if canImport(SwiftUI)
    public import SwiftUI

    #if canImport(UIKit) && !os(watchOS)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    /// Values for every appearance, for types that do not adapt automatically.
    public struct AppearanceValue<Value: Sendable>: Sendable {
        /// The light value.
        public let light: Value
        /// The dark value.
        public let dark: Value
        /// The light value for increased contrast.
        public let lightIncreased: Value
        /// The dark value for increased contrast.
        public let darkIncreased: Value

        public init(light: Value, dark: Value, lightIncreased: Value, darkIncreased: Value) {
            self.light = light
            self.dark = dark
            self.lightIncreased = lightIncreased
            self.darkIncreased = darkIncreased
        }

        /// The value for a view's colour scheme and contrast.
        public func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Value {
            switch (scheme, contrast) {
            case (.dark, .increased): return darkIncreased
            case (.dark, _): return dark
            case (_, .increased): return lightIncreased
            default: return light
            }
        }

        /// The value for a view's environment.
        public func value(in environment: EnvironmentValues) -> Value {
            value(environment.colorScheme, environment.colorSchemeContrast)
        }
    }

    /// Creates colours. None of its functions is overloaded, which keeps compilation
    /// fast.
    enum TokenPaint {
        static func srgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Color {
            Color(Color.RGBColorSpace.sRGB, red: red, green: green, blue: blue, opacity: opacity)
        }

        static func p3(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Color {
            Color(Color.RGBColorSpace.displayP3, red: red, green: green, blue: blue, opacity: opacity)
        }

        /// A colour that adapts to the colour scheme and the contrast setting. A watch
        /// is always dark.
        static func adaptive(
            _ light: Color, _ dark: Color, _ lightIncreased: Color, _ darkIncreased: Color
        ) -> Color {
            #if canImport(UIKit) && !os(watchOS)
                return Color(
                    uiColor: UIColor { traits in
                        let isIncreased = traits.accessibilityContrast == .high
                        if traits.userInterfaceStyle == .dark {
                            return UIColor(isIncreased ? darkIncreased : dark)
                        }
                        return UIColor(isIncreased ? lightIncreased : light)
                    })
            #elseif canImport(AppKit)
                return Color(
                    nsColor: NSColor(name: nil) { appearance in
                        let names: [NSAppearance.Name] = [
                            .aqua, .darkAqua, .accessibilityHighContrastAqua,
                            .accessibilityHighContrastDarkAqua,
                        ]
                        let name = appearance.bestMatch(from: names)
                        if name == .darkAqua { return NSColor(dark) }
                        if name == .accessibilityHighContrastAqua { return NSColor(lightIncreased) }
                        if name == .accessibilityHighContrastDarkAqua { return NSColor(darkIncreased) }
                        return NSColor(light)
                    })
            #else
                return dark
            #endif
        }
    }

    /// Font names, the most preferred first. SwiftUI uses the first, or the system font
    /// if that is not installed.
    public struct FontFamilyToken: Sendable, Hashable {
        public let names: [String]

        public init(_ names: [String]) { self.names = names }

        /// The system font design meant by the first name; `nil` for a custom font.
        public var systemDesign: Font.Design? {
            switch names.first?.lowercased() ?? "" {
            case "", "system-ui", "-apple-system", "blinkmacsystemfont", "sans-serif", "ui-sans-serif",
                "sf pro", "sf pro text", "sf pro display", "sf compact":
                return .default
            case "ui-rounded", "sf pro rounded", "sf compact rounded": return .rounded
            case "ui-monospace", "monospace", "sf mono": return .monospaced
            case "ui-serif", "serif", "new york": return .serif
            default: return nil
            }
        }

        /// The font in a fixed size, independent of the reader's setting.
        public func font(size: CGFloat) -> Font {
            guard let systemDesign else { return Font.custom(names.first ?? "", fixedSize: size) }
            return Font.system(size: size, design: systemDesign)
        }
    }

    /// A text style. Apply it to a view with `typography(_:)`.
    public struct TypographyToken: Sendable, Hashable {
        public let family: FontFamilyToken
        /// The font size in points.
        public let size: CGFloat
        public let weight: Font.Weight
        /// The additional space between letters in points, for `tracking(_:)`.
        public let letterSpacing: CGFloat
        /// The distance between lines as a multiple of the size.
        public let lineHeight: CGFloat
        /// The text style that it scales with; body if the token has none.
        public let textStyle: Font.TextStyle?
        /// The system font design; `nil` if the family determines it.
        public let design: Font.Design?

        public init(
            family: [String], size: CGFloat, weight: Font.Weight, letterSpacing: CGFloat,
            lineHeight: CGFloat, textStyle: Font.TextStyle?, design: Font.Design?
        ) {
            self.family = FontFamilyToken(family)
            self.size = size
            self.weight = weight
            self.letterSpacing = letterSpacing
            self.lineHeight = lineHeight
            self.textStyle = textStyle
            self.design = design
        }

        /// The font scaled with the reader's setting; a system font keeps its size if
        /// that differs from its text style's.
        public var font: Font {
            guard let systemDesign = family.systemDesign else {
                return Font.custom(family.names.first ?? "", size: size, relativeTo: textStyle ?? .body)
                    .weight(weight)
            }
            if let textStyle, TypographyToken.size(of: textStyle) == size {
                return Font.system(textStyle, design: design ?? systemDesign).weight(weight)
            }
            return font(size: size)
        }

        /// The font in a size that is already scaled.
        public func font(size: CGFloat) -> Font {
            guard let systemDesign = family.systemDesign else { return family.font(size: size).weight(weight) }
            return Font.system(size: size, weight: weight, design: design ?? systemDesign)
        }

        /// The value for `lineSpacing(_:)` that gives the line height, assuming a
        /// natural line height of 1.2 times the size, which is also the minimum.
        public var lineSpacing: CGFloat { max(0, size * (lineHeight - 1.2)) }

        /// The size of a text style at the reader's default setting on a phone.
        private static func size(of style: Font.TextStyle) -> CGFloat? {
            switch style {
            case .largeTitle: return 34
            case .title: return 28
            case .title2: return 22
            case .title3: return 20
            case .headline, .body: return 17
            case .callout: return 16
            case .subheadline: return 15
            case .footnote: return 13
            case .caption: return 12
            case .caption2: return 11
            default: return nil
            }
        }
    }

    extension View {
        /// Applies a text style: font, tracking and line spacing, all scaled with the
        /// reader's setting.
        public func typography(_ token: TypographyToken) -> some View {
            modifier(TypographyTokenModifier(token))
        }

        /// Draws the shadow's outer layers behind the view, the last one first.
        public func shadow(_ token: ShadowToken) -> some View {
            token.layers.reversed().filter { !$0.isInset }.reduce(AnyView(self)) { view, layer in
                AnyView(view.shadow(color: layer.color, radius: layer.radius, x: layer.x, y: layer.y))
            }
        }
    }

    struct TypographyTokenModifier: ViewModifier {
        private let token: TypographyToken
        @ScaledMetric private var scale: CGFloat

        init(_ token: TypographyToken) {
            self.token = token
            _scale = ScaledMetric(wrappedValue: 1, relativeTo: token.textStyle ?? .body)
        }

        func body(content: Content) -> some View {
            content
                .font(token.font(size: token.size * scale))
                .tracking(token.letterSpacing * scale)
                .lineSpacing(token.lineSpacing * scale)
        }
    }

    /// A shadow in one or more layers.
    public struct ShadowToken: Sendable, Hashable {
        /// A layer; lengths in points. The radius is half of the token's blur.
        /// SwiftUI does not draw the spread.
        public struct Layer: Sendable, Hashable {
            public let color: Color
            public let radius: CGFloat
            public let x: CGFloat
            public let y: CGFloat
            public let spread: CGFloat
            public let isInset: Bool

            public init(
                color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, spread: CGFloat,
                isInset: Bool
            ) {
                self.color = color
                self.radius = radius
                self.x = x
                self.y = y
                self.spread = spread
                self.isInset = isInset
            }

            /// The layer for `ShapeStyle.shadow(_:)`.
            public var style: ShadowStyle {
                isInset
                    ? ShadowStyle.inner(color: color, radius: radius, x: x, y: y)
                    : ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
            }
        }

        /// The layers, the topmost first.
        public let layers: [Layer]

        public init(_ layers: [Layer]) { self.layers = layers }
    }

    /// A line style.
    public enum StrokeToken: Sendable, Hashable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
        /// Lengths in points of dash, gap, dash, gap, …
        case dashes([CGFloat], cap: CGLineCap)

        /// The stroke for a line width. SwiftUI draws styles other than dashed and
        /// dotted as solid.
        public func style(lineWidth: CGFloat) -> StrokeStyle {
            switch self {
            case .dashed: return StrokeStyle(lineWidth: lineWidth, dash: [2 * lineWidth, 2 * lineWidth])
            case .dotted:
                return StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [0, 2 * lineWidth])
            case .dashes(let lengths, let cap):
                return StrokeStyle(lineWidth: lineWidth, lineCap: cap, dash: lengths)
            default: return StrokeStyle(lineWidth: lineWidth)
            }
        }
    }

    /// A border: colour, width in points and line style.
    public struct BorderToken: Sendable, Hashable {
        public let color: Color
        public let width: CGFloat
        public let stroke: StrokeToken

        public init(color: Color, width: CGFloat, stroke: StrokeToken) {
            self.color = color
            self.width = width
            self.stroke = stroke
        }

        /// The stroke for `strokeBorder(_:style:)`.
        public var style: StrokeStyle { stroke.style(lineWidth: width) }
    }

    /// An easing curve from (0, 0) to (1, 1) with two control points.
    public struct CurveToken: Sendable, Hashable {
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

        /// An animation with this curve and a duration in seconds.
        public func animation(duration: Double) -> Animation {
            Animation.timingCurve(x1, y1, x2, y2, duration: duration)
        }
    }
#endif

"""##,
        "TokenValues.swift": #"""
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

"""#,
    ])
}
