import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct PracticeDashboardTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    private func screen(
        _ journal: Journal, _ choose: (inout PracticeOptions) -> Void = { _ in }
    ) throws -> Screen {
        let context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc,
            product: .practice)
        var options = ScreenBag()
        var practice = PracticeOptions()
        choose(&practice)
        options.practice = practice
        return try Screen.make(
            .practiceDashboard, phase: .ready(journal), options: options, in: context)
    }

    private func strip(
        _ journal: Journal, _ choose: (inout PracticeOptions) -> Void = { _ in }
    ) throws -> WeekStripCard {
        try #require(try screen(journal, choose).card(WeekStripCard.self))
    }

    private func weekly(_ journal: Journal) throws -> WeeklyProgressCard {
        try #require(try screen(journal).card(WeeklyProgressCard.self))
    }

    /// Practices on some days ago, of so many minutes.
    private func journal(_ minutes: [Int: Int]) -> Journal {
        var journal = Journal()
        journal.practices = minutes.map { Practice(day: today.adding(-$0.key), minutes: $0.value) }
        return journal
    }

    @Test func `marks each day of the week in a shape of its own`() throws {
        var journal = journal([2: 10])
        journal.restDays = [today.adding(-1), today.adding(3)]
        let days = try strip(journal) { $0.plannedDays = [today.adding(1)] }.days
        // Monday 16 to Sunday 22 March.
        #expect(days.first?.day == today.adding(-2) && days.count == 7)
        #expect(days.map(\.state) == [.session, .rest, .today, .planned, .none, .rest, .none])
        let icons = Set(days.map { $0.mark?.icon })
        #expect(icons.count == 5)
        #expect(days.map(\.isToday) == [false, false, true, false, false, false, false])
        #expect(days[3].accessibility.label == "Thursday, March 19: Practice planned")
        #expect(days[5].accessibility.label == "Saturday, March 21: Rest day")
    }

    @Test func `begins the week on the person's day`() throws {
        var journal = journal([:])
        journal.settings.firstWeekday = .sunday
        // The Sunday before Wednesday 18 March is the 15th.
        #expect(try strip(journal).days.first?.day == today.adding(-3))
        #expect(try strip(journal).heading.text.text == "This Week")
        let before = try strip(journal) { $0.weekOffset = -1 }
        #expect(before.heading.text.text == "Mar 8 – Mar 14")
        #expect(before.heading.text.aloud == "Sunday, March 8 to Saturday, March 14")
    }

    @Test(arguments: [Int.min, -521, 521, .max])
    func `goes ten years either way and no further`(offset: Int) throws {
        let card = try strip(journal([:])) { $0.weekOffset = offset }
        let weeks = offset < 0 ? -520 : 520
        #expect(card.days.first?.day == today.adding(-2 + 7 * weeks))
        #expect(card.previous.isEnabled == (offset > 0) && card.next.isEnabled == (offset < 0))
    }

    @Test func `shows the chosen day under the week`() throws {
        let screen = try screen(journal([1: 20])) { $0.selectedDay = today.adding(-1) }
        let kinds = ["streakCounter", "weekStrip", "dayDetail", "weeklyProgress"]
        #expect(screen.cards.map(\.kind) == kinds)
        #expect(screen.card(DayDetailCard.self)?.heading.text.text == "March 17")
    }

    /// 80 percent and more is excellent, 60 good, above 0 low: 6, 5, 4 and 0 of 7 days.
    @Test(arguments: [
        (6, Adherence.Rating.excellent, "86%", "Excellent", "6 of 7 sessions"),
        (5, .good, "71%", "Good", "5 of 7 sessions"),
        (4, .needsImprovement, "57%", "Needs Improvement", "4 of 7 sessions"),
        (0, .noData, "0%", "No Data", "0 of 7 sessions"),
    ])
    func `rates the last seven days`(
        days: Int, rating: Adherence.Rating, share: String, name: String, sessions: String
    ) throws {
        let practiced = Dictionary(uniqueKeysWithValues: (0..<days).map { ($0, 10) })
        let card = try weekly(journal(practiced))
        #expect(card.adherence.rating == rating && card.adherence.name.text == name)
        #expect(card.adherence.sessions.text == sessions)
        #expect(
            card.figures.map(\.value.text) == [
                days == 1 ? "1 day" : "\(days) days", "\(days * 10) min", share,
            ])
    }

    /// A third of 30 minutes is a third of the height, more than 30 is full, and nothing 2 of 20.
    @Test func `draws a bar a day`() throws {
        let bars = try weekly(journal([0: 10, 1: 45, 3: 30])).bars
        #expect(bars.items.map(\.fraction) == [0.1, 0.1, 0.1, 1, 0.1, 1, 0.333_333])
        #expect(bars.items.map(\.label.text) == ["T", "F", "S", "S", "M", "T", "W"])
        #expect(bars.height.base == 20 && bars.leastHeight.base == 2)
    }

    @Test func `fills the tab that is shown, and is felt unless switched off`() throws {
        var journal = journal([0: 10])
        func tabs() throws -> [Element] { try screen(journal).tabs?.children.first?.children ?? [] }
        let icons = try tabs().compactMap { tab -> Icon? in
            if case .icon(let icon) = tab.children.first?.children.first?.content {
                icon
            } else {
                nil
            }
        }
        #expect(icons.map(\.icon) == [.houseFilled, .chartBar])
        #expect(icons.map(\.size.base) == [28, 28])
        #expect(try tabs().map(\.activation?.haptic) == [.tabChange, .tabChange])
        journal.settings.haptics = false
        #expect(try tabs().map(\.activation?.haptic) == [nil, nil])
    }
}
