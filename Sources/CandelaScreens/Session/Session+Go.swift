import CandelaRules
import CandelaTokens

/// Options of screens on which something can lie above the rest.
protocol OverlayOptions: ScreenOptions {
    /// Whether something lies above.
    var hasOverlay: Bool { get }

    /// Takes away what lies above.
    mutating func closeOverlay()
}

extension PracticeStatisticsOptions: OverlayOptions {
    var hasOverlay: Bool { opened != nil }

    mutating func closeOverlay() { opened = nil }
}

extension RoutineCoverageOptions: OverlayOptions {
    var hasOverlay: Bool { selected != nil }

    mutating func closeOverlay() { selected = nil }
}

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
        guard !destination.screen.isSlip else {
            throw SessionError(
                "intent.screen", destination.screen.unknown, id: "unknown-screen")
        }
        let page = page(for: destination, in: context)
        let effects = try leave(in: context)
        switch destination.presentation {
        case .tab:
            let all = place.tabs + [place.tab]
            // A page that was seen comes back as it was left.
            var seen = all.first { $0.screen == page.screen } ?? page
            if let habit = destination.habit, var options = seen.options as? any HabitOptions {
                options.habit = habit
                seen.options = options
            }
            place.stack = []
            place.tabs = all.filter { $0.screen != page.screen }
            place.tab = seen
        case .push, .sheet, .cover:
            if place.page.screen == page.screen, destination.day != nil {
                // A day opens above the page that shows it.
                guard var front = place.page.options as? PracticeStatisticsOptions,
                    let opened = page.options as? PracticeStatisticsOptions
                else { break }
                front.opened = opened.opened
                place.page.options = front
            } else {
                guard place.stack.count < Self.deepest else {
                    throw .misplaced(.open(destination), "lies too deep: close a screen first")
                }
                place.stack.append(page)
            }
        }
        adopt(place.page.options)
        return effects
    }

    /// How many screens may lie above each other.
    static let deepest = 64

    private func page(for destination: Intent.Destination, in context: Context) -> Page {
        guard let type = destination.screen.options, context.app?.has(destination.screen) != false
        else { return Page(own: destination) }
        var options = type.init()
        if var given = options as? any HabitOptions {
            given.habit = destination.habit
            options = given
        }
        if var given = options as? any RoutineOptions {
            given.routine = destination.routine
            options = given
        }
        if var given = options as? PracticeStatisticsOptions, let day = destination.day {
            given.opened = PracticeSpan(day, destination.grain ?? .day)
            options = given
        }
        options = drafted(options)
        func made(_ options: some ScreenOptions) -> Page {
            Page(options, as: destination.presentation)
        }
        return made(options)
    }

    /// The options of a form with the draft it begins with.
    func drafted(_ options: any ScreenOptions) -> any ScreenOptions {
        if var given = options as? HabitFormOptions, given.draft == nil {
            let habit = (try? journal.habit(given)) ?? nil
            given.draft = habit.map { HabitDraft($0) } ?? HabitDraft()
            return given
        }
        if var given = options as? RoutineBuilderOptions, given.draft == nil {
            let routine = (try? journal.routine(given)) ?? nil
            given.draft = routine.map { RoutineDraft($0) } ?? RoutineDraft()
            return given
        }
        return options
    }

    /// Takes away what lies above: a note of a name, a detail of the screen, or the screen.
    mutating func close(note: String?, in context: Context) throws(SessionError) -> [Effect] {
        if let note { return dismiss(note, in: context) }
        if let own = place.page.options as? any OverlayOptions, own.hasOverlay {
            var options = own
            options.closeOverlay()
            place.page.options = options
            return []
        }
        if let effects = cancelDeletion(in: context) { return effects }
        let effects = try leave(in: context)
        if !place.stack.isEmpty {
            place.stack.removeLast()
        } else if let last = place.tabs.popLast() {
            place.tab = last
        }
        adopt(place.page.options)
        return effects
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
        if !isThere(place.tab) { place.tab.forget() }
        for index in place.tabs.indices where !isThere(place.tabs[index]) {
            place.tabs[index].forget()
        }
    }

    private func isThere(_ page: Page) -> Bool {
        if let habit = (page.options as? any HabitOptions)?.habit,
            !journal.habits.contains(where: { $0.id == habit || $0.name == habit })
        {
            return false
        }
        guard let routine = (page.options as? any RoutineOptions)?.routine else { return true }
        return journal.routines.contains { $0.id == routine || $0.name == routine }
    }
}

extension Page {
    /// The page about no habit and no routine.
    fileprivate mutating func forget() {
        if var given = options as? any HabitOptions {
            given.habit = nil
            options = given
        }
        if var given = options as? any RoutineOptions {
            given.routine = nil
            options = given
        }
    }
}
