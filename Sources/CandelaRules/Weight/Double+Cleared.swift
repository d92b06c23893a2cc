extension Double {
    /// Rounded to a billionth, so that sums of decimals print as they were meant.
    var cleared: Double {
        let scaled = (self * 1e9).rounded()
        // Past 2^53 a Double holds no fractions to clear.
        return abs(scaled) < 9e15 ? scaled / 1e9 : self
    }
}
