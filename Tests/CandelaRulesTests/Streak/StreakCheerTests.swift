import CandelaRules
import Testing

struct StreakCheerTests {
    /// Both ends of each range.
    @Test(arguments: [
        (-1, StreakCheer.keepGoing), (0, .keepGoing), (1, .start), (6, .start), (7, .oneWeek),
        (8, .onFire), (13, .onFire), (14, .twoWeeks), (15, .unstoppable), (29, .unstoppable),
        (30, .oneMonth), (31, .legend), (59, .legend), (60, .twoMonths), (89, .twoMonths),
        (90, .threeMonths), (.max, .threeMonths),
    ])
    func `cheers by the length of the streak`(days: Int, cheer: StreakCheer) {
        #expect(StreakCheer(forStreakOf: days) == cheer)
    }
}
