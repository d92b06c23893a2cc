// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI's interface that the renderer of the article “Draw elements in SwiftUI” uses,
// as Apple documents it for iOS 16 and macOS 13. Never part of the package.

public import Foundation

/// A view that is drawn without a body.
@MainActor @preconcurrency public protocol _Primitive: View where Body == Never {}

extension _Primitive {
    public var body: Never { fatalError() }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension Optional: _Primitive where Wrapped: View {}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

public struct EmptyView: _Primitive {
    public nonisolated init() {}
}
public struct TupleView<T>: _Primitive {
    public nonisolated init(_ value: T) {}
}
public struct _ConditionalContent<TrueContent, FalseContent> { nonisolated init() {} }
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

// MARK: State

@propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) { wrappedValue = value }
    public init(initialValue value: Value) { wrappedValue = value }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper public struct Binding<Value> {
    public static func constant(_ value: Value) -> Binding<Value> { Binding(value) }
    private init(_ value: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding { fatalError() }

    @propertyWrapper public struct Binding {
        private init(_ value: Value) {}
        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set {}
        }
    }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var locale: Locale {
        get { fatalError() }
        set {}
    }
    public var calendar: Calendar {
        get { fatalError() }
        set {}
    }
    public var timeZone: TimeZone {
        get { fatalError() }
        set {}
    }
    public var displayScale: CGFloat {
        get { 1 }
        set {}
    }
    public var accessibilityReduceMotion: Bool { false }
}

// MARK: Layout

public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
    public static let firstTextBaseline = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

public struct ViewDimensions {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct LayoutSubview: Equatable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {}
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

public protocol Animatable {}

@preconcurrency public protocol Layout: Sendable, Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == () {
    public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
    public nonisolated func callAsFunction<V: View>(
        @ViewBuilder _ content: () -> V
    ) -> some View { EmptyView() }
}

extension View {
    public nonisolated func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> some View { self }
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    { self }
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
        public static let top = Set(rawValue: 1)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

// MARK: Containers

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) {}
}

public struct HStack<Content: View>: _Primitive {
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct VStack<Content: View>: _Primitive {
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct ZStack<Content: View>: _Primitive {
    public nonisolated init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct LazyVStack<Content: View>: _Primitive {
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {}
}
public struct Spacer: _Primitive {
    public nonisolated init(minLength: CGFloat? = nil) {}
}
public struct ViewThatFits<Content: View>: _Primitive {
    public nonisolated init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {}
}
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
public struct ScrollView<Content: View>: _Primitive {
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct GeometryProxy {
    public var size: CGSize { .zero }
}
public struct GeometryReader<Content: View>: _Primitive {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

// MARK: Shapes

@preconcurrency public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}
extension Shape where Body == Never {
    public var body: Never { fatalError() }
}
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
public struct _FilledShape: _Primitive { nonisolated init() {} }
public struct _ChangedShape: InsettableShape {
    public typealias Body = Never
    nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    public nonisolated func inset(by amount: CGFloat) -> _ChangedShape { self }
}
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
extension Shape {
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View { _FilledShape() }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle
    ) -> some View { _FilledShape() }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View { _FilledShape() }
    public nonisolated func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape { _ChangedShape() }
}
extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { _FilledShape() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _ChangedShape() }
}
public struct Rectangle: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _ChangedShape() }
}
public struct Circle: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _ChangedShape() }
}
public struct Capsule: InsettableShape {
    public typealias Body = Never
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _ChangedShape() }
}

public struct Path: Equatable, Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(ellipseIn rect: CGRect) {}
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addLines(_ lines: [CGPoint]) {}
    public mutating func closeSubpath() {}
}

