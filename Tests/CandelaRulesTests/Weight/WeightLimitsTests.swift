import CandelaRules
import Testing

struct WeightLimitsTests {
    let limits = WeightLimits.standard

    @Test(arguments: [
        (65.9, WeightUnit.pounds, GoalCheck.outOfRange), (66, .pounds, .low), (87.9, .pounds, .low),
        (88, .pounds, .sound), (330, .pounds, .sound), (330.1, .pounds, .high),
        (440, .pounds, .high), (440.1, .pounds, .outOfRange), (29.9, .kilograms, .outOfRange),
        (30, .kilograms, .low), (40, .kilograms, .sound), (150, .kilograms, .sound),
        (150.1, .kilograms, .high), (200, .kilograms, .high), (200.1, .kilograms, .outOfRange),
        (.nan, .pounds, .outOfRange), (.infinity, .kilograms, .outOfRange),
        (0, .pounds, .outOfRange),
    ])
    func `checks a goal`(goal: Double, unit: WeightUnit, check: GoalCheck) {
        #expect(limits.check(goal: goal, in: unit) == check)
    }

    @Test(arguments: [
        (212.0, WeightUnit.pounds, 212.0), (65, .pounds, 66), (441, .pounds, 440),
        (.nan, .pounds, 180), (.nan, .kilograms, 80), (-.infinity, .kilograms, 30),
        (.infinity, .kilograms, 200), (0, .kilograms, 30),
    ])
    func `the nearest goal is allowed`(goal: Double, unit: WeightUnit, nearest: Double) {
        #expect(limits.nearest(goal: goal, in: unit) == nearest)
        #expect(limits.check(goal: nearest, in: unit) != .outOfRange)
    }
}
