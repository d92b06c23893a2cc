extension Double {
    /// A share of 1 to six decimals, which is finer than any pixel; 1 only when it is exactly 1,
    /// and 0 only when it is exactly 0.
    var roundedForDrawing: Double {
        let whole = (self * 1_000_000).rounded()
        if self > 0, whole <= 0 { return 0.000_001 }
        if self < 1, whole >= 1_000_000 { return 0.999_999 }
        return whole / 1_000_000
    }

    /// A number to three decimals; from a million millions on as it is.
    var roundedToThousandths: Double {
        magnitude < 1e12 ? (self * 1000).rounded() / 1000 : self
    }
}
