import CandelaRules
import Testing

struct WeightTests {
    @Test func `converts by the app's two factors`() {
        #expect(Weight(unchecked: 100, .pounds).value(in: .kilograms) == 45.3592)
        #expect(Weight(unchecked: 100, .kilograms).value(in: .pounds) == 220.462)
        #expect(Weight(unchecked: 75.5, .kilograms).value(in: .kilograms) == 75.5)
    }

    @Test(arguments: [
        (1.0, WeightUnit.pounds, true), (0.99, .pounds, false), (1500, .pounds, true),
        (1500.1, .pounds, false), (0.5, .kilograms, true), (0.49, .kilograms, false),
        (680, .kilograms, true), (680.1, .kilograms, false), (.nan, .kilograms, false),
        (.infinity, .pounds, false), (-80, .kilograms, false),
    ])
    func `accepts weights within the limits`(value: Double, unit: WeightUnit, isLoggable: Bool) {
        if isLoggable {
            #expect(throws: Never.self) { try Weight(value, unit) }
        } else {
            #expect(throws: WeightError.self) { try Weight(value, unit) }
        }
    }

    @Test func `accepts at most a million with any limits`() throws {
        var limits = WeightLimits.standard
        limits.kilograms = 0...(.infinity)
        for value in [.infinity, 1_000_001, -1] {
            #expect(throws: WeightError.self) { try Weight(value, .kilograms, limits: limits) }
        }
        // 1,000,000 kg are 2,204,620 lb: the multiples of 5 from 5 to 2,204,615, and the goal.
        let most = try Weight(1_000_000, .kilograms, limits: limits)
        let none = try Weight(0, .kilograms, limits: limits)
        let milestones = WeightMilestones(start: most, goal: none, interval: .five, in: .pounds)
        #expect(milestones.all.count == 2_204_615 / 5 + 1)
    }

    @Test(arguments: [
        ("75kg", Weight(unchecked: 75, .kilograms)), ("75 kg", Weight(unchecked: 75, .kilograms)),
        ("165.5lb", Weight(unchecked: 165.5, .pounds)),
    ])
    func `parses a number and a unit`(text: String, weight: Weight) throws {
        #expect(try Weight(parsing: text) == weight)
    }

    @Test(arguments: [
        ("", WeightError.notANumber("")), ("kg", .notANumber("kg")), ("75", .unknownUnit("75")),
        ("75 stone", .unknownUnit("75 stone")), ("75,5kg", .unknownUnit("75,5kg")),
        ("-75kg", .outOfRange(value: -75, unit: .kilograms, allowed: 0.5...680)),
        ("nankg", .notANumber("nankg")),
    ])
    func `rejects other texts with a reason`(text: String, error: WeightError) {
        #expect(throws: error) { try Weight(parsing: text) }
    }

    @Test(arguments: [
        (MilestoneInterval.five, 5, 2), (.ten, 10, 5), (.fifteen, 15, 7),
    ])
    func `intervals are chosen in pounds and have equivalents in kilograms`(
        interval: MilestoneInterval, pounds: Int, kilograms: Int
    ) {
        #expect(interval.size(in: .pounds) == pounds)
        #expect(interval.size(in: .kilograms) == kilograms)
    }
}
