import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The streaks of routines with a weekly target.
struct RoutineStreaksTests {
    /// Wednesday 18 March 2026; its week began on the 16th.
    private static let monday = CalendarDay(daysSince1970: 20_528)

    /// Sessions on days of past weeks, with Monday as 0.
    private func card(target: Int, _ weeks: [[Int]]) throws -> RoutineStreakCard {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "Morning")]
        journal.routines[0].weeklyTarget = target
        for (ago, days) in weeks.enumerated() {
            for (place, day) in days.enumerated() {
                journal.sessions.append(
                    RoutineSession(
                        id: "\(ago)-\(place)", routine: "r",
                        day: Self.monday.adding(days: day - 7 * ago)))
            }
        }
        let noon = Instant(secondsSince1970: (Self.monday.daysSince1970 + 2) * 86_400 + 43_200)
        let screen = try Screen.make(
            RoutineStreaksOptions(), phase: .ready(journal),
            of: .routine, in: Context(now: noon, zone: .utc))
        return try #require(screen.card(RoutineStreakCard.self))
    }

    /// The card's lists: the previous weeks, or the current week's days.
    private func list(_ place: Int, of card: RoutineStreakCard) throws -> Element {
        let lists = ElementQueries.all(card.body).filter { $0.accessibility?.role == .list }
        #expect(lists.count == 2)
        return try #require(lists.dropFirst(place).first)
    }

    /// Monday once and Tuesday twice, then 5, 4 and 3 days.
    @Test func `lists four weeks and the current one, in text and in numbers`() throws {
        let card = try card(
            target: 4, [[0, 1, 1], [0, 1, 2, 3, 4], [0, 2, 4, 6], [0, 1, 2]])
        let streak = ElementQueries.words("streak", in: card.body)
        #expect(streak?.text == "2-week streak" && streak?.spokenText == "2-week streak")
        #expect(card.facts.streakWeeks == 2 && card.facts.target == 4)
        #expect(card.facts.previous.map(\.daysMet) == [5, 4, 3])
        #expect(card.facts.previous.map(\.isMet) == [true, true, false])
        let (previous, week) = (try list(0, of: card), try list(1, of: card))
        let bars = ElementQueries.ids("week-", in: previous)
        #expect(
            bars.map(ElementQueries.texts) == [
                ["3/4", "−3w"], ["4/4", "−2w"], ["5/4", "−1w"],
            ])
        #expect(
            bars.flatMap(ElementQueries.icons).map(\.icon)
                == [.xmark, .checkmark, .checkmark])
        #expect(
            bars[0].accessibility?.label == "3 weeks ago: 3 days done. Target: 4 days, missed")
        #expect(bars[2].accessibility?.label == "Last week: 5 days done. Target: 4 days, met")
        #expect(ElementQueries.part("more", in: previous) == nil)
        #expect(ElementQueries.words("title", in: week)?.text == "This week • 2/4")
        let days = ElementQueries.ids(in: week)
        #expect(
            days.map(ElementQueries.texts) == [
                ["M"], ["2", "T"], ["W"], ["T"], ["F"], ["S"], ["S"],
            ])
        #expect(
            card.facts.days.map(\.state)
                == [.done, .done, .open, .ahead, .ahead, .ahead, .ahead])
        #expect(card.facts.days.map(\.count) == [1, 2, 0, 0, 0, 0, 0])
    }

    /// 3 this week and 5, 4, 3 and none in the four before: 15 in total.
    @Test func `charts completions of five weeks, oldest first`() throws {
        let card = try card(
            target: 4, [[0, 1, 1], [0, 1, 2, 3, 4], [0, 2, 4, 6], [0, 1, 2]])
        let element = try #require(ElementQueries.ids("completions", in: card.body).first)
        guard case .chart(let chart) = element.content else {
            Issue.record("no chart")
            return
        }
        #expect(chart.series[0].points.map(\.y) == [0, 3, 4, 5, 3])
        #expect(chart.series[0].name == "Morning")
        #expect(chart.series[0].points[4].spoken == "This week: 3 completions")
        #expect(chart.series[0].points[0].spoken == "4 weeks ago: 0 completions")
        #expect(element.accessibility?.label == "Completions per week")
        let value = "15 completions in 5 weeks, this week: 3 completions"
        #expect(element.accessibility?.value == value)
        #expect(chart.x.title == "Week" && chart.y.title == "Completions")
        #expect(chart.table.rows.count == 5)
    }

    @Test func `mentions weeks before the last four`() throws {
        let card = try card(target: 1, [[]] + Array(repeating: [3], count: 5))
        let more = try ElementQueries.words("more", in: list(0, of: card))
        #expect(more?.text == "+1 week")
        #expect(more?.spokenText == "Target met in 1 earlier week")
        let none = try self.card(target: 4, [])
        #expect(ElementQueries.words("streak", in: none.body)?.text == "Target: 4 days per week")
        #expect(ElementQueries.words("noData", in: none.body)?.text == "No completions yet")
    }
}