public struct AnyShapeStyle: ShapeStyle {
    public init<S: ShapeStyle>(_ style: S) {}
}
extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
extension Color {
    public func opacity(_ opacity: Double) -> Color { self }
}
extension Angle {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

// MARK: Texts and pictures

public struct Text: _Primitive, Equatable, Sendable {
    public nonisolated init(verbatim content: String) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    public nonisolated static func + (lhs: Text, rhs: Text) -> Text { lhs }
}
extension Font {
    public func monospacedDigit() -> Font { self }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public struct Image: _Primitive, Equatable, Sendable {
    public nonisolated init(systemName: String) {}
}
public struct Label<Title: View, Icon: View>: _Primitive {}
extension Label where Title == Text, Icon == Image {
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: _Primitive {}
extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
    public nonisolated init() {}
}

public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    }
    public struct ResolvedText {
        public func measure(in size: CGSize) -> CGSize { size }
    }
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
public struct Canvas<Symbols: View>: _Primitive {}
extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}
public struct Button<Label: View>: _Primitive {
    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
    @preconcurrency public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}
extension Button where Label == Text {
    @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}
public struct ButtonStyleConfiguration {
    public struct Label: _Primitive {}
    public let label = Label()
    public let isPressed = false
}
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct Menu<Label: View, Content: View>: _Primitive {
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}
public struct TextField<Label: View>: _Primitive {
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {}
}
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label: View>: _Primitive {
    public typealias Components = DatePickerComponents
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {}
}

public protocol Gesture<Value> {
    associatedtype Value
}
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
}
extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture()
    }
}
public enum CoordinateSpace: Sendable { case local, global }
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let all = GestureMask(rawValue: 3)
}

// MARK: Modifiers

extension View {
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    public nonisolated func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View { self }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        self
    }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        self
    }
    public nonisolated func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View { self }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        self
    }
    public nonisolated func tint(_ tint: Color?) -> some View { self }
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    public nonisolated func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View { self }
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public nonisolated func labelsHidden() -> some View { self }
    public nonisolated func disabled(_ disabled: Bool) -> some View { self }
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { self }
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { self }
    public nonisolated func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View { self }
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { self }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

#if canImport(UIKit)
    public import UIKit

    extension View {
        public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    }
#endif

// MARK: Accessibility

public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isButton = AccessibilityTraits()
    public static let isHeader = AccessibilityTraits()
    public static let isSelected = AccessibilityTraits()
    public static let isLink = AccessibilityTraits()
    public static let isImage = AccessibilityTraits()
    public static let isModal = AccessibilityTraits()
    public static let updatesFrequently = AccessibilityTraits()
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static let isToggle = AccessibilityTraits()

    public typealias Element = AccessibilityTraits
    public init() {}
    public func contains(_ member: Self) -> Bool { false }
    public func union(_ other: Self) -> Self { self }
    public func intersection(_ other: Self) -> Self { self }
    public func symmetricDifference(_ other: Self) -> Self { self }
    @discardableResult public mutating func insert(_ new: Self) -> (
        inserted: Bool, memberAfterInsert: Self
    ) {
        (true, new)
    }
    @discardableResult public mutating func remove(_ member: Self) -> Self? { nil }
    @discardableResult public mutating func update(with new: Self) -> Self? { nil }
    public mutating func formUnion(_ other: Self) {}
    public mutating func formIntersection(_ other: Self) {}
    public mutating func formSymmetricDifference(_ other: Self) {}
}
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
}
public class AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}

extension View {
    public typealias _Accessible = ModifiedContent<Self, AccessibilityAttachmentModifier>

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> _Accessible { modified() }
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }
    public nonisolated func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View { self }
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> _Accessible { modified() }
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> _Accessible { modified() }
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> _Accessible { modified() }
    @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> _Accessible { modified() }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Accessible {
        modified()
    }
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _Accessible
    {
        modified()
    }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> _Accessible {
        modified()
    }
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> _Accessible { modified() }
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> _Accessible { modified() }
    public nonisolated func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> _Accessible { modified() }
    nonisolated func modified() -> _Accessible { ModifiedContent() }
}
