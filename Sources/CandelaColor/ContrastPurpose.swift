/// The purpose of a foreground, which determines its minimum contrast.
package enum ContrastPurpose: String, Sendable, CaseIterable {
    /// Text of any size.
    case text
    /// Text of at least 24 points, or bold of at least 18⅔ points, even at the smallest type size.
    case largeText = "large-text"
    /// A shape needed to understand the screen: an icon, a bar, the edge of a control.
    case graphic
    /// A purely separating line, which needs contrast only if the person asked for more.
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

    /// The purpose as used in messages: “large text”.
    package var words: String { self == .largeText ? "large text" : rawValue }
}

/// Contrast ratios as displayed.
package enum ContrastRatio {
    /// A ratio clamped to 1…21 and truncated to two decimals: 4.496 gives 4.49 and fails 4.5.
    package static func truncated(_ ratio: Double) -> Double { Double(hundredths(ratio)) / 100 }

    /// A ratio as in ``truncated(_:)``, always with two decimals: `4.49`, `21.00`.
    package static func text(_ ratio: Double) -> String {
        let hundredths = hundredths(ratio)
        let decimals = hundredths % 100
        return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }

    /// The whole hundredths of a ratio, tolerating floating-point errors.
    private static func hundredths(_ ratio: Double) -> Int {
        guard ratio > 1 else { return 100 }
        return Int((min(ratio, 21) * 100 + 1e-9).rounded(.down))
    }
}
