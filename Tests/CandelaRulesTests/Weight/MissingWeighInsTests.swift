import CandelaRules
import CandelaTestSupport
import Testing

/// A rate needs 3 of the last 35 days, 10 days apart, and one of the last 10.
struct MissingWeighInsTests {
    private func missing(_ days: [Int], on today: Int = 18) -> MissingWeighIns? {
        MissingWeighIns(days.map { DailyMean(day: march($0), value: 80) }, on: march(today))
    }

    @Test(arguments: [
        [8, 12, 18], Array(8...18), [4, 11, 18], [-2, 8, 18], [-16, 0, 18], [-16, 0, 8],
    ])
    func `three days over ten are enough`(days: [Int]) {
        #expect(missing(days) == nil)
    }

    /// - None: three days from today, 18, the last ten days later.
    /// - Today: two more, the last on the 28th.
    /// - Three days up to today, of which the first is the 12th: one more, on the 22nd.
    /// - 9 and 18 March: one more, tomorrow at the earliest, ten days after the 9th.
    /// - The newest is 11 days old: once more, today.
    /// - The 11th of February is the 35th day before today: on the 18th it does not count.
    @Test(arguments: [
        ([], 3, 28), ([18], 2, 28), ([12, 15, 18], 1, 22), ([9, 18], 1, 19), ([-3, 1, 7], 1, 18),
        ([-17, 17, 18], 1, 27), ([17], 2, 27), ([-16, 8], 1, 18),
    ])
    func `the least number of days and the earliest last one`(
        days: [Int], count: Int, last: Int
    ) {
        let missing = missing(days)
        #expect(missing?.days == count && missing?.last == march(last))
    }

    /// The promise holds: with weigh-ins on the named number of days up to the named one, a rate is
    /// shown there, and not a day earlier.
    @Test func `what it asks for is enough and necessary`() {
        var random = SplitMix(seed: 35)
        for _ in 0..<300 {
            let days = Set(
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    Int.random(in: -30...18, using: &random)
                }
            ).sorted()
            guard let missing = missing(days) else { continue }
            let last = 18 + march(18).days(to: missing.last)
            let free = (18...last).filter { !days.contains($0) }
            let added = Set(free.prefix(missing.days - 1)).union([last])
            #expect(added.count == missing.days)
            #expect(self.missing(Set(days).union(added).sorted(), on: last) == nil, "\(days)")
            if last > 18 {
                let earlier = Set(days).union(18..<last).sorted()
                #expect(self.missing(earlier, on: last - 1) != nil, "\(days)")
            }
        }
    }
}
