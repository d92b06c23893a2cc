import CandelaRules
import Testing

struct WeightCelebrationTests {
    let journey = WeightMilestones(uncheckedStart: 231.4, goal: 212, interval: 5)

    private func completed(
        _ value: Double, _ unit: WeightUnit = .pounds, celebrated: Bool = true
    ) -> CompletedMilestone {
        var milestone = CompletedMilestone(Weight(unchecked: value, unit))
        milestone.isCelebrated = celebrated
        return milestone
    }

    // 230 was celebrated, and the weight is 218.9: 225 and 220 give one celebration, for 220. Then
    // none.
    @Test func `celebrates one milestone for all, each once`() throws {
        var done = [completed(230)]
        #expect(try decide(218.9, done) == .crossed(milestone: 220))
        done += [completed(225, celebrated: false), completed(220, celebrated: false)]
        #expect(try decide(218.9, done) == .uncelebrated(position: 2))
        done[1].isCelebrated = true
        done[2].isCelebrated = true
        #expect(try decide(218.9, done) == .allCelebrated)
        // After a regain nothing is repeated.
        #expect(try decide(227, done) == .allCelebrated)
    }

    /// 230 lb celebrated as 104.3 kg: 104.3 × 2.20462 = 229.942 lb is past it. 104.4 kg, which is
    /// 230.162 lb, is before it.
    @Test(arguments: [(104.3, false), (104.4, true)])
    func `recognises a milestone in the other unit`(kilograms: Double, isNew: Bool) throws {
        #expect(
            try decide(229, [completed(kilograms, .kilograms)])
                == (isNew ? .crossed(milestone: 230) : .allCelebrated))
    }

    /// Gaining from 61.3 to 68 kg in steps of 2: 62 was celebrated in pounds: 136.7 × 0.453592 =
    /// 62.006.
    @Test func `also celebrates gains`() throws {
        let milestone = completed(136.7, .pounds)
        let gain = WeightMilestones(uncheckedStart: 61.3, goal: 68, interval: 2)
        func decide(_ current: Double, _ completed: [CompletedMilestone]) throws
            -> WeightCelebration
        {
            .decide(gain, in: try log([(18, current)], .kilograms), completed: completed)
        }
        #expect(try decide(63, []) == .crossed(milestone: 62))
        #expect(try decide(64, [milestone]) == .crossed(milestone: 64))
        #expect(try decide(63.94, [milestone]) == .allCelebrated)
        #expect(try decide(63.95, [milestone]) == .crossed(milestone: 64))
    }

    @Test func `gives the reason if there is nothing to celebrate`() throws {
        #expect(
            WeightCelebration.decide(journey, in: try log([], .pounds), completed: [])
                == .noEntries)
        #expect(try decide(231, []) == .noneCrossed)
    }

    /// A milestone is new for seven days: 12 to 18 March. Reached on the 11th and again on the
    /// 18th, it is old.
    @Test(arguments: [
        ([(11, 229.0)], WeightCelebration.allCelebrated), ([(12, 229)], .crossed(milestone: 230)),
        ([(11, 229.8), (15, 231), (18, 229)], .allCelebrated),
        ([(11, 230.2), (15, 231), (18, 229)], .crossed(milestone: 230)),
    ])
    func `celebrates recently reached milestones`(
        readings: [(day: Int, weight: Double)], wanted: WeightCelebration
    ) throws {
        #expect(
            WeightCelebration.decide(journey, in: try log(readings, .pounds), completed: [])
                == wanted)
    }

    private func decide(_ current: Double, _ completed: [CompletedMilestone]) throws
        -> WeightCelebration
    {
        .decide(journey, in: try log([(18, current)], .pounds), completed: completed)
    }

    private func log(
        _ readings: [(day: Int, weight: Double)], _ unit: WeightUnit
    ) throws -> WeightLog {
        var journal = Journal()
        journal.settings.unit = unit
        journal.weighIns = readings.map {
            WeighIn(day: march($0.day), weight: Weight(unchecked: $0.weight, unit))
        }
        return WeightLog(journal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
    }
}
