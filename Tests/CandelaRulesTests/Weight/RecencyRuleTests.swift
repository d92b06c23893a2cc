import CandelaRules
import Testing

struct RecencyRuleTests {
    let rule = RecencyRule.standard

    // Today is the 18th: the last 14 days begin on the 5th, the last 7 on the 12th.
    @Test(arguments: [
        ([15, 16, 17, 18], true), ([5, 6, 7, 12], true), ([4, 6, 7, 12], false),
        ([5, 6, 7, 11], false), ([5, 6, 7, 8, 9, 10, 11], false), ([16, 17, 18], false),
        ([1, 2, 3, 4, 18], false), ([1, 5, 9, 14, 18], true), ([], false),
        // Made where it is tomorrow already.
        ([16, 17, 18, 19], true), ([17, 18, 19], false),
    ])
    func `four of fourteen days, the last of them within seven`(days: [Int], isMet: Bool) {
        let recorded = days.map(march)
        #expect(rule.isMet(by: recorded, on: exampleDay) == isMet)
        #expect((rule.missing(from: recorded, on: exampleDay) == 0) == isMet)
    }

    // Readings from today on, or from tomorrow when today has one.
    @Test(arguments: [
        ([], 4), ([18], 3), ([17], 3), ([17, 18], 2), ([16, 17, 18], 1), ([5, 6, 7, 8], 1),
        // On the 19th the window begins on the 6th, on the 20th on the 7th: 5 and 6 are soon gone.
        ([5, 6, 7, 18], 0), ([4, 6, 7, 18], 1), ([4, 5, 6, 18], 3), ([4, 5, 18], 3),
        ([1, 2, 3, 4], 4), ([4, 5, 6, 11], 1),
    ])
    func `says on how many more days a reading is missing`(days: [Int], missing: Int) {
        #expect(rule.missing(from: days.map(march), on: exampleDay) == missing)
    }

    // The fourth last day leaves the fourteen, or the last one the seven, whichever comes first.
    @Test(arguments: [
        ([15, 16, 17, 18], 25), ([5, 16, 17, 18], 19), ([1, 9, 16, 17, 18], 23),
        ([12, 13, 14, 15], 22),
    ])
    func `lapses at a day that is known`(days: [Int], lapses: Int) {
        let recorded = days.map(march)
        #expect(rule.lapses(after: recorded) == march(lapses))
        #expect(rule.isMet(by: recorded, on: march(lapses - 1)))
        #expect(!rule.isMet(by: recorded, on: march(lapses)))
        #expect(rule.lapses(after: Array(recorded.prefix(3))) == nil)
    }

    @Test func `limits out of range count as the nearest`() {
        let least = RecencyRule(days: 0, window: -3, lastWithin: .min)
        #expect((least.days, least.window, least.lastWithin) == (1, 1, 1))
        #expect(least.isMet(by: [exampleDay], on: exampleDay))
        #expect(!least.isMet(by: [march(17)], on: exampleDay))
        let most = RecencyRule(days: .max, window: .max, lastWithin: .max)
        #expect(most.missing(from: [], on: exampleDay) == 3650)
        #expect(RecencyRule(days: 5, window: 3, lastWithin: 9).window == 5)
    }
}
