import CandelaJSON
import CandelaRules
import CandelaTestSupport
import Testing

/// Record changes as applied by a store.
struct RecordChangesTests {
    private func weighIns(_ ids: String) -> Journal {
        var journal = Journal()
        journal.weighIns = ids.map { id in
            var weighIn = WeighIn(day: march(1), weight: Weight(unchecked: 70, .kilograms))
            weighIn.id = String(id)
            return weighIn
        }
        return journal
    }

    @Test(arguments: [
        ("", "abc"), ("abc", ""), ("abc", "abc"), ("abc", "cab"), ("abc", "cba"), ("abcd", "adcb"),
        ("abc", "xabc"), ("abc", "axbyc"), ("abc", "abcxy"), ("abcdef", "xfyaz"), ("abc", "dcba"),
    ])
    func `computes the changes between two lists, including the order`(old: String, new: String) {
        var store = weighIns(old)
        let changes = RecordChanges(from: store, to: weighIns(new))
        store.apply(changes)
        #expect(store == weighIns(new))
        store.apply(changes)
        #expect(store == weighIns(new))
        #expect(changes.isEmpty == (old == new))
    }

    @Test func `moves as few records as possible`() {
        let changes = RecordChanges(from: weighIns("abcdef"), to: weighIns("bcdefa"))
        #expect(changes.moved.weighIns == [.init("a", after: "f")])
        #expect(changes.changed == .init() && changes.added == .init())
        #expect(RecordChanges(from: weighIns("ab"), to: weighIns("abcd")).moved == .init())
    }

    @Test func `a first save contains the whole journal`() throws {
        let walk = try ChangeWalk(seed: 5, steps: 60)
        let all = RecordChanges(from: Journal(), to: walk.journal)
        #expect(all.removed == .init() && all.changed.habits.isEmpty && all.moved == .init())
        var store = Journal()
        store.apply(all)
        #expect(store == walk.journal)
    }

    @Test func `decodes what it encoded, and omits empty members`() throws {
        let changes = RecordChanges(from: weighIns("abc"), to: weighIns("cxa"))
        let text = String(
            decoding: try JSONTextEncoder(style: .compact).encode(changes), as: UTF8.self)
        #expect(text.contains(#""removed":{"weighIns":["b"]}"#))
        #expect(text.contains(#""moved":{"weighIns":[{"id":"#))
        #expect(!text.contains("habits"))
        let back = try JSONTextDecoder().decode(
            RecordChanges.self, from: Array(text.utf8), file: "c")
        #expect(back == changes)
    }

    @Test(arguments: 0..<20)
    func `a store that receives only the changes equals the journal, in order`(
        seed: UInt64
    ) throws {
        _ = try ChangeWalk(seed: seed, steps: 150)
    }
}

private struct Book: Codable, Sendable, Equatable, Identifiable {
    let id: String
    var read = 0
}

private struct Club: Codable, Sendable, Equatable {
    var weeklyPages = 100
}

private let books = RecordType<Book>("books")
private let club = SettingsType("club", default: Club())

/// Random operations on a journal, with stores that receive the changes in different ways.
private struct ChangeWalk {
    var journal = Journal()

    /// Receives every change.
    private var store = Journal()

    /// Receives some changes immediately, others later and combined.
    private var late = Journal()
    private var unsaved = UnsavedRecords()
    private var random: SplitMix
    private var undoable: [JournalChange] = []

    init(seed: UInt64, steps: Int) throws {
        random = SplitMix(seed: seed)
        for step in 0..<steps {
            let before = journal
            let change = try operate()
            let changes = RecordChanges(change, in: journal)
            store.apply(changes)
            #expect(store == journal, "\(seed), step \(step): \(changes)")
            var compared = before
            compared.apply(RecordChanges(from: before, to: journal))
            #expect(compared == journal, "\(seed), step \(step)")
            unsaved.insert(changes)
            if Int.random(in: 0..<3, using: &random) == 0 {
                let all = unsaved.changes(in: journal)
                late.apply(all)
                #expect(late == journal, "\(seed), step \(step): \(all)")
                // It is not known whether it was saved, so it is saved again.
                if Bool.random(using: &random) { unsaved = UnsavedRecords() }
            }
        }
    }

