import CandelaElements
import CandelaRules
import CandelaTokens

extension Session {
    /// Opens a screen: in front, or as one of the pages side by side.
    mutating func open(
        _ destination: Intent.Destination, in context: Context
    ) throws(SessionError) -> [Effect] {
        if let habit = destination.habit { try requireHabit(habit, at: "habit") }
        if let routine = destination.routine { try requireRoutine(routine, at: "routine") }
        if let session = destination.session, journal.place(ofSession: session) == nil {
            throw .unknown("session", session, at: "session")
        }
        if let day = destination.day { try requireDay(day, in: context) }
        guard !app.isSlip(destination.screen) else {
            throw SessionError(
                "intent.screen", app.unknown(destination.screen), id: "unknown-screen")
        }
        let page = page(for: destination, in: context)
        let effects = try leave(in: context)
        switch destination.presentation {
        case .tab:
            let all = place.tabs + [place.tab]
            // A page that was seen comes back as it was left.
            var seen = all.first { $0.screen == page.screen } ?? page
            if destination.habit != nil { seen.aim(at: destination, by: app) }
            place.stack = []
            place.tabs = all.filter { $0.screen != page.screen }
            place.tab = seen
        case .push, .sheet, .cover:
            if place.page.screen == page.screen, destination.day != nil {
                // A day opens above the page that shows it.
                place.page.aim(at: destination, by: app)
            } else {
                guard place.stack.count < Self.deepest else {
                    throw .misplaced(.open(destination), "lies too deep: close a screen first")
                }
                place.stack.append(page)
            }
        }
        adoptFront()
        return effects
    }

    /// How many screens may lie above each other.
    static let deepest = 64

    private func page(for destination: Intent.Destination, in context: Context) -> Page {
        guard let presenter = app.presenter(of: destination.screen) else {
            return Page(own: destination)
        }
        var options = presenter.optionsType.init()
        presenter.aim(any: &options, at: destination)
        presenter.draft(any: &options, from: journal)
        func made(_ options: some ScreenOptions) -> Page {
            Page(options, as: destination.presentation)
        }
        return made(options)
    }

    /// Takes away what lies above: a note of a name, a detail of the screen, or the screen.
    mutating func close(note: String?, in context: Context) throws(SessionError) -> [Effect] {
        if let note { return dismiss(note, in: context) }
        if closeOverlay() { return [] }
        let effects = try leave(in: context)
        if !place.stack.isEmpty {
            place.stack.removeLast()
        } else if let last = place.tabs.popLast() {
            place.tab = last
        }
        adoptFront()
        return effects
    }

    /// Takes away what lies above the rest of the screen in front; false when nothing does.
    mutating func closeOverlay() -> Bool {
        editFront { presenter, options, _ in presenter.closeOverlay(any: &options) } ?? false
    }

    /// What leaving the screen in front makes final: deletions that could be undone on it, and the
    /// celebrations it showed.
    private mutating func leave(in context: Context) throws(SessionError) -> [Effect] {
        let effects = try endDeletions(in: context) + celebrateShown(in: context)
        celebrating = nil
        return effects
    }

    // MARK: What things are about

    func requireHabit(_ id: String, at path: String) throws(SessionError) {
        guard journal.habits.contains(where: { $0.id == id }) else {
            throw .unknown("habit", id, at: path)
        }
    }

    /// Refuses a day that no one alive can have lived through, or that is more than a year ahead.
    func requireDay(_ day: CalendarDay, in context: Context) throws(SessionError) {
        let today = clock(in: context).day(of: context.now)
        // 150 years of 365.2425 days, and a leap year.
        let days = today.adding(days: -54_787)...today.adding(days: 366)
        guard days.contains(day) else {
            throw SessionError(
                "intent.day",
                "'\(day)' is out of range: use \(days.lowerBound) to \(days.upperBound)",
                id: "out-of-range")
        }
    }

    func requireRoutine(_ id: String, at path: String) throws(SessionError) {
        guard journal.routines.contains(where: { $0.id == id }) else {
            throw .unknown("routine", id, at: path)
        }
    }
}

extension Session {
    /// Takes away the pages above others that are about a habit or a routine that was deleted; a page
    /// side by side with others is about none in particular then.
    ///
    /// Nothing is known to be gone before the journal was read.
    mutating func leaveWhatIsGone() {
        guard loading == .ready || loading == .failed && journal != Journal() else { return }
        place.stack = place.stack.filter { isThere($0) }
        if !isThere(place.tab) { place.tab.forget(by: app) }
        for index in place.tabs.indices where !isThere(place.tabs[index]) {
            place.tabs[index].forget(by: app)
        }
    }

    private func isThere(_ page: Page) -> Bool {
        guard let options = page.options, let presenter = app.presenter(of: page.screen) else {
            return true
        }
        let subject = presenter.subject(any: options)
        func isThere(_ name: String?, among records: [some NamedRecord]) -> Bool {
            name.map { name in records.contains { $0.id == name || $0.name == name } } ?? true
        }
        return isThere(subject.habit, among: journal.habits)
            && isThere(subject.routine, among: journal.routines)
    }
}

/// A record that people call by its name.
private protocol NamedRecord {
    var id: String { get }
    var name: String { get }
}

extension Habit: NamedRecord {}
extension Routine: NamedRecord {}

extension Page {
    /// The page about what a destination names.
    fileprivate mutating func aim(at destination: Intent.Destination, by app: AppDefinition) {
        guard var options, let presenter = app.presenter(of: screen) else { return }
        presenter.aim(any: &options, at: destination)
        self.options = options
    }

    /// The page about no habit and no routine.
    fileprivate mutating func forget(by app: AppDefinition) {
        guard var options, let presenter = app.presenter(of: screen) else { return }
        presenter.forget(any: &options)
        self.options = options
    }
}
