import CandelaJSON
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// A walk through sessions by random actions, with random entries and steps of the clock.
struct RandomWalk {
    private var random: SplitMix
    private(set) var steps = 0

    /// How often each kind of intent was sent.
    private(set) var sent: [String: Int] = [:]

    /// The numbers typed for steps of a routine that were not left out since, by session and step.
    private var typed: [[String]: Double] = [:]

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// Takes up to so many steps from a specimen, and holds every screen on the way to the laws.
    mutating func walk(from specimen: Specimen, steps count: Int) throws {
        guard var session = Session(specimen) else { return }
        var context = specimen.context
        typed = [:]
        let isClean = session.journal.validate().isEmpty
        var screen = try session.screen(in: context)
        for _ in 0..<count {
            guard let action = screen.enabledActions.randomElement(using: &random) else { return }
            let event = action.event(entering: action.intent.entry.map { entry($0, screen) })
            sent[event.intent.kind, default: 0] += 1
            steps += 1
            let before = session
            let effects: [Effect]
            do {
                effects = try session.send(event, in: context)
            } catch {
                Issue.record("\(specimen.name): \(action.id) \(event): \(error)")
                return
            }
            try check(event, before: before, session, context)
            checkTyped(event, on: screen, session)
            if steps % 8 == 0 { try checkCold(before, event, effects, session, context) }
            #expect(!isClean || session.journal.validate().isEmpty, "\(specimen.name) \(event)")
            if Int.random(in: 0..<4, using: &random) == 0 {
                context.now = context.now.adding(
                    seconds: [1, 4, 7, 61, 3600, 90_000].randomElement(using: &random) ?? 1)
                _ = try session.send(Event(.report(.init(.time))), in: context)
            }
            // An app's own screen is made by the app.
            guard session.place.page.options != nil else { return }
            do {
                screen = try session.screen(in: context)
            } catch {
                Issue.record("\(specimen.name): \(action.id) \(event): \(error)")
                return
            }
            let ids = screen.enabledActions.map(\.id)
            #expect(Set(ids).count == ids.count, "\(specimen.name) \(screen.screen)")
            if steps % 8 == 0 { try checkCoding(session, screen, in: context) }
        }
    }

    private mutating func check(
        _ event: Event, before: Session, _ session: Session, _ context: Context
    ) throws {
        switch event.intent {
        case .open(let destination):
            #expect(session.place.page.screen == destination.screen, "\(event)")
        case .delete(let kind, let ids):
            guard kind != .routine else { break }
            var undone = session
            _ = try undone.send(Event(.undo(kind, ids: ids)), in: context)
            #expect(undone.journal == before.journal, "\(event)")
            // Rows deleted before come back with it.
            let old = try before.screen(in: context)
            guard !old.enabledActions.contains(where: { $0.intent.kind == "undo" }) else { break }
            #expect(try undone.screen(in: context).cards == old.cards, "\(event)")
        default: break
        }
    }

    /// What was typed for a step is kept when the step is done, whatever lies between.
    private mutating func checkTyped(_ event: Event, on screen: Screen, _ session: Session) {
        func value(_ run: Intent.Run) -> StepValue? {
            session.journal.sessions.first { $0.id == run.session }?.value(of: run.step ?? "")
        }
        switch event.intent {
        case .enter("run.number", _):
            for case .skip(let run) in screen.enabledActions.map(\.intent) {
                typed[[run.session ?? "", run.step ?? ""]] = event.value?.number
            }
        case .complete(let run):
            guard let number = typed[[run.session ?? "", run.step ?? ""]] else { break }
            #expect(value(run)?.number == number, "\(event)")
        case .skip(let run):
            typed[[run.session ?? "", run.step ?? ""]] = nil
            #expect(value(run) == nil, "\(event)")
        default: break
        }
    }

    /// A session that kept nothing of what it counted answers the same.
    private func checkCold(
        _ before: Session, _ event: Event, _ effects: [Effect], _ after: Session,
        _ context: Context
    ) throws {
        let bytes = try JSONTextEncoder().encode(before)
        var cold = try JSONTextDecoder().decode(Session.self, from: bytes, file: "session")
        #expect(try cold.send(event, in: context) == effects, "\(event)")
        #expect(cold == after, "\(event)")
    }

    /// A session that is kept as JSON in between goes on the same.
    private func checkCoding(_ session: Session, _ screen: Screen, in context: Context) throws {
        let bytes = try JSONTextEncoder().encode(session)
        let back = try JSONTextDecoder().decode(Session.self, from: bytes, file: "session")
        #expect(back == session)
        #expect(try back.screen(in: context) == screen)
        let text = try screen.json()
        #expect(try JSONTextDecoder().decode(Screen.self, from: text, file: "screen") == screen)
    }

    /// A value that an entry asks for.
    private mutating func entry(_ entry: Intent.Entry, _ screen: Screen) -> Intent.Value {
        switch entry.format {
        case .number, .weight:
            let step = entry.step ?? 1
            let (low, high) = (entry.min ?? 0, entry.max ?? 100)
            let count = Int(((high - low) / step).rounded(.down))
            let number = low + Double(Int.random(in: 0...max(count, 0), using: &random)) * step
            return .number(min((number * 10).rounded() / 10, high))
        case .time:
            let minutes = Int.random(in: 0..<1440, using: &random)
            return .text(TimeOfDay(hour: minutes / 60, minute: minutes % 60)?.description ?? "")
        case .day:
            return .text(
                CalendarDay(daysSince1970: 20_500 + Int.random(in: 0..<31, using: &random))
                    .description)
        default:
            let words = ["Read", "قراءة", "  Long walk ", "🎉 Party", "Ω"]
            let text = words.randomElement(using: &random) ?? "Read"
            return .text(String(text.prefix(entry.maximumLength ?? 80)))
        }
    }
}

extension Session {
    /// The session that shows a specimen's screen; `nil` while nothing was ever read.
    init?(_ specimen: Specimen) {
        func begin(_ journal: Journal, _ loading: Loading) -> Session {
            func opened(_ options: some ScreenOptions) -> Session {
                Session(journal, at: options, loading: loading)
            }
            let options: any ScreenOptions =
                specimen.options ?? specimen.screen.options?.init() ?? HabitListOptions()
            return opened(options)
        }
        switch specimen.phase {
        case .loading: self = begin(Journal(), .loading)
        case .failed(let known): self = begin(known ?? Journal(), .failed)
        case .ready(let journal): self = begin(journal, .ready)
        }
    }
}
