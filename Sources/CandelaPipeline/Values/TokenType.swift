/// One of the thirteen types a design token can have.
///
/// The raw value is the word a token file writes as `$type`; it is case-sensitive.
///
/// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
@nonexhaustive
public enum TokenType: String, Sendable, Hashable, CaseIterable {
    /// A colour in one of fourteen colour spaces.
    case color
    /// A length in px or rem.
    case dimension
    /// One font name, or a list of them, the most preferred first.
    case fontFamily
    /// A weight from 1 to 1000, or a word for one.
    case fontWeight
    /// A length of time in ms or s.
    case duration
    /// An easing curve.
    case cubicBezier
    /// A plain number.
    case number
    /// How a line is drawn.
    case strokeStyle
    /// Colour, width and style of an edge.
    case border
    /// Duration, delay and easing of a change.
    case transition
    /// One or more shadow layers.
    case shadow
    /// A list of colour stops.
    case gradient
    /// Font, size, weight, spacing and line height of a text style.
    case typography

    /// Whether values of this type are made of other types' values and may hold references.
    public var isComposite: Bool {
        switch self {
        case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
        default: false
        }
    }

    /// Whether values of this type are colours or have some in them.
    var holdsColors: Bool {
        switch self {
        case .color, .border, .shadow, .gradient: true
        default: false
        }
    }
}
