/// The SwiftUI types that exported values are of, and how colours follow the screen: the file
/// every variant's file stands beside.
enum SwiftUISupport {
    static let fileName = "TokenValues+SwiftUI.swift"

    static let text =
        SwiftSupport.banner + """
            // For iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1 and later.

            #if canImport(SwiftUI)
                public import SwiftUI

                #if canImport(UIKit) && !os(watchOS)
                    import UIKit
                #elseif canImport(AppKit)
                    import AppKit
                #endif

                /// A value for every appearance of a screen, for what does not follow it by itself.
                public struct AppearanceValue<Value: Sendable>: Sendable {
                    /// The value in light surroundings.
                    public let light: Value
                    /// The value in dark surroundings.
                    public let dark: Value
                    /// The value in light surroundings with increased contrast.
                    public let lightIncreased: Value
                    /// The value in dark surroundings with increased contrast.
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

                /// Makes colours. None of its functions has overloads, which keeps compiling fast.
                enum TokenPaint {
                    static func srgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Color {
                        Color(Color.RGBColorSpace.sRGB, red: red, green: green, blue: blue, opacity: opacity)
                    }

                    static func p3(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Color {
                        Color(Color.RGBColorSpace.displayP3, red: red, green: green, blue: blue, opacity: opacity)
                    }

                    /// A colour that follows the colour scheme and the contrast setting. A watch is always dark.
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

                /// Font names, the most preferred first. SwiftUI draws with the first, and with the system's
                /// font where that is not installed.
                public struct FontFamilyToken: Sendable, Hashable {
                    public let names: [String]

                    public init(_ names: [String]) { self.names = names }

                    /// The system font's design that the first name stands for; nothing for a font of its own.
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

                    /// The font in a fixed size, which does not follow the reader's setting.
                    public func font(size: CGFloat) -> Font {
                        guard let systemDesign else { return Font.custom(names.first ?? "", fixedSize: size) }
                        return Font.system(size: size, design: systemDesign)
                    }
                }

                /// A text style. `typography(_:)` on a view draws all of it.
                public struct TypographyToken: Sendable, Hashable {
                    public let family: FontFamilyToken
                    /// The letters' size in points.
                    public let size: CGFloat
                    public let weight: Font.Weight
                    /// Extra space between letters in points, for `tracking(_:)`.
                    public let letterSpacing: CGFloat
                    /// The distance between lines as a multiple of the size.
                    public let lineHeight: CGFloat
                    /// The style whose growth with the reader's setting it follows; body where the token does
                    /// not say.
                    public let textStyle: Font.TextStyle?
                    /// The system font's design; nothing where the family decides.
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

                    /// The font as it grows with the reader's setting; a system font of a size that is not its
                    /// text style's keeps its size.
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

                    /// The font in a size that was scaled already.
                    public func font(size: CGFloat) -> Font {
                        guard let systemDesign = family.systemDesign else { return family.font(size: size).weight(weight) }
                        return Font.system(size: size, weight: weight, design: design ?? systemDesign)
                    }

                    /// What `lineSpacing(_:)` needs for the line height, taking a font's own line as 1.2 times its
                    /// size. Lines cannot be drawn closer than that.
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
                    /// Draws text in a style: font, tracking and line spacing, all growing with the reader's
                    /// setting.
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
                    /// One layer; lengths in points. Radius is the token's blur. SwiftUI does not draw spread.
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

                /// How a line is drawn.
                public enum StrokeToken: Sendable, Hashable {
                    case solid, dashed, dotted, double, groove, ridge, outset, inset
                    /// Lengths in points of dash, gap, dash, gap, …
                    case dashes([CGFloat], cap: CGLineCap)

                    /// The stroke for a line of this width. SwiftUI draws what is not dashed or dotted as solid.
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

                /// An edge: its colour, its width in points and how it is drawn.
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

                /// An easing curve from (0, 0) to (1, 1) by its two control points.
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

                    /// An animation along the curve that takes this many seconds.
                    public func animation(duration: Double) -> Animation {
                        Animation.timingCurve(x1, y1, x2, y2, duration: duration)
                    }
                }
            #endif

            """
}