    private mutating func operate() throws -> JournalChange {
        let (id, day) = (String(Int.random(in: 0..<6, using: &random)), march(pick(1...9)))
        switch Int.random(in: 0..<25, using: &random) {
        case 0, 1: return (try? journal.add(Habit(id: id, name: id))) ?? JournalChange()
        case 2: return (try? journal.replace(Habit(id: id, name: "\(day)"))) ?? JournalChange()
        case 3: return kept(journal.remove(habits: coin() ? [id] : [id, "0", "3"]))
        case 4, 5, 6:
            guard let habit = journal.habits.randomElement(using: &random) else { break }
            if Bool.random(using: &random) {
                return try journal.toggle(habit: habit.id, on: day, now: endOfMarch)
            }
            return try journal.complete(habit: habit.id, on: day, as: .skipped, now: endOfMarch)
        case 7, 8, 9:
            return try journal.log(
                WeighIn(day: day, weight: Weight(unchecked: Double(pick(60...90)), .kilograms)),
                now: endOfMarch)
        case 10:
            return kept(
                journal.remove(weighIns: Set(journal.weighIns.map(\.id).filter { _ in coin() })))
        case 11: return kept(journal.removeAllWeighIns())
        case 12:
            var practice = Practice(day: day, minutes: pick(0...90))
            practice.habit = journal.habits.randomElement(using: &random)?.id
            return try journal.log(practice, now: endOfMarch)
        case 13:
            guard
                var routine = (try? journal.add(Routine(id: id, name: id))).map({ _ in
                    journal.routines.last
                }) ?? nil
            else { return kept(journal.remove(routines: coin() ? [id] : [id, "1", "4"])) }
            journal.routines.removeLast()
            var step = RoutineStep(id: "s", name: "s", kind: .routine)
            step.routine = journal.routines.randomElement(using: &random)?.id
            routine.steps = [step]
            return try journal.add(routine)
        case 14:
            guard let routine = journal.routines.randomElement(using: &random) else { break }
            return try journal.log(
                RoutineSession(id: "\(day)", routine: routine.id, day: day), now: endOfMarch)
        case 15:
            let mode = RoutineMode(id: id, name: id, routines: journal.routines.map(\.id))
            return (try? journal.add(mode)) ?? kept(journal.remove(routineMode: id))
        case 16: return journal.rest(on: day)
        case 17: return try journal.log(CelebratedStreak(days: pick(1...9), runStart: day))
        case 18:
            let (now, clock) = (Instant(secondsSince1970: 1_774_000_000), DayClock(.utc))
            if coin() {
                return journal.setUnit(coin() ? .pounds : .kilograms)
            }
            return journal.setGoal(
                Double(pick(60...70)), in: .kilograms, now: now, clock: clock)
        case 19: return (try? journal.add(Book(id: id), to: books, at: pick(0...6))) ?? .init()
        case 20: return try journal.set(club, to: Club(weeklyPages: pick(1...3)))
        case 21, 22:
            guard var book = journal[books].randomElement(using: &random) else { break }
            guard coin() else {
                return kept(try journal.move(book.id, to: pick(0...6), in: books))
            }
            book.read = pick(0...9)
            return kept(try journal.replace(book, in: books))
        case 23: return kept(journal.remove(coin() ? [id] : [id, "1", "4"], from: books))
        default:
            guard !undoable.isEmpty else { break }
            return journal.undo(undoable.remove(at: pick(0...undoable.count - 1)))
        }
        return JournalChange()
    }

    private mutating func pick(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    private mutating func coin() -> Bool { Bool.random(using: &random) }

    private mutating func kept(_ change: JournalChange) -> JournalChange {
        undoable.append(change)
        return change
    }
}
