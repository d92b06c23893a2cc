import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineTemplates = Presenter(
        name: .routineTemplates, title: { $0.routineGreetingReady() },
        loading: { $0.routineLoading() }, failure: { $0.routineErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.routineTemplates(
                journal, options.surroundings ?? RoutineSurroundings(),
                selected: try journal.routine(options))
        })
}

extension Kit {
    fileprivate func routineTemplates(
        _ journal: Journal, _ surroundings: RoutineSurroundings, selected: Routine?
    ) -> Screen.Content {
        let clock = context.clock(for: journal)
        let (greeting, greetingEnds) = Greeting.at(context.now, clock: clock)
        let shown = journal.shownRoutines
        let choice = RoutineChoice(
            among: shown, sessions: journal.sessions, place: surroundings.place,
            now: context.now, clock: clock, slots: surroundings.slots,
            categories: surroundings.dayCategories)
        let paused = pausedSessions(journal)
        let best = shown.first { $0.id == choice.routine }
        let others = shown.filter { $0.id != choice.routine }
        let gallery = RoutineGallery(
            journal: journal, moment: choice.moment, surroundings: surroundings,
            selected: (selected ?? best)?.id)
        let add = button(
            action("add", .add, phrases.routineAdd(), haptic: .iconButton), .plain,
            icon: .plus, type: .headline)
        var content = Screen.Content(
            title: words(name(of: greeting), .title, .textPrimary),
            toolbar: Toolbar(trailing: [add]))
        content.cards = [Card(momentCard(journal, choice, surroundings))]
        if !paused.isEmpty { content.cards.append(Card(pausedSessionsCard(paused))) }
        if journal.routines.isEmpty { content.cards.append(Card(noRoutines)) }
        if let best { content.cards.append(Card(quickStart(best, in: gallery))) }
        if !others.isEmpty {
            content.cards.append(Card(otherRoutines(others, in: gallery)))
        }
        if let mode = journal.chosenRoutineMode, !journal.routines.isEmpty {
            content.cards.append(Card(footer(of: mode, journal)))
        }
        let ends = [choice.validUntil, greetingEnds] + paused.compactMap { ageChange(of: $0) }
        content.validUntil = ends.min()
        return content
    }

    private func name(of greeting: Greeting) -> Phrase {
        switch greeting {
        case .morning: phrases.routineGreetingMorning()
        case .afternoon: phrases.routineGreetingAfternoon()
        case .evening: phrases.routineGreetingEvening()
        case .ready: phrases.routineGreetingReady()
        }
    }

    private var noRoutines: EmptyCard {
        let add = phrases.routineAdd()
        return empty(
            "noRoutines",
            illustration: Illustration(
                icon: Icon(
                    .stack, color: .textSecondary,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: phrases.routineEmptyTitle(), text: phrases.routineEmptyText(),
            button: button(
                action("addFirst", .add, add, haptic: .primaryButton), .primary, text: add))
    }

    /// What the chosen set of routines leaves out, and the ways out of it.
    private func footer(of mode: RoutineMode, _ journal: Journal) -> FormCard {
        let held = journal.routines.count { mode.routines.contains($0.id) }
        let all = journal.routines.count
        let note =
            held == 0
            ? phrases.routineModeEmpty(mode: mode.name, count: all)
            : phrases.routineModeShowing(count: held, total: all, mode: mode.name)
        let showAll = phrases.routineModeShowAll()
        let change = held == 0 ? phrases.routineModeChoose() : phrases.routineModeEdit()
        return FormCard(
            "modeFooter", surface: card, layout: column(gap: .sm),
            rows: [
                .note(
                    NoteRow(
                        "showing", text: words(note, .caption, .textSecondary),
                        accessibility: Accessibility(.text, label: note.spokenText))),
                .button(
                    button(
                        action("showAll", .select, showAll, haptic: .secondaryButton), .secondary,
                        text: showAll)),
                .button(
                    button(
                        action("editMode", .edit, change, haptic: .secondaryButton), .plain,
                        text: change)),
            ], label: phrases.routineModeName().spokenText)
    }
}
