/// The purpose of a foreground, which determines its minimum contrast.
public enum ContrastUse: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text of any size.
    case text
    /// Text of at least 24 points, or bold of at least 18⅔ points, even at the smallest type size.
    case largeText = "large-text"
    /// A shape needed to understand the screen: an icon, a bar, the edge of a control.
    case graphic
    /// A purely separating line, such as the border of a card, which needs contrast only if the
    /// person asked for more.
    case outline

    /// The minimum contrast ratio.
    ///
    /// - Parameter isIncreased: Whether the person asked for increased contrast.
    ///
    /// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
    package func minimum(isIncreased: Bool) -> Double {
        switch (self, isIncreased) {
        case (.text, false): 4.5
        case (.text, true): 7
        case (.largeText, false): 3
        case (.largeText, true): 4.5
        case (.graphic, _), (.outline, true): 3
        case (.outline, false): 1
        }
    }

    /// The use as in messages: “large text”.
    package var words: String { self == .largeText ? "large text" : rawValue }
}
