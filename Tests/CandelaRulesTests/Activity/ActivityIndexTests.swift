import CandelaRules
import CandelaTestSupport
import Testing

struct ActivityIndexTests {
    private typealias Sample = ActivitySample

    /// None before the first record, missed between it and today, today pending.
    @Test func `gives each day its status`() {
        var journal = Sample.minutes([20, 0, 0, 15, 0])
        journal.restDays = [Sample.march(16)]
        let index = Sample.index(journal)
        #expect(
            index.days(6).map(\.status) == [
                .none, .completed, .missed, .rest, .completed, .pending,
            ]
        )
        #expect(index.firstDay == Sample.march(14))
        #expect(index[Sample.march(19)].status == .none)
    }

    /// Two sessions on a day are added; one of 0 minutes does not count; a done completion counts.
    @Test func `adds up the activity of a day`() {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.practices = [
            Practice(day: Sample.today, minutes: 10), Practice(day: Sample.today, minutes: 25),
            Practice(day: Sample.today, minutes: 0),
        ]
        journal.completions = [Completion(habit: "h", day: Sample.march(17))]
        let days = Sample.index(journal).days(2)
        #expect(days[1].minutes == 35 && days[1].sessions == 2 && days[1].frequency == 2)
        #expect(days[0].status == .completed && days[0].completions == 1 && days[0].frequency == 1)
    }

    /// Future records do not count, and `validUntil` is when the next one begins to.
    @Test func `ignores records in the future`() {
        var journal = Sample.minutes([10])
        let later = Sample.now.adding(seconds: 3600)
        journal.practices[0].at = Sample.clock.zoned(later)
        journal.practices.append(Practice(day: Sample.march(19), minutes: 5))
        let index = Sample.index(journal)
        #expect(index[Sample.today].minutes == 0 && index[Sample.march(19)].minutes == 0)
        #expect(index.validUntil == later)
        #expect(Sample.index(Journal()).validUntil == Sample.clock.start(of: Sample.march(19)))
    }

    @Test func `adding a record equals rebuilding, in any order`() {
        var random = SplitMix(seed: 7)
        for _ in 0..<300 {
            var journal = Journal()
            journal.habits = [Habit(id: "a", name: "A")]
            var index = ActivityIndex(now: Sample.now, clock: Sample.clock)
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                let day = Sample.today.adding(days: Int.random(in: -40...2, using: &random))
                if Bool.random(using: &random) {
                    let status = CompletionStatus.allCases.randomElement(using: &random) ?? .done
                    journal.completions.append(Completion(habit: "a", day: day, status: status))
                } else {
                    let minutes = Int.random(in: 0...60, using: &random)
                    journal.practices.append(Practice(day: day, minutes: minutes))
                }
            }
            for practice in journal.practices.shuffled(using: &random) { index.add(practice) }
            for completion in journal.completions.shuffled(using: &random) {
                index.add(completion)
            }
            #expect(index.days(60) == Sample.index(journal).days(60))
        }
    }

    @Test func `one pass builds the index of every habit`() {
        var journal = Journal()
        journal.habits = [Habit(id: "a", name: "A"), Habit(id: "b", name: "B")]
        journal.restDays = [Sample.march(10)]
        for day in 0..<20 {
            journal.completions.append(
                Completion(habit: day % 3 == 0 ? "a" : "b", day: Sample.today.adding(days: -day)))
        }
        let all = ActivityIndex.byHabit(journal, now: Sample.now, clock: Sample.clock)
        for id in ["a", "b"] {
            #expect(all[id]?.days(30) == Sample.index(journal, habit: id).days(30))
        }
    }

    /// Calendar, timeline and heat map read the same days.
    @Test func `calendar, timeline and heat map agree on the minutes`() {
        var random = SplitMix(seed: 11)
        for _ in 0..<200 {
            let index = Sample.index(
                Sample.minutes(
                    (0..<30).map { _ in max(0, Int.random(in: -20...60, using: &random)) }))
            let timeline = PracticeTimeline(index, range: .month)
            let calendar = ActivityCalendar(index, rows: 5, columns: 6)
            #expect(timeline.minutes == calendar.minutes)
            #expect(timeline.adherence == calendar.adherence)
            #expect(HeatMap(index, range: .month).minutes == timeline.minutes)
            #expect(
                HeatMap(index, range: .quarter).minutes
                    == PracticeTimeline(index, range: .quarter).minutes)
            #expect(
                HeatMap(index, range: .year).minutes
                    == PracticeTimeline(index, range: .year).minutes)
        }
    }

    /// A record at the current instant counts, and the first day of all is not missed.
    @Test func `a record at the current instant counts`() {
        var journal = Journal()
        var practice = Practice(day: ActivitySample.today, minutes: 10)
        practice.at = ZonedInstant(ActivitySample.now, offset: 0)
        journal.practices = [practice, Practice(day: ActivitySample.march(10), minutes: 0)]
        let index = ActivitySample.index(journal)
        #expect(index[ActivitySample.today].minutes == 10)
        #expect(index.firstDay == ActivitySample.today)
        journal.habits = [Habit(id: "h", name: "H")]
        var missed = Completion(habit: "h", day: ActivitySample.march(12))
        missed.status = .missed
        journal.completions = [missed]
        let marked = ActivitySample.index(journal)
        #expect(marked.firstDay == ActivitySample.march(12))
        #expect(marked[ActivitySample.march(12)].status == .missed)
        #expect(marked[ActivitySample.march(13)].status == .missed)
    }
}
