import CandelaRules
import Testing

struct ZoneTableTests {
    /// Transitions without a hint: a single one, two a day apart, and two that cancel out.
    @Test func `finds transitions without hints, to the second`() {
        let first = 1_000_000_007
        let second = 1_400_000_011
        let table = ZoneTable(hints: []) { seconds in
            if seconds < first { return 3600 }
            if seconds < second { return 7200 }
            return seconds < second + 86_400 ? 0 : 18_000
        }
        #expect(table.count == 4)
        #expect(table.offset(at: first - 1) == 3600)
        #expect(table.offset(at: first) == 7200)
        #expect(table.offset(at: second - 1) == 7200)
        #expect(table.offset(at: second) == 0)
        #expect(table.offset(at: second + 86_399) == 0)
        #expect(table.offset(at: second + 86_400) == 18_000)
        #expect(table.offset(at: .min) == 3600)
        #expect(table.offset(at: .max) == 18_000)
    }

    @Test func `a hint finds a transition that is reverted before the next sample`() {
        let start = 1_000_000_007
        let table = ZoneTable(hints: [start, start + 50]) { seconds in
            (start..<start + 50).contains(seconds) ? 60 : 0
        }
        #expect(table.count == 3)
        #expect(table.offset(at: start + 49) == 60)
        #expect(table.offset(at: start + 50) == 0)
    }
}
