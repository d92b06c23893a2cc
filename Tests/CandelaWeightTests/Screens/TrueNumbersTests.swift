import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// Journals whose screens once said something false, at 18:00 UTC of a day in March 2026.
struct TrueNumbersTests {
    private static let march1 = CalendarDay(daysSince1970: 20_513)

    private static func day(_ march: Int) -> CalendarDay { march1.adding(days: march - 1) }

    private static func context(_ march: Int, _ language: String = "en-US") -> Context {
        let seconds = day(march).daysSince1970 * 86_400 + 64_800
        var context = Context(now: Instant(secondsSince1970: seconds), zone: .utc)
        context.language = language
        return context
    }

    /// One reading every few days from a day of March on, with the goal of an earlier version.
    private static func journal(
        _ weights: [Double], from march: Int = 1, every step: Int = 1,
        _ unit: WeightUnit = .kilograms, goal: Double? = nil
    ) -> Journal {
        var journal = Journal()
        journal.settings.unit = unit
        journal.goal = goal.map { WeightGoal(Weight(unchecked: $0, unit)) }
        journal.weighIns = weights.enumerated().map { place, weight in
            WeighIn(day: day(march + place * step), weight: Weight(unchecked: weight, unit))
        }
        return journal
    }

    /// The lines of a card of a screen; `nil` if the screen lacks it.
    private static func lines(
        _ kind: String, _ journal: Journal, on march: Int,
        _ options: some ScreenOptions = WeightDashboardOptions()
    ) throws -> [String]? {
        let screen = try Screen.make(
            options, phase: .ready(journal), of: .weight, in: context(march))
        return screen.cards.first { $0.kind == kind }.map { CardLines.lines(of: $0.body) }
    }

    private static func widgets(_ journal: Journal, on march: Int) throws -> [[String]] {
        let screen = try Screen.make(
            .weightWidget, phase: .ready(journal), of: .weight, in: context(march))
        return screen.cards.map { CardLines.lines(of: $0.body) }
    }

    /// From 82.0 on 1 March, 0.1 kg less every day to 80.9 on the 12th.
    private static let falling = (0..<12).map { 82 - 0.1 * Double($0) }

    // MARK: - Goals

