import CandelaElements
public import CandelaRules
import CandelaTokens

extension Session {
    /// Opens a screen above the current one or as a tab.
    mutating func open(
        _ destination: Intent.Destination, in context: Context
    ) throws(SessionError) -> [Effect] {
        if let habit = destination.habit { try requireHabit(habit, at: "habit") }
        if let routine = destination.routine { try requireRoutine(routine, at: "routine") }
        if let id = destination.weighIn {
            guard journal.weighIns.contains(where: { $0.id == id }) else {
                throw .unknown("weighIn", id, at: "weighIn")
            }
        }
        if let session = destination.session, journal.place(ofSession: session) == nil {
            throw .unknown("session", session, at: "session")
        }
        if let day = destination.day { try requireDay(day, daysAhead: 366, in: context) }
        guard !app.isMisspelled(destination.screen) else {
            throw SessionError(
                "intent.screen", app.unknown(destination.screen), id: "unknown-screen")
        }
        let page = page(for: destination, in: context)
        let effects = try leave(in: context)
        switch destination.presentation {
        case .tab:
            let all = place.tabs + [place.tab]
            // A visited tab keeps its state.
            var seen = all.first { $0.screen == page.screen } ?? page
            if destination.habit != nil { seen.show(at: destination, by: app) }
            place.stack = []
            place.tabs = all.filter { $0.screen != page.screen }
            place.tab = seen
        case .push, .sheet, .cover:
            if place.page.screen == page.screen, destination.day != nil {
                // A day opens on the page that is already showing its screen.
                place.page.show(at: destination, by: app)
            } else {
                guard place.stack.count < Self.deepest else {
                    throw .misplaced(.open(destination), "opens too many screens: close one first")
                }
                place.stack.append(page)
            }
        }
        adoptFrontmostOptions()
        return effects
    }

    /// The maximum number of screens stacked on a tab.
    static let deepest = 64

    private func page(for destination: Intent.Destination, in context: Context) -> Page {
        guard let presenter = app.presenter(of: destination.screen) else {
            return Page(own: destination)
        }
        var options = presenter.optionsType.init()
        presenter.show(any: &options, at: destination)
        presenter.draft(any: &options, from: journal)
        func made(_ options: some ScreenOptions) -> Page {
            Page(options, as: destination.presentation)
        }
        return made(options)
    }

    /// Dismisses the note with an id or, without one, closes the frontmost overlay or screen.
    mutating func close(note: String?, in context: Context) throws(SessionError) -> [Effect] {
        if let note { return dismiss(note, in: context) }
        if closeOverlay() {
            adoptFrontmostOptions()
            return []
        }
        let effects = try leave(in: context)
        if !place.stack.isEmpty {
            place.stack.removeLast()
        } else if let last = place.tabs.popLast() {
            place.tab = last
        }
        adoptFrontmostOptions()
        return effects
    }

    /// Closes the overlay of the frontmost screen; `false` if there is none.
    mutating func closeOverlay() -> Bool {
        editFrontmostOptions { presenter, options, _ in presenter.closeOverlay(any: &options) }
            ?? false
    }

    /// Ends the pending deletions and celebrations of the frontmost screen before it is left.
    private mutating func leave(in context: Context) throws(SessionError) -> [Effect] {
        let effects = try endDeletions(in: context) + celebrateShown(in: context)
        celebrating = nil
        return effects
    }

    // MARK: Subjects

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
}

extension Session {
    /// Closes pages whose habit, routine or weigh-in was deleted. A tab stays open, but no longer
    /// shows a specific record.
    ///
    /// Nothing is closed before the journal is loaded.
    mutating func closeDeletedSubjects() {
        guard loading == .ready || loading == .failed && journal != Journal() else { return }
        place.stack = place.stack.filter { exists($0) }
        if !exists(place.tab) { place.tab.clearSubject(by: app) }
        for index in place.tabs.indices where !exists(place.tabs[index]) {
            place.tabs[index].clearSubject(by: app)
        }
    }

    private func exists(_ page: Page) -> Bool {
        guard let options = page.options, let presenter = app.presenter(of: page.screen) else {
            return true
        }
        let subject = presenter.subject(any: options)
        func exists(_ name: String?, among records: [some NamedRecord]) -> Bool {
            name.map { name in records.contains { $0.id == name || $0.name == name } } ?? true
        }
        return exists(subject.habit, among: journal.habits)
            && exists(subject.routine, among: journal.routines)
            && subject.weighIn.map { id in journal.weighIns.contains { $0.id == id } } ?? true
    }
}

/// A record that options can refer to by id or name.
private protocol NamedRecord {
    var id: String { get }
    var name: String { get }
}

extension Habit: NamedRecord {}
extension Routine: NamedRecord {}

extension Page {
    /// Shows the subject of a destination.
    fileprivate mutating func show(at destination: Intent.Destination, by app: AppDefinition) {
        guard var options, let presenter = app.presenter(of: screen) else { return }
        presenter.show(any: &options, at: destination)
        self.options = options
    }

    /// Shows no specific record.
    fileprivate mutating func clearSubject(by app: AppDefinition) {
        guard var options, let presenter = app.presenter(of: screen) else { return }
        presenter.clearSubject(any: &options)
        self.options = options
    }
}
