/// A token's value, after all references in it are followed.
@nonexhaustive
public enum TokenValue: Sendable, Hashable {
    /// A colour in its original space.
    case color(ColorValue)
    /// A length.
    case dimension(DimensionValue)
    /// Font names, the most preferred first; never empty.
    case fontFamily([String])
    /// A font weight.
    case fontWeight(FontWeightValue)
    /// A duration.
    case duration(DurationValue)
    /// An easing curve.
    case cubicBezier(CubicBezierValue)
    /// A plain number.
    case number(Double)
    /// A line style.
    case strokeStyle(StrokeStyleValue)
    /// Colour, width and style of a border.
    indirect case border(BorderValue)
    /// Duration, delay and easing of a change.
    indirect case transition(TransitionValue)
    /// Shadow layers in the order written; never empty.
    case shadow([ShadowLayer])
    /// Colour stops in the order written; never empty.
    case gradient([GradientStop])
    /// A text style.
    indirect case typography(TypographyValue)
    /// A text.
    case string(String)
    /// True or false.
    case boolean(Bool)

    /// The type of the value.
    public var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        case .string: .string
        case .boolean: .boolean
        }
    }
}
