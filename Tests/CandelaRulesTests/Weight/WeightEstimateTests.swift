import CandelaRules
import Testing

struct WeightEstimateTests {
    private func estimate(
        _ distance: Double, _ weekly: Double, _ direction: WeightChange.Direction = .down,
        _ unit: WeightUnit = .pounds, on today: Int = 18
    ) -> WeightEstimate? {
        WeightEstimate(
            distance, direction, at: WeightRate(weekly: weekly, in: unit), from: march(18),
            today: march(today))
    }

    /// 3.2 × 7 / 1.75 = 12.8; 0.1 × 7 / 7 is less than a day, as is what remains of a target that is
    /// not reached and shown as 0; 0.3 × 7 / 0.7 = 3 in spite of binary noise.
    @Test(
        arguments: [
            (3.2, -1.75, WeightChange.Direction.down, 12), (3.2, 1.75, .up, 12),
            (3.2, 1.75, .down, nil), (3.2, -1.75, .up, nil), (0, -1.75, .down, 1),
            (0.1, -7, .down, 1), (0.3, -0.7, .down, 3), (3.2, 0, .down, nil),
            (1, -0.19, .down, nil), (1, -0.2, .down, 35), (1.3, -0.1, .down, nil),
        ] as [(Double, Double, WeightChange.Direction, Int?)])
    func `days are whole, at least one, and need a direction`(
        distance: Double, weekly: Double, direction: WeightChange.Direction, days: Int?
    ) {
        #expect(estimate(distance, weekly, direction)?.days == days)
    }

    /// In kilograms 0.1 a week has a direction, and −0.095 is shown as −0.10 or −0.09.
    @Test(arguments: [(-0.1, WeightChange.Direction.down), (-0.09, .stable), (0.1, .up)])
    func `a rate below a tenth of a kilogram is steady`(
        weekly: Double, direction: WeightChange.Direction
    ) {
        #expect(WeightRate(weekly: weekly, in: .kilograms).direction == direction)
    }

    /// Computed from the rate as shown: −1.006 is shown as −1.01, so 10 lb take 69 days (69.3), not
    /// 69.58.
    @Test func `a rate has two decimals and is used as shown`() {
        #expect(WeightRate(weekly: -1.006, in: .pounds).weekly == -1.01)
        #expect(WeightRate(weekly: 0.125, in: .pounds).weekly == 0.12)
        #expect(WeightRate(weekly: 0.135, in: .pounds).weekly == 0.14)
        #expect(estimate(10, -1.006)?.days == 69)
    }

    @Test(arguments: [
        (1.3, WeightEstimate.Span.days(13, march(31))), (1.4, .weeks(2)), (5.5, .weeks(8)),
        (5.6, .months(2)), (1.7, .weeks(2)), (1.8, .weeks(3)), (7.6, .months(2)), (7.7, .months(3)),
    ])
    func `dates become weeks and months`(distance: Double, span: WeightEstimate.Span) {
        // 0.7 a week is 0.1 a day.
        #expect(estimate(distance, -0.7)?.span == span)
    }

    @Test func `two years are the most`() {
        #expect(estimate(73, -0.7)?.isTooFar == false)
        #expect(estimate(73.1, -0.7)?.isTooFar == true)
        #expect(estimate(1e300, -0.7)?.days == 731)
    }

    @Test func `the day stays and passes`() {
        #expect(estimate(0.3, -0.7, on: 18)?.daysLeft == 3)
        #expect(estimate(0.3, -0.7, on: 20)?.daysLeft == 1)
        #expect(estimate(0.3, -0.7, on: 21)?.daysLeft == nil)
        #expect(estimate(0.3, -0.7, on: 21)?.day == march(21))
    }
}
