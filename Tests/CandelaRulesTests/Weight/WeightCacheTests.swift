import CandelaRules
import CandelaTestSupport
import Testing

struct WeightCacheTests {
    private let clock = DayClock((try? Zone("Europe/Berlin")) ?? .utc)

    /// A cached log that is updated with each change equals the one computed from all records, also
    /// after midnight, for weigh-ins of earlier days and for those that come later.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `cached weigh-ins equal computed ones`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var now = Instant(secondsSince1970: 1_773_850_800)
        var journal = Journal()
        for _ in 0..<400 {
            let unit: WeightUnit = Bool.random(using: &random) ? .kilograms : .pounds
            journal.cacheWeighIns(now: now, clock: clock, unit: unit)
            try change(&journal, now, using: &random)
            try compare(journal, now)
            now = now.adding(seconds: [0, 1, 600, 40_000].randomElement(using: &random) ?? 0)
            try compare(journal, now)
        }
    }

    private func compare(_ journal: Journal, _ now: Instant) throws {
        // Decoded journals have no caches.
        var plain = Journal()
        plain.weighIns = journal.weighIns
        for unit in WeightUnit.allCases {
            #expect(
                WeightLog(journal, now: now, clock: clock, unit: unit)
                    == WeightLog(plain, now: now, clock: clock, unit: unit))
        }
    }

    /// Adds a weigh-in, mostly now, or changes or removes one.
    private func change(
        _ journal: inout Journal, _ now: Instant, using random: inout SplitMix
    ) throws {
        let today = clock.day(of: now)
        var weighIn = WeighIn(
            day: today, weight: Weight(unchecked: .random(in: 70...90, using: &random), .kilograms))
        if Bool.random(using: &random) {
            weighIn.note = ["", "  ", "run"].randomElement(using: &random)
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            weighIn.day = today.adding(days: -Int.random(in: 1..<20, using: &random))
        case 1:
            weighIn.at = ZonedInstant(now.adding(seconds: 5_000), offset: 3600)
        case 2:
            weighIn.at = ZonedInstant(now.adding(seconds: -90_000), offset: 3600)
        case 3:
            break
        case 4 where !journal.weighIns.isEmpty:
            journal.weighIns[journal.weighIns.count / 2].weight = weighIn.weight
            return
        case 5:
            if let id = journal.weighIns.last?.id { journal.remove(weighIns: [id]) }
            return
        default:
            weighIn.at = ZonedInstant(now, offset: clock.offset(at: now))
        }
        try journal.log(weighIn, now: now)
    }
}
