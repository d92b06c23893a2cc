import CandelaRules
import Testing

struct RecencyRuleTests {
    let rule = RecencyRule.standard

    // Today is the 18th: the last 14 days begin on the 5th, the last 7 on the 12th.
    @Test(arguments: [
        ([15, 16, 17, 18], true), ([5, 6, 7, 12], true), ([4, 6, 7, 12], false),
        ([5, 6, 7, 11], false), ([5, 6, 7, 8, 9, 10, 11], false), ([16, 17, 18], false),
        ([1, 5, 9, 14, 18], true), ([], false),
        // Once a week: the last 28 days begin on 19 February, the 47th day before 7 April.
        ([4, 11, 18], true), ([4, 18], false), ([5, 11, 18], false), ([-9, -8, 18], true),
        ([-10, -9, 18], false), ([-3, 4, 11], false), ([-2, 5, 12], true),
        // Recorded where it is already tomorrow.
        ([16, 17, 18, 19], true), ([17, 18, 19], false),
    ])
    func `requires four of fourteen days, the last within seven`(days: [Int], isMet: Bool) {
        let recorded = days.map(march)
        #expect(rule.isMet(by: recorded, on: exampleDay) == isMet)
        #expect((rule.missing(from: recorded, on: exampleDay) == 0) == isMet)
    }

    // Readings from today on, or from tomorrow if today has one.
    @Test(arguments: [
        ([], 4), ([18], 3), ([17], 3), ([17, 18], 2), ([16, 17, 18], 1), ([5, 6, 7, 8], 1),
        // On the 19th the window begins on the 6th, and on the 20th on the 7th: the 5th and the 6th
        // soon drop out.
        ([5, 6, 7, 18], 0), ([5, 6, 18], 1),
        // Two weeks after the 4th is the 18th: one more reading makes three.
        ([4, 11], 1), ([11, 18], 2), ([1, 2, 3, 4], 1), ([4, 5, 6, 11], 1),
    ])
    func `gives the number of missing daily readings`(days: [Int], missing: Int) {
        #expect(rule.missing(from: days.map(march), on: exampleDay) == missing)
    }

    // Weekly readings from today on, or from a week after the last one.
    @Test(arguments: [
        ([], 3), ([18], 2), ([11, 18], 1), ([4, 11], 1), ([4, 11, 18], 0), ([17, 18], 2),
        // The 16th to the 25th are ten days; the 1st to the 18th are more than two weeks.
        ([16, 17, 18], 1), ([1, 2, 3, 4], 1), ([-30], 3), ([5, 6, 7], 1), ([8, 9], 2),
    ])
    func `gives the number of missing weekly readings`(days: [Int], missing: Int) {
        #expect(rule.missingWeekly(from: days.map(march), on: exampleDay) == missing)
    }

    @Test func `one reading a week is never enough for four in fourteen days`() {
        let often = RecencyRule([.init(days: 4, window: 14)], lastWithin: 7)
        #expect(often.missingWeekly(from: [], on: exampleDay) == nil)
        #expect(often.missing(from: [], on: exampleDay) == 4)
    }

    /// If the missing daily and weekly readings are the same number, that number is enough at any
    /// intervals of up to a week, so no interval needs to be named.
    @Test func `if daily and weekly numbers agree, any intervals between are enough`() {
        var random = UInt64(7)
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % UInt64(bound))
        }
        var count = 0
        for _ in 0..<3000 {
            let known = Set((0..<next(6)).map { _ in next(30) }).sorted().map { march($0 - 11) }
            let days = rule.missing(from: known, on: exampleDay)
            guard days > 0, rule.missingWeekly(from: known, on: exampleDay) == days else {
                continue
            }
            count += 1
            var recorded = known
            for _ in 0..<days {
                let gap = 1 + next(7)
                recorded.append(
                    recorded.last.map { max(exampleDay, $0.adding(days: gap)) } ?? exampleDay)
            }
            #expect(rule.isMet(by: recorded, on: recorded.last ?? exampleDay), "\(recorded)")
        }
        #expect(count > 100)
    }

    // Either the fourth last day leaves the fourteen, or the last one leaves the seven, whichever
    // is first.
    @Test(arguments: [
        ([15, 16, 17, 18], 25), ([5, 16, 17, 18], 19), ([9, 16, 17, 18], 23),
        ([12, 13, 14, 15], 22),
        // The last of the 28 days from the 4th is the 31st, but the seven days from the 18th end
        // before.
        ([4, 11, 18], 25), ([-7, 11, 18], 21),
    ])
    func `lapses on a known day`(days: [Int], lapses: Int) {
        let recorded = days.map(march)
        #expect(rule.lapses(after: recorded) == march(lapses))
        #expect(rule.isMet(by: recorded, on: march(lapses - 1)))
        #expect(!rule.isMet(by: recorded, on: march(lapses)))
        #expect(rule.lapses(after: Array(recorded.prefix(2))) == nil)
    }

    @Test func `limits out of range are clamped`() {
        let least = RecencyRule.Density(days: 0, window: -3, spread: .min)
        #expect((least.days, least.window, least.spread) == (1, 1, 0))
        let rule = RecencyRule([least], lastWithin: .min)
        #expect(rule.lastWithin == 1)
        #expect(rule.isMet(by: [exampleDay], on: exampleDay))
        #expect(!rule.isMet(by: [march(17)], on: exampleDay))
        let most = RecencyRule.Density(days: .max, window: .max, spread: .max)
        #expect((most.days, most.window, most.spread) == (3650, 3650, 3649))
        #expect(RecencyRule([most], lastWithin: 7).missing(from: [], on: exampleDay) == 3650)
        #expect(RecencyRule.Density(days: 5, window: 3).window == 5)
        #expect(RecencyRule([], lastWithin: 7).missing(from: [], on: exampleDay) == 1)
        #expect(RecencyRule([], lastWithin: 7).isMet(by: [march(12)], on: exampleDay))
    }
}
