import CandelaElements
import CandelaRules

extension Session {
    func requireHabit(_ id: String, at path: String) throws(SessionError) {
        guard journal.habits.contains(where: { $0.id == id }) else {
            throw .unknown("habit", id, at: path)
        }
    }

    /// Rejects days more than 150 years ago or after today.
    ///
    /// - Parameter daysAhead: The number of days after today that are accepted too.
    func requireDay(
        _ day: CalendarDay, daysAhead: Int = 0, in context: Context
    ) throws(SessionError) {
        let today = clock(in: context).day(of: context.now)
        if let refusal = RecordDays(until: today, daysAhead: daysAhead).refusal(of: day) {
            throw SessionError("intent.day", refusal, id: "out-of-range")
        }
    }

    func requireRoutine(_ id: String, at path: String) throws(SessionError) {
        guard journal.routines.contains(where: { $0.id == id }) else {
            throw .unknown("routine", id, at: path)
        }
    }

    /// Rejects a word of a later version.
    func require<Word: RawRepresentable & CaseIterable & Equatable>(
        _ word: Word, at path: String, _ name: String
    ) throws(SessionError) where Word.RawValue == String {
        guard !Word.allCases.contains(word) else { return }
        throw SessionError(
            "intent.\(path)",
            "there is no \(name) '\(word.rawValue)': use "
                + Self.list(Word.allCases.map { "'\($0.rawValue)'" }), id: "unknown-\(name)")
    }

    /// Words joined with commas and “or”.
    static func list(_ words: [String]) -> String {
        words.count < 2
            ? words.joined()
            : words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
    }

    /// Closes pages whose habit, routine, weigh-in, practice or other record was deleted, and toasts
    /// that offer to change one. A tab stays open, but no longer shows a specific record.
    ///
    /// Nothing is closed before the journal is loaded.
    mutating func closeDeletedSubjects() {
        guard loading == .ready || loading == .failed && journal != Journal() else { return }
        toasts = toasts.filter { $0.offer.map { exists($0.intent) } ?? true }
        place.stack = place.stack.filter { exists($0) }
        if !exists(place.tab) { place.tab.options?.clearSubject() }
        for index in place.tabs.indices where !exists(place.tabs[index]) {
            place.tabs[index].options?.clearSubject()
        }
    }

    private func exists(_ page: Page) -> Bool {
        guard let subject = page.options?.namedSubject else { return true }
        func exists(_ name: String?, among records: [some NamedRecord]) -> Bool {
            name.map { name in records.contains { $0.id == name || $0.name == name } } ?? true
        }
        return exists(subject.habit, among: journal.habits)
            && exists(subject.routine, among: journal.routines)
            && subject.weighIn.map { id in journal.weighIns.contains { $0.id == id } } ?? true
            && subject.practice.map { id in journal.practices.contains { $0.id == id } } ?? true
            && subject.record.map { self.exists($0) } ?? true
    }

    /// Whether the records exist that an offered intent deletes or reopens.
    private func exists(_ intent: Intent) -> Bool {
        switch intent {
        case .delete(let kind, let ids): Set(ids).isSubset(of: recordIDs(kind))
        case .reopen(let run): run.session.map { journal.place(ofSession: $0) != nil } ?? true
        default: true
        }
    }

    private func exists(_ record: ScreenSubject.Record) -> Bool {
        recordIDs(record.kind).contains(record.id)
    }

    /// Rejects a record that does not exist, or that the screen does not show.
    func requireRecord(_ id: String, on screen: ScreenName) throws(SessionError) {
        guard let presenter = app.presenter(of: screen) else { return }
        guard let kind = presenter.optionsType.recordKind,
            exists(ScreenSubject.Record(kind, id: id))
        else { throw .unknown("record", id, at: "record") }
    }
}

/// A record that options can refer to by id or name.
private protocol NamedRecord {
    var id: String { get }
    var name: String { get }
}

extension Habit: NamedRecord {}

extension Routine: NamedRecord {}
