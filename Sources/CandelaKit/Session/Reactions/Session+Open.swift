import CandelaElements
import CandelaRules

extension Session {
    /// Opens a screen above the current one or as a tab.
    ///
    /// - Parameter discardingInput: Whether the person agreed to discard input.
    mutating func open(
        _ destination: Intent.Destination, discardingInput: Bool = false, in context: Context
    ) throws(SessionError) -> [Effect] {
        if let habit = destination.habit { try requireHabit(habit, at: "habit") }
        if let routine = destination.routine { try requireRoutine(routine, at: "routine") }
        let records: [(kind: Intent.RecordKind, id: String?)] = [
            (.weighIn, destination.weighIn), (.practice, destination.practice),
            (.session, destination.session),
        ]
        for (kind, id) in records {
            guard let id, !recordIDs(kind).contains(id) else { continue }
            throw .unknown(kind.rawValue, id, at: kind.rawValue)
        }
        if let record = destination.record { try requireRecord(record, on: destination.screen) }
        if let day = destination.day { try requireDay(day, daysAhead: 366, in: context) }
        guard !app.isMisspelled(destination.screen) else {
            throw SessionError(
                "intent.screen", app.unknown(destination.screen), id: "unknown-screen")
        }
        guard discardingInput || !openingDiscardsInput(destination) else {
            place.page.leaving = .open(destination)
            return []
        }
        let page = page(for: destination, in: context)
        try requireSubject(of: page, destination)
        let effects = try leave(in: context)
        switch destination.presentation {
        case .tab:
            let all = place.tabs + [place.tab]
            // A visited tab keeps its state.
            var seen = all.first { $0.screen == page.screen } ?? page
            if destination.habit != nil { seen.options?.show(destination) }
            place.stack = []
            place.tabs = all.filter { $0.screen != page.screen }
            place.tab = seen
        case .push, .sheet, .cover:
            if place.page.screen == page.screen, destination.day != nil {
                // A day opens on the page that is already showing its screen.
                place.page.options?.show(destination)
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
        options.show(destination)
        options.openForm(from: journal)
        func made(_ options: some ScreenOptions) -> Page {
            Page(options, as: destination.presentation)
        }
        return made(options)
    }

    /// Rejects a record or day that a screen of the app cannot show.
    private func requireSubject(
        of page: Page, _ destination: Intent.Destination
    ) throws(SessionError) {
        guard let subject = page.options?.namedSubject else { return }
        let parts = [
            ("habit", destination.habit != nil, subject.habit != nil),
            ("routine", destination.routine != nil, subject.routine != nil),
            ("weighIn", destination.weighIn != nil, subject.weighIn != nil),
            ("practice", destination.practice != nil, subject.practice != nil),
            ("day", destination.day != nil, subject.day != nil),
        ]
        guard let (part, _, _) = parts.first(where: { $0.1 && !$0.2 }) else { return }
        throw SessionError(
            "intent.\(part)", "'\(destination.screen.rawValue)' shows no \(part)",
            id: "misplaced-subject")
    }

    /// Ends the celebrations of the frontmost screen before it is left.
    mutating func leave(in context: Context) throws(SessionError) -> [Effect] {
        let effects = try celebrateShown(in: context)
        celebrating = nil
        return effects
    }
}
