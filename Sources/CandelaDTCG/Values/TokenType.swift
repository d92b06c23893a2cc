/// One of the thirteen types of design tokens, or one of two that only lenient reading accepts.
///
/// The raw value is the case-sensitive word used as `$type` in token files.
///
/// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
@nonexhaustive
public enum TokenType: String, Sendable, Hashable, CaseIterable {
    /// A colour in one of fourteen colour spaces.
    case color
    /// A length in px or rem.
    case dimension
    /// A font name, or a list of them, the most preferred first.
    case fontFamily
    /// A weight from 1 to 1000, or a word for it.
    case fontWeight
    /// A duration in ms or s.
    case duration
    /// An easing curve.
    case cubicBezier
    /// A plain number.
    case number
    /// A line style.
    case strokeStyle
    /// Colour, width and style of a border.
    case border
    /// Duration, delay and easing of a change.
    case transition
    /// One or more shadow layers.
    case shadow
    /// A list of colour stops.
    case gradient
    /// Font, size, weight, spacing and line height of a text style.
    case typography
    /// A text, which the standard has no type for: a link, a keyword of CSS.
    case string
    /// True or false, which the standard has no type for.
    case boolean

    /// The thirteen types of the standard.
    public static let allCases: [TokenType] = [
        .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
        .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
    ]

    /// Whether the standard defines the type.
    public var isStandard: Bool { self != .string && self != .boolean }

    /// Whether values of this type consist of values of other types, which may be references in
    /// braces.
    public var isComposite: Bool {
        switch self {
        case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
        default: false
        }
    }

    /// Whether values of this type are colours or contain some.
    package var holdsColors: Bool {
        switch self {
        case .color, .border, .shadow, .gradient: true
        default: false
        }
    }
}
