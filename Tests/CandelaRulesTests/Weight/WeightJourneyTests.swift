import CandelaRules
import Testing

struct WeightJourneyTests {
    let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)

    private func weighIn(_ day: Int, _ value: Double, at hour: Int? = nil) -> WeighIn {
        var weighIn = WeighIn(day: march(day), weight: Weight(unchecked: value, .pounds))
        weighIn.at = hour.map {
            ZonedInstant(utc.start(of: march(day)).adding(seconds: $0 * 3600), offset: 0)
        }
        return weighIn
    }

    private func journeyOf(_ weighIns: [WeighIn], goal: Double? = 212) -> WeightJourney? {
        var journal = Journal()
        journal.weighIns = weighIns
        journal.goal = goal.map { WeightGoal(Weight(unchecked: $0, .pounds)) }
        return WeightJourney(journal, now: noon, clock: utc)
    }

    @Test func `starts at the oldest reading and ends at the latest`() throws {
        let journey = try #require(
            journeyOf([
                weighIn(18, 226.8, at: 7), weighIn(18, 226, at: 9), weighIn(10, 231.4),
                weighIn(14, 229), weighIn(18, 227),
            ]))
        #expect(journey.current == 226)
        #expect(journey.milestones?.start == 231.4)
        #expect(journey.progress?.fraction == 0.8)
        #expect(journey.means.count == 3)
    }

    @Test func `ignores future readings`() throws {
        let journey = try #require(
            journeyOf([weighIn(17, 226), weighIn(18, 220, at: 13), weighIn(19, 210)]))
        #expect(journey.current == 226)
        #expect(journeyOf([weighIn(19, 210)]) == nil)
        #expect(journeyOf([]) == nil)
    }

    @Test func `uses the goal's unit unless another is chosen`() throws {
        var journal = Journal()
        journal.weighIns = [weighIn(18, 220)]
        journal.goal = WeightGoal(Weight(unchecked: 90, .kilograms))
        let journey = try #require(WeightJourney(journal, now: noon, clock: utc))
        #expect(journey.unit == .kilograms)
        // 220 × 0.453592
        #expect(abs(journey.current - 99.79024) < 1e-9)
        journal.settings.unit = .pounds
        #expect(WeightJourney(journal, now: noon, clock: utc)?.current == 220)
    }

    @Test func `estimates the days to the next milestone by Holt's pace`() throws {
        let series = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]
        let journey = try #require(
            journeyOf(series.enumerated().map { weighIn(11 + $0.offset, $0.element) }))
        // 2.9 lb to 225 at 6.4986 a week: 2.9 × 7 / 6.4986 = 3.12 days.
        #expect(journey.progress?.remaining == 2.9)
        #expect(journey.estimate?.days == 3)
        #expect(journeyOf([weighIn(18, 230)])?.estimate == nil)
        #expect(journeyOf([weighIn(18, 230)], goal: nil)?.progress == nil)
    }

    /// A reading at the current instant counts, for journey and log alike.
    @Test func `a reading at the current instant counts`() throws {
        var weighIn = WeighIn(day: exampleDay, weight: Weight(unchecked: 226, .pounds))
        weighIn.at = ZonedInstant(noon, offset: 0)
        #expect(journeyOf([weighIn])?.current == 226)
        var journal = Journal()
        journal.weighIns = [weighIn]
        #expect(WeightLog(journal, now: noon, clock: utc).entries.count == 1)
        let before = WeightLog(journal, now: noon.adding(seconds: -1), clock: utc)
        #expect(before.entries.isEmpty && before.validUntil == noon)
    }

    @Test func `of two readings at one instant the later in the list counts`() {
        #expect(journeyOf([weighIn(18, 226, at: 7), weighIn(18, 225, at: 7)])?.current == 225)
        #expect(journeyOf([weighIn(18, 226), weighIn(18, 225)])?.current == 225)
    }

    /// 15 to 18 March: the last one leaves the seven days on the 25th. 5, 6 and 18 March need one
    /// more.
    @Test func `gives the day on which the rate lapses`() throws {
        let recent = try #require(journeyOf((15...18).map { weighIn($0, 226) }))
        #expect(recent.missingDays == 0 && recent.rateLapses == march(25))
        #expect(recent.weeklyVelocity == 0 && recent.estimate == nil)
        let few = try #require(journeyOf([5, 6, 18].map { weighIn($0, 226) }))
        #expect(few.missingDays == 1 && few.rateLapses == nil && few.weeklyVelocity == nil)
    }
}
