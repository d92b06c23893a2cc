import CandelaRules
import Testing

/// 18 March 2026, a Wednesday: today in most tests.
let exampleDay = CalendarDay(daysSince1970: 20_530)

/// A day of March 2026.
func march(_ day: Int) -> CalendarDay { exampleDay.adding(days: day - 18) }

/// The last second of March 2026 in UTC.
let endOfMarch = Instant(secondsSince1970: 1_775_001_599)

func instant(_ text: String) throws -> Instant {
    try #require(Instant(text))
}

func day(_ text: String) throws -> CalendarDay {
    try #require(CalendarDay(text))
}

let utc = DayClock(.utc)

/// A small random number generator with a fixed seed (SplitMix64), so that every run uses the same
/// numbers.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
