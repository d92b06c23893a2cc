import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import Foundation
import Testing

/// The screens of random habits, beside an independent computation from their records.
struct HabitOracleTests {
    /// The number of people; `CANDELA_HABITS` sets another one.
    private static let count =
        ProcessInfo.processInfo.environment["CANDELA_HABITS"].flatMap(Int.init) ?? 250

    private static let zones = [
        "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata",
        "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kiritimati", "Pacific/Chatham",
        "America/St_Johns", "America/Sao_Paulo", "Africa/Cairo", "Asia/Kathmandu", "Asia/Tehran",
        "Europe/London", "Atlantic/Azores", "Pacific/Honolulu", "Pacific/Niue", "Asia/Gaza", "UTC",
    ]

    @Test func `screens say what a person with a pencil finds`() throws {
        for number in 0..<Self.count {
            var random = SplitMix(seed: UInt64(number))
            let person = try HabitPerson(in: Self.zones[number % Self.zones.count], &random)
            let screens = HabitScreens(
                person, Comment(rawValue: "person \(number): \(person)"))
            try screens.checkList()
            try screens.checkDetail(number % 3 == 0 ? .week : .month)
            // The only habit of a journal rules all practice too, unless it is archived.
            let habit = number % 2 == 0 || person.isArchived ? "h" : nil
            try screens.checkCounter(of: habit)
            // The practice screens are the slowest.
            if number % 4 < 2 { try screens.checkCalendar(of: habit) }
        }
    }
}

/// The screens of one person.
private struct HabitScreens {
    let person: HabitPerson
    let about: Comment
    let expected: HabitPerson.Expected

    init(_ person: HabitPerson, _ about: Comment) {
        (self.person, self.about, expected) = (person, about, person.expected)
    }

    private func screen(
        _ options: some ScreenOptions, of app: AppDefinition = .habit
    ) throws -> Screen {
        try Screen.make(options, phase: .ready(person.journal), of: app, in: person.context)
    }

    private func spoken(_ screen: Screen) -> [Accessibility] {
        screen.cards.flatMap { ElementQueries.all($0.body) }.compactMap(\.accessibility)
    }

    /// The length of a streak in its unit: `1 week`.
    private func length(_ days: Int) -> String {
        let count = days / (person.isWeekly ? 7 : 1)
        return "\(count) \(person.isWeekly ? "week" : "day")\(count == 1 ? "" : "s")"
    }

    func checkList() throws {
        let list = try screen(HabitListOptions())
        let entry = list.card(HabitListCard.self)?.facts.habits.first
        guard !person.isArchived else {
            #expect(entry == nil, about)
            return
        }
        #expect(entry?.streak == expected.current, about)
        #expect(entry?.longestStreak == expected.longest, about)
        #expect(entry?.isDoneToday == person.isDone(person.today), about)
        let value = spoken(list).first { $0.label == "H" }?.value ?? ""
        let streak =
            expected.current == 0
                && (person.limit(on: person.today) == nil || expected.longest == 0)
            ? "No streak"
            : person.isWeekly
                ? "Streak of \(length(expected.current))" : "\(expected.current)-day streak"
        #expect(value.contains(streak), about)
        guard person.limit(on: person.today) == nil else { return }
        let end = person.isDone(person.today) ? ", done today" : ", not done today"
        #expect([end, end + "."].contains(where: value.hasSuffix), about)
    }

