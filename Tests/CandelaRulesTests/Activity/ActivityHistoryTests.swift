import CandelaRules
import CandelaTestSupport
import Testing

struct ActivityHistoryTests {
    private let clock = DayClock((try? Zone("Europe/Berlin")) ?? .utc)

    /// Cached histories that are updated with each change equal those computed from all records,
    /// and a journal with a cache has the same records as one without.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `cached histories equal computed ones`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var now = Instant(secondsSince1970: 1_773_850_800)
        var plain = Journal()
        for id in ["read", "run", "write"] { try plain.add(Habit(id: id, name: id)) }
        var kept = plain
        for _ in 0..<300 {
            kept.cacheHistories(now: now, clock: clock)
            let change = change(now, using: &random)
            #expect(try change(&plain) == change(&kept))
            #expect(plain == kept)
            try compare(kept, now)
            let step = [0, 1, 600, 40_000, 200_000].randomElement(using: &random) ?? 0
            now = now.adding(seconds: step)
            try compare(kept, now)
        }
    }

    private func compare(_ journal: Journal, _ now: Instant) throws {
        for habit in [nil, "read", "run", "write"] as [String?] {
            let history = journal.history(of: habit, now: now, clock: clock)
            let counted = Streak.daily(habit: habit, in: journal, now: now, clock: clock)
            #expect(history.streak == counted, "\(habit ?? "everything") at \(now)")
            let milestones = StreakMilestones.standard
            #expect(
                history.earned
                    == milestones.earned(habit: habit, in: journal, now: now, clock: clock))
            let days = ActivityIndex(journal, habit: habit, now: now, clock: clock)
            // Days lost on a flight can be recognised only with the streak.
            let others = zip(history.days.days(90), days.days(90)).filter { $0 != $1 }
            #expect(others.allSatisfy { $0.0.status == .skipped && $0.1.status != .completed })
            #expect(history.days.firstDay == days.firstDay)
            #expect(history.days.completions == days.completions)
            #expect(history.days.validUntil == days.validUntil)
        }
    }

    /// A random operation on a journal, with offsets from all over the world and days far in the
    /// past and future.
    private func change(
        _ now: Instant, using random: inout SplitMix
    ) -> (inout Journal) throws -> JournalChange {
        let habit = ["read", "run", "write"].randomElement(using: &random) ?? "read"
        let ago = Int.random(in: 0..<12, using: &random) * Int.random(in: 0..<3, using: &random)
        let day = clock.day(of: now).adding(days: -ago)
        let offset = [0, 3600, 3600, 3600, 7200, -36_000, 46_800].randomElement(using: &random)
        let ahead = Int.random(in: 0..<20, using: &random) == 0 ? 5000 : -60
        let at = ZonedInstant(now.adding(seconds: ahead), offset: offset ?? 0)
        let minutes = Int.random(in: 1...30, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6: return { try $0.toggle(habit: habit, on: day, at: at, now: now) }
        case 6: return { try $0.complete(habit: habit, on: day, as: .rest, now: now) }
        case 7: return { try $0.complete(habit: habit, on: day, as: .skipped, at: nil, now: now) }
        case 8: return { $0.rest(on: day) }
        case 9:
            return { journal in
                let ids = journal.practices.map(\.id).suffix(1)
                return journal.remove(practices: Set(ids))
            }
        default:
            var practice = Practice(day: day, minutes: minutes)
            practice.habit = minutes % 2 == 0 ? habit : nil
            practice.at = at
            return { try $0.log(practice, now: now) }
        }
    }
}
