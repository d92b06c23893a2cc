/// What a foreground is for, which decides how much contrast it needs.
package enum ContrastPurpose: String, Sendable, CaseIterable {
    /// Text of any size.
    case text
    /// Text of 24 points and more, or bold from 18⅔ points, even at the smallest type size.
    case largeText = "large-text"
    /// A shape needed to understand the screen: an icon, a bar, the edge of a control.
    case graphic
    /// A line that only parts things: it has to be seen where the reader asks for more contrast.
    case outline

    /// The least ratio that passes.
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

    /// The purpose in a message: “large text”.
    package var words: String { self == .largeText ? "large text" : rawValue }
}

/// Contrast ratios as people read them.
package enum ContrastRatio {
    /// A ratio cut to two decimals, never rounded up: 4.496 is 4.49 and does not pass for 4.5.
    package static func truncated(_ ratio: Double) -> Double { Double(hundredths(ratio)) / 100 }

    /// A ratio cut to two decimals and always with both: `4.49`, `21.00`.
    package static func text(_ ratio: Double) -> String {
        let hundredths = hundredths(ratio)
        let decimals = hundredths % 100
        return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }

    /// Whole hundredths of a ratio, forgiving the last bits of the arithmetic before it.
    private static func hundredths(_ ratio: Double) -> Int {
        guard ratio > 1 else { return 100 }
        return Int((min(ratio, 21) * 100 + 1e-9).rounded(.down))
    }
}
