import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import Testing

/// The numbers of days on the practice screens, against a count of the days by hand.
struct FairNumbersTests {
    /// Wednesday 18 March 2026.
    private static let today = CalendarDay(daysSince1970: 20_530)

    /// The history of a person: practised days and rest days, by age.
    struct Person: Sendable, CustomTestStringConvertible {
        let done: Set<Int>
        let rests: Set<Int>
        let isMarked: Bool

        var testDescription: String {
            "done \(done.sorted()), rest \(rests.sorted())\(isMarked ? ", marked" : "")"
        }

        /// Newcomers, rest days and open days by hand, then sixteen histories of up to 44 days.
        static let all: [Person] = {
            var people = [
                Person(done: [], rests: [], isMarked: false),
                Person(done: [], rests: [0, 1], isMarked: false),
                Person(done: [0], rests: [], isMarked: false),
                Person(done: [0, 1, 2, 3], rests: [], isMarked: false),
                Person(done: [1, 2, 3], rests: [], isMarked: true),
                Person(done: [0, 1, 3, 5, 6], rests: [2, 4], isMarked: false),
                Person(done: [7], rests: [0, 1, 2, 3, 4, 5, 6], isMarked: false),
                Person(done: [40], rests: [2], isMarked: true),
            ]
            var random = SplitMix(seed: 54)
            for place in 0..<16 {
                let first = Int.random(in: 0...44, using: &random)
                let days = (0...first).map { ($0, Int.random(in: 0..<8, using: &random)) }
                people.append(
                    Person(
                        done: Set(days.filter { $0.1 < 5 }.map(\.0)),
                        rests: Set(days.filter { [0, 5, 6].contains($0.1) }.map(\.0)),
                        isMarked: place % 3 == 0))
            }
            return people
        }()

        /// The days of the last `count` that were planned, and the days among them with practice.
        func days(of count: Int) -> (done: Int, planned: Int) {
            guard let first = done.max() else { return (0, 0) }
            let days = (0..<count).filter { ago in
                if done.contains(ago) { return true }
                return ago > 0 && ago < first && !rests.contains(ago)
            }
            return (days.count { done.contains($0) }, days.count)
        }

        /// The days of the last `count` that are not before the first practice.
        func length(of count: Int) -> Int { min(count, (done.max() ?? count) + 1) }

        var journal: Journal {
            var journal = Journal()
            journal.habits = [Habit(id: "h", name: "H")]
            for ago in done.sorted() {
                let day = FairNumbersTests.today.adding(days: -ago)
                if isMarked {
                    journal.completions.append(Completion(habit: "h", day: day))
                } else {
                    journal.practices.append(Practice(day: day, minutes: 10))
                }
            }
            journal.restDays = rests.sorted().map { FairNumbersTests.today.adding(days: -$0) }
            return journal
        }
    }

    private func screen(_ options: some ScreenOptions, _ person: Person) throws -> Screen {
        let now = Instant(secondsSince1970: 20_530 * 86_400 + 61_200)
        return try Screen.make(
            options, phase: .ready(person.journal), of: .practice,
            in: Context(now: now, zone: .utc))
    }

    /// Everything drawn and spoken on a screen.
    private func texts(_ screen: Screen) -> [String] {
        screen.elements.flatMap(\.withAllInside).flatMap { element in
            let spoken = element.accessibility
            return element.words.flatMap { [$0.text, $0.spokenText] }
                + ([spoken?.label, spoken?.value].compactMap(\.self))
        } + screen.announcements.map(\.text)
    }

    /// The numbers of days in texts such as `4 of 6 planned days`.
    private func counts(in texts: [String]) -> Set<[Int]> {
        Set(
            texts.flatMap { text in
                text.matches(of: #/(\d+) of (\d+) planned day/#)
                    .map { [Int($0.1) ?? -1, Int($0.2) ?? -1] }
            })
    }

    /// The lengths in titles such as `Last 6 days`.
    private func lengths(in texts: [String]) -> Set<Int> {
        Set(
            texts.flatMap { text in
                text.matches(of: #/[Ll]ast (\d+) days?/#).compactMap { Int($0.1) }
            })
    }

    private func expected(_ days: (done: Int, planned: Int)) -> Set<[Int]> {
        days.planned == 0 ? [] : [[days.done, days.planned]]
    }

    @Test(arguments: Person.all)
    func `every screen counts the same days`(person: Person) throws {
        let (week, month) = (person.days(of: 7), person.days(of: 30))
        let dashboard = try screen(PracticeDashboardOptions(), person)
        let weekly = try #require(dashboard.card(WeeklyProgressCard.self)).facts
        #expect((weekly.done, weekly.expected) == week)
        #expect(counts(in: texts(dashboard)) == expected(week))
        #expect(lengths(in: texts(dashboard)) == [person.length(of: 7)])

        for (period, days) in [(ChartPeriod.week, week), (.month, month)] {
            var options = PracticeStatisticsOptions()
            options.period = period
            options.picture = SharePicture()
            let statistics = try screen(options, person)
            let calendar = try #require(statistics.card(DayCalendarCard.self)).facts
            #expect((calendar.practicedDays, calendar.plannedDays) == month)
            #expect(
                calendar.completion
                    == (month.planned == 0
                        ? 0 : (Double(month.done) / Double(month.planned) * 1e6).rounded() / 1e6))
            #expect(counts(in: texts(statistics)) == expected(month))
            options.view = .timeline
            let charted = try screen(options, person)
            #expect(counts(in: texts(charted)) == expected(days))
            let timeline = try #require(charted.card(TimelineCard.self))
            let drawn = timeline.body.withAllInside.flatMap(\.words).map(\.text)
            #expect(counts(in: drawn) == expected(days))
        }

        var share = ShareCardOptions()
        share.picture = SharePicture()
        share.picture?.showsCalendarStrip = true
        let picture = try #require(screen(share, person).card(ShareCard.self)).textAlternative
        #expect(counts(in: [picture]) == expected(week))
        #expect(
            lengths(in: [picture]) == (week.planned == 0 ? [] : [person.length(of: 7)]))
        if !person.done.isEmpty { #expect(picture.firstMatch(of: #/\b0[ -]days?/#) == nil) }
    }

    /// A chart or a calendar of 30 days covers only the days of a person with fewer.
    @Test func `a range has the length of a shorter history`() throws {
        let person = Person(done: [0, 1, 2, 3, 5], rests: [], isMarked: false)
        let statistics = try screen(PracticeStatisticsOptions(), person)
        #expect(lengths(in: texts(statistics)) == [6])
        // Without any practice there is no shorter one.
        let empty = try screen(PracticeDashboardOptions(), Person.all[0])
        #expect(lengths(in: texts(empty)) == [7])
    }
}
