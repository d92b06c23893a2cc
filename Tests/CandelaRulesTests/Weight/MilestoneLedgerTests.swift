import CandelaRules
import Testing

/// Milestones that weigh-ins earn, lose and celebrate.
struct MilestoneLedgerTests {
    private func log(
        _ weight: Double, _ day: Int, _ unit: WeightUnit = .kilograms, in journal: inout Journal
    ) throws -> (id: String, change: JournalChange) {
        var weighIn = WeighIn(day: march(day), weight: Weight(unchecked: weight, unit))
        weighIn.at = ZonedInstant(noon(day).adding(seconds: journal.weighIns.count))
        let change = try journal.log(weighIn, now: endOfMarch)
        journal.updateMilestones(after: change, now: evening(day), clock: utc)
        return (journal.weighIns[journal.weighIns.count - 1].id, change)
    }

    private func evening(_ day: Int) -> Instant { noon(day).adding(seconds: 28_800) }

    /// 84 kg to 75 kg: 82, 80, 78, 76 and 75.
    private var start: Journal { person([(10, 84)], goal: 75) }

    /// 72.3 for 82.3, corrected at once.
    @Test func `a corrected slip leaves no trace`() throws {
        var journal = start
        let slip = try log(72.3, 12, in: &journal)
        #expect(journal.completedMilestones.map(\.weight.value) == [82, 80, 78, 76, 75])
        #expect(journal.completedMilestones.allSatisfy { $0.entry == slip.id })
        var corrected = try #require(journal.weighIns.last)
        corrected.weight = Weight(unchecked: 82.3, .kilograms)
        let change = try journal.replace(corrected, now: endOfMarch)
        journal.updateMilestones(after: change, now: evening(12), clock: utc)
        #expect(journal.completedMilestones.isEmpty)
        let facts = factsOf(journal, on: 12)
        #expect(facts.goal?.reachedOn == nil && facts.celebration == nil)
        // The real one is recorded and celebrated.
        _ = try log(81.9, 14, in: &journal)
        #expect(factsOf(journal, on: 14).celebration?.weight.value == 82)
    }

    @Test func `a slip corrected by another entry leaves no trace`() throws {
        var journal = start
        _ = try log(72.3, 12, in: &journal)
        _ = try log(82.3, 12, in: &journal)
        #expect(journal.completedMilestones.isEmpty)
    }

    /// The weigh-ins of 230 and 220 lb are gone, and a goal to hold the weight has no direction.
    @Test func `undoing restores milestones of older versions of a goal to hold`() throws {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.goal?.start = Weight(unchecked: 212, .pounds)
        journal.completedMilestones = [230.0, 220].map {
            CompletedMilestone(Weight(unchecked: $0, .pounds))
        }
        _ = try log(212.2, 10, .pounds, in: &journal)
        let before = journal
        let change = journal.removeAllWeighIns()
        let milestones = journal.updateMilestones(after: change, now: evening(12), clock: utc)
        #expect(journal.completedMilestones.isEmpty)
        journal.undo(milestones)
        let restored = journal.undo(change)
        journal.updateMilestones(
            after: restored, celebrating: false, now: evening(12), clock: utc)
        #expect(journal == before)
    }

    @Test func `deleting withdraws and undoing restores`() throws {
        var journal = start
        let reached = try log(79.8, 12, in: &journal)
        let before = journal
        #expect(journal.completedMilestones.map(\.weight.value) == [82, 80])
        var change = journal.remove(weighIns: [reached.id])
        let milestones = journal.updateMilestones(after: change, now: evening(12), clock: utc)
        #expect(journal.completedMilestones.isEmpty)
        journal.undo(milestones)
        journal.undo(change)
        #expect(journal == before)
        change = journal.removeAllWeighIns()
        journal.updateMilestones(after: change, now: evening(12), clock: utc)
        #expect(journal.completedMilestones.isEmpty)
    }

    /// 82 by an entry of the 14th, then by one of the 12th that is logged later.
    @Test func `a milestone remembers the earliest entry`() throws {
        var journal = start
        let late = try log(81.9, 14, in: &journal)
        let early = try log(81.8, 12, in: &journal)
        #expect(journal.completedMilestones.map(\.entry) == [early.id])
        #expect(journal.completedMilestones.first?.day == march(12))
        let change = journal.remove(weighIns: [early.id])
        journal.updateMilestones(after: change, now: evening(14), clock: utc)
        #expect(journal.completedMilestones.map(\.entry) == [late.id])
    }

    /// One celebration, for 78: the others are marked with it.
    @Test func `the furthest one is celebrated, once`() throws {
        var journal = start
        _ = try log(77.9, 12, in: &journal)
        #expect(factsOf(journal, on: 12).celebration?.weight.value == 78)
        // However much later, and also after a regain of less than 2 kg: 79.9 − 78 = 1.9.
        _ = try log(79.9, 18, in: &journal)
        #expect(factsOf(journal).celebration?.weight.value == 78)
        #expect(!journal.celebrateMilestones().isEmpty)
        #expect(factsOf(journal).celebration == nil)
        #expect(journal.celebrateMilestones().isEmpty)
        _ = try log(77.5, 19, in: &journal)
        #expect(factsOf(journal, on: 19).celebration == nil)
    }

