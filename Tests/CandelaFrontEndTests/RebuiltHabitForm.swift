import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// The options of the rebuilt habit form.
struct RebuiltFormOptions: HabitOptions, DraftOptions {
    /// The screen that takes these options.
    static let screen = ScreenName.habitForm

    static let name = OptionPath(\Self.draft?.name, CodingKeys.draft, "name")
    static let symbol = OptionPath(\Self.draft?.symbol, CodingKeys.draft, "symbol")
    static let target = OptionPath(
        \Self.draft?.weeklyTarget, CodingKeys.draft, "weeklyTarget")
    static let unit = OptionPath(\Self.draft?.unit, CodingKeys.draft, "unit")
    static let amount = OptionPath(\Self.draft?.target, CodingKeys.draft, "target")
    static let isAtMost = OptionPath(\Self.draft?.isAtMost, CodingKeys.draft, "isAtMost")
    static let isArchived = OptionPath(
        \Self.draft?.isArchived, CodingKeys.draft, "isArchived")
    static let color = OptionPath(\Self.draft?.color, CodingKeys.draft, "color")

    /// The habit to edit, by id or exact name; `nil` creates a new one.
    var habit: String?

    /// The unsaved state of the form; `nil` before anything is entered.
    var draft: RebuiltDraft?

    /// Creates options for a new habit.
    init() {}

    /// The state of the form for the habit to edit, or for a new one.
    func newDraft(from journal: Journal) -> RebuiltDraft? {
        let habit = (try? journal.habit(self)) ?? nil
        return habit.map { RebuiltDraft($0) } ?? RebuiltDraft()
    }
}

/// The unsaved state of the habit form.
struct RebuiltDraft: Sendable, Hashable, Codable {
    /// The id of the habit being edited; absent for a new one.
    var habit: String?

    /// The text of the name field.
    var name: String

    /// The chosen icon, by its SF Symbols name, as stored in the journal; absent while an existing
    /// habit has none.
    var symbol: String?

    /// The chosen colour, by name; absent while an existing habit has none.
    var color: String?

    /// The target in days per week, 1…7, where 7 is every day.
    var weeklyTarget = 7

    /// The unit of amounts; empty for none.
    var unit = ""

    /// The amount at which a day is done; `nil` for none.
    var target: Double?

    /// Whether the target is a limit.
    var isAtMost = false

    /// Whether the habit is archived.
    var isArchived = false

    /// Creates a draft of a new habit.
    init() {
        name = ""
        symbol = "figure.run"
        color = "green"
    }

    /// Creates a draft with an existing habit's values.
    init(_ habit: Habit) {
        self.habit = habit.id
        name = habit.name
        (symbol, color) = (habit.symbol, habit.color)
        weeklyTarget = min(max(habit.weeklyTarget ?? 7, 1), 7)
        (unit, target, isAtMost) = (habit.unit ?? "", habit.target, habit.isAtMost)
        isArchived = habit.isArchived
    }

