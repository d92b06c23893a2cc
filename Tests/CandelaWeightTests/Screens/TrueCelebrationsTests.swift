import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// Celebrations and slips of a person who weighs 82.4 kg on 10 March 2026 and wants to weigh 70.
struct TrueCelebrationsTests {
    private static let march10 = CalendarDay(daysSince1970: 20_522).daysSince1970

    /// 07:00 UTC of a day of March, and some minutes.
    private static func context(_ march: Int, minutes: Int = 0) -> Context {
        let seconds = (march10 + march - 10) * 86_400 + 25_200 + minutes * 60
        var context = Context(now: Instant(secondsSince1970: seconds), zone: .utc)
        context.language = "en-US"
        return context
    }

    private static func started() throws -> Session {
        var journal = Journal()
        journal.settings.unit = .kilograms
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        _ = try session.send(Event(.log(.weighIn()), entering: 82.4), in: context(10))
        _ = try session.send(Event(.set(.goal(70))), in: context(10, minutes: 1))
        return session
    }

    private static func log(
        _ weight: Double, _ march: Int, minutes: Int = 0, in session: inout Session
    ) throws {
        let event = Event(.log(.weighIn()), entering: .number(weight))
        _ = try session.send(event, in: context(march, minutes: minutes))
    }

    private static func go(
        to screen: ScreenName, _ march: Int, minutes: Int = 0, in session: inout Session
    ) throws {
        let event = Event(.open(.init(screen, as: .tab)))
        _ = try session.send(event, in: context(march, minutes: minutes))
    }

    /// The lines of the celebration.
    private static func celebration(
        _ session: Session, _ march: Int, minutes: Int = 0
    ) throws -> [String]? {
        try session.screen(in: context(march, minutes: minutes)).overlay.map {
            CardLines.lines(of: $0.card.body)
        }
    }

    private static func dashboard(_ session: Session, _ march: Int) throws -> [String] {
        var session = session
        try go(to: .weightDashboard, march, minutes: 600, in: &session)
        return try session.screen(in: context(march, minutes: 600)).cards.flatMap {
            CardLines.lines(of: $0.body)
        }
    }

    enum Correction: CaseIterable {
        case logged, edited, deleted, editedDaysLater
    }

