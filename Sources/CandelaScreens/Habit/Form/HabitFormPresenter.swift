public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The sheet that creates or edits a habit.
public struct HabitFormPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitFormTitleAdd() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.habits

    /// The sections for name, weekly target, amounts, icon and colour, with cancel and save in the
    /// toolbar.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: HabitFormOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        let draft = options.draft ?? habit.map { HabitDraft($0) } ?? HabitDraft()
        let clock = kit.context.clock(for: journal)
        let days = draft.habit.map {
            journal.history(of: $0, now: kit.context.now, clock: clock).days
        }
        let known = draft.habit.flatMap { id in journal.habits.first { $0.id == id } }
        return habitForm(draft, known, days, with: kit)
    }

    /// - Parameters:
    ///   - known: The habit, if it exists.
    ///   - days: Its days.
    private func habitForm(
        _ draft: HabitDraft, _ known: Habit?, _ days: ActivityIndex?, with kit: Kit
    ) -> ScreenContent {
        let phrases = kit.phrases
        let cancel = kit.button("cancel", .close(), phrases.actionCancel(), .plain, role: .cancel)
        let save = kit.button(
            "save", .save(.habit, id: draft.habit), phrases.actionSave(), .plain,
            isEnabled: draft.canBeSaved)
        let title = draft.habit == nil ? phrases.habitFormTitleAdd() : phrases.habitFormTitleEdit()
        return ScreenContent(
            title: kit.text(title, .largeTitle, .textPrimary),
            toolbar: Toolbar(leading: { cancel }, trailing: { save }),
            cards: [
                section("name", phrases.habitFormName(), name(draft, kit), kit),
                target(draft, days, kit), amounts(draft, known, kit),
                section("icon", phrases.habitFormIcon(), icons(draft, kit), kit),
                section("color", phrases.habitFormColor(), colors(draft, kit), kit),
            ] + (draft.habit == nil ? [] : [archive(draft, kit)]),
            validUntil: days?.validUntil)
    }

    private func section(
        _ id: String, _ name: Phrase, _ row: Element, _ kit: Kit
    ) -> Card {
        Card(FormCard(id, name, isNamed: false, rows: [row], with: kit))
    }

    private func name(_ draft: HabitDraft, _ kit: Kit) -> Element {
        let name = kit.phrases.habitFormName()
        let value = draft.name.isEmpty ? nil : draft.name
        var input = Element.Input(
            .text, value: value.map { .text($0) }, maximumLength: TextLimits.standard.name,
            isRequired: true)
        input.errors.missing = kit.text(kit.phrases.fieldErrorName(), .footnote, .errorText)
        return kit.field(
            "name", input, name: kit.text(name, .body, .textPrimary),
            value: value.map { kit.text(entered: $0, .body, .textPrimary) },
            problem: draft.isNameMissing ? .missing : nil,
            action: kit.action("enterName", .enter(HabitFormOptions.name), name))
    }

    /// The weekly target, and for a habit that exists the weeks in which a new one holds.
    private func target(
        _ draft: HabitDraft, _ days: ActivityIndex?, _ kit: Kit
    ) -> Card {
        let (phrases, name) = (kit.phrases, kit.phrases.habitFormTarget())
        let value =
            draft.weeklyTarget < 7
            ? phrases.habitFormTargetValue(count: draft.weeklyTarget)
            : phrases.habitFormTargetDaily()
        let stepper = kit.stepper(
            "target", name, draft.weeklyTarget, in: 1...7,
            value: kit.text(value, .body, .textPrimary), saying: value,
            action: kit.action(
                "enterTarget", .enter(HabitFormOptions.target), name, haptic: .selection))
        return Card(
            FormCard(
                "target", name, isNamed: false, rows: [stepper],
                footer: days.map {
                    kit.effect(ofTargetFrom: $0.weekOfNewTarget, today: $0.today)
                }, with: kit))
    }

    /// The unit and the target of a day's amount, whether the target is a limit, and for a habit
    /// that has one the days on which a new one holds.
    private func amounts(_ draft: HabitDraft, _ known: Habit?, _ kit: Kit) -> Card {
        let phrases = kit.phrases
        let (unit, target) = (phrases.habitFormUnit(), phrases.habitFormAmount())
        let optional = kit.text(phrases.shareOptionOptional(), .body, .textSecondary)
        var rows = [
            kit.field(
                "unit",
                Element.Input(
                    .text, value: draft.unit.isEmpty ? nil : .text(draft.unit),
                    maximumLength: TextLimits.standard.word),
                name: kit.text(unit, .body, .textPrimary),
                value: draft.unit.isEmpty
                    ? nil : kit.text(entered: draft.unit, .body, .textPrimary),
                placeholder: optional, problem: draft.hasValidUnit ? nil : .tooLong,
                action: kit.action("enterUnit", .enter(HabitFormOptions.unit), unit)),
            kit.field(
                "amount",
                Element.Input(
                    .decimal, value: draft.target.map { .number($0) }, min: .number(0)),
                name: kit.text(target, .body, .textPrimary),
                value: draft.target.map {
                    kit.text(
                        phrases.numberValue(value: phrases.measuredNumber($0)), .body,
                        .textPrimary)
                },
                placeholder: optional, problem: draft.hasValidTarget ? nil : .outOfRange,
                action: kit.action("enterAmount", .enter(HabitFormOptions.amount), target)),
        ]
        if draft.target != nil {
            rows.append(
                kit.toggle(
                    "isAtMost", .choose(HabitFormOptions.isAtMost, !draft.isAtMost),
                    phrases.habitFormLimit(), detail: phrases.habitFormLimitDetail(),
                    icon: .flag, disc: kit.settingsDisc, isOn: draft.isAtMost))
        }
        let footer = known?.target.map { _ in
            kit.text(phrases.habitFormAmountEffect(), .footnote, .textSecondary)
        }
        return Card(
            FormCard("amounts", phrases.habitFormAmounts(), rows: rows, footer: footer, with: kit))
    }

    /// The switch that archives a habit that exists, or restores it.
    private func archive(_ draft: HabitDraft, _ kit: Kit) -> Card {
        let name = kit.phrases.habitFormArchived()
        return section(
            "archive", name,
            kit.toggle(
                "archived", .choose(HabitFormOptions.isArchived, !draft.isArchived), name,
                detail: kit.phrases.habitFormArchivedDetail(), isOn: draft.isArchived), kit)
    }

    private func icons(_ draft: HabitDraft, _ kit: Kit) -> Element {
        let color = HabitPalette.role(of: draft.color).graphic
        let chosen = draft.symbol.map { kit.theme.iconRole(named: $0) } ?? .figureRun
        let options = HabitPalette.icons.map { role, spoken in
            let isSelected = role == chosen
            let symbol = kit.theme.icon(role).sfSymbols ?? role.path
            return kit.option(
                symbol, .choose(HabitFormOptions.symbol, symbol),
                spoken(kit.phrases), isSelected: isSelected,
                icon: kit.icon(role, beside: .title, isSelected ? color : .textPrimary),
                outline: isSelected ? kit.border(color, .habitChosenSymbolWidth) : nil)
        }
        return kit.choice(
            "icon", .symbols, kit.phrases.habitFormIcon(), options, isShown: true)
    }

    private func colors(_ draft: HabitDraft, _ kit: Kit) -> Element {
        let outline = kit.border(.textPrimary, .habitSelectionWidth)
        func swatch(_ id: String, _ color: String, _ name: Phrase, _ role: ColorRole) -> Element {
            let isSelected = color == draft.color ?? HabitPalette.usualColor
            return kit.option(
                id, .choose(HabitFormOptions.color, color), name,
                isSelected: isSelected, text: kit.text(name, .footnote, .textSecondary),
                swatch: role, outline: isSelected ? outline : nil)
        }
        var options = HabitPalette.colors.map { color, role, spoken in
            swatch(color, color, spoken(kit.phrases), role)
        }
        if let color = draft.color, let own = HabitPalette.ownRole(of: color) {
            options.append(swatch("custom", color, kit.phrases.colorNameCustom(), own))
        }
        return kit.choice(
            "color", .swatches, kit.phrases.habitFormColor(), options, isShown: true)
    }
}
