import CandelaColor

/// The purpose of a foreground, which determines its minimum contrast.
public enum ContrastUse: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text of any size.
    case text
    /// Text of at least 24 points, or bold of at least 18⅔ points, even at the smallest type size.
    case largeText = "large-text"
    /// A shape needed to understand the screen: an icon, a bar, the edge of a control.
    case graphic
    /// A purely separating line, such as the border of a card.
    case outline

    /// The minimum ratio: 4.5 for text, 3 for large text and graphics, and none for outlines. With
    /// increased contrast: 7 for text, 4.5 for large text, and 3 for graphics and outlines.
    ///
    /// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
    public func minimum(in appearance: Appearance) -> Double {
        purpose.minimum(isIncreased: appearance.increasesContrast)
    }

    private var purpose: ContrastPurpose {
        switch self {
        case .text: .text
        case .largeText: .largeText
        case .graphic: .graphic
        case .outline: .outline
        }
    }
}
