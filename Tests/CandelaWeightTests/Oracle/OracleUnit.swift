/// A unit of weight, as the second implementation knows it.
enum OracleUnit: String, Sendable, CaseIterable {
    case pounds = "lb"
    case kilograms = "kg"

    /// A weight of `value` in `unit`, in this unit: 1 lb is 0.453592 kg and 1 kg is 2.20462 lb.
    func value(of value: Double, _ unit: OracleUnit) -> Double {
        switch (unit, self) {
        case (.pounds, .kilograms): value * 0.453592
        case (.kilograms, .pounds): value * 2.20462
        default: value
        }
    }

    /// The tenths that are shown of a weight, in this unit.
    func tenths(of value: Double, _ unit: OracleUnit) -> Int {
        Decimals.rounded(self.value(of: value, unit), to: 1)
    }

    /// The tenths on the wrong side of the goal at which a weight is no longer at it: 1.0 lb or
    /// 0.5 kg.
    var band: Int { self == .pounds ? 10 : 5 }

    /// The tenths between two readings of a day from which the earlier one is a slip: 6 lb or 3 kg.
    var slip: Int { self == .pounds ? 60 : 30 }

    /// The tenths behind a milestone from which it is listed without a celebration: 4 lb or 2 kg.
    var tooFarBehind: Int { self == .pounds ? 40 : 20 }

    /// The hundredths a week below which a rate is steady: 0.2 lb or 0.1 kg.
    var leastRate: Int { self == .pounds ? 20 : 10 }

    /// The distance of milestones in whole units: 5, 10 or 15 lb, which are 2, 5 or 7 kg.
    func interval(_ choice: Int) -> Int {
        guard self == .kilograms else { return choice }
        return [5: 2, 10: 5, 15: 7][choice] ?? choice
    }
}

/// Rounding of decimal texts.
enum Decimals {
    /// A number in units of its last decimal, rounded half to even after the tenth decimal is
    /// dropped, so that 82.35 is a tie although its nearest double is below it.
    static func rounded(_ number: Double, to decimals: Int) -> Int {
        var step = 1
        for _ in decimals..<9 { step *= 10 }
        let exact = Int((number * 1e9).rounded())
        var quotient = exact / step
        let rest = abs(exact % step)
        let away = exact < 0 ? -1 : 1
        if 2 * rest > step || (2 * rest == step && quotient % 2 != 0) { quotient += away }
        return quotient
    }
}
