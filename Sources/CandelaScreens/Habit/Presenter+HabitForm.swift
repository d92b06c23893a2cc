import CandelaRules
import CandelaTokens

extension Presenter {
    static let habitForm = Presenter(
        name: .habitForm, title: { $0.habitFormTitleAdd() }, loading: { $0.habitListLoading() },
        failure: { $0.habitListErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            let habit = try journal.habit(options)
            return kit.habitForm(
                options.habitDraft ?? habit.map { HabitDraft($0) } ?? HabitDraft())
        })
}

extension Kit {
    /// The form with what was entered so far: name, symbol, colour.
    fileprivate func habitForm(_ draft: HabitDraft) -> Screen.Content {
        let isNew = draft.habit == nil
        let cancel = button(
            action("cancel", .dismiss, phrases.actionCancel(), role: .cancel), .plain,
            text: phrases.actionCancel())
        let save = button(
            action("save", .save, phrases.actionSave()), .plain, text: phrases.actionSave(),
            isEnabled: draft.canBeSaved)
        let title = isNew ? phrases.habitFormTitleAdd() : phrases.habitFormTitleEdit()
        return Screen.Content(
            title: words(title, .title, .textPrimary),
            toolbar: Toolbar(leading: [cancel], trailing: [save]),
            cards: [nameSection(draft), iconSection(draft), colorSection(draft)].map { Card($0) })
    }

    private func section(_ id: String, _ name: Phrase, _ row: FormRow) -> FormCard {
        FormCard(
            id, surface: card, layout: column(gap: .sm), heading: heading(name), rows: [row],
            label: name.spokenText)
    }

    private func nameSection(_ draft: HabitDraft) -> FormCard {
        let name = phrases.habitFormNamePlaceholder()
        return section(
            "name", phrases.habitFormSectionName(),
            .field(
                Field(
                    "name", entry: .text, name: words(name, .caption, .textSecondary),
                    value: draft.name.isEmpty
                        ? nil : words(verbatim: draft.name, .body, .textPrimary),
                    placeholder: words(name, .body, .textSecondary),
                    action: action("enterName", .enter, phrases.habitFormNameEnter()),
                    accessibility: Accessibility(
                        .textField, label: name.spokenText,
                        value: draft.name.isEmpty ? nil : draft.name))))
    }

    private func iconSection(_ draft: HabitDraft) -> FormCard {
        let name = phrases.habitFormSectionIcon()
        let color = HabitLook.role(of: draft.color).graphic
        let chosen = theme.iconRole(named: draft.symbol)
        let options = HabitLook.icons.map { role, spoken in
            let isSelected = role == chosen
            return option(
                theme.icon(role).sfSymbols ?? role.path, spoken(phrases), isSelected: isSelected,
                icon: icon(role, beside: .title, isSelected ? color : .textPrimary),
                outline: isSelected ? border(color, .habitChosenSymbolWidth) : nil)
        }
        return section("icon", name, .choice(choice("icon", .symbols, name, options)))
    }

    private func colorSection(_ draft: HabitDraft) -> FormCard {
        let name = phrases.habitFormSectionColor()
        let isKnown = HabitLook.colors.contains { $0.name == draft.color }
        var options = HabitLook.colors.map { color, role, spoken in
            let isSelected = color == draft.color
            return option(
                color, spoken(phrases), isSelected: isSelected, swatch: role,
                outline: isSelected
                    ? border(.textPrimary, .habitSelectionWidth)
                    : nil)
        }
        if !isKnown {
            options.append(
                option(
                    "custom", phrases.colorNameCustom(), isSelected: true,
                    customColor: draft.color,
                    outline: border(.textPrimary, .habitSelectionWidth)))
        }
        return section("color", name, .choice(choice("color", .swatches, name, options)))
    }
}
