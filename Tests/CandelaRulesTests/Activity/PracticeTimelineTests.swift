import CandelaRules
import Testing

struct PracticeTimelineTests {
    private typealias Sample = ActivitySample

    /// 79 minutes on four of seven days.
    @Test func `adds up a week`() {
        let timeline = PracticeTimeline(
            Sample.index(Sample.minutes([0, 20, 0, 15, 34, 0, 10])), range: .week)
        #expect(timeline.points.map(\.minutes) == [0, 20, 0, 15, 34, 0, 10])
        #expect(timeline.minutes == 79 && timeline.adherence.done == 4)
        #expect(timeline.averageMinutes == 19.75)
        // The first practice was on the second day.
        #expect(abs(timeline.adherence.share - 4.0 / 6) < 1e-12 && timeline.recordedDays == 6)
        #expect(timeline.scale.bound == 40 && timeline.scale.marks == [0, 10, 20, 30, 40])
    }

    /// The next round number above the greatest value, at least 10.
    @Test(arguments: [
        (0, 10, [0, 5, 10]), (7, 10, [0, 5, 10]), (34, 40, [0, 10, 20, 30, 40]),
        (10, 20, [0, 5, 10, 15, 20]), (39, 40, [0, 10, 20, 30, 40]),
        (55, 60, [0, 20, 40, 60]), (79, 80, [0, 20, 40, 60, 80]),
        (120, 200, [0, 50, 100, 150, 200]), (1440, 2000, [0, 500, 1000, 1500, 2000]),
    ])
    func `ends the axis at a round number`(greatest: Int, bound: Int, marks: [Int]) {
        let scale = NiceScale(greatest: greatest)
        #expect(scale.bound == bound && scale.marks == marks)
    }

    @Test(arguments: [-5, .max, .min, 999_999_999])
    func `accepts any number`(greatest: Int) {
        let scale = NiceScale(greatest: greatest)
        #expect(scale.bound >= 10 && scale.marks.last == scale.bound)
    }

    @Test func `keeps a selection that is still visible`() {
        let index = Sample.index(Journal())
        let week = PracticeTimeline(index, range: .week)
        #expect(week.selection(keeping: Sample.march(12)) == Sample.march(12))
        #expect(week.selection(keeping: Sample.march(11)) == nil)
        #expect(week.selection(keeping: nil) == nil)
        #expect(
            PracticeTimeline(index, range: .month).selection(keeping: Sample.march(11)) != nil)
    }

    /// Berlin's clocks go forward an hour on 29 March 2026 and back an hour on 25 October: those
    /// days have 23 and 25 hours. A practice one minute after the start and one a minute before the
    /// end count for the day, and those just outside count for its neighbours.
    @Test(arguments: [
        (CalendarDay(year: 2026, month: 3, day: 29), 23),
        (CalendarDay(year: 2026, month: 10, day: 25), 25),
    ])
    func `counts minutes on a day with a clock change`(day: CalendarDay?, hours: Int) throws {
        let day = try #require(day)
        let clock = DayClock(try Zone("Europe/Berlin"))
        let (start, end) = (clock.start(of: day), clock.start(of: day.next))
        #expect(start.seconds(to: end) == hours * 3600)
        var journal = Journal()
        for (instant, minutes) in [(-60, 5), (60, 10)].map({ (start.adding(seconds: $0), $1) })
            + [(-60, 20), (60, 40)].map({ (end.adding(seconds: $0), $1) })
        {
            journal.practices.append(Practice(day: clock.day(of: instant), minutes: minutes))
        }
        let now = end.adding(seconds: 7200)
        let timeline = PracticeTimeline(
            journal.history(of: nil, now: now, clock: clock).days, range: .week)
        #expect(timeline.points.map(\.day) == (-5...1).map { day.adding(days: $0) })
        #expect(timeline.points.map(\.minutes) == [0, 0, 0, 0, 5, 30, 40])
        #expect(timeline.adherence.done == 3 && timeline.minutes == 75)
    }

    @Test func `has the days of the range`() {
        let index = Sample.index(Journal())
        for range in TimelineRange.allCases {
            let points = PracticeTimeline(index, range: range).points
            // Without records, the range of all days has its minimum length.
            let days = range == .all ? TimelineRange.quarter.days : range.days
            #expect(points.count == days && points.last?.day == Sample.today)
        }
    }
}
