extension Double {
    /// Rounded to a billionth, so that sums of decimals print as they were meant.
    var cleared: Double {
        let scaled = (self * 1e9).rounded()
        // Past 2^53 a Double holds no fractions to clear.
        return abs(scaled) < 9e15 ? scaled / 1e9 : self
    }

    /// The number cleared, or 0 where a text with one decimal shows nothing of it: up to 0.05, which
    /// reads 0.0 since weights round half to even.
    var shown: Double { abs(cleared) <= Double.unseen ? 0 : cleared }

    /// The greatest number of which one decimal shows nothing.
    static let unseen = 0.05
}