    /// 72.3 for 82.3: as if it had never been made, also when 81.9 is celebrated two days later.
    @Test(arguments: Correction.allCases)
    func `a corrected slip leaves no trace`(correction: Correction) throws {
        var right = try Self.started()
        try Self.log(82.3, 11, in: &right)
        var slipped = try Self.started()
        try Self.log(72.3, 11, in: &slipped)
        let id = try #require(slipped.journal.weighIns.last?.id)
        var form = Intent.Destination(.weightEntry, as: .sheet)
        form.weighIn = id
        let edit = [
            Intent.open(form), .choose(option: "draft.weight", value: 82.3),
            .save(.weighIn, id: id),
        ]
        switch correction {
        case .logged: try Self.log(82.3, 11, minutes: 1, in: &slipped)
        case .edited:
            for intent in edit {
                _ = try slipped.send(Event(intent), in: Self.context(11, minutes: 1))
            }
        case .deleted:
            let delete = Event(.delete(.weighIn, ids: [id]))
            _ = try slipped.send(delete, in: Self.context(11, minutes: 1))
            try Self.log(82.3, 11, minutes: 3, in: &slipped)
        case .editedDaysLater:
            for intent in edit { _ = try slipped.send(Event(intent), in: Self.context(12)) }
        }
        // Only a corrected entry that stays in the log counts for the day's mean, which a chart draws.
        if correction != .logged {
            #expect(try Self.dashboard(slipped, 12) == Self.dashboard(right, 12))
        }
        #expect(slipped.journal.completedMilestones.isEmpty)
        try Self.log(81.9, 13, in: &slipped)
        try Self.go(to: .weightDashboard, 13, minutes: 5, in: &slipped)
        #expect(
            try Self.celebration(slipped, 13, minutes: 5)?.contains("82\u{A0}kg | 82 kilograms")
                == true)
    }

    @Test func `deleting all entries leaves no milestones`() throws {
        var session = try Self.started()
        try Self.log(79.8, 12, in: &session)
        #expect(session.journal.completedMilestones.count == 2)
        try Self.go(to: .weightSettings, 12, minutes: 4, in: &session)
        _ = try session.send(Event(.deleteAll(.weighIn)), in: Self.context(12, minutes: 5))
        #expect(session.journal.completedMilestones.isEmpty)
        _ = try session.send(Event(.undo(.weighIn)), in: Self.context(12, minutes: 5))
        #expect(session.journal.completedMilestones.count == 2)
    }

    @Test func `the form asks once about a weight far from the last`() throws {
        var session = try Self.started()
        let context = Self.context(12)
        _ = try session.send(Event(.open(.init(.weightEntry, as: .sheet))), in: context)
        let choice = Event(.choose(option: "draft.weight", value: 72.3))
        _ = try session.send(choice, in: context)
        func save() throws {
            let action = try #require(session.screen(in: context).action("toolbar/save/save"))
            _ = try session.send(action.event(), in: context)
        }
        try save()
        let question = "72.3\u{A0}kg? Your last weight was 82.4\u{A0}kg."
        let fields = try session.screen(in: context).cards
            .flatMap { CardLines.elements(of: $0.body) }.compactMap(\.field)
        #expect(fields.contains { ($0.warning ?? $0.problem)?.text == question })
        #expect(session.journal.weighIns.count == 1)
        try save()
        #expect(session.journal.weighIns.count == 2)
    }

    @Test func `a milestone reached in the logbook is celebrated when the dashboard opens`() throws
    {
        var session = try Self.started()
        try Self.go(to: .weightLogbook, 11, in: &session)
        try Self.log(81.8, 11, in: &session)
        try Self.log(81.9, 19, in: &session)
        try Self.go(to: .weightDashboard, 21, in: &session)
        #expect(try Self.celebration(session, 21)?.contains("82\u{A0}kg | 82 kilograms") == true)
    }

    /// 82 and 80 are reached at once. 83 − 80 = 3 is 2 kg or more, so nothing is celebrated, and 82,
    /// only 1 kg away, counts as celebrated with 80.
    @Test func `celebrates the furthest milestone once, and none far behind`() throws {
        var session = try Self.started()
        try Self.log(79.9, 12, in: &session)
        var regained = session
        try Self.go(to: .weightDashboard, 12, minutes: 1, in: &session)
        #expect(try Self.celebration(session, 12, minutes: 1)?[2] == "80\u{A0}kg | 80 kilograms")
        try Self.go(to: .weightLogbook, 13, in: &session)
        try Self.go(to: .weightDashboard, 13, minutes: 1, in: &session)
        #expect(try Self.celebration(session, 13, minutes: 1) == nil)
        try Self.log(83, 14, in: &regained)
        try Self.go(to: .weightDashboard, 14, minutes: 1, in: &regained)
        #expect(try Self.celebration(regained, 14, minutes: 1) == nil)
        #expect(try Self.dashboard(regained, 14).contains("80\u{A0}kg | 80 kilograms"))
    }

    @Test func `the goal has its own words, and a second diet celebrates again`() throws {
        var session = try Self.started()
        try Self.log(69.9, 12, in: &session)
        try Self.go(to: .weightDashboard, 12, minutes: 1, in: &session)
        let goal = try #require(try Self.celebration(session, 12, minutes: 1))
        #expect(
            goal.contains("You reached your goal!") && goal.contains("70\u{A0}kg | 70 kilograms"))
        try Self.go(to: .weightLogbook, 12, minutes: 2, in: &session)
        try Self.log(74.3, 20, in: &session)
        _ = try session.send(Event(.set(.goal(69))), in: Self.context(20, minutes: 1))
        try Self.log(73.9, 21, in: &session)
        try Self.go(to: .weightDashboard, 21, minutes: 1, in: &session)
        let second = try #require(try Self.celebration(session, 21, minutes: 1))
        #expect(
            second.contains("Milestone reached!") && second.contains("74\u{A0}kg | 74 kilograms"))
    }

    @Test func `an open celebration stays until it is closed`() throws {
        var session = try Self.started()
        try Self.log(81.9, 12, in: &session)
        try Self.go(to: .weightDashboard, 12, minutes: 1, in: &session)
        #expect(try Self.celebration(session, 12, minutes: 60) != nil)
    }

    @Test func `looking at the other unit leaves no milestones`() throws {
        var session = try Self.started()
        try Self.log(81.9, 12, in: &session)
        let before = session.journal.completedMilestones.map(\.id)
        for unit in [WeightUnit.pounds, .kilograms] {
            _ = try session.send(Event(.set(.unit(unit))), in: Self.context(12, minutes: 1))
        }
        #expect(session.journal.completedMilestones.map(\.id) == before)
    }

    /// From 82.4 to 77.9: every 5 kg is 80; every 2 kg is 82, 80 and 78, of which 82 and 78 are found.
    @Test func `a new goal keeps the milestones that were listed`() throws {
        var session = try Self.started()
        _ = try session.send(Event(.set(.milestoneInterval(.ten))), in: Self.context(11))
        try Self.log(77.9, 12, in: &session)
        _ = try session.send(Event(.set(.milestoneInterval(.five))), in: Self.context(13))
        func lists(_ kilograms: Int, _ march: Int) throws -> Bool {
            try Self.dashboard(session, march).contains { $0.hasSuffix("| \(kilograms) kilograms") }
        }
        for kilograms in [82, 80, 78] { #expect(try lists(kilograms, 13), "\(kilograms)") }
        _ = try session.send(Event(.set(.goal(65))), in: Self.context(14))
        for kilograms in [82, 80, 78] { #expect(try lists(kilograms, 14), "\(kilograms)") }
    }

    /// 76.7 kg are 169.1 lb, and 76.6 kg are 168.9 lb. 169 lb are shown as 76.7 kg.
    @Test func `a goal in pounds is reached in pounds`() throws {
        var session = try Self.started()
        for setting in [Intent.Setting.unit(.pounds), .goal(169), .unit(.kilograms)] {
            _ = try session.send(Event(.set(setting)), in: Self.context(10, minutes: 2))
        }
        try Self.log(76.7, 12, in: &session)
        try Self.go(to: .weightDashboard, 12, minutes: 1, in: &session)
        #expect(
            try Self.celebration(session, 12, minutes: 1)?.contains("Milestone reached!") == true)
        func congratulates(_ march: Int) throws -> Bool {
            try Self.dashboard(session, march).contains { $0.lowercased().contains("goal reached") }
        }
        #expect(try !congratulates(12))
        try Self.log(76.6, 13, in: &session)
        #expect(try congratulates(13))
    }

    @Test func `a slip leaves no trace of an earlier goal`() throws {
        var session = try Self.started()
        try Self.log(72.3, 11, in: &session)
        let id = try #require(session.journal.weighIns.last?.id)
        _ = try session.send(Event(.set(.goal(65))), in: Self.context(12))
        #expect(try Self.dashboard(session, 12).contains { $0.hasSuffix("| 74 kilograms") })
        var form = Intent.Destination(.weightEntry, as: .sheet)
        form.weighIn = id
        for intent in [
            Intent.open(form), .choose(option: "draft.weight", value: 82.3),
            .save(.weighIn, id: id),
        ] { _ = try session.send(Event(intent), in: Self.context(13)) }
        if session.place.page.screen == .weightEntry {
            _ = try session.send(Event(.save(.weighIn, id: id)), in: Self.context(13))
        }
        #expect(!(try Self.dashboard(session, 13).contains { $0.hasSuffix("| 74 kilograms") }))
    }
}
