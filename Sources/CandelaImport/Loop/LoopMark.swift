/// The mark for one day in a cell of `Checkmarks.csv`.
///
/// Loop stores a number per day and writes a word for five of them, for habits of every type:
/// `YES_MANUAL` is 2, `YES_AUTO` 1, `NO` 0, `SKIP` 3 and `UNKNOWN` −1. Files of older versions
/// contain the numbers. For numerical habits the number is an amount in thousandths.
enum LoopMark: Equatable {
    case unknown
    case skipped

    /// 0 or more. For habits without amounts: 2 is done, 1 not required that day, and 0 not done.
    case thousandths(Int)

    /// Whether the mark can only be an amount.
    var isAmount: Bool {
        if case .thousandths(let number) = self { number > 3 } else { false }
    }

    /// - Returns: `nil` for a text that is neither one of the words nor a valid number.
    init?(_ text: String, isNumerical: Bool) {
        let number: Int
        switch text.trimmed.uppercased() {
        case "YES_MANUAL": number = 2
        case "YES_AUTO": number = 1
        case "NO": number = 0
        case "SKIP": number = 3
        case "UNKNOWN": number = -1
        case let digits:
            guard let read = Int(digits) else { return nil }
            number = read
        }
        switch number {
        case -1: self = .unknown
        case 3: self = .skipped
        case 0...2: self = .thousandths(number)
        case 4... where isNumerical: self = .thousandths(number)
        default: return nil
        }
    }
}
