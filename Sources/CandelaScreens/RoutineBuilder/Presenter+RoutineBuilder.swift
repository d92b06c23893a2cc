import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineBuilder = Presenter(
        name: .routineBuilder, title: { $0.routineBuilderTitleCreate() },
        loading: { $0.routineLoading() }, failure: { $0.routineErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            let routine = try journal.routine(options)
            return kit.routineBuilder(
                options.routineDraft ?? routine.map { RoutineDraft($0) } ?? RoutineDraft(),
                journal, options.surroundings ?? RoutineSurroundings())
        })
}

extension Kit {
    fileprivate func routineBuilder(
        _ draft: RoutineDraft, _ journal: Journal, _ surroundings: RoutineSurroundings
    ) -> Screen.Content {
        let title =
            draft.isNew
            ? phrases.routineBuilderTitleCreate() : phrases.routineBuilderTitleEdit()
        let cancel = button(
            action("cancel", .dismiss, phrases.actionCancel(), role: .cancel), .plain,
            text: phrases.actionCancel())
        let minutes = RoutineDuration.standard.minutes(of: draft.routine, among: journal.routines)
        let intro = Card(intro(draft, minutes: minutes))
        return Screen.Content(
            title: words(title, .title, .textPrimary), toolbar: Toolbar(leading: [cancel]),
            cards: [intro]
                + (draft.page == .naming
                    ? naming(draft, surroundings) : building(draft, journal)))
    }

    /// The first step: name, colour, rule and target.
    private func naming(_ draft: RoutineDraft, _ surroundings: RoutineSurroundings) -> [Card] {
        let next = phrases.routineBuilderNext()
        let forward = button(
            action("next", .navigate, next, haptic: .primaryButton), .primary, text: next,
            isEnabled: draft.hasName, disabledScale: .buttonDisabledScale)
        return [
            Card(nameSection(draft, withSuggestions: true)), Card(colorSection(draft)),
            Card(smartSection(draft.routine.rule, surroundings)),
            Card(streakSection(draft.routine.weeklyTarget)), Card(navigation([forward])),
        ]
    }

    /// The second step: the habits.
    private func building(_ draft: RoutineDraft, _ journal: Journal) -> [Card] {
        var cards: [Card] = [Card(nameSection(draft, withSuggestions: false))]
        if !draft.routine.steps.isEmpty {
            cards.append(Card(stepsCard(draft, among: journal.routines)))
        }
        cards += [Card(stepKinds), Card(snippets)]
        let others = journal.routines.filter {
            !$0.includes(draft.routine.id, among: journal.routines)
        }
        if !others.isEmpty { cards.append(Card(including(others, journal.routines))) }
        let back = phrases.routineBuilderBack()
        let save =
            !draft.isNew
            ? phrases.routineBuilderUpdate()
            : draft.routine.steps.isEmpty
                ? phrases.routineBuilderSaveEmpty() : phrases.routineBuilderSave()
        let buttons = [
            button(
                action("back", .back, back, haptic: .secondaryButton), .secondary, text: back),
            button(
                action("save", .save, save, haptic: .primaryButton), .primary, text: save,
                isEnabled: draft.hasName, disabledScale: .buttonDisabledScale),
        ]
        return cards + [Card(navigation(buttons))]
    }

    private func navigation(_ buttons: [ButtonControl]) -> FormCard {
        FormCard(
            "navigation", surface: card, layout: row(gap: .sm), rows: buttons.map { .button($0) },
            label: phrases.routineBuilderNavigation().spokenText)
    }

    private var snippets: FormCard {
        let title = phrases.routineBuilderSnippets()
        let text = phrases.routineBuilderSnippetsText()
        return FormCard(
            "snippets", surface: card, layout: column(gap: .row),
            rows: [
                .link(
                    LinkRow(
                        "snippets", icon: icon(.textPlus, beside: .body, .primaryGraphic),
                        title: words(title, .body, .textPrimary),
                        subtitle: words(text, .caption, .textSecondary),
                        chevron: icon(.chevronForward, beside: .caption, .textSecondary),
                        action: action("openSnippets", .navigate, title, haptic: .iconButton),
                        accessibility: Accessibility(
                            .button, label: title.spokenText, hint: text.spokenText)))
            ], label: phrases.routineBuilderMore().spokenText)
    }

    /// The other routines that can become a part of this one.
    private func including(_ others: [Routine], _ routines: [Routine]) -> FormCard {
        let title = phrases.routineBuilderInclude()
        return FormCard(
            "include", surface: card, layout: column(gap: .row), heading: heading(title),
            rows: others.map { routine in
                let summary = summary(of: routine, among: routines)
                return .link(
                    LinkRow(
                        routine.id, icon: icon(.plusCircle, beside: .body, .primaryGraphic),
                        title: words(verbatim: routine.name, .body, .textPrimary),
                        subtitle: words(summary, .caption, .textSecondary),
                        action: action(
                            "include", .add,
                            phrases.routineBuilderIncludeAdd(name: routine.name),
                            haptic: .secondaryButton),
                        accessibility: Accessibility(
                            .button, label: routine.name, value: summary.spokenText,
                            hint: phrases.routineBuilderIncludeHint().spokenText)))
            }, label: title.spokenText)
    }
}
