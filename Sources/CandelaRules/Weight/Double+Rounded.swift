extension Double {
    /// The number rounded to a billionth, so that sums of decimals print without binary noise.
    var roundedToBillionth: Double {
        let scaled = (self * 1e9).rounded()
        // Above 2^53 a Double has no fraction to round.
        return abs(scaled) < 9e15 ? scaled / 1e9 : self
    }

    /// The number as weights are shown, with one decimal. Halves round to even, as number
    /// formatters do, and by the decimal text: 75.55 is shown as 75.6.
    package var tenths: Double { rounded(to: 10) }

    /// The number as rates are shown, with two decimals. Halves round to even.
    var hundredths: Double { rounded(to: 100) }

    /// The number rounded to a fraction of 1, half to even, after rounding it to a billionth.
    private func rounded(to fraction: Int) -> Double {
        guard let billionths = Int(exactly: (self * 1e9).rounded()), abs(self) < 9e6 else {
            return self
        }
        let step = 1_000_000_000 / fraction
        var (steps, rest) = billionths.quotientAndRemainder(dividingBy: step)
        rest = abs(rest) * 2
        if rest > step || rest == step && steps % 2 != 0 { steps += billionths < 0 ? -1 : 1 }
        return Double(steps) / Double(fraction)
    }
}
