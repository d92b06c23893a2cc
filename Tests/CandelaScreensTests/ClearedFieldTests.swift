import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Required fields that are emptied: a form cannot save what is no longer in them.
struct ClearedFieldTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static let save = "toolbar/save/save"

    private static func field(_ option: String, in session: Session) throws -> Element.Field {
        let intent = Intent.enter(.option(option))
        let screen = try session.screen(in: context)
        return try #require(
            screen.elements.flatMap(ElementQueries.all).lazy.compactMap(\.field)
                .first { $0.action.intent == intent })
    }

    private static func enter(
        _ option: String, _ value: Intent.Value?, in session: inout Session
    ) throws {
        let action = try field(option, in: session).action
        _ = try session.send(action.event(entering: value), in: context)
    }

    private static func isOffered(_ id: String, in session: Session) throws -> Bool {
        try session.screen(in: context).action(id) != nil
    }

    @Test(arguments: [nil, "", "  "] as [Intent.Value?])
    func `a habit keeps no name that was deleted`(value: Intent.Value?) throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        var form = Intent.Destination(.habitForm, as: .sheet)
        form.habit = "read"
        _ = try session.send(Event(.open(form)), in: Self.context)
        #expect(try Self.isOffered(Self.save, in: session))
        try Self.enter("draft.name", value, in: &session)
        #expect(try !Self.isOffered(Self.save, in: session))
        #expect(try Self.field("draft.name", in: session).problem?.text == "Enter a name")
        #expect(throws: SessionError.self) {
            try session.send(Event(.save(.habit, id: "read")), in: Self.context)
        }
        try Self.enter("draft.name", "Draw", in: &session)
        #expect(try Self.field("draft.name", in: session).problem == nil)
        let action = try #require(session.screen(in: Self.context).action(Self.save))
        _ = try session.send(action.event(), in: Self.context)
        #expect(session.journal.habits.map(\.name) == ["Draw"])
    }

    @Test func `a new habit without a name has no error before one is entered`() throws {
        var session = try Session(Journal(), at: HabitListOptions(), of: .habit)
        _ = try session.send(
            Event(.open(Intent.Destination(.habitForm, as: .sheet))), in: Self.context)
        #expect(try Self.field("draft.name", in: session).problem == nil)
        #expect(try !Self.isOffered(Self.save, in: session))
    }

    @Test func `a routine keeps no name that was deleted`() throws {
        var session = try Session(Journal(), at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(
            Event(.open(Intent.Destination(.routineBuilder, as: .sheet))), in: Self.context)
        try Self.enter("draft.routine.name", "Morning", in: &session)
        func isNextOffered() throws -> Bool {
            try session.screen(in: Self.context).enabledActions.contains {
                $0.intent == .choose(option: "draft.page", value: "building")
            }
        }
        #expect(try isNextOffered())
        try Self.enter("draft.routine.name", "", in: &session)
        #expect(try !isNextOffered())
        #expect(try Self.field("draft.routine.name", in: session).input.value == nil)
    }

    /// The field starts with the weight of 80 kg of the day before.
    @Test func `a weigh-in keeps no weight that was deleted`() throws {
        var journal = Journal()
        journal.settings.unit = .kilograms
        journal.weighIns = [
            WeighIn(
                day: CalendarDay(daysSince1970: 20_529), weight: try Weight(80, .kilograms))
        ]
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        _ = try session.send(
            Event(.open(Intent.Destination(.weightEntry, as: .sheet))), in: Self.context)
        #expect(try Self.field("draft.weight", in: session).input.value == 80)
        try Self.enter("draft.weight", nil, in: &session)
        let empty = try Self.field("draft.weight", in: session)
        #expect(empty.input.value == nil && empty.value == nil)
        #expect(empty.problem?.text == "Enter a value")
        #expect(try !Self.isOffered(Self.save, in: session))
        #expect(throws: SessionError.self) {
            try session.send(Event(.save(.weighIn)), in: Self.context)
        }
        try Self.enter("draft.weight", 79.5, in: &session)
        #expect(try Self.field("draft.weight", in: session).problem == nil)
        let action = try #require(session.screen(in: Self.context).action(Self.save))
        _ = try session.send(action.event(), in: Self.context)
        #expect(session.journal.weighIns.map(\.weight.value) == [80, 79.5])
    }
}
