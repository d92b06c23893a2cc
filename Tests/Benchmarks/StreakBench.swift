import CandelaRules
import Foundation

/// A benchmark of streaks from instants, compared with calling `Calendar.startOfDay` for every
/// record.
enum StreakBench {
    static let section = BenchSection(
        name: "streak",
        summary: "current and longest streak from 1,000,000 instants in Europe/Berlin,"
            + " against Calendar.startOfDay and dateComponents",
        run: run)

    private static func run() {
        guard let zone = try? Zone("Europe/Berlin"),
            let foundationZone = TimeZone(identifier: "Europe/Berlin")
        else { return print("  skipped: this machine has no Europe/Berlin") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = foundationZone
        let clock = DayClock(zone)
        let now = Instant(secondsSince1970: 1_773_850_800)
        let sorted = history(count: 1_000_000, until: now, clock: clock)
        var generator = Shuffler(state: 1)
        for (name, instants) in [
            ("sorted", sorted), ("shuffled", sorted.shuffled(using: &generator)),
        ] {
            let dates = instants.map { Date(timeIntervalSince1970: Double($0.secondsSince1970)) }
            let today = Date(timeIntervalSince1970: Double(now.secondsSince1970))
            var ours = (current: 0, longest: 0)
            var theirs = (current: 0, longest: 0)
            let fast = (0..<10).map { _ in
                BenchSection.seconds {
                    let streak = Streak.daily(instants: instants, now: now, clock: clock)
                    ours = (streak.current, streak.longest)
                }
            }.min()
            let slow = BenchSection.seconds {
                theirs = calendarWay(dates, today: today, calendar: calendar)
            }
            guard ours == theirs, let fast else {
                print("  \(name): different results, \(ours) and \(theirs)")
                continue
            }
            print(
                "  \(name): \(milliseconds(fast)), \(Int(slow / fast)) times as fast as Calendar"
                    + " (\(milliseconds(slow))), streak \(ours.current), longest \(ours.longest)"
            )
        }
        for count in [10_000, 100_000, 1_000_000] {
            let part = Array(sorted.suffix(count)).shuffled(using: &generator)
            var total = 0
            let best = (0..<10).map { _ in
                BenchSection.seconds {
                    total += Streak.daily(instants: part, now: now, clock: clock).current
                }
            }.min()
            guard let best, total > 0 else { continue }
            let nanoseconds = (best * 1e10 / Double(count)).rounded() / 10
            print("  \(count) shuffled: \(milliseconds(best)), \(nanoseconds) ns per record")
        }
    }

    /// Ten years of records at all hours, skipping every 97th day, in chronological order.
    private static func history(count: Int, until now: Instant, clock: DayClock) -> [Instant] {
        let step = 10 * 365 * 86_400 / count
        // A few extra records, since some days are skipped.
        let all = (0..<count / 95 * 97).map { now.adding(seconds: -$0 * step) }
        let kept = all.filter { clock.day(of: $0).daysSince1970 % 97 != 0 }
        return kept.prefix(count).reversed()
    }

    /// The usual implementation with `Calendar`: each date converted to the start of its day,
    /// distinct days sorted newest first, and the days between neighbours counted by the calendar.
    private static func calendarWay(
        _ dates: [Date], today: Date, calendar: Calendar
    ) -> (current: Int, longest: Int) {
        let days = Set(dates.map { calendar.startOfDay(for: $0) }).sorted(by: >)
        guard let newest = days.first else { return (0, 0) }
        func distance(_ from: Date, _ to: Date) -> Int {
            calendar.dateComponents([.day], from: from, to: to).day ?? 0
        }
        let isCurrent = distance(newest, calendar.startOfDay(for: today)) <= 1
        var (run, longest, current) = (1, 1, isCurrent ? 1 : 0)
        var isUnbroken = isCurrent
        for (later, earlier) in zip(days, days.dropFirst()) {
            if distance(earlier, later) == 1 {
                run += 1
            } else {
                run = 1
                isUnbroken = false
            }
            longest = max(longest, run)
            if isUnbroken { current = run }
        }
        return (current, longest)
    }

    static func milliseconds(_ seconds: Double) -> String {
        "\((seconds * 100_000).rounded() / 100) ms"
    }

    /// A small deterministic generator, so that every run shuffles in the same way.
    private struct Shuffler: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
