import CandelaColor

/// What a foreground is for, which decides how much contrast it needs.
public enum ContrastUse: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text of any size.
    case text
    /// Text of 24 points and more, or bold from 18⅔ points, even at the smallest type size.
    case largeText = "large-text"
    /// A shape needed to understand the screen: an icon, a bar, the edge of a control.
    case graphic
    /// A line that only parts things, such as the border of a card.
    case outline

    /// The least ratio that passes: 4.5 for text and 3 for the rest; with increased contrast 7
    /// for text, 4.5 for large text and still 3 for graphics, and 3
    /// for outlines, which need none before.
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
