public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The list of habits with their streaks and today's checkboxes.
public struct HabitListPresenter: DeletingPresenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitListTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.habits

    /// The visible habits with their streaks, or the empty state, and the archived ones; valid
    /// until a streak changes.
    public func content(
        of journal: Journal, _ options: HabitListOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let (clock, now) = (kit.context.clock(for: journal), kit.context.now)
        var journal = journal
        // One pass over the records instead of one per habit.
        journal.cacheHistories(now: now, clock: clock)
        let shown = VisibleRows(
            journal.habitsNewestFirst, of: "habits", in: options.windows, id: \.id)
        let habits = shown.rows.map { habit in
            let history = journal.history(of: habit.id, now: now, clock: clock)
            return HabitToday(habit, history)
        }
        return ScreenContent(
            toolbar: Toolbar(
                leading: {
                    if kit.app.has(.habitSettings) { kit.openSettings(.habitSettings) }
                },
                trailing: { kit.addHabit }),
            cards: [
                habits.isEmpty
                    ? Card(kit.noHabits)
                    : Card(HabitListCard(habits: habits, shown: shown, kit: kit)),
                archive(of: journal, options, kit),
            ].compactMap(\.self),
            validUntil: habits.map(\.streak.validUntil).min())
    }

    /// Restores an archived habit, with a toast that archives it again. The second of two taps
    /// changes nothing.
    ///
    /// - Throws: `SessionError` if the habit does not exist.
    public func react(
        to event: Event, _ options: inout HabitListOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        let (restoring, archiving) = (HabitListOptions.restoring, HabitListOptions.archiving)
        guard case .choose(let option, .text(let id)) = event.intent,
            [restoring.path, archiving.path].contains(option)
        else { return nil }
        guard var habit = session.journal.habits.first(where: { $0.id == id }) else {
            throw .unknown("habit", id, at: "value")
        }
        let isArchived = option == archiving.path
        (options.restored, options.archived) = isArchived ? (nil, id) : (id, nil)
        guard habit.isArchived != isArchived else { return [] }
        habit.isArchived = isArchived
        let effects = try session.change { [habit] journal throws(JournalBreach) in
            try journal.replace(habit)
        }
        guard !isArchived else { return effects }
        session.show("restored-\(id)", .success, undo: .choose(archiving, id), in: context) {
            $0.habitListRestored(name: habit.name)
        }
        return effects
    }

    /// The archived habits, each with a button that opens its form and one that restores it; `nil`
    /// without any.
    private func archive(
        of journal: Journal, _ options: HabitListOptions, _ kit: Kit
    ) -> Card? {
        let name = kit.phrases.habitListArchived()
        let shown = VisibleRows(
            journal.archivedHabits, of: "archived", in: options.windows, id: \.id)
        guard !shown.rows.isEmpty else { return nil }
        let rows = shown.rows.map { habit in
            let form = kit.link(
                "open",
                icon: kit.icon(
                    kit.theme.iconRole(of: habit), beside: .body, habit.drawnColor),
                title: kit.text(verbatim: habit.name, .body, .textPrimary),
                chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
                action: kit.action(
                    "edit", .open(.habitForm, as: .sheet, habit: habit.id),
                    kit.phrases.habitListArchivedEdit(name: habit.name)),
                accessibility: Accessibility(
                    .link, label: SpokenWords(habit.name),
                    hint: kit.phrases.habitListArchivedHint().spokenWords))
            let restore = kit.action(
                "restore", .choose(HabitListOptions.restoring, habit.id),
                kit.phrases.habitListArchivedRestore(name: habit.name), haptic: .selection)
            return Element.line(gap: .sm, align: .center, justify: .spaceBetween) {
                form.growing()
                kit.button(restore, .secondary, text: kit.phrases.habitListRestore())
            }
            .id(ElementID(habit.id))
        }
        let all =
            [kit.previous(of: shown, in: name)].compactMap(\.self) + rows
            + [kit.next(of: shown, in: name)].compactMap(\.self)
        return Card(FormCard("archived", name, rows: all, with: kit))
    }

    /// The texts about deleted habits.
    public func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        records.kind == .habit ? kit.habitsDeleted(records) : nil
    }
}

extension Kit {
    /// The texts of the toasts about deleted habits.
    func habitsDeleted(_ records: DeletedRecords) -> DeletionTexts {
        DeletionTexts(named: records, with: self)
            ?? DeletionTexts(
                deleted: phrases.habitListDeletedSeveral(count: records.count),
                failed: phrases.habitListDeletedFailedSeveral(count: records.count))
    }
}
