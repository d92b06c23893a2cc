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
