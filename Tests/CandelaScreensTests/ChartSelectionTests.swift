import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The chosen day of a chart, on 18 March 2026.
struct ChartSelectionTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func practice() throws -> Session {
        var journal = Journal()
        journal.practices = [(2, 34), (0, 10)].map {
            Practice(day: today.adding(days: -$0.0), minutes: $0.1)
        }
        var options = PracticeStatisticsOptions()
        options.view = .trend
        return try Session(journal, at: options, of: .practice)
    }

    private static func weight() throws -> Session {
        var journal = Journal()
        journal.settings.unit = .kilograms
        journal.weighIns = try [(2, 80.5), (0, 80)].map {
            WeighIn(day: today.adding(days: -$0.0), weight: try Weight($0.1, .kilograms))
        }
        return try Session(journal, at: WeightDashboardOptions(), of: .weight)
    }

    private static func value(_ session: Session) throws -> String {
        let chart = try #require(session.screen(in: context).card(ChartCard.self)?.chart)
        return try #require(chart.accessibility?.value)
    }

    @Test func `the value begins with the chosen point`() throws {
        var practice = try Self.practice()
        let before = try Self.value(practice)
        let choose = Event(.choose(option: "selectedDay", value: "2026-03-16"))
        _ = try practice.send(choose, in: Self.context)
        let point = "Selected: Monday, March 16: 34 minutes. "
        #expect(try Self.value(practice).hasPrefix(point + before))
        var weight = try Self.weight()
        let whole = try Self.value(weight)
        let enter = Event(.enter(.option("selectedDay")), entering: "2026-03-16")
        _ = try weight.send(enter, in: Self.context)
        #expect(
            try Self.value(weight).hasPrefix(
                "Selected: Monday, March 16, 80.5 kilograms. " + whole))
    }

    /// The week of the practice chart is 12 to 18 March.
    @Test(arguments: ["2026-03-11", "2026-03-19", "2027-03-14", "2020-03-14"])
    func `a day outside the chart is refused`(day: String) throws {
        var practice = try Self.practice()
        let error = #expect(throws: SessionError.self) {
            try practice.send(
                Event(.choose(option: "selectedDay", value: .text(day))), in: Self.context)
        }
        #expect(
            error?.message
                == "'\(day)' is outside the chart: use '2026-03-12' to '2026-03-18'")
        #expect(error?.id == "invalid-value")
    }

    @Test(arguments: ["2027-03-14", "2020-03-14"])
    func `a touched day outside the chart is refused`(day: String) throws {
        var weight = try Self.weight()
        let error = #expect(throws: SessionError.self) {
            try weight.send(
                Event(.enter(.option("selectedDay")), entering: .text(day)), in: Self.context)
        }
        #expect(error?.message.hasPrefix("'\(day)' is outside the chart: use ") == true)
    }

    @Test(arguments: ["2026-03-12", "2026-03-18"])
    func `the first and the last day can be chosen`(day: String) throws {
        var practice = try Self.practice()
        _ = try practice.send(
            Event(.choose(option: "selectedDay", value: .text(day))), in: Self.context)
        #expect(try Self.value(practice).hasPrefix("Selected: "))
    }
}
