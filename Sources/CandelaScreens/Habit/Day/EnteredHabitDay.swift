import CandelaElements
import CandelaKit
import CandelaRules

/// The values of a habit's day: the draft's, and the initial ones that it leaves out.
struct EnteredHabitDay {
    /// The habit with the target that holds on the day.
    let habit: Habit
    let day: CalendarDay
    let today: CalendarDay

    /// The record being edited; `nil` for a day without one or with several.
    let record: Completion?

    /// The records of the day if it has several and none was chosen; empty otherwise.
    let records: [Completion]

    /// The chosen status, or the status of the entered amount.
    let status: CompletionStatus

    /// The amount done, in the habit's unit; `nil` for none.
    let amount: Double?

    /// The status that a limit gives to all records of the day that are done or missed, as rules
    /// judge them: by the total of several amounts; `nil` without a limit.
    private let judgement: CompletionStatus?

    /// The text of the note field.
    let note: String

    /// The instant at which the initial values become stale.
    let validUntil: Instant

    private let now: ZonedInstant

    /// The maximum number of characters in the note.
    static let noteLength = TextLimits.standard.note

    /// Creates the values of the sheet for a journal; `nil` without habits.
    ///
    /// - Throws: ``ScreenError`` if the options name a record or a habit that does not exist, or a
    ///   name that several have.
    init?(
        _ journal: Journal, _ options: HabitDayOptions, in context: Context
    ) throws(ScreenError) {
        let chosen = options.record.map { id in journal.completions.first { $0.id == id } }
        if let chosen, chosen == nil { throw .unknownCompletion(options.record ?? "") }
        var options = options
        if case let record?? = chosen { options.habit = record.habit }
        guard let habit = try journal.habit(options) ?? journal.habitsNewestFirst.first else {
            return nil
        }
        let clock = context.clock(for: journal)
        (today, now) = (clock.day(of: context.now), context.zoned(context.now))
        let day = (chosen ?? nil)?.day ?? options.day ?? today
        self.day = day
        let target = habit.asOf(day)
        self.habit = target
        let all =
            chosen.map { [$0].compactMap(\.self) }
            ?? journal.completions(of: habit.id, on: day)
        record = all.count == 1 ? all[0] : nil
        records = all.count == 1 ? [] : all
        let draft = options.draft ?? record.map { HabitDayDraft($0) } ?? HabitDayDraft()
        let picked = draft.status ?? record?.status ?? .open
        let isEntered = draft.amount != record?.amount
        let isChanged = isEntered || picked != record?.status ?? .open
        amount = draft.amount
        let others = journal.completions(of: habit.id, on: day)
            .filter { [record] in $0.id != record?.id }
        let total = others.reduce(0) { $0 + ($1.amount ?? 0) }
        // The day is done when all of its records together reach the target. Against a limit, rules
        // add them up, and the record keeps a status of its own.
        let counted = target.isLimit ? 0 : total
        switch (picked, draft.amount.flatMap { target.status(of: $0 + counted) }) {
        // A record that is not changed keeps its status, also if the target was raised since, and
        // one that is not done keeps its amount.
        case (.done, let other?) where isChanged, (.open, let other?) where isEntered,
            (.missed, let other?) where isChanged:
            status = other
        default: status = picked
        }
        let judged = (others.map { ($0.status, $0.amount) } + [(status, amount)])
            .filter { status, _ in status == .done || status == .missed }
        let amounts = judged.compactMap(\.1)
        judgement =
            target.isLimit
            ? amounts.count > 1
                ? target.status(of: amounts.reduce(0, +))
                : judged.contains { $0.0 == .missed } ? .missed : .done
            : nil
        note = draft.note ?? ""
        validUntil = clock.nextDay(after: context.now)
    }

    /// The status of a record as its day is judged.
    func judged(_ status: CompletionStatus) -> CompletionStatus {
        status == .done || status == .missed ? judgement ?? status : status
    }

    /// Whether the day has an amount: the habit has amounts, or one was recorded.
    var hasAmount: Bool { habit.hasAmounts || record?.amount != nil }

    /// The amount that the day keeps if it is not done: one below the target, or the record's,
    /// unless it is the target, which a tick fills in.
    var amountOfOpenDay: Double? {
        guard let amount else { return nil }
        let isKept = amount == record?.amount && amount != habit.target
        return isKept || habit.status(of: amount) == .open ? amount : nil
    }

    /// Whether the amount is absent or 0 or more.
    var hasValidAmount: Bool { amount.map { $0 >= 0 } ?? true }

    /// Whether the note is short enough.
    var hasValidNote: Bool { note.count <= Self.noteLength }

    /// Whether the day can be saved.
    var canBeSaved: Bool { day <= today && hasValidAmount && hasValidNote }

    /// The record to save: a new one, or the edited one with its id and the members this version
    /// does not know. It has the current time if its status changed.
    ///
    /// - Throws: `SessionError` if the day is later than today.
    func completion() throws(SessionError) -> Completion {
        if let refusal = RecordDays(until: today).refusal(of: day) { throw .value(refusal) }
        var completion = record ?? Completion(habit: habit.id, day: day)
        if record?.status != status { completion.at = now }
        let note = note.trimmed
        (completion.status, completion.amount) = (status, amount)
        completion.note = note.isEmpty ? nil : note
        return completion
    }
}
