/// The parts of composite values, with their types.
///
/// Source: DTCG Format 2025.10, 9.
enum CompositeParts {
    static let border: [String: TokenType] = [
        "color": .color, "width": .dimension, "style": .strokeStyle,
    ]
    static let transition: [String: TokenType] = [
        "duration": .duration, "delay": .duration, "timingFunction": .cubicBezier,
    ]
    static let layer: [String: TokenType] = [
        "color": .color, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension,
        "spread": .dimension,
    ]
    static let stop: [String: TokenType] = ["color": .color, "position": .number]
    static let typography: [String: TokenType] = [
        "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight,
        "letterSpacing": .dimension, "lineHeight": .number,
    ]

    /// The parts of a type's values, or of the items in their lists; none for simple types.
    static func of(_ type: TokenType?) -> [String: TokenType] {
        switch type {
        case .border: border
        case .transition: transition
        case .shadow: layer
        case .gradient: stop
        case .typography: typography
        default: [:]
        }
    }
}