    /// The name without surrounding white space.
    var trimmedName: String {
        let name = name.drop { $0.isWhitespace }
        return String(name.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The unit without surrounding white space; `nil` if nothing else is left.
    var trimmedUnit: String? {
        let unit = unit.drop { $0.isWhitespace }
        let trimmed = String(unit.reversed().drop { $0.isWhitespace }.reversed())
        return trimmed.isEmpty ? nil : trimmed
    }

    /// Whether the draft can be saved: the name has a character that is not white space, no text is
    /// too long, and the target is not below 0.
    var canBeSaved: Bool {
        !isUnnamed && trimmedName.count <= TextLimits.standard.name && hasValidUnit
            && hasValidTarget
    }

    var hasValidUnit: Bool { unit.count <= TextLimits.standard.word }

    var hasValidTarget: Bool { target.map { $0 >= 0 } ?? true }

    /// Whether the name is only white space.
    private var isUnnamed: Bool { name.allSatisfy(\.isWhitespace) }

    /// Whether the name was deleted: the habit had one, or white space was entered.
    var isNameMissing: Bool { isUnnamed && (habit != nil || !name.isEmpty) }
}

/// The sheet that creates or edits a habit.
struct RebuiltFormPresenter: Presenter {
    /// Creates the presenter.
    init() {}

    /// The screen's title.
    var presentation: Screen.Presentation { .sheet }

    func title(_ kit: Kit) -> Phrase { kit.phrases.habitFormTitleAdd() }

    /// The texts for data that loads or cannot be read.
    let waiting = Waiting(
        loading: { $0.phrases.habitListLoading() }, failure: { $0.phrases.habitListErrorTitle() })

    /// The screen's content for a journal.
    func content(
        of journal: Journal, _ options: RebuiltFormOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        let draft = options.draft ?? habit.map { RebuiltDraft($0) } ?? RebuiltDraft()
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
        _ draft: RebuiltDraft, _ known: Habit?, _ days: ActivityIndex?, with kit: Kit
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

    private func name(_ draft: RebuiltDraft, _ kit: Kit) -> Element {
        let name = kit.phrases.habitFormName()
        let value = draft.name.isEmpty ? nil : draft.name
        var input = Element.Input(
            .text, value: value.map { .text($0) }, maximumLength: TextLimits.standard.name,
            isRequired: true)
        input.errors.missing = kit.text(kit.phrases.fieldErrorName(), .footnote, .errorText)
        return kit.field(
            "name", input,
            name: kit.text(name, .body, .textPrimary),
            value: value.map { kit.text(entered: $0, .body, .textPrimary) },
            problem: draft.isNameMissing ? .missing : nil,
            action: kit.action("enterName", .enter(RebuiltFormOptions.name), name))
    }

    /// The weekly target, and for a habit that exists the weeks in which a new one holds.
    private func target(
        _ draft: RebuiltDraft, _ days: ActivityIndex?, _ kit: Kit
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
                "enterTarget", .enter(RebuiltFormOptions.target), name, haptic: .selection))
        return Card(
            FormCard(
                "target", name, isNamed: false, rows: [stepper],
                footer: days.map { days in
                    kit.text(
                        days.weekOfNewTarget > days.today
                            ? phrases.habitFormTargetEffectNext()
                            : phrases.habitFormTargetEffect(), .caption, .textSecondary)
                }, with: kit))
    }

    /// The unit and the target of a day's amount, and whether the target is a limit.
    private func amounts(_ draft: RebuiltDraft, _ known: Habit?, _ kit: Kit) -> Card {
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
                action: kit.action("enterUnit", .enter(RebuiltFormOptions.unit), unit)),
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
                action: kit.action("enterAmount", .enter(RebuiltFormOptions.amount), target)),
        ]
        if draft.target != nil {
            rows.append(
                kit.toggle(
                    "isAtMost", .choose(RebuiltFormOptions.isAtMost, !draft.isAtMost),
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
    private func archive(_ draft: RebuiltDraft, _ kit: Kit) -> Card {
        let name = kit.phrases.habitFormArchived()
        return section(
            "archive", name,
            kit.toggle(
                "archived", .choose(RebuiltFormOptions.isArchived, !draft.isArchived), name,
                detail: kit.phrases.habitFormArchivedDetail(), isOn: draft.isArchived), kit)
    }

    private func icons(_ draft: RebuiltDraft, _ kit: Kit) -> Element {
        let color = RebuiltLook.role(of: draft.color).graphic
        let chosen = draft.symbol.map { kit.theme.iconRole(named: $0) } ?? .figureRun
        let options = RebuiltLook.icons.map { role, spoken in
            let isSelected = role == chosen
            let symbol = kit.theme.icon(role).sfSymbols ?? role.path
            return kit.option(
                symbol, .choose(RebuiltFormOptions.symbol, symbol),
                spoken(kit.phrases), isSelected: isSelected,
                icon: kit.icon(role, beside: .title, isSelected ? color : .textPrimary),
                outline: isSelected ? kit.border(color, .habitChosenSymbolWidth) : nil)
        }
        return kit.choice(
            "icon", .symbols, kit.phrases.habitFormIcon(), options, isShown: true)
    }

    private func colors(_ draft: RebuiltDraft, _ kit: Kit) -> Element {
        let outline = kit.border(.textPrimary, .habitSelectionWidth)
        func swatch(_ id: String, _ color: String, _ name: Phrase, _ role: ColorRole) -> Element {
            let isSelected = color == draft.color ?? RebuiltLook.colors[0].name
            return kit.option(
                id, .choose(RebuiltFormOptions.color, color), name,
                isSelected: isSelected, text: kit.text(name, .footnote, .textSecondary),
                swatch: role, outline: isSelected ? outline : nil)
        }
        var options = RebuiltLook.colors.map { color, role, spoken in
            swatch(color, color, spoken(kit.phrases), role)
        }
        if let color = draft.color, let own = RebuiltLook.ownRole(of: color) {
            options.append(swatch("custom", color, kit.phrases.colorNameCustom(), own))
        }
        return kit.choice(
            "color", .swatches, kit.phrases.habitFormColor(), options, isShown: true)
    }
}

extension RebuiltFormPresenter {
    /// Saves the habit with its name trimmed.
    func save(
        _ options: inout RebuiltFormOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .habit else { return nil }
        let draft = options.draft ?? RebuiltDraft()
        guard draft.canBeSaved else {
            throw .value("a habit needs a name, a short unit and a target of 0 or more")
        }
        let (name, habits) = (draft.trimmedName, session.journal.habits)
        let today = session.clock(in: context).day(of: context.now)
        let (unit, isAtMost) = (draft.trimmedUnit, draft.isAtMost && draft.target != nil)
        func filled(_ habit: Habit) -> Habit {
            var habit = habit
            (habit.name, habit.symbol, habit.color) = (name, draft.symbol, draft.color)
            habit.isArchived = draft.isArchived
            return habit
        }
        if let id {
            guard var known = habits.first(where: { $0.id == id }) else {
                throw .unknown("habit", id, at: "id")
            }
            let days = session.journal.history(
                of: id, now: context.now, clock: session.clock(in: context)
            ).days
            known.setWeeklyTarget(draft.weeklyTarget, from: days.weekOfNewTarget)
            known.setTarget(
                draft.target, isAtMost: isAtMost, unit: unit,
                from: days.dayOfNewTarget(of: known, isAtMost: isAtMost, unit: unit))
            return try session.change { [known] journal throws(JournalBreach) in
                try journal.replace(filled(known))
            }
        }
        let taken = habits.map(\.id) + session.reservedIDs(.habit)
        var habit = filled(Habit(id: Session.freeID(name, among: taken), name: name))
        habit.created = today
        habit.weeklyTarget = draft.weeklyTarget < 7 ? draft.weeklyTarget : nil
        (habit.target, habit.isAtMost, habit.unit) = (draft.target, isAtMost, unit)
        return try session.change { [habit] journal throws(JournalBreach) in
            try journal.add(habit)
        }
    }
}

/// The icons and colours a habit can have.
enum RebuiltLook {
    /// The icons to choose from; a new habit has the first.
    static let icons: [(role: IconRole, spoken: @Sendable (Phrases) -> Phrase)] = [
        (.figureRun, { $0.symbolFigureRun() }), (.bookFilled, { $0.symbolBookFill() }),
        (.drop, { $0.symbolDropFill() }), (.moon, { $0.symbolMoonFill() }),
        (.heart, { $0.symbolHeartFill() }), (.dumbbell, { $0.symbolDumbbellFill() }),
        (.forkKnife, { $0.symbolForkKnife() }), (.paintbrush, { $0.symbolPaintbrushFill() }),
        (.musicNote, { $0.symbolMusicNote() }),
        (.graduationCap, { $0.symbolGraduationcapFill() }),
        (.leaf, { $0.symbolLeafFill() }), (.star, { $0.symbolStarFill() }),
    ]

    /// The colours to choose from; a new habit has the first.
    static let colors: [(name: String, role: ColorRole, spoken: @Sendable (Phrases) -> Phrase)] = [
        ("green", .presetHabitGreen, { $0.colorNameGreen() }),
        ("blue", .presetHabitBlue, { $0.colorNameBlue() }),
        ("orange", .presetHabitOrange, { $0.colorNameOrange() }),
        ("purple", .presetHabitPurple, { $0.colorNamePurple() }),
        ("red", .presetHabitRed, { $0.colorNameRed() }),
        ("yellow", .presetHabitYellow, { $0.colorNameYellow() }),
    ]

    /// The role for a colour name or a custom `#RRGGBB` colour; green for any other text.
    static func role(of color: String?) -> ColorRole {
        colors.first { $0.name == color }?.role ?? ownRole(of: color) ?? .presetHabitGreen
    }

    /// The role for a custom `#RRGGBB` colour; `nil` for a name.
    static func ownRole(of color: String?) -> ColorRole? {
        color.flatMap { ColorToken(hex: $0) }.map { ColorRole(own: $0) }
    }
}
