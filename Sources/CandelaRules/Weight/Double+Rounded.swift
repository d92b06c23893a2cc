extension Double {
    /// The number rounded to a billionth, so that sums of decimals print without binary noise.
    var roundedToBillionth: Double {
        let scaled = (self * 1e9).rounded()
        // Above 2^53 a Double has no fraction to round.
        return abs(scaled) < 9e15 ? scaled / 1e9 : self
    }

    /// The number rounded to a billionth, or 0 if one decimal would display it as 0.0. That is up
    /// to 0.05, because weights are rounded half to even.
    var shown: Double { abs(roundedToBillionth) <= Double.unseen ? 0 : roundedToBillionth }

    /// The greatest number that one decimal displays as 0.0.
    static let unseen = 0.05
}
