/// The weight of a font.
public enum FontWeight: String, Sendable, Hashable, Codable, CaseIterable {
    /// Hairline strokes, 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// The weight of body text, 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// The heaviest, 900.
    case black

    /// The weight on the scale of CSS and OpenType, 100 to 900.
    public var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }

    /// Creates the named weight nearest to a number; between two equally near ones, the heavier.
    ///
    /// Numbers outside 100…900 give the lightest or the heaviest weight.
    public init(nearest number: Int) {
        var nearest = FontWeight.ultraLight
        for weight in FontWeight.allCases where number > weight.number - 51 { nearest = weight }
        self = nearest
    }
}
