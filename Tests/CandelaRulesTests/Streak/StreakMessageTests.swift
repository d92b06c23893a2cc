import CandelaRules
import Testing

struct StreakMessageTests {
    let rule = StreakMessageRule.standard
    let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    private func message(
        _ days: Int, endingOn last: Int, isAtRisk: Bool = false, celebrating: Bool = false
    ) -> StreakMessage {
        let streak = Streak.daily(
            days: (0..<days).map { march(last - $0) }, now: noon, clock: utc)
        var journal = Journal()
        // A milestone of an earlier run was celebrated.
        journal.celebratedStreaks = [CelebratedStreak(days: 7, runStart: march(18 - 2000))]
        let celebration =
            celebrating ? StreakMilestones.standard.celebration(of: streak, in: journal) : nil
        return rule.message(for: streak, celebration: celebration, isAtRisk: isAtRisk)
    }

    // All cases in order of precedence: the first match wins.
    @Test func `the first matching message is used`() {
        #expect(message(8, endingOn: 17, isAtRisk: true, celebrating: true) == .atRisk)
        #expect(message(8, endingOn: 17, isAtRisk: true) == .atRisk)
        #expect(message(7, endingOn: 18, celebrating: true) == .milestone(days: 7, reached: 7))
        // Shown a day late, it gives the length of the streak.
        #expect(message(8, endingOn: 18, celebrating: true) == .milestone(days: 8, reached: 7))
        #expect(
            message(1500, endingOn: 18, celebrating: true) == .milestone(days: 1500, reached: 365))
        #expect(message(7, endingOn: 18) == .strong(days: 7))
        #expect(message(7, endingOn: 17) == .strong(days: 7))
        #expect(message(6, endingOn: 18) == .doneToday(days: 6))
        #expect(message(1, endingOn: 18) == .doneToday(days: 1))
        #expect(message(6, endingOn: 17) == .waiting(days: 6))
        #expect(message(4, endingOn: 10) == .broken(longest: 4))
        #expect(message(3, endingOn: 10) == .lapsed(longest: 3))
        #expect(message(1, endingOn: 10) == .lapsed(longest: 1))
        #expect(message(0, endingOn: 18) == .never)
    }

    /// Only a lost streak of more than three days makes a difference, and only on the first day.
    @Test(
        arguments: [
            (1, 4, StreakMessage.restarted), (1, 3, .doneToday(days: 1)),
            (2, 4, .doneToday(days: 2)), (1, 0, .doneToday(days: 1)),
        ] as [(Int, Int, StreakMessage)])
    func `the first day after a lost streak is a new start`(
        days: Int, lost: Int, expected: StreakMessage
    ) {
        let done = (0..<days).map { march(18 - $0) } + (0..<lost).map { march(10 - $0) }
        let streak = Streak.daily(days: done, now: noon, clock: utc)
        #expect(rule.message(for: streak, isAtRisk: false) == expected)
    }

    @Test func `text variants alternate by day`() {
        let days = (0..<7).map { exampleDay.adding(days: $0) }
        // 20,530 = 3 × 6843 + 1.
        #expect(
            days.map { StreakMessageRule.variant(of: 3, on: $0) } == [1, 2, 0, 1, 2, 0, 1])
        #expect(StreakMessageRule.variant(of: 1, on: exampleDay) == 0)
        #expect(StreakMessageRule.variant(of: 0, on: exampleDay) == 0)
        let early = CalendarDay(daysSince1970: -1)
        #expect(StreakMessageRule.variant(of: 3, on: early) == 2)
    }
}
