public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The sheet with a habit's records of a day.
public struct HabitDayPresenter: DeletingPresenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitListTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.habits

    /// The status, the amount and the note of a record, with cancel and save in the toolbar, or
    /// several records as a list, and the sessions of the habit; for a day that is later than today
    /// only a note.
    ///
    /// - Throws: `ScreenError` if the options name a record or a habit that does not exist, or a
    ///   name that several have.
    public func content(
        of journal: Journal, _ options: HabitDayOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        guard let entered = try EnteredHabitDay(journal, options, in: kit.context) else {
            return ScreenContent(
                toolbar: Toolbar(trailing: { kit.addHabit }), cards: [Card(kit.noHabits)])
        }
        let clock = kit.context.clock(for: journal)
        let page = HabitDayPage(
            entered: entered, isOneOfSeveral: options.record != nil,
            sessions: DaySessions(journal, on: entered.day, of: entered.habit, clock: clock),
            isRestDay: journal.restDays.contains(entered.day), clock: clock, kit: kit)
        return page.content
    }

    /// The texts about deleted sessions; a record of the habit has a name.
    public func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        records.kind == .practice ? kit.sessionsDeleted(records) : nil
    }

    /// Saves the status, the amount and the note, which is trimmed.
    ///
    /// - Returns: The effects; `nil` for records other than completions, and for a list of records.
    /// - Throws: `SessionError` if the record or the habit does not exist, the day is later than
    ///   today, or the journal rejects the record.
    public func save(
        _ options: inout HabitDayOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .completion else { return nil }
        let entered: EnteredHabitDay?
        do throws(ScreenError) {
            entered = try EnteredHabitDay(session.journal, options, in: context)
        } catch {
            throw .unknown("habit", options.habit ?? "", at: "id")
        }
        guard let entered else { throw .unknown("habit", options.habit ?? "", at: "id") }
        guard entered.records.isEmpty else { return nil }
        let (completion, taken) = (try entered.completion(), session.reservedIDs(.completion))
        return try session.change { journal throws(JournalBreach) in
            try journal.mark(completion, besides: taken, now: context.now)
        }
    }
}

/// The layout of a habit's day.
private struct HabitDayPage {
    let entered: EnteredHabitDay

