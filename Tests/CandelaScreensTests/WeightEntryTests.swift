import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The sheet that adds or edits a weigh-in, on 18 March 2026 at 16:20 UTC.
struct WeightEntryTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let context = Context(now: now, zone: .utc)

    /// A weigh-in of yesterday in kilograms with every value, and one of today in pounds.
    private static var journal: Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        var old = WeighIn(
            day: today.adding(days: -1), weight: Weight(unchecked: 102.86, .kilograms))
        old.id = "old"
        old.at = ZonedInstant(now.adding(seconds: -86_400), offset: 3600)
        old.bodyFat = 23.47
        old.note = "After the walk"
        var latest = WeighIn(day: today, weight: Weight(unchecked: 227.94, .pounds))
        latest.id = "latest"
        journal.weighIns = [latest, old]
        return journal
    }

    /// A session with the sheet above the logbook.
    private static func opened(
        _ journal: Journal = journal, editing id: String? = nil
    ) throws -> Session {
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        var destination = Intent.Destination(.weightEntry, as: .sheet)
        destination.weighIn = id
        _ = try session.send(Event(.open(destination)), in: context)
        return session
    }

    private static func screen(_ session: Session) throws -> Screen {
        try session.screen(in: context)
    }

    /// The row with an id: `weight`, `unit`, `day`, `bodyFat` or `note`.
    private static func row(_ id: String, in session: Session) throws -> Element {
        let rows = try #require(screen(session).cards.first?.content(as: FormCard.self)).rows
        return try #require(rows.first { $0.id?.rawValue == id })
    }

    private static func field(_ id: String, in session: Session) throws -> Element.Field {
        try #require(row(id, in: session).field)
    }

    private static func enter(
        _ id: String, _ value: Intent.Value?, in session: inout Session
    ) throws {
        let action = try field(id, in: session).action
        _ = try session.send(action.event(entering: value), in: context)
    }

    private static func choose(_ unit: String, in session: inout Session) throws {
        let action = try #require(screen(session).action("entry/unit/\(unit)/\(unit)"))
        _ = try session.send(action.event(), in: context)
    }

    @discardableResult
    private static func save(_ session: inout Session) throws -> [Effect] {
        let action = try #require(screen(session).action("toolbar/save/save"))
        return try session.send(action.event(), in: context)
    }

    @Test func `starts with the latest weight and today`() throws {
        let session = try Self.opened()
        let screen = try Self.screen(session)
        #expect(screen.title.text == "Log Weight" && screen.presentation == .sheet)
        let weight = try Self.field("weight", in: session)
        #expect(weight.input.value == 227.9 && weight.value?.text == "227.9")
        #expect(weight.unit?.text == "lb" && weight.input.isRequired)
        #expect(weight.input.min == 1 && weight.input.max == 1500 && weight.input.step == 0.1)
        let day = try Self.field("day", in: session)
        #expect(day.input.value == "2026-03-18" && day.input.max == "2026-03-18")
        #expect(day.input.min == "1876-03-17" && day.value?.text == "Mar 18, 2026")
        let fat = try Self.field("bodyFat", in: session)
        #expect(fat.input.value == nil && fat.input.min == 1 && fat.input.max == 60)
        #expect(fat.placeholder?.text == "Optional" && fat.unit?.text == "%")
        let note = try Self.field("note", in: session)
        #expect(note.input.maximumLength == 500 && note.input.lines == 3)
        #expect(screen.validUntil?.instant == Instant("2026-03-19T00:00:00Z"))
        #expect(screen.action("toolbar/save/save") != nil)
    }

    @Test func `cannot be saved before a weight is entered`() throws {
        var session = try Self.opened(Journal())
        #expect(try Self.field("weight", in: session).value == nil)
        #expect(try Self.screen(session).action("toolbar/save/save") == nil)
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(.save(.weighIn)), in: Self.context)
        }
        #expect(error?.id == "invalid-value")
        try Self.enter("weight", 180, in: &session)
        try Self.save(&session)
        #expect(session.journal.weighIns.map(\.weight) == [Weight(unchecked: 180, .pounds)])
        #expect(session.place.page.screen == .weightLogbook && session.place.stack.isEmpty)
    }

    @Test func `saves every value, with the note trimmed`() throws {
        var session = try Self.opened()
        try Self.enter("weight", 226.5, in: &session)
        try Self.enter("day", "2026-03-16", in: &session)
        try Self.enter("bodyFat", 23.5, in: &session)
        try Self.enter("note", " After the walk\n", in: &session)
        try Self.save(&session)
        let saved = try #require(session.journal.weighIns.last)
        #expect(saved.weight == Weight(unchecked: 226.5, .pounds))
        #expect(saved.day == Self.today.adding(days: -2) && saved.at == nil)
        #expect(saved.bodyFat == 23.5 && saved.note == "After the walk" && !saved.id.isEmpty)
    }

    @Test(arguments: ["  ", "\n", ""])
    func `saves a note of white space as none`(note: String) throws {
        var session = try Self.opened(editing: "old")
        try Self.enter("note", .text(note), in: &session)
        try Self.save(&session)
        #expect(session.journal.weighIns.last?.note == nil)
    }

    @Test func `a weigh-in of today has the time of saving`() throws {
        var session = try Self.opened()
        try Self.save(&session)
        let saved = try #require(session.journal.weighIns.last)
        #expect(saved.day == Self.today && saved.at?.instant == Self.now)
        #expect(saved.weight == Weight(unchecked: 227.9, .pounds))
    }

    /// 227.9 lb are 103.4 kg, and 100 kg are 220.5 lb. 226.5 lb are 102.7386 kg, which round to
    /// 102.7 kg; those would be 226.4 lb.
    @Test func `the unit converts the weight and leaves the setting`() throws {
        var session = try Self.opened()
        try Self.choose("kg", in: &session)
        var weight = try Self.field("weight", in: session)
        #expect(weight.value?.text == "103.4" && weight.unit?.text == "kg")
        #expect(weight.input.value == 103.4 && weight.input.min == 0.5 && weight.input.max == 680)
        try Self.enter("weight", 100, in: &session)
        try Self.choose("lb", in: &session)
        #expect(try Self.field("weight", in: session).value?.text == "220.5")
        try Self.enter("weight", 226.5, in: &session)
        try Self.choose("kg", in: &session)
        try Self.choose("lb", in: &session)
        #expect(try Self.field("weight", in: session).value?.text == "226.5")
        try Self.choose("kg", in: &session)
        weight = try Self.field("weight", in: session)
        #expect(weight.value?.text == "102.7")
        try Self.save(&session)
        // Looking at kilograms does not change the entered pounds.
        #expect(session.journal.weighIns.last?.weight == Weight(unchecked: 226.5, .pounds))
        #expect(session.journal.settings.unit == .pounds)
    }

    /// 81.65 kg of yesterday, seen as 180.0 lb and as 81.6 kg again.
    @Test func `looking at the other unit does not change the weight`() throws {
        var journal = Journal()
        var old = WeighIn(
            day: Self.today.adding(days: -1), weight: Weight(unchecked: 81.65, .kilograms))
        old.id = "old"
        journal.weighIns = [old]
        var session = try Self.opened(journal, editing: "old")
        try Self.choose("lb", in: &session)
        #expect(try Self.field("weight", in: session).value?.text == "180.0")
        try Self.choose("kg", in: &session)
        #expect(try Self.field("weight", in: session).value?.text == "81.6")
        try Self.save(&session)
        #expect(session.journal.weighIns.map(\.weight) == [Weight(unchecked: 81.65, .kilograms)])
        // Also while the other unit is in front.
        session = try Self.opened(journal, editing: "old")
        try Self.choose("lb", in: &session)
        try Self.save(&session)
        #expect(session.journal.weighIns.map(\.weight) == [Weight(unchecked: 81.65, .kilograms)])
    }

    /// 82.4 kg of yesterday: 72.3 is 10.1 away, 79.4 is 3.0 away, 79.5 is not far.
    @Test(arguments: [(72.3, true), (79.4, true), (79.5, false), (85.4, true), (82.4, false)])
    func `asks once about a weight far from the last one`(weight: Double, asks: Bool) throws {
        var journal = Journal()
        journal.weighIns = [
            WeighIn(day: Self.today.adding(days: -1), weight: Weight(unchecked: 82.4, .kilograms))
        ]
        var session = try Self.opened(journal)
        try Self.enter("weight", .number(weight), in: &session)
        #expect(try Self.field("weight", in: session).warning == nil)
        try Self.save(&session)
        if asks {
            #expect(session.journal.weighIns.count == 1)
            let question = "\(weight)\u{A0}kg? Your last weight was 82.4\u{A0}kg."
            #expect(try Self.field("weight", in: session).warning?.text == question)
            #expect(
                try Self.screen(session).announcements.map(\.text)
                    == ["\(weight) kilograms? Your last weight was 82.4 kilograms."])
            try Self.save(&session)
        }
        #expect(session.journal.weighIns.count == 2)
    }

    @Test func `does not ask about the last weight of another week`() throws {
        var journal = Journal()
        journal.weighIns = [
            WeighIn(day: Self.today.adding(days: -8), weight: Weight(unchecked: 82.4, .kilograms))
        ]
        var session = try Self.opened(journal)
        try Self.enter("weight", 72.3, in: &session)
        try Self.save(&session)
        #expect(session.journal.weighIns.count == 2)
    }

    @Test(arguments: [
        ("en", "lb"), ("en-US", "lb"), ("es-US", "lb"), ("en-LR", "lb"), ("en-GB", "kg"),
        ("de-DE", "kg"), ("fr-FR", "kg"), ("ja-JP", "kg"), ("de", "kg"), ("en-XA", "lb"),
    ])
    func `the unit before one is chosen is the region's`(language: String, unit: String) throws {
        var context = Self.context
        context.language = language
        #expect(context.weightUnit(for: Journal()).rawValue == unit)
        // A logged weight decides from then on.
        #expect(context.weightUnit(for: Self.journal) == .pounds)
    }

    @Test func `rejects a unit that does not exist`() throws {
        var session = try Self.opened()
        for value in [Intent.Value.text("stone"), 3] {
            let error = #expect(throws: SessionError.self) {
                try session.send(
                    Event(.choose(option: "draft.unit", value: value)), in: Self.context)
            }
            #expect(error?.id == "invalid-value")
        }
    }

    /// 1500 lb are 680.4 kg, and a scale shows up to 680 kg.
    @Test func `a converted weight can be out of range`() throws {
        var session = try Self.opened()
        try Self.enter("weight", 1500, in: &session)
        try Self.choose("kg", in: &session)
        let row = try Self.row("weight", in: session)
        #expect(row.field?.problem?.text == "Enter a weight in this range: 0.5–680\u{A0}kg")
        #expect(row.field?.value?.text == "680.4" && row.field?.input.value == nil)
        #expect(row.accessibility?.states == [.invalid])
        #expect(try Self.screen(session).action("toolbar/save/save") == nil)
    }

    @Test(arguments: [
        ("weight", Intent.Value.number(0.9)), ("weight", 1500.1), ("weight", 180.05),
        ("bodyFat", 0.9), ("bodyFat", 60.1), ("bodyFat", "high"),
        ("day", "2026-03-19"), ("day", "1876-03-16"), ("day", nil), ("day", "yesterday"),
        ("note", .text(String(repeating: "a", count: 501))),
    ])
    func `rejects an invalid value`(id: String, value: Intent.Value?) throws {
        var session = try Self.opened()
        let before = session
        let error = #expect(throws: SessionError.self) {
            try Self.enter(id, value, in: &session)
        }
        #expect(error?.id == "invalid-value" && session == before)
    }

    /// A session rejects values that the fields would reject. A stored session can have them.
    @Test(arguments: [
        (
            "draft.weight", Intent.Value.number(1e300),
            "Enter a weight in this range: 1–1,500\u{A0}lb"
        ),
        ("draft.bodyFat", 61, "Enter a number from 1 to 60"),
        (
            "draft.day", "2026-03-19",
            "Earliest: Mar 17, 1876. Latest: Mar 18, 2026."
        ),
        ("draft.note", .text(String(repeating: "a", count: 501)), "Use at most 500 characters"),
    ])
    func `shows an invalid value and does not save it`(
        option: String, value: Intent.Value, problem: String
    ) throws {
        var opened = try Self.opened()
        #expect(throws: SessionError.self) {
            try opened.send(Event(.choose(option: option, value: value)), in: Self.context)
        }
        let written = String(
            decoding: try JSONTextEncoder(style: .compact).encode(value), as: UTF8.self)
        let text = #"{"draft": {"\#(option.dropFirst(6))": \#(written)}}"#
        let options = try JSONTextDecoder().decode(
            WeightEntryOptions.self, from: Array(text.utf8), file: "options.json")
        var session = try Session(Self.journal, at: options, of: .weight)
        let row = try Self.row(String(option.dropFirst(6)), in: session)
        #expect(row.field?.problem?.text == problem)
        #expect(row.accessibility?.hint == row.field?.problem?.spokenText)
        #expect(try Self.screen(session).action("toolbar/save/save") == nil)
        let before = session
        #expect(throws: SessionError.self) {
            try session.send(Event(.save(.weighIn)), in: Self.context)
        }
        #expect(session == before)
    }

    @Test func `edits a weigh-in as it was entered`() throws {
        var session = try Self.opened(editing: "old")
        #expect(try Self.screen(session).title.text == "Edit Entry")
        let weight = try Self.field("weight", in: session)
        #expect(weight.value?.text == "102.9" && weight.unit?.text == "kg")
        #expect(try Self.field("day", in: session).input.value == "2026-03-17")
        #expect(try Self.field("bodyFat", in: session).input.value == 23.5)
        #expect(try Self.field("note", in: session).input.value == "After the walk")
        // Nothing was changed, so the exact values stay.
        let before = session.journal
        try Self.save(&session)
        #expect(session.journal == before)
    }

    @Test func `keeps the exact weight when the unit is changed back`() throws {
        var session = try Self.opened(editing: "old")
        try Self.choose("lb", in: &session)
        try Self.choose("kg", in: &session)
        let before = session.journal
        try Self.save(&session)
        #expect(session.journal == before)
    }

    @Test func `keeps id, time and unknown members, and drops the time with another day`() throws {
        let text = """
            {"version": "1.0", "weighIns": [{"day": "2026-03-17", "weight": {"value": 100, \
            "unit": "kg"}, "at": "2026-03-17T07:05:00+01:00", "id": "old", "mood": "calm"}]}
            """
        let journal = try JSONTextDecoder().decode(
            Journal.self, from: Array(text.utf8), file: "journal")
        func edited(_ id: String, _ value: Intent.Value) throws -> WeighIn {
            var session = try Self.opened(journal, editing: "old")
            try Self.enter(id, value, in: &session)
            let effects = try Self.save(&session)
            let changed = effects.contains { effect in
                if case .save(let changes, _) = effect {
                    changes.changed.weighIns.map(\.id) == ["old"] && changes.added.weighIns.isEmpty
                } else {
                    false
                }
            }
            #expect(changed)
            return try #require(session.journal.weighIns.first)
        }
        var expected = try #require(journal.weighIns.first)
        expected.weight = Weight(unchecked: 99.5, .kilograms)
        #expect(try edited("weight", 99.5) == expected)
        expected = try #require(journal.weighIns.first)
        (expected.day, expected.at) = (Self.today, nil)
        #expect(try edited("day", "2026-03-18") == expected)
    }

    /// Imported records can be of a day that can no longer be chosen.
    @Test(arguments: [today.adding(days: 3), today.adding(days: -60_000)])
    func `keeps the day of an edited weigh-in`(day: CalendarDay) throws {
        var journal = Self.journal
        journal.weighIns[1].day = day
        var session = try Self.opened(journal, editing: "old")
        let field = try Self.field("day", in: session)
        #expect(field.problem == nil && field.input.problem(with: field.input.value) == nil)
        try Self.enter("note", "Imported", in: &session)
        try Self.save(&session)
        #expect(session.journal.weighIns[1].day == day)
    }

    @Test func `a missing weigh-in is an error`() throws {
        var options = WeightEntryOptions()
        options.weighIn = "gone"
        let error = #expect(throws: ScreenError.self) {
            try Screen.make(options, phase: .ready(Self.journal), of: .weight, in: Self.context)
        }
        #expect(error == .unknownWeighIn("gone"))
        #expect(error?.description == "the journal has no weigh-in 'gone' [unknown-weigh-in]")
        let opening = #expect(throws: SessionError.self) { try Self.opened(editing: "gone") }
        #expect(opening?.id == "unknown-weighIn")
        var session = try Self.opened()
        let saving = #expect(throws: SessionError.self) {
            try session.send(Event(.save(.weighIn, id: "gone")), in: Self.context)
        }
        #expect(saving?.id == "unknown-weighIn" && saving?.path == "intent.id")
    }

    /// The host loads a journal in which another device deleted the edited weigh-in.
    @Test func `closes when the edited weigh-in is deleted elsewhere`() throws {
        var session = try Self.opened(editing: "old")
        var journal = Self.journal
        journal.weighIns.removeLast()
        session.replaceJournal(journal)
        _ = try session.send(Event(.report(.init(.time))), in: Self.context)
        #expect(session.place.page.screen == .weightLogbook)
        // The first screen cannot be closed; it starts a new weigh-in instead.
        var options = WeightEntryOptions()
        options.weighIn = "old"
        var first = try Session(Self.journal, at: options, of: .weight)
        #expect(try Self.screen(first).title.text == "Edit Entry")
        first.replaceJournal(journal)
        _ = try first.send(Event(.report(.init(.time))), in: Self.context)
        #expect(try Self.screen(first).title.text == "Log Weight")
        #expect(try Self.field("note", in: first).value == nil)
    }

    @Test func `cancelling records nothing`() throws {
        var session = try Self.opened(editing: "old")
        try Self.enter("weight", 90, in: &session)
        let cancel = try #require(Self.screen(session).action("toolbar/cancel/cancel"))
        #expect(try session.send(cancel.event(), in: Self.context).isEmpty)
        let discard = try #require(Self.screen(session).action("discard/discard/discard"))
        #expect(try session.send(discard.event(), in: Self.context).isEmpty)
        #expect(session.journal == Self.journal && session.place.stack.isEmpty)
    }

    // From 230 to 212 the first milestone is 225.
    @Test(arguments: [(224.8, true), (226, false)])
    func `plays the haptic of a reached milestone`(weight: Double, plays: Bool) throws {
        var journal = Journal()
        journal.settings.unit = .pounds
        var goal = WeightGoal(Weight(unchecked: 212, .pounds))
        goal.start = Weight(unchecked: 230, .pounds)
        journal.goal = goal
        var session = try Self.opened(journal)
        try Self.enter("weight", .number(weight), in: &session)
        #expect(try Self.save(&session).contains(.haptic(.celebration)) == plays)
    }

    @Test func `the buttons that add and edit open the sheet`() throws {
        func opened(_ id: String, _ journal: Journal, at options: some ScreenOptions) throws
            -> WeightEntryOptions
        {
            var session = try Session(journal, at: options, of: .weight)
            let action = try #require(session.screen(in: Self.context).action(id), "\(id)")
            _ = try session.send(action.event(), in: Self.context)
            return try #require(session.place.page.options as? WeightEntryOptions)
        }
        let (logbook, dashboard) = (WeightLogbookOptions(), WeightDashboardOptions())
        #expect(try opened("tabs/add/add", Self.journal, at: logbook).weighIn == nil)
        #expect(try opened("tabs/add/add", Self.journal, at: WeightSettingsOptions()).draft != nil)
        #expect(try opened("noWeighIns/log/log", Journal(), at: dashboard).weighIn == nil)
        #expect(try opened("emptyLogbook/add/add", Journal(), at: logbook).weighIn == nil)
        #expect(try opened("logbook/old/open", Self.journal, at: logbook).weighIn == "old")
    }
}
