/// The rounding of numbers that are drawn, so that a screen is the same on every machine.
public enum Rounding: Sendable {
    /// A share of 1 to six decimals, which is finer than any pixel; 1 only when it is exactly 1,
    /// and 0 only when it is exactly 0.
    public static func share(_ share: Double) -> Double {
        let whole = (share * 1_000_000).rounded()
        if share > 0, whole <= 0 { return 0.000_001 }
        if share < 1, whole >= 1_000_000 { return 0.999_999 }
        return whole / 1_000_000
    }

    /// A number to three decimals; from a million millions on as it is.
    public static func thousandths(_ number: Double) -> Double {
        number.magnitude < 1e12 ? (number * 1000).rounded() / 1000 : number
    }
}

extension Double {
    /// The number as ``Rounding/share(_:)`` rounds it.
    package var roundedForDrawing: Double { Rounding.share(self) }

    /// The number as ``Rounding/thousandths(_:)`` rounds it.
    package var roundedToThousandths: Double { Rounding.thousandths(self) }
}
