// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI's interface that exported tokens use, as Apple documents it, so that exports
// can be type-checked where SwiftUI is not. Never part of the package. `SwiftUI+Views.swift` adds the
// declarations that the renderer of the article “Draw elements in SwiftUI” uses.

@_exported import struct Foundation.CGFloat

#if canImport(UIKit)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

public enum CGLineCap: Sendable, Hashable { case butt, round, square }

public protocol ShapeStyle: Sendable {}

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
    public nonisolated func font(_ font: Font?) -> some View { self }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent()
    }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
}

public struct ModifiedContent<Content, Modifier> { nonisolated init() {} }
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

public struct AnyView: _Primitive {
    public nonisolated init<V: View>(_ view: V) {}
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _Primitive {}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
    public var wrappedValue: Value
}

public enum ColorScheme: CaseIterable, Sendable, Hashable { case light, dark }

public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable { case standard, increased }

public struct EnvironmentValues {
    public var colorScheme: ColorScheme
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

public struct Color: Hashable, Sendable, ShapeStyle {
    public enum RGBColorSpace: Sendable, Hashable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {}
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    public init(_ name: String) {}
    #if canImport(UIKit)
        public init(_ color: UIColor) {}
        public init(uiColor: UIColor) {}
    #elseif canImport(AppKit)
        public init(_ color: NSColor) {}
        public init(nsColor: NSColor) {}
    #endif

    public static let primary = Color("")
    public static let secondary = Color("")
    public static let accentColor = Color("")
    public static let black = Color("")
    public static let clear = Color("")
    public static let red = Color("")
}

extension Color: _Primitive {}

#if canImport(UIKit)
    extension UIColor {
        public convenience init(_ color: Color) { self.init() }
    }
#elseif canImport(AppKit)
    extension NSColor {
        public convenience init(_ color: Color) { self.init() }
    }
#endif

public struct Material: ShapeStyle, Sendable {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
}

public struct UnitPoint: Hashable, Sendable {
    init() {}
    public init(x: CGFloat, y: CGFloat) {}
    public static let center = UnitPoint()
    public static let leading = UnitPoint()
    public static let trailing = UnitPoint()
    public static let top = UnitPoint()
    public static let bottom = UnitPoint()
    public static let topLeading = UnitPoint()
    public static let topTrailing = UnitPoint()
    public static let bottomLeading = UnitPoint()
    public static let bottomTrailing = UnitPoint()
}

public struct Angle: Hashable, Sendable {
    public static var zero: Angle { Angle() }
}

public struct Gradient: Hashable, Sendable, ShapeStyle {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = [] }
}

public struct LinearGradient: ShapeStyle, _Primitive, Sendable {
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct RadialGradient: ShapeStyle, _Primitive, Sendable {
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {}
}

public struct AngularGradient: ShapeStyle, _Primitive, Sendable {
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {}
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
}

public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

public enum CGLineJoin: Sendable, Hashable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}

public struct Font: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }

    public enum TextStyle: CaseIterable, Sendable, Hashable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
        case extraLargeTitle, extraLargeTitle2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static let body = Font()
    public static let headline = Font()

    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font { Font() }
    @_disfavoredOverload public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font { Font() }
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
}

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static var linear: Animation { Animation() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { Animation() }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation() }
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation() }
    public func delay(_ delay: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}
