public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The routines, starting with the one that suits the moment best.
public struct RoutineTemplatesPresenter: DeletingPresenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .tab }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineTemplatesTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.routines

    /// The moment, the paused sessions, the routine that suits best and the others.
    ///
    /// - Throws: `ScreenError` if the options name a routine that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: RoutineTemplatesOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = RoutineTemplatesState(
            journal, options, selected: try journal.routine(options), in: kit.context)
        return RoutineTemplatesPage(state: state, kit: kit).content
    }

    /// The texts about deleted routines and discarded sessions.
    public func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        let (phrases, count) = (kit.phrases, records.count)
        return switch records.kind {
        case .session:
            records.name.map { name in
                DeletionTexts(
                    deleted: phrases.routinePausedDeleted(name: name),
                    failed: phrases.routinePausedDeletedFailed(name: name))
            }
                ?? DeletionTexts(
                    deleted: phrases.routinePausedDeletedSeveral(count: count),
                    failed: phrases.routinePausedDeletedFailedSeveral(count: count))
        case .routine:
            DeletionTexts(named: records, with: kit)
                ?? DeletionTexts(
                    deleted: phrases.routineTileDeletedSeveral(count: count),
                    failed: phrases.routineTileDeletedFailedSeveral(count: count))
        default: nil
        }
    }
}

/// The layout of the routine list.
private struct RoutineTemplatesPage {
    let state: RoutineTemplatesState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        func button(_ id: String, _ intent: Intent, _ name: Phrase, _ icon: IconRole) -> Element {
            kit.button(
                kit.action(id, intent, name, haptic: .iconButton), .plain, icon: icon,
                type: .titleSmall)
        }
        var content = ScreenContent(
            title: kit.text(greeting, .largeTitle, .textPrimary),
            toolbar: Toolbar(
                leading: { kit.openSettings(.routineSettings) },
                trailing: {
                    button(
                        "streaks", .open(.routineStreaks), phrases.routineStreaksTitle(), .flame)
                    button("add", .open(.routineBuilder, as: .sheet), phrases.routineAdd(), .plus)
                        .transition(kit.matched("routine/\(RoutineDraft().routine.id)"))
                }))
        content.cards = [Card(RoutineMomentCard(state: state, kit: kit))]
        if !state.paused.rows.isEmpty {
            content.cards.append(
                Card(PausedSessionsCard(shown: state.paused, clock: state.clock, kit: kit)))
        }
        if state.journal.routines.isEmpty { content.cards.append(Card(noRoutines)) }
        if let best = state.best {
            let card = RoutineGalleryCard(
                "quickStart", phrases.routineSuggestionTitle(), [best], of: state, with: kit)
            content.cards.append(Card(card))
        }
        if !state.others.rows.isEmpty {
            let card = RoutineGalleryCard(
                "others", phrases.routineGalleryName(), isNamed: false,
                Array(state.others.rows), in: state.others, of: state, with: kit)
            content.cards.append(Card(card))
        }
        if let mode = state.journal.chosenRoutineMode, !state.journal.routines.isEmpty {
            content.cards.append(Card(footer(of: mode)))
        }
        content.validUntil = state.validUntil
        return content
    }

    private var greeting: Phrase {
        switch state.greeting {
        case .morning: phrases.routineGreetingMorning()
        case .afternoon: phrases.routineGreetingAfternoon()
        case .evening: phrases.routineGreetingEvening()
        case .ready: phrases.routineGreetingReady()
        }
    }

    private var noRoutines: EmptyCard {
        EmptyCard(
            "noRoutines", illustration: kit.placeholder(.stack),
            title: phrases.routineEmptyTitle(), text: phrases.routineEmptyText(),
            button: kit.addFirstRoutine, with: kit)
    }

    /// The note about routines that the chosen mode hides, and the buttons that show them.
    private func footer(of mode: RoutineMode) -> FormCard {
        let held = state.journal.routines.count { mode.routines.contains($0.id) }
        let all = state.journal.routines.count
        let note =
            held == 0
            ? phrases.routineSetsEmpty(name: mode.name, count: all)
            : phrases.routineSetsShowing(name: mode.name, count: held, total: all)
        let change = held == 0 ? phrases.routineSetsChoose() : phrases.routineSetsEdit()
        return FormCard(
            "modeFooter", phrases.routineSets(), isNamed: false,
            rows: [
                kit.note(
                    "showing", text: kit.text(note, .footnote, .textSecondary),
                    accessibility: Accessibility(.text, label: note.spokenWords)),
                held == 0
                    ? nil
                    : kit.button(
                        "showAll", .set(.routineMode(nil)), phrases.routineSetsShowAll(),
                        .secondary, haptic: .secondaryButton),
                kit.button(
                    "editMode", .page(.routineModes), change, .plain,
                    haptic: .secondaryButton),
            ].compactMap(\.self), with: kit)
    }
}