    /// 80 − 78 = 2.0: 78 is only listed, and with it 80 and 82, which are nearer.
    @Test func `a milestone regained by 2 kg is only listed`() throws {
        var journal = start
        _ = try log(77.9, 12, in: &journal)
        _ = try log(80, 18, in: &journal)
        #expect(factsOf(journal).celebration == nil)
        #expect(factsOf(journal).completed.count == 3)
    }

    @Test func `a second diet celebrates its milestones again`() throws {
        var journal = start
        _ = try log(79.8, 12, in: &journal)
        _ = journal.celebrateMilestones()
        _ = try log(84, 20, in: &journal)
        journal.setGoal(74, in: .kilograms, now: evening(20), clock: utc)
        #expect(factsOf(journal, on: 20).celebration == nil)
        _ = try log(81.7, 30, in: &journal)
        #expect(factsOf(journal, on: 30).celebration?.weight.value == 82)
        #expect(factsOf(journal, on: 30).completed.map(\.weight.value) == [82, 80, 82])
        #expect(Set(journal.completedMilestones.map(\.id)).count == 3)
        #expect(journal.validate().isEmpty)
    }

    /// 231.4 to 212 lb, at 224.6: 230 and 225. In kilograms 104 and 102 are passed too; looking at
    /// them leaves nothing behind.
    @Test func `looking at the other unit or interval leaves nothing behind`() throws {
        var journal = person([(10, 231.4)], .pounds, goal: 212)
        journal.settings.unit = .pounds
        _ = try log(224.6, 12, .pounds, in: &journal)
        let before = journal
        journal.setUnit(.kilograms)
        let facts = factsOf(journal, on: 12)
        #expect(facts.completed.map(\.weight.value) == [230, 225, 104, 102])
        #expect(facts.completed.suffix(2).allSatisfy { $0.isCelebrated })
        #expect(facts.celebration?.weight.value == 225)
        journal.settings.milestoneInterval = .ten
        #expect(factsOf(journal, on: 12).celebration?.weight.value == 225)
        journal.settings.milestoneInterval = .five
        journal.setUnit(.pounds)
        #expect(journal == before)
        #expect(factsOf(journal, on: 12).completed.map(\.weight.value) == [230, 225])
    }

    /// The history of an app's own store counts as celebrated; 78 is new.
    @Test func `records of an app celebrate nothing that was passed before`() throws {
        var journal = person([(10, 84), (11, 81), (12, 79.5)], goal: 75)
        #expect(factsOf(journal, on: 12).completed.map(\.weight.value) == [82, 80])
        #expect(factsOf(journal, on: 12).celebration == nil)
        _ = try log(77.8, 13, in: &journal)
        #expect(journal.completedMilestones.map(\.weight.value) == [78])
        #expect(factsOf(journal, on: 13).celebration?.weight.value == 78)
    }

    /// 230 of another app's list, without an entry: kept while an entry reaches it.
    @Test func `a recorded milestone without an entry is withdrawn with its last weigh-in`() throws
    {
        var journal = person([(10, 231.4), (12, 229)], .pounds, goal: 212)
        var milestone = CompletedMilestone(Weight(unchecked: 230, .pounds))
        milestone.start = Weight(unchecked: 231.4, .pounds)
        milestone.isCelebrated = true
        journal.completedMilestones = [milestone]
        let change = journal.remove(weighIns: ["1"])
        journal.updateMilestones(after: change, now: evening(12), clock: utc)
        #expect(journal.completedMilestones.isEmpty)
    }

    /// The rows of the logbook's filter: the entries that were the first to reach one.
    @Test func `the first weigh-ins at milestones are known`() throws {
        let journal = person(
            [(10, 84), (11, 81.9), (12, 81.5), (13, 79.5), (14, 82.2)], goal: 75)
        #expect(factsOf(journal).milestoneWeighIns == [1, 3])
    }

    @Test(
        arguments: [
            (227.1, nil), (227, 225.0), (226.9, 225), (225.1, 225), (225, nil), (214, 212),
            (212, nil),
        ] as [(Double, Double?)])
    func `a reminder is due within 2 lb of the next milestone`(
        weight: Double, milestone: Double?
    ) throws {
        let facts = factsOf(person(daily([231.4, weight]), .pounds, goal: 212))
        let reminder = MilestoneReminder(facts, zone: .utc)
        #expect(reminder?.milestone == milestone)
        let morning = try instant("2026-03-19T09:00:00Z")
        #expect(reminder?.moment == (milestone == nil ? nil : morning))
    }
}
