/// The rounding of drawn numbers, so that screens are identical on every machine.
public enum Rounding: Sendable {
    /// A fraction rounded to six decimals, which is finer than any pixel; 1 and 0 only if it is
    /// exactly 1 or 0.
    public static func share(_ share: Double) -> Double {
        let whole = (share * 1_000_000).rounded()
        if share > 0, whole <= 0 { return 0.000_001 }
        if share < 1, whole >= 1_000_000 { return 0.999_999 }
        return whole / 1_000_000
    }

    /// A number rounded to three decimals; unchanged from 10¹² on.
    public static func thousandths(_ number: Double) -> Double {
        number.magnitude < 1e12 ? (number * 1000).rounded() / 1000 : number
    }
}

extension Double {
    /// The number as rounded by ``Rounding/share(_:)``.
    package var roundedForDrawing: Double { Rounding.share(self) }

    /// The number as rounded by ``Rounding/thousandths(_:)``.
    package var roundedToThousandths: Double { Rounding.thousandths(self) }
}
