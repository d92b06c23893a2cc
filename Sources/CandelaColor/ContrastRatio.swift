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