    /// Whether the record was chosen from the list of its day.
    let isOneOfSeveral: Bool
    let sessions: DaySessions
    let isRestDay: Bool
    let clock: DayClock
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        var content = ScreenContent(
            title: kit.title(of: entered.day, today: entered.today),
            validUntil: entered.validUntil)
        guard entered.day <= entered.today else {
            content.cards = [Card(kit.dayAhead)]
            return content
        }
        guard entered.records.isEmpty else {
            content.cards = [Card(records), practiced, rest].compactMap(\.self)
            return content
        }
        let cancel = kit.button("cancel", .close(), phrases.actionCancel(), .plain, role: .cancel)
        let save = kit.button(
            "save", .save(.completion, id: entered.record?.id), phrases.actionSave(), .plain,
            isEnabled: entered.canBeSaved)
        content.toolbar = Toolbar(leading: { cancel }, trailing: { save })
        content.cards = [Card(status), Card(details)]
        if !isOneOfSeveral { content.cards += [practiced, rest].compactMap(\.self) }
        if let deletion { content.cards.append(deletion) }
        return content
    }

    /// The records of the day, each with a press that opens it and a swipe that deletes it.
    private var records: FormCard {
        let rows = entered.records.map { record in
            DayRecord(
                record: record, status: entered.judged(record.status), unit: entered.habit.unit,
                time: clock.time(of: record.at, on: record.day)
            ).link(with: kit)
        }
        return FormCard("records", Phrase(typed: entered.habit.name), rows: rows, with: kit)
    }

    /// The status of the day, under the habit's name.
    private var status: FormCard {
        let name = Phrase(typed: entered.habit.name)
        let options = [CompletionStatus.done, .skipped, .rest, .open]
        let isPracticed = sessions.minutes > 0 && !isOneOfSeveral
        // A day on which the habit was practised is done without a mark.
        let chosen =
            switch entered.judged(entered.status) {
            case .open, .missed: isPracticed ? CompletionStatus.done : .open
            case let judged: judged
            }
        return FormCard(
            "status", name,
            rows: [
                kit.choice(
                    "status", .cards, phrases.habitDayStatus(),
                    options.map { status in
                        let (name, isSelected) = (status.name(in: phrases), status == chosen)
                        return kit.option(
                            status.rawValue, choose(status), name,
                            isSelected: isSelected, text: kit.text(name, .body, .textPrimary),
                            icon: kit.icon(
                                status.symbol, beside: .body,
                                isSelected ? .textPrimary : .textSecondary),
                            outline: isSelected
                                ? kit.border(.textPrimary, .habitSelectionWidth) : nil,
                            haptic: .todayToggle)
                    })
            ], with: kit)
    }

    /// The intent that chooses a status. With a target, a day that is done has at least this
    /// amount, and one that is not done has the record's amount or less than the target.
    private func choose(_ status: CompletionStatus) -> Intent {
        let habit = entered.habit
        guard habit.target != nil else { return .choose(HabitDayOptions.status, status) }
        let amount =
            switch status {
            case .done: habit.filled(entered.amount)
            case .open: entered.amountOfOpenDay
            default: entered.amount
            }
        return HabitDayOptions.choose(status, amount, note: entered.note)
    }

    /// The amount, if the habit has one, and the note.
    private var details: FormCard {
        let note = kit.noteField(
            HabitDayOptions.note, phrases.habitDayNote(), entered.note,
            isValid: entered.hasValidNote)
        return FormCard(
            "details", entered.hasAmount ? phrases.habitDayDetails() : phrases.habitDayNote(),
            isNamed: false, rows: entered.hasAmount ? [amount] + stepper + [note] : [note],
            with: kit)
    }

    /// The control that changes the amount by one, beside the amount and its target; none for an
    /// amount with decimals. It comes after the field, whose rules decide the entered value.
    private var stepper: [Element] {
        let (amount, most) = (entered.amount ?? 0, 9_999)
        guard let count = Int(exactly: amount), (0...most).contains(count),
            let progress = phrases.progress(amount, of: entered.habit)
        else { return [] }
        let name = phrases.habitDayAmount()
        return [
            kit.stepper(
                "count", name, count, in: 0...most,
                label: kit.text(progress, .body, .textPrimary), saying: progress,
                action: kit.action("count", .enter(HabitDayOptions.amount), name))
        ]
    }

    private var amount: Element {
        let name = phrases.habitDayAmount()
        return kit.field(
            "amount",
            Element.Input(
                .decimal, value: entered.amount.map { .number($0) }, min: .number(0)),
            name: entered.habit.unit.map {
                kit.text(
                    name, saying: phrases.habitDayAmountUnit(unit: $0), .body, .textPrimary)
            } ?? kit.text(name, .body, .textPrimary),
            value: entered.amount.map {
                kit.text(
                    phrases.numberValue(value: phrases.measuredNumber($0)), .body, .textPrimary)
            },
            placeholder: kit.text(phrases.shareOptionOptional(), .body, .textSecondary),
            unit: entered.habit.unit.map { kit.text(verbatim: $0, .body, .textSecondary) },
            problem: entered.hasValidAmount ? nil : .outOfRange,
            action: kit.action("amount", .enter(HabitDayOptions.amount), name))
    }

    /// The habit's sessions, each with a button that deletes it; `nil` without sessions.
    private var practiced: Card? {
        guard !sessions.sessions.isEmpty else { return nil }
        return Card(
            FormCard(
                "sessions", phrases.daySessions(),
                rows: sessions.sessions.map { $0.row(with: kit) }, with: kit))
    }

    /// The button that deletes the record that is edited; `nil` for a day without one.
    private var deletion: Card? {
        entered.record.map { record in
            let name = phrases.actionDelete()
            let delete = kit.deletion(of: .completion, [record.id], name)
            return Card(
                FormCard(
                    "deletion", name, isNamed: false,
                    rows: [kit.button(delete, .destructive, text: name).width(.fill)], with: kit))
        }
    }

    /// The switch for a day that is a rest day of all habits; `nil` for other days.
    private var rest: Card? {
        guard isRestDay else { return nil }
        return Card(
            FormCard(
                "restDay", phrases.dayRest(), isNamed: false,
                rows: [kit.restDay(entered.day, isRest: true)], with: kit))
    }
}
