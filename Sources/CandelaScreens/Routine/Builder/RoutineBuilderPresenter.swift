public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The sheet that creates or edits a routine.
public struct RoutineBuilderPresenter: DeletingPresenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineBuilderTitleCreate() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.routines

    /// The introduction, the current page and its navigation, with the editor of an open step as
    /// an overlay.
    ///
    /// - Throws: `ScreenError` if the options name a routine that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: RoutineBuilderOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let routine = try journal.routine(options)
        var draft = options.draft ?? routine.map { RoutineDraft($0) } ?? RoutineDraft()
        draft.prepare()
        let open = draft.openSteps.last
        let old = journal.routines.first { !draft.isNew && $0.id == draft.routine.id }
        // A first target judges all weeks, so there is no week from which it holds.
        let streak = old.flatMap {
            $0.weeklyTarget == nil
                ? nil : RoutineWithStreak($0, in: journal, kit.context).streak
        }
        let page = RoutineBuilderPage(
            draft: draft, open: open, streak: streak, journal: journal,
            surroundings: options.surroundings ?? RoutineSurroundings(), windows: options.windows,
            kit: kit)
        return page.content
    }

    /// The texts about deleted steps.
    public func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        records.kind == .step ? kit.habitsDeleted(records) : nil
    }
}

/// The layout of the builder's current page.
private struct RoutineBuilderPage {
    let draft: RoutineDraft

    /// The step in the editor; `nil` if none is open.
    let open: RoutineDraft.OpenStep?

    /// The streak of a routine that exists and has a weekly target.
    let streak: WeeklyTargetStreak?
    let journal: Journal
    let surroundings: RoutineSurroundings
    let windows: ListWindows?
    let lengths: RoutineLengths
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    init(
        draft: RoutineDraft, open: RoutineDraft.OpenStep?, streak: WeeklyTargetStreak?,
        journal: Journal, surroundings: RoutineSurroundings, windows: ListWindows?, kit: Kit
    ) {
        (self.draft, self.open, self.streak) = (draft, open, streak)
        (self.journal, self.surroundings) = (journal, surroundings)
        (self.windows, self.kit) = (windows, kit)
        lengths = RoutineLengths(of: journal.routines)
    }

    var content: ScreenContent {
        let title =
            draft.isNew
            ? phrases.routineBuilderTitleCreate() : phrases.routineBuilderTitleEdit()
        let cancel = kit.button("cancel", .close(), phrases.actionCancel(), .plain, role: .cancel)
        let minutes = lengths.minutes(of: draft.routine)
        let naming = RoutineNamingPage(
            draft: draft, streak: streak, surroundings: surroundings, kit: kit)
        let page =
            draft.page == .naming
            ? naming.cards.map { Card($0) }
            : [Card(naming.name(withSuggestions: false))]
                + building
        return ScreenContent(
            title: kit.text(title, .largeTitle, .textPrimary),
            toolbar: Toolbar(leading: { cancel }),
            cards: [Card(StepIntroCard(draft: draft, minutes: minutes, kit: kit))] + page
                + [Card(navigation)], overlay: editor, validUntil: streak?.validUntil)
    }

    /// The editor of the open step; only the second page has it.
    private var editor: Screen.Overlay? {
        guard draft.page == .building, let open else { return nil }
        let state = StepEditorState(
            open: open, routines: others, lengths: lengths, windows: windows,
            typed: draft.typed ?? [:])
        return Screen.Overlay(Card(StepEditorCard(state: state, kit: kit)))
    }

    /// The routines that this one can include: those that do not include it.
    private var others: [Routine] {
        // The id of a new draft is provisional; a routine in the journal may have the same.
        guard !draft.isNew else { return journal.routines }
        let around = Routine.ids(including: draft.routine.id, among: journal.routines)
        return journal.routines.filter { !around.contains($0.id) }
    }

    /// The second page: the habits, and the controls that add more.
    private var building: [Card] {
        var cards: [Card] = []
        if !draft.routine.steps.isEmpty {
            cards.append(Card(RoutineStepsCard(draft, lengths, windows, with: kit)))
        }
        cards += [Card(StepKindsCard(kit: kit)), Card(snippets)]
        let others = others
        if !others.isEmpty {
            let shown = VisibleRows(others, of: "include", in: windows, id: \.id)
            cards.append(Card(including(shown)))
        }
        return cards
    }

    /// The buttons that change the page and save, on the screen's ground.
    private var navigation: FormCard {
        func forward(
            _ id: String, _ intent: Intent, _ text: Phrase, isEnabled: Bool
        ) -> Element {
            kit.button(id, intent, text, .primary, isEnabled: isEnabled, haptic: .primaryButton)
                .width(.fill)
        }
        func go(to page: RoutineDraft.Page) -> Intent {
            .choose(RoutineBuilderOptions.page, page)
        }
        let save =
            draft.isNew && draft.routine.steps.isEmpty
            ? phrases.routineBuilderSaveEmpty() : phrases.routineBuilderSave()
        let rows: [Element] =
            draft.page == .naming
            ? [
                forward(
                    "next", go(to: .building), phrases.routineBuilderNext(),
                    isEnabled: draft.hasName)
            ]
            : [
                Element.row(gap: .md, align: .center) {
                    kit.button(
                        "back", go(to: .naming), phrases.actionBack(), .plain,
                        icon: .chevronBackward, haptic: .secondaryButton)
                    forward(
                        "save", .save(.routine, id: draft.isNew ? nil : draft.routine.id), save,
                        isEnabled: draft.canBeSaved)
                }
            ]
        return FormCard(
            "navigation", phrases.routineBuilderNavigation(), isNamed: false, on: Surface(),
            rows: rows, with: kit)
    }

    private var snippets: FormCard {
        let title = phrases.routineSnippets()
        let text = phrases.routineSnippetsDetail()
        return FormCard(
            "snippets", phrases.routineBuilderMore(), isNamed: false,
            rows: [
                kit.link(
                    "snippets", icon: kit.icon(.textPlus, beside: .body, .primaryGraphic),
                    title: kit.text(title, .body, .textPrimary),
                    subtitle: kit.text(text, .footnote, .textSecondary),
                    chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
                    action: kit.action(
                        "openSnippets", .page(.snippets), title, haptic: .iconButton),
                    accessibility: Accessibility(
                        .button, label: title.spokenWords,
                        details: [
                            AccessibilityDetail(
                                phrases.settingsDetailName().spokenWords, text.spokenWords)
                        ]))
            ], with: kit)
    }

    /// The other routines that can be included in this one.
    private func including(_ others: VisibleRows<Routine>) -> FormCard {
        let title = phrases.routineBuilderInclude()
        let rows = others.rows.map { routine in
            let summary = kit.summary(of: routine, lengths)
            return kit.link(
                routine.id, icon: kit.icon(.plusCircle, beside: .body, .primaryGraphic),
                title: kit.text(verbatim: routine.name, .body, .textPrimary),
                subtitle: kit.text(summary, .footnote, .textSecondary),
                action: kit.action(
                    "include", .add(Intent.Addition(routine: routine.id)),
                    phrases.routineBuilderIncludeAdd(name: routine.name),
                    haptic: .secondaryButton),
                accessibility: Accessibility(
                    .button, label: SpokenWords(routine.name), value: summary.spokenWords,
                    hint: phrases.routineBuilderIncludeHint().spokenWords))
        }
        let (before, after) = (kit.previous(of: others, in: title), kit.next(of: others, in: title))
        return FormCard(
            "include", title,
            rows: [before].compactMap(\.self) + rows + [after].compactMap(\.self), with: kit)
    }
}
