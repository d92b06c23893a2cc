import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The widgets of the weight app on 18 March 2026.
struct WeightWidgetTests {
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static func widgets(
        _ weights: [Double], goal: Double? = 212, from start: Double? = nil,
        _ change: (inout Journal) -> Void = { _ in }
    ) throws -> [WeightWidgetCard] {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = goal.map { WeightGoal(Weight(unchecked: $0, .pounds)) }
        journal.goal?.start = start.map { Weight(unchecked: $0, .pounds) }
        journal.weighIns = weights.enumerated().map { place, weight in
            WeighIn(
                day: today.adding(days: place + 1 - weights.count),
                weight: Weight(unchecked: weight, .pounds))
        }
        change(&journal)
        let screen = try Screen.make(
            .weightWidget, phase: .ready(journal),
            of: .weight,
            in: Context(
                now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
        return screen.cards(WeightWidgetCard.self)
    }

    /// The text of a part of a widget's details.
    private static func text(_ part: ElementID, in widget: WeightWidgetCard) -> String? {
        widget.words(part)?.text
    }

    /// The week line of a large widget.
    private static func week(_ widget: WeightWidgetCard) -> Element.Chart? {
        ElementQueries.all(widget.body).lazy.compactMap(\.chart).first
    }

    // (231.4 − 227.9) / (231.4 − 212) = 3.5 / 19.4 = 18.04 %; 227.9 − 231.4 = −3.5 in 7 days.
    @Test func `shows the weight in three sizes`() throws {
        let widgets = try Self.widgets([231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9])
        #expect(widgets.map(\.facts.family) == [.small, .medium, .large])
        #expect(
            widgets.map { $0.words("weight")?.text } == [
                "227.9\u{A0}lb", "227.9\u{A0}lb", "227.9\u{A0}lb",
            ])
        #expect(Self.text("trend", in: widgets[0]) == "Down over 7 days")
        #expect(widgets.allSatisfy { Self.text("title", in: $0) == "Current weight" })
        #expect(widgets.map { Self.text("goal", in: $0) } == [nil, "Goal: 212\u{A0}lb", nil])
        #expect(Self.text("percent", in: widgets[1]) == "18%")
        let week = try #require(Self.week(widgets[2]))
        #expect(Self.text("left", in: widgets[1]) == "To goal: 15.9\u{A0}lb")
        #expect(week.series.first?.points.count == 7)
        #expect(widgets[1].facts.distanceToGoal == 15.9 && widgets[1].facts.change == -3.5)
        #expect(
            widgets.map(\.label) == [
                "227.9 pounds, Down over 7 days: 3.5 pounds",
                "227.9 pounds, Goal: 212 pounds, 18 percent complete, To goal: 15.9 pounds",
                "227.9 pounds, Down over 7 days: 3.5 pounds",
            ])
        #expect(widgets.allSatisfy { $0.body.accessibility?.role == .button })
    }

    // Past the goal the progress is complete, before the start it is zero, and if start and
    /// goal are equal it is complete at that weight.
    @Test(
        arguments: [
            (209.0, 231.4, "100%", nil), (240, 231.4, "0%", 28), (212, 212, "100%", nil),
            (215, 212, "0%", 3),
        ] as [(Double, Double, String, Double?)])
    func `shows the progress to the goal`(
        weight: Double, start: Double, percent: String, left: Double?
    ) throws {
        let widget = try Self.widgets([weight], from: start)[1]
        #expect(Self.text("percent", in: widget) == percent)
        #expect(widget.facts.distanceToGoal == left)
    }

    /// Two readings in the last seven days, enough for a line, and two a week before.
    @Test func `draws the week from two readings on`() throws {
        let widget = try Self.widgets([230, 229, 228, 227]) { journal in
            journal.weighIns[0].day = Self.today.adding(days: -10)
            journal.weighIns[1].day = Self.today.adding(days: -9)
        }[2]
        #expect(try #require(Self.week(widget)).series.first?.points.count == 2)
    }

    /// 75.9 kg with a goal of 75 kg are not there yet: (80 − 75.9) / 5 = 82 %.
    @Test func `cuts no decimals off`() throws {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: 75, .kilograms))
        journal.weighIns = [80, 75.9].enumerated().map {
            WeighIn(
                day: Self.today.adding(days: $0.offset - 1),
                weight: Weight(unchecked: $0.element, .kilograms))
        }
        let screen = try Screen.make(
            .weightWidget, phase: .ready(journal), of: .weight,
            in: Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
        #expect(
            screen.cards(WeightWidgetCard.self)[1].label
                == "75.9 kilograms, Goal: 75 kilograms, 82 percent complete, To goal: 0.9 kilograms"
        )
    }

    @Test func `explains missing data`() throws {
        #expect(
            try Self.widgets([]).map(\.label)
                == Array(repeating: "No entries yet", count: 3))
        let first = try Self.widgets([231.4], goal: nil)
        #expect(
            first.map(\.label) == [
                "231.4 pounds, Nothing to compare with 7 days ago",
                "231.4 pounds, Set a goal weight to see your progress",
                "231.4 pounds, Nothing to compare with 7 days ago",
            ])
    }
}
