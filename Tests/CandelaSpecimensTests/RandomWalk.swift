import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import ReadingClub
import Testing

/// A random walk through a session: random actions and entries, a host that stores or refuses
/// changes, clock steps, time zone changes and settings.
struct RandomWalk {
    private var random: SplitMix
    private(set) var steps = 0

    /// The number of intents sent, by kind.
    private(set) var sent: [String: Int] = [:]

    /// The number of refused saves.
    private(set) var refused = 0

    /// The numbers entered for routine steps that were not skipped since, by session and step.
    private var typed: [[String]: Double] = [:]

    /// The events of the walk so far, each with its time.
    private var trail: [String] = []

    /// The device that runs the session.
    private var host = Host()
    private var celebrations = Celebrations()
    private var deletions = Deletions()
    private var records = Records()
    private var ways = ReturnPath()

    /// The number of saved changes of past days, and of ticks of records with an amount or a note.
    private(set) var corrections = 0
    private(set) var tickedContents = 0

    /// The cards checked last, which need no second check.
    private var looked: [Card] = []
    private(set) var numbers: Set<CardNumber> = []

    /// The apps whose screens a walk can begin on: ours, and an outside team's.
    static let apps = AppDefinition.standard + [.club]

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// Takes a number of steps from a specimen, and checks the laws on every screen.
    mutating func walk(from specimen: Specimen, steps count: Int) throws {
        guard var session = Session(specimen) else { return }
        var context = specimen.context
        typed = [:]
        trail = []
        let seed = random.state
        host = Host()
        host.store = session.journal
        celebrations = Celebrations()
        deletions = Deletions()
        let isClean = session.journal.validate().isEmpty
        var screen = try session.screen(in: context)
        let isAlone = ReturnPath.outside.contains(specimen.screen)
        if !isAlone, screen.tabs == nil, !ReturnPath.first.contains(specimen.screen) {
            session = try session.aboveFirst(as: ReturnPath.presentation(of: specimen.screen))
        }
        records = Records(session)
        defer {
            corrections += records.corrections
            tickedContents += records.tickedContents
        }
        for _ in 0..<count {
            guard let event = event(on: screen, session) else { return }
            sent[event.intent.kind, default: 0] += 1
            steps += 1
            let before = session
            var effects: [Effect] = []
            let place = "\(specimen.name), seed \(seed): \(event)"
            let json = try JSONTextEncoder(style: .compact).encode(event)
            trail.append("\(context.now) \(String(decoding: json.dropLast(), as: UTF8.self))")
            do {
                effects = try session.send(event, in: context)
                try check(event, before: before, session, context)
                deletions.take(event, effects, session, in: context)
                records.habits =
                    session.journal.habitsNewestFirst + session.journal.archivedHabits
                records.take(
                    event, effects, from: before, to: session.place, deletions, context,
                    context.clock(for: session.journal).day(of: context.now))
                checkTyped(event, on: screen, session)
                if steps % 64 == 0 { try checkCold(before, event, effects, session, context) }
                try answer(&session, effects, in: context)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    try pass(&session, &context)
                }
                // The app draws its own screens.
                guard session.place.page.options != nil else { return }
                screen = try session.screen(in: context)
            } catch {
                Issue.record("\(place): \(error)")
                return
            }
            #expect(!isClean || session.journal.validate().isEmpty, "\(place)")
            var wrong = try host.wrong(session)
            wrong += celebrations.wrong(screen, after: event, session, in: context)
            wrong +=
                DisplayedRecords(on: screen, of: session, in: context).wrong
            wrong += deletions.wrong(screen, in: context)
            for (kind, ids) in deletions.takeEnded() { records.forget(kind, ids) }
            wrong += records.wrong(
                session, screen, deletions,
                context.clock(for: session.journal).day(of: context.now))
            wrong += try wrongNumbers(screen)
            if !ReturnPath.outside.contains(session.place.tab.screen),
                try !ways.exists(from: session, screen, in: context)
            {
                wrong.append("no way leads back from \(screen.screen) \(session.loading)")
            }
            if !wrong.isEmpty {
                let bytes = try JSONTextEncoder().encode(session)
                let cold = try JSONTextDecoder(userInfo: [.apps: Self.apps]).decode(
                    Session.self, from: bytes, file: "session")
                let isSame = try cold.screen(in: context) == screen
                wrong.append(
                    "a session that was kept shows \(isSame ? "the same" : "something else")")
                wrong.append("the events before are \(trail.suffix(24).joined(separator: "; "))")
            }
            for sentence in wrong.prefix(4) { Issue.record("\(place): \(sentence)") }
            guard wrong.isEmpty else { return }
            if steps % 64 == 0 { try checkCoding(session, screen, in: context) }
        }
    }

    /// A random event: usually an action of the screen, sometimes an event from elsewhere.
    private mutating func event(on screen: Screen, _ session: Session) -> Event? {
        if Int.random(in: 0..<12, using: &random) == 0 {
            // A widget can tick a past day that has an amount or a note.
            let days = records.daysWithContent(deletions)
            if let tick = days.randomElement(using: &random), Bool.random(using: &random) {
                return tick
            }
            return Self.elsewhere.randomElement(using: &random)
        }
        let actions = screen.enabledActions
        let undo = actions.filter {
            ["undo", "retry"].contains($0.intent.kind) || $0.id.hasPrefix("note-logged")
        }
        let isBack = !undo.isEmpty && Int.random(in: 0..<3, using: &random) == 0
        let recording = actions.filter(Self.records)
        let isRecording = !recording.isEmpty && Int.random(in: 0..<3, using: &random) == 0
        let likely = isBack ? undo : isRecording ? recording : actions
        guard let action = likely.randomElement(using: &random) else {
            return session.loading == .loading ? Event(.report(.init(.time))) : nil
        }
        return action.event(entering: value(for: action, on: screen))
    }

    /// Whether an action records something of a day, or leads to it.
    private static func records(_ action: Action) -> Bool {
        switch action.intent {
        case .toggle, .log(.practice), .log(.rest), .save(.completion, _), .save(.practice, _),
            .enter(.option("draft.amount")), .enter(.option("draft.note")),
            .delete(.completion, _):
            true
        case .open(let destination):
            [.habitDay, .practiceDay, .practiceSession].contains(destination.screen)
        default: false
        }
    }

    /// Setting changes from another screen, and device reports from the host.
    private static let elsewhere: [Event] = [
        Event(.set(.unit(.kilograms))), Event(.set(.unit(.pounds))),
        Event(.set(.milestoneInterval(.ten))),
        Event(.set(.milestoneInterval(.five))),
        Event(.set(.dayStart("04:00"))),
        Event(.set(.dayStart("00:00"))),
        Event(.set(.firstWeekday(.sunday))),
        Event(.set(.trendSmoothing(false))),
        Event(.set(.dailyReminder("07:30"))),
        Event(.set(.dailyReminder(nil))),
        Event(.set(.smartReminders(true))),
        Event(.set(.haptics(false))),
        Event(.set(.goal(180))), Event(.set(.goal(nil))),
        Event(.set(.height(71))), Event(.set(.height(nil))),
        Event(.report(.init(.sync, "networkLost"))), Event(.report(.init(.sync, "reachable"))),
        Event(.report(.init(.notifications, false))), Event(.report(.init(.place, "home"))),
        Event(.report(.init(.note, "Imported 3 files"))), Event(.close()),
    ]

    /// Reports the results of saves, immediately or later, and provides the journal on request.
    private mutating func answer(
        _ session: inout Session, _ effects: [Effect], in context: Context
    ) throws {
        save(effects)
        while !host.outcomes.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
            let (id, isSaved) = host.outcomes.removeFirst()
            let report = Event(.report(.init(.save, .flag(isSaved), of: id)))
            trail.append("save \(id) \(isSaved ? "succeeds" : "fails")")
            deletions.report(isSaved, of: id)
            records.report(isSaved, of: id)
            let more = try session.send(report, in: context)
            host.reported(isSaved)
            save(more)
        }
        if effects.contains(.retry(.journal)) || Int.random(in: 0..<64, using: &random) == 0 {
            session.replaceJournal(host.store)
        }
    }

    private mutating func save(_ effects: [Effect]) {
        for case .save(let changes, let id) in effects {
            let isRefused = Int.random(in: 0..<8, using: &random) == 0
            if isRefused { refused += 1 }
            host.carryOut(changes, id, isRefused: isRefused)
            records.save(changes, id)
        }
    }

    /// Advances the time, or moves to another time zone.
    private mutating func pass(_ session: inout Session, _ context: inout Context) throws {
        if Int.random(in: 0..<8, using: &random) == 0 {
            context.zone = Self.zones.randomElement(using: &random) ?? context.zone
        }
        context.now = context.now.adding(
            seconds: [1, 4, 7, 61, 3600, 90_000].randomElement(using: &random) ?? 1)
        let time = Event(.report(.init(.time)))
        let effects = try session.send(time, in: context)
        try answer(&session, effects, in: context)
    }

    private static let zones = [
        "Europe/Berlin", "Pacific/Honolulu", "Pacific/Kiritimati", "Asia/Kolkata",
        "America/New_York",
    ].compactMap { try? Zone($0) }

    private mutating func check(
        _ event: Event, before: Session, _ session: Session, _ context: Context
    ) throws {
        switch event.intent {
        case .open(let destination):
            // A form with input asks before it is left.
            let asks = (try? session.screen(in: context))?.overlay?.card.id == "discard"
            #expect(asks || session.place.page.screen == destination.screen, "\(event)")
        case .start, .complete, .log(.practice):
            // The second of two taps.
            var twice = session
            _ = try twice.send(event, in: context)
            try Self.expectSame(twice.journal, session.journal, event)
        case .deleteAll(let kind):
            // Deleting all of nothing leaves nothing to undo.
            guard !before.journal.weighIns.isEmpty else { break }
            // Deleting all includes the rows that could be restored.
            var (undone, whole) = (session, before)
            let rows = deletions.rows(of: kind, at: context.now)
            if !rows.isEmpty { _ = try whole.send(Event(.undo(kind, ids: rows)), in: context) }
            _ = try undone.send(Event(.undo(kind)), in: context)
            try Self.expectSame(undone.journal, whole.journal, event)
        case .delete(let kind, let ids):
            var undone = session
            _ = try undone.send(Event(.undo(kind, ids: ids)), in: context)
            try Self.expectSame(undone.journal, before.journal, event)
            var late = (session, context)
            late.1.now = context.now.adding(seconds: 60)
            #expect(throws: SessionError.self, "\(event)") {
                try late.0.send(Event(.undo(kind, ids: ids)), in: late.1)
            }
            // The page of a deleted record is closed.
            guard undone.place == before.place else { break }
            var twice = session
            _ = try twice.send(event, in: context)
            #expect(twice.journal == session.journal, "\(event)")
            #expect(
                try undone.screen(in: context).cards == before.screen(in: context).cards,
                "\(event)")
        default: break
        }
    }

    /// Expects equal journals, and tells their differences.
    private static func expectSame(
        _ journal: Journal, _ expected: Journal, _ event: Event
    ) throws {
        guard journal != expected else { return }
        let changes = RecordChanges(from: expected, to: journal)
        let text = String(decoding: try JSONTextEncoder().encode(changes), as: UTF8.self)
        Issue.record("\(event): the journal has other records: \(text)")
    }

    /// A number entered for a step is kept until the step is done.
    private mutating func checkTyped(_ event: Event, on screen: Screen, _ session: Session) {
        func value(_ run: Intent.Run) -> StepValue? {
            session.journal.sessions.first { $0.id == run.session }?.value(of: run.step ?? "")
        }
        switch event.intent {
        case .enter(.option("run.number")):
            for case .skip(let run) in screen.enabledActions.map(\.intent) {
                typed[[run.session ?? "", run.step ?? ""]] = event.value?.number
            }
        case .complete(let run):
            guard let number = typed[[run.session ?? "", run.step ?? ""]] else { break }
            #expect(value(run)?.number == number, "\(event)")
        case .skip(let run):
            typed[[run.session ?? "", run.step ?? ""]] = nil
            let left = value(run)
            #expect(left?.number == nil && (left == nil || run.note != nil), "\(event)")
        default: break
        }
    }

    /// A session with empty caches gives the same answers.
    private func checkCold(
        _ before: Session, _ event: Event, _ effects: [Effect], _ after: Session,
        _ context: Context
    ) throws {
        let bytes = try JSONTextEncoder().encode(before)
        var cold = try JSONTextDecoder(userInfo: [.apps: Self.apps]).decode(
            Session.self, from: bytes, file: "session")
        #expect(try cold.send(event, in: context) == effects, "\(event)")
        #expect(cold == after, "\(event)")
    }

    /// A session restored from JSON continues the same.
    private func checkCoding(_ session: Session, _ screen: Screen, in context: Context) throws {
        let bytes = try JSONTextEncoder().encode(session)
        let back = try JSONTextDecoder(userInfo: [.apps: Self.apps]).decode(
            Session.self, from: bytes, file: "session")
        #expect(back == session)
        #expect(try back.screen(in: context) == screen)
        let text = try screen.json()
        let decoder = JSONTextDecoder(userInfo: [.themes: Self.apps.map(\.theme)])
        #expect(try decoder.decode(Screen.self, from: text, file: "screen") == screen)
    }

    /// The numbers in phrases that are not facts of their cards.
    private mutating func wrongNumbers(_ screen: Screen) throws -> [String] {
        guard screen.context.language == "en" else { return [] }
        let cards = screen.cards + [screen.overlay?.card].compactMap(\.self)
        var wrong: [String] = []
        for card in cards where !looked.contains(card) {
            wrong += try CardNumber.wrong(in: card, met: &numbers)
        }
        looked = cards
        return wrong
    }

    /// A random value that a field, a stepper, a chart or a drag sends; `nil` for other actions.
    private mutating func value(for action: Action, on screen: Screen) -> Intent.Value? {
        if let input = screen.input(of: action.intent) { return value(for: input) }
        switch action.intent {
        case .enter(.option(let option)):
            guard let days = screen.chartDays(for: option) else { return .text(day) }
            let range = Int(days.lowerBound)...Int(days.upperBound)
            return .text(
                CalendarDay(daysSince1970: Int.random(in: range, using: &random)).description)
        case .enter: return .text(day)
        case .reorder(_, nil): return 0
        default: return nil
        }
    }

    private var day: String {
        mutating get {
            CalendarDay(daysSince1970: 20_500 + Int.random(in: 0..<31, using: &random)).description
        }
    }

    private mutating func value(for input: Element.Input) -> Intent.Value {
        switch input.format {
        case .decimal, .integer:
            let step = input.step ?? 1
            let (low, high) = (input.min?.number ?? 0, input.max?.number ?? 100)
            let count = Int(((high - low) / step).rounded(.down))
            let number = low + Double(Int.random(in: 0...max(count, 0), using: &random)) * step
            return .number(min((number * 1000).rounded() / 1000, high))
        case .time:
            let minutes = Int.random(in: 0..<1440, using: &random)
            return .text(TimeOfDay(hour: minutes / 60, minute: minutes % 60)?.description ?? "")
        case .day: return .text(min(day, input.max?.text ?? day))
        default:
            let words = ["Read", "قراءة", "  Long walk ", "🎉 Party", "Ω"]
            let text = words.randomElement(using: &random) ?? "Read"
            return .text(String(text.prefix(input.maximumLength ?? 80)))
        }
    }
}