    func checkDetail(_ period: ChartPeriod) throws {
        var options = HabitDetailOptions()
        (options.habit, options.period) = ("h", period)
        let detail = try screen(options)
        let badges = try #require(detail.card(BadgesCard.self)).facts
        #expect(badges.streak == expected.current, about)
        #expect(badges.longestStreak == expected.longest, about)
        #expect(badges.isDoneToday == person.isDone(person.today), about)
        let badge = "Current streak: \(length(expected.current))"
        #expect(spoken(detail).contains { $0.label.hasPrefix(badge) }, about)

        let days = try #require(detail.card(HabitDaysCard.self)).facts.days
        #expect(days.count == (period == .week ? 7 : 30) && days.last?.day == person.today, about)
        #expect(days.map(\.state) == days.map { person.state(of: $0.day) }, about)
        #expect(days.map(\.amount) == days.map { person.amount(on: $0.day) }, about)
        try checkChart(detail, days)

        let card = try #require(detail.card(FiguresCard.self))
        let (rate, figures) = (person.rate, card.facts.figures)
        func number(_ id: String) -> Double? { figures.first { $0.id == id }?.number }
        #expect(number("total") == Double(person.total), about)
        let share = rate.days == 0 ? nil : Double(rate.done) / Double(rate.days)
        #expect(
            number("rate").map { ($0 * 1e4).rounded() } == share.map { ($0 * 1e4).rounded() },
            about)
        let length = person.length(upTo: person.isWeekly ? 7 : 30)
        let name = "Completion rate, last \(length) day\(length == 1 ? "" : "s")"
        #expect(ElementQueries.texts(card.body).contains(name), about)
    }

    /// The bars of a habit's chart, and the text above it.
    private func checkChart(_ detail: Screen, _ days: [HabitDaysCard.Day]) throws {
        let chart = try #require(detail.card(ChartCard.self)?.chart?.chart)
        #expect(chart.summary?.text == person.summary(of: days.count), about)
        func bars(_ id: String) -> [Double] {
            chart.series.first { $0.id == id }?.points.map(\.y) ?? []
        }
        let done = days.filter { $0.state == .done }
        guard days.contains(where: { $0.amount != nil }) else {
            #expect(bars("completed").count == done.count, about)
            let missed = days.filter { day in
                !person.isDone(day.day) && !person.isRest(day.day) && !person.isTravelDay(day.day)
                    && (day.state == .missed
                        || day.state == .skipped && day.day < person.today
                            && person.target(of: person.week(of: day.day)) == 7)
            }
            #expect(bars("missed").count == missed.count, about)
            return
        }
        #expect(bars("completed") == done.compactMap(\.amount), about)
        let unmeasured = done.filter { $0.amount == nil }.map { person.goal(on: $0.day) }
        #expect(bars("unmeasured") == unmeasured, about)
        let others = days.filter { $0.state != .done }.compactMap(\.amount)
        #expect(bars("others") == others.filter { $0 > 0 }, about)
    }

    /// The counter of the streak, which is a widget too.
    func checkCounter(of habit: String?) throws {
        let counter = try screen(StreakCounterOptions(habit: habit), of: .practice)
        let card = try #require(counter.card(StreakCounterCard.self))
        #expect(card.facts.streak == expected.current, about)
        #expect(card.facts.longestStreak == expected.longest, about)
        #expect(card.facts.isDoneToday == person.isDone(person.today), about)
        let midnight = person.clock.nextDay(after: person.context.now)
        let isAtRisk =
            expected.needsToday && person.context.now.seconds(to: midnight) <= 8 * 3600
        #expect(card.facts.deadline?.instant == (isAtRisk ? midnight : nil), about)
        let value = card.body.accessibility?.value ?? ""
        #expect(
            value.hasPrefix(
                expected.longest == 0 ? "No streak yet" : length(expected.current)), about)
        #expect(value.contains("at risk") == isAtRisk, about)
    }

    /// The calendar of the last 30 days.
    func checkCalendar(of habit: String?) throws {
        var options = PracticeStatisticsOptions()
        options.habit = habit
        let facts = try #require(
            screen(options, of: .practice).card(DayCalendarCard.self)
        ).facts
        let counted = min(facts.practicedDays, facts.plannedDays)
        #expect((counted, facts.plannedDays) == person.monthRate, about)
        #expect(
            facts.days.filter { $0.status == .completed }.map(\.day)
                == facts.days.map(\.day).filter(person.isDone), about)
    }
}
