import CandelaRules
import Testing

struct GoalPredictionTests {
    /// The eight days of a worked example: level 226.3423, trend −0.9284 a day.
    private static let eight = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    private func trend(_ values: [Double]) -> HoltTrend? {
        HoltTrend(
            values.enumerated().map { DailyMean(day: march($0.offset + 1), value: $0.element) })
    }

    private func prediction(
        _ values: [Double], goal: Double, wasAtGoal: Bool = false
    ) throws -> GoalPrediction {
        GoalPrediction(
            trend(values), from: values.last ?? 0, to: goal, entries: values.count,
            wasAtGoal: wasAtGoal, now: try instant("2026-03-18T12:00:00Z"), clock: utc)
    }

    /// Distance 226.3423 − 212 = 14.34, by 0.9284 a day 15.4 days, cut to 15: 2 April, two weeks.
    @Test func `is on track`() throws {
        let prediction = try prediction(Self.eight, goal: 212)
        #expect(prediction.status == .onTrack(days: 15, day: march(18).adding(15)))
        #expect(prediction.weeks == 2 && prediction.needsLoss)
        #expect(abs((prediction.weeklyVelocity ?? 0) + 6.4986) < 0.0001)
    }

    @Test func `is at the goal, leads away, is too slow or cannot tell`() throws {
        #expect(try prediction(Self.eight, goal: 226.6).status == .atGoal)
        let away = try prediction(Self.eight, goal: 240)
        #expect(away.status == .wrongDirection && !away.needsLoss)
        // 231.40 falling 0.01 a day for 8 days ends at 231.33: (231.33 − 212) / 0.01 = 1933 days.
        let slow = (0..<8).map { 231.4 - 0.01 * Double($0) }
        #expect(try prediction(slow, goal: 212).status == .tooSlow(days: 1933))
        #expect(try prediction(Array(Self.eight.prefix(6)), goal: 212).status == .insufficientData)
        #expect(try prediction([], goal: 212).status == .noData)
        #expect(
            try prediction(Array(repeating: 80, count: 9), goal: 75).status == .wrongDirection)
    }

    /// In below 0.5, out from 1.0. The level is 226.3423.
    @Test(arguments: [
        (225.9, false, true), (225.8, false, false), (225.8, true, true), (225.4, true, true),
        (225.3, true, false),
    ])
    func `does not flicker at the goal`(goal: Double, wasAtGoal: Bool, isAtGoal: Bool) throws {
        let status = try prediction(Self.eight, goal: goal, wasAtGoal: wasAtGoal).status
        #expect((status == .atGoal) == isAtGoal)
    }

    /// 0.6 to go at 0.9284 a day is less than a day, and yet one.
    @Test func `is never there in no days`() throws {
        #expect(
            try prediction(Self.eight, goal: 225.7).status
                == .onTrack(days: 1, day: march(19)))
    }

    @Test func `works towards gaining, too`() throws {
        let gaining = Self.eight.map { 300 - $0 }
        let prediction = try prediction(gaining, goal: 88)
        #expect(prediction.status == .onTrack(days: 15, day: march(33)))
        #expect(!prediction.needsLoss)
    }
}
