extension PluralRule {
    /// The plural form of a number as displayed.
    package func category(of number: PluralOperands) -> PluralCategory {
        let i = number.integer
        let v = number.fractionDigits
        switch self {
        case .otherOnly:
            return .other
        case .oneAsDigit:
            return i == 1 && v == 0 ? .one : .other
        case .oneAsValue:
            return i == 1 && number.isWhole ? .one : .other
        case .danish:
            return i == 1 || (i == 0 && !number.isWhole) ? .one : .other
        case .spanish:
            return i == 1 && number.isWhole ? .one : Self.millions(i, v)
        case .french:
            return i <= 1 ? .one : Self.millions(i, v)
        case .italian:
            return i == 1 && v == 0 ? .one : Self.millions(i, v)
        case .hindi:
            return i == 0 || (i == 1 && number.isWhole) ? .one : .other
        case .russian:
            return v == 0 ? Self.slavic(i) ?? .many : .other
        case .polish:
            guard v == 0 else { return .other }
            return i == 1 ? .one : Self.slavic(i) == .few ? .few : .many
        case .czech:
            guard v == 0 else { return .many }
            return i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case .serbian:
            return (v == 0 ? Self.slavic(i) : Self.slavic(number.fraction)) ?? .other
        case .romanian:
            guard v == 0 else { return .few }
            return i == 1 ? .one : i == 0 || (1...19).contains(i % 100) ? .few : .other
        case .arabic:
            return number.isWhole ? Self.arabic(i) : .other
        case .hebrew:
            if (i == 1 && v == 0) || (i == 0 && v != 0) { return .one }
            return i == 2 && v == 0 ? .two : .other
        }
    }

    private static func millions(_ integer: Int, _ fractionDigits: Int) -> PluralCategory {
        integer != 0 && integer % 1_000_000 == 0 && fractionDigits == 0 ? .many : .other
    }

    private static func slavic(_ number: Int) -> PluralCategory? {
        switch (number % 10, number % 100) {
        case (1, let tens) where tens != 11: .one
        case (2...4, let tens) where !(12...14).contains(tens): .few
        default: nil
        }
    }

    private static func arabic(_ number: Int) -> PluralCategory {
        switch number {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default:
            switch number % 100 {
            case 3...10: return .few
            case 11...99: return .many
            default: return .other
            }
        }
    }
}