    @Test(arguments: [
        ([80, 79, 78, 77, 76.5, 76.4, 76.3], WeightUnit.kilograms, 75.0, "Left to lose"),
        ([231.4, 229, 229], .pounds, 227, "Left to lose"),
        ([60, 61.5, 61.5, 61.5], .kilograms, 63, "Left to gain"),
    ])
    func `congratulates nobody who did not reach the goal`(
        weights: [Double], unit: WeightUnit, goal: Double, left: String
    ) throws {
        let journal = Self.journal(weights, from: 12, unit, goal: goal)
        let today = 11 + weights.count
        #expect(try Self.lines("goalBanner", journal, on: today) == nil)
        #expect(try Self.lines("quickStats", journal, on: today)?.last == left)
        #expect(
            try Self.lines("prediction", journal, on: today)?.contains("Not enough entries") == true
        )
        #expect(try !Self.widgets(journal, on: today)[1].contains("100% | 100 percent"))
    }

    /// From 80 to 76.3 is 3.7 of 5 kg; ten days after 12 March is the 22nd.
    @Test func `a plateau gives the distance and no date`() throws {
        let journal = Self.journal([80, 79, 78, 77, 76.5, 76.4, 76.3], from: 12, goal: 75)
        let prediction = try #require(try Self.lines("prediction", journal, on: 18))
        #expect(prediction.contains("Weigh in once more, on March 22 or later"))
        let widget = try Self.widgets(journal, on: 18)[1]
        #expect(widget.contains("74% | 74 percent"))
        #expect(widget.contains("To goal: 1.3\u{A0}kg | To goal: 1.3 kilograms"))
    }

    /// 120 kg in 2015 are not the start of a goal that is set today.
    @Test func `a goal set today is 0 percent done`() throws {
        var journal = Self.journal([80.5], from: 18)
        journal.weighIns.insert(
            WeighIn(day: "2015-05-01", weight: Weight(unchecked: 120, .kilograms)), at: 0)
        var session = try Session(journal, at: WeightSettingsOptions(), of: .weight)
        _ = try session.send(Event(.set(.goal(75))), in: Self.context(18))
        #expect(try Self.widgets(session.journal, on: 18)[1].contains("0% | 0 percent"))
        #expect(
            try Self.lines("nextMilestone", session.journal, on: 18)?.first
                == "label: Next milestone 80 kilograms")
    }

    // MARK: - Rates and dates

    @Test func `two first readings invent neither a rate nor a date`() throws {
        let weights = [231.4] + Array(repeating: 229.0, count: 13)
        let journal = Self.journal(weights, from: 1, .pounds, goal: 212)
        #expect(try Self.lines("weightHero", journal, on: 14)?.last == "No change over 7 days")
        let prediction = try #require(try Self.lines("prediction", journal, on: 14))
        #expect(prediction.contains("Your weight is steady"))
        #expect(!prediction.contains { $0.contains("week") })
    }

    /// 2.9 kg at 0.70 a week are 29 days from 12 March, and 0.9 kg are 9.
    @Test(arguments: [(12, "4 weeks", 9), (15, "4 weeks", 6), (18, "3 weeks", 3)])
    func `the date stays and the days become fewer`(today: Int, ahead: String, days: Int) throws {
        let journal = Self.journal(Self.falling, goal: 78)
        let prediction = try #require(try Self.lines("prediction", journal, on: today))
        #expect(prediction.contains("In about \(ahead)"))
        let milestone = try #require(try Self.lines("nextMilestone", journal, on: today))
        #expect(milestone.contains { $0.hasPrefix("~\(days) days at current pace") })
        #expect(milestone.contains { $0.hasPrefix("Last weighed March 12") } == (today > 12))
    }

    /// 0.8 kg at 0.70 a week are 8 days.
    @Test func `the last milestone and the goal have one date`() throws {
        let journal = Self.journal(Self.falling, goal: 80.1)
        let milestone = try #require(try Self.lines("nextMilestone", journal, on: 12))
        #expect(milestone.contains { $0.hasPrefix("~8 days at current pace") })
        let prediction = try #require(try Self.lines("prediction", journal, on: 12))
        #expect(prediction.contains("In 8 days") && prediction.contains("Goal date: Mar 20, 2026"))
    }

    /// 2.0 kg at 0.70 a week are 20 days: nearer to three weeks than to two.
    @Test func `twenty days are about three weeks`() throws {
        let journal = Self.journal(Self.falling, goal: 78.9)
        let prediction = try #require(try Self.lines("prediction", journal, on: 12))
        #expect(prediction.contains("In about 3 weeks"))
    }

    /// 1.8 kg at 0.14 a week are 90 days.
    @Test func `the shown distance divided by the shown rate gives the shown days`() throws {
        let journal = Self.journal((0..<12).map { 82 - 0.02 * Double($0) }, goal: 60)
        let milestone = try #require(try Self.lines("nextMilestone", journal, on: 12))
        for start in ["1.8\u{A0}kg to go", "Trend: −0.14\u{A0}kg/week", "~90 days at current pace"]
        {
            #expect(milestone.contains { $0.hasPrefix(start) }, "\(start)")
        }
    }

    // MARK: - Widgets and averages

    /// 75.55 is a tie that becomes 75.6.
    @Test(arguments: [(75.9, "75.9", "0.9"), (75.55, "75.6", "0.6")])
    func `all cards show one weight and one distance`(
        weight: Double, shown: String, left: String
    ) throws {
        let journal = Self.journal([80, weight], from: 17, goal: 75)
        let widget = try Self.widgets(journal, on: 18)[1]
        let left = "\(left)\u{A0}kg"
        #expect(widget.contains { $0.hasPrefix("\(shown)\u{A0}kg |") })
        #expect(widget.contains { $0.hasPrefix("To goal: \(left) |") })
        let stats = try #require(try Self.lines("quickStats", journal, on: 18))
        #expect(stats.contains { $0.hasPrefix("\(left) |") })
        let milestone = try #require(try Self.lines("nextMilestone", journal, on: 18))
        #expect(milestone.contains { $0.hasPrefix("\(left) to go") })
    }

    @Test(arguments: [
        ([100, 80], 365, "80 kilograms"), ([90, 89, 88, 87, 86], 7, "86 kilograms"),
    ])
    func `a 7-day average knows only seven days`(
        weights: [Double], step: Int, average: String
    ) throws {
        let journal = Self.journal(
            weights, from: 18 - step * (weights.count - 1), every: step)
        let lines = try #require(try Self.lines("logbook", journal, on: 18, WeightLogbookOptions()))
        #expect(lines.first { $0.contains("average") } == "detail: 7-day average: \(average)")
    }

    /// Six readings, none of them 7 to 14 days old.
    @Test func `an unknown change has one text on all cards`() throws {
        let journal = Self.journal([80, 79.8, 79.6, 79.5, 79.4, 79.3], from: 13, goal: 75)
        let text = "Nothing to compare with 7 days ago"
        #expect(try Self.lines("weightHero", journal, on: 18)?.last == text)
        #expect(try Self.lines("quickStats", journal, on: 18)?.contains(text) == true)
        let widgets = try Self.widgets(journal, on: 18)
        #expect(widgets[0].last == text && widgets[2].last == text)
    }

    @Test func `a weight of last year says so on every card`() throws {
        let journal = Self.journal([80.1, 79.5], from: -355, every: 8, goal: 75)
        let line = "Last weighed March 18, 2025 | Last weighed Tuesday, March 18, 2025"
        for kind in ["weightHero", "quickStats", "nextMilestone", "prediction"] {
            let lines = try #require(try Self.lines(kind, journal, on: 18))
            #expect(lines.contains(line), "\(kind)")
            #expect(!lines.contains { $0.contains("Over ") }, "\(kind)")
        }
        #expect(try Self.widgets(journal, on: 18).allSatisfy { $0.contains(line) })
    }

    // MARK: - Units and zones

    /// 07:00 of the 19th in Tokyo is before 21:00 of the 18th in Los Angeles.
    @Test func `after a flight the weight logged last is the current one`() throws {
        var journal = Self.journal([80, 79], from: 18)
        journal.weighIns[0].day = Self.day(19)
        journal.weighIns[0].at = ZonedInstant("2026-03-19T07:00:00+09:00")
        journal.weighIns[1].at = ZonedInstant("2026-03-18T21:00:00-07:00")
        var context = Context(
            now: try #require(Instant("2026-03-19T04:30:00Z")), zone: try Zone("-07:00"))
        context.language = "en-US"
        let screen = try Screen.make(
            WeightDashboardOptions(), phase: .ready(journal), of: .weight, in: context)
        let hero = try #require(screen.cards.first { $0.kind == "weightHero" })
        #expect(CardLines.lines(of: hero.body).contains("79.0\u{A0}kg | 79 kilograms"))
    }

    @Test(arguments: [
        ("de-DE", "kg"), ("fr-FR", "kg"), ("ja-JP", "kg"), ("en-GB", "kg"), ("en-US", "lb"),
    ])
    func `first weighs in the unit of the region`(language: String, unit: String) throws {
        let screen = try Screen.make(
            WeightEntryOptions(), phase: .ready(Journal()), of: .weight,
            in: Self.context(18, language))
        let fields = screen.cards.flatMap { CardLines.elements(of: $0.body) }.compactMap(\.field)
        #expect(fields.first?.unit?.text == unit)
    }

    @Test func `looking at the other unit changes no weight`() throws {
        var journal = Self.journal([81.65], from: 18)
        journal.weighIns[0].id = "a"
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        var form = Intent.Destination(.weightEntry, as: .sheet)
        form.weighIn = "a"
        for intent in [
            Intent.open(form), .choose(option: "draft.unit", value: "lb"),
            .choose(option: "draft.unit", value: "kg"), .save(.weighIn, id: "a"),
        ] { _ = try session.send(Event(intent), in: Self.context(18)) }
        #expect(session.journal.weighIns == journal.weighIns)
    }
}
