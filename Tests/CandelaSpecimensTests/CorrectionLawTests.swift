import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A corrected mistake leaves every screen as if it had never been made.
struct CorrectionLawTests {
    /// The cards and celebrations of the screens of a journal.
    private static func cards(_ given: JournalAtTime, _ journal: Journal) throws -> [[Card]] {
        try given.initial(journal, isShort: true).map { screen, _ in
            screen.cards + [screen.overlay?.card].compactMap(\.self)
        }
    }

    /// The slips of a journal's person: too little, which reaches milestones, and too much.
    private static let slips = [-9.5, 4]

    /// The cards that differ, by kind.
    private static func differences(_ one: [[Card]], _ other: [[Card]]) -> [String] {
        var found: [String] = []
        for (left, right) in zip(one, other) {
            guard left.map(\.kind) == right.map(\.kind) else {
                found.append("\(left.map(\.kind)) for \(right.map(\.kind))")
                continue
            }
            for (card, other) in zip(left, right) where card != other { found.append(card.kind) }
        }
        return found
    }

    private static func session(
        _ given: JournalAtTime, _ options: some ScreenOptions, _ journal: Journal? = nil
    ) throws -> Session {
        try Session(journal ?? given.journal, at: options, of: given.app)
    }

    private static func of(_ product: Theme.Product) -> [JournalAtTime] {
        JournalAtTime.all.filter { $0.app.theme.product == product }
    }

    @Test(arguments: of(.weight))
    func `a weigh-in that is deleted was never made`(given: JournalAtTime) throws {
        let start = try Self.session(given, WeightLogbookOptions()).journal
        let before = try Self.cards(given, start)
        for slip in Self.slips {
            var session = try Self.session(given, WeightLogbookOptions())
            let facts = WeightFacts(given.journal, in: given.context)
            let wrong = (facts.currentWeight ?? 150) + slip
            _ = try session.send(
                Event(.log(.weighIn()), entering: .number(wrong)), in: given.context)
            let id = try #require(session.journal.weighIns.last?.id)
            #expect(try Self.cards(given, session.journal) != before)
            _ = try session.send(Event(.delete(.weighIn, ids: [id])), in: given.context)
            var later = given.context
            later.now = later.now.adding(seconds: 30)
            _ = try session.send(Event(.report(.init(.time))), in: later)
            let found = Self.differences(try Self.cards(given, session.journal), before)
            #expect(found == [], "\(slip)")
        }
    }

    @Test(arguments: of(.weight))
    func `a weigh-in that is corrected was right from the start`(given: JournalAtTime) throws {
        let facts = WeightFacts(given.journal, in: given.context)
        let right = ((facts.currentWeight ?? 150) * 10 - 3).rounded() / 10
        var plain = try Self.session(given, WeightLogbookOptions())
        _ = try plain.send(Event(.log(.weighIn()), entering: .number(right)), in: given.context)
        let expected = try Self.cards(given, plain.journal)
        for slip in Self.slips {
            var session = try Self.session(given, WeightLogbookOptions())
            _ = try session.send(
                Event(.log(.weighIn()), entering: .number(right + slip)), in: given.context)
            let id = try #require(session.journal.weighIns.last?.id)
            var form = Intent.Destination(.weightEntry, as: .sheet)
            form.weighIn = id
            let unit = given.context.weightUnit(for: session.journal)
            for event in [
                Event(.open(form)),
                Event(.choose(option: "draft.unit", value: .text(unit.rawValue))),
                Event(.choose(option: "draft.weight", value: .number(right))),
                Event(.save(.weighIn, id: id)),
            ] { _ = try session.send(event, in: given.context) }
            if session.place.page.screen == .weightEntry {
                _ = try session.send(Event(.save(.weighIn, id: id)), in: given.context)
            }
            let found = Self.differences(try Self.cards(given, session.journal), expected)
            #expect(found == [], "\(slip)")
        }
    }

    @Test(arguments: of(.habit).filter { $0.app.presenter(of: .habitList) != nil })
    func `a habit that is undone was never done`(given: JournalAtTime) throws {
        let before = try Self.cards(given, given.journal)
        let today = given.context.clock(for: given.journal).day(of: given.context.now)
        for habit in given.journal.habits.prefix(2) where !habit.isArchived {
            let streak = Streak.daily(
                habit: habit.id, in: given.journal, now: given.context.now,
                clock: given.context.clock(for: given.journal))
            guard !streak.isDoneToday else { continue }
            var session = try Self.session(given, HabitListOptions())
            let toggle = Event(.toggle(habit: habit.id, day: today))
            _ = try session.send(toggle, in: given.context)
            #expect(try Self.cards(given, session.journal) != before)
            _ = try session.send(toggle, in: given.context)
            #expect(
                Self.differences(try Self.cards(given, session.journal), before) == [],
                "\(habit.id)")
        }
    }

    @Test(arguments: of(.routine))
    func `a step that is reopened was never done`(given: JournalAtTime) throws {
        for routine in given.journal.routines.prefix(2) {
            var session = try Self.session(given, RoutineTemplatesOptions())
            let start = Event(.start(.init(routine: routine.id)))
            guard (try? session.send(start, in: given.context)) != nil,
                let run = session.journal.sessions.last(where: { $0.state == .running }),
                let step = routine.steps.first.flatMap({ $0.kind == .task ? $0.id : nil }),
                !(run.completed + run.skipped).contains(step)
            else { continue }
            func shown() throws -> [Card] { try session.screen(in: given.context).cards }
            let before = try shown()
            let done = Intent.Run(session: run.id, step: step)
            guard (try? session.send(Event(.complete(done)), in: given.context)) != nil else {
                continue
            }
            #expect(try shown() != before)
            _ = try session.send(Event(.reopen(done)), in: given.context)
            #expect(Self.differences([try shown()], [before]) == [], "\(routine.id)")
        }
    }
}
