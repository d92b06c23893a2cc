extension Journal {
    /// Marks a habit as done on a day, or removes the mark.
    ///
    /// A mark on a day without a completion adds one. Otherwise the completions whose marks were
    /// taken away are done again, or else the open ones, or else the first one; each stores the
    /// previous status, which the next toggle restores, so that a skipped day is skipped again,
    /// with the amount and the note that the completion has by then. A done completion that replaced
    /// nothing becomes ``CompletionStatus/open``. It is removed if the habit has no other status on
    /// the day, and it has neither an amount nor a note. Completions of other statuses stay.
    ///
    /// A mark of a habit with a target has at least this amount, and the next toggle restores the
    /// amount before, unless another one was recorded meanwhile.
    ///
    /// A day on which the habit was practised is done without a completion, so a toggle adds none:
    /// the next one could not take the day back.
    ///
    /// - Parameters:
    ///   - habit: The habit's identifier. An unknown one is not an error here, but reported by
    ///     ``validate(as:)``.
    ///   - day: The day, usually today.
    ///   - at: The instant and offset to record as evidence.
    ///   - taken: Ids that are not assigned, such as the ids of deleted records that can return.
    ///   - now: The current time, after which nothing can be done in any time zone.
    /// - Throws: A breach if the day is out of range. A mark on such a day can still be removed.
    @discardableResult
    public mutating func toggle(
        habit: String, on day: CalendarDay, at: ZonedInstant? = nil,
        besides taken: [String] = [], now: Instant
    ) throws(JournalBreach) -> JournalChange {
        func isMarked() -> Bool {
            completions.contains { $0.day == day && $0.habit == habit && $0.status == .done }
        }
        if let breach = JournalBreach(of: day, outside: RecordDays(anywhereAt: now)), !isMarked() {
            throw breach
        }
        guard !isPracticed(habit, on: day) || isMarked() else { return JournalChange() }
        let kind = habits.first { $0.id == habit }?.asOf(day)
        return updatingCaches { journal, derived in
            var change = JournalChange()
            let first = journal.take(marksOf: habit, on: day, &derived, into: &change)
            let was = change.completions.removed.map(\.record)
            let place = first ?? journal.completions.count
            for (offset, record) in was.toggled(habit, day, at, by: kind).enumerated() {
                var record = record
                record.id = derived.completions.id(
                    of: record, or: record.defaultID, in: journal.completions, besides: taken)
                journal.completions.put(record, at: place + offset, into: &change.completions)
            }
            return change
        }
    }

    /// Sets or removes the note of a completion.
    ///
    /// - Throws: A breach if the note is too long, or no completion has the id.
    @discardableResult
    public mutating func setNote(
        _ note: String?, ofCompletion id: String
    ) throws(JournalBreach) -> JournalChange {
        guard let position = completions.firstIndex(where: { $0.id == id }) else {
            throw .unknown(id, "completion", in: "completions")
        }
        var completion = completions[position]
        completion.note = note
        completion = try completion.checked()
        return updatingCaches { [completion] journal, derived in
            var change = JournalChange()
            if journal.completions[position] != completion {
                journal.completions.replace(
                    at: position, with: completion, into: &change.completions)
            }
            return change
        }
    }

    /// Records a completion with its status, amount and note.
    ///
    /// The habit's other completions on the day stay as they are. An open completion without an
    /// amount and a note is removed.
    ///
    /// - Parameters:
    ///   - mark: The completion. It replaces the one with its id, or is added without one.
    ///   - taken: Ids that are not assigned, such as the ids of deleted records that can return.
    ///   - now: The current time, after which nothing can be done in any time zone.
    /// - Throws: A breach if the habit does not exist, a value or the day is out of range, or the
    ///   completion of another habit or day has the id. The day of a rest may be later.
    @discardableResult
    public mutating func mark(
        _ mark: Completion, besides taken: [String] = [], now: Instant
    ) throws(JournalBreach) -> JournalChange {
        try requireHabit(mark.habit)
        identify(completions: Set([mark.givenID].compactMap(\.self)))
        let place = mark.givenID.flatMap { id in completions.firstIndex { $0.id == id } }
        let known = place.map { completions[$0] }
        guard known.map({ $0.day == mark.day && $0.habit == mark.habit }) ?? true else {
            throw .takenID(mark.id)
        }
        let checked = try mark.checked(at: now, replacing: known)
        let isKept =
            checked.status != .open || !checked.holdsNothing
            || checked.replaced.contains { $0.status != .open }
        return updatingCaches { [checked] journal, derived in
            var change = JournalChange()
            guard checked != known, isKept || known != nil else { return change }
            guard let place else {
                var new = checked
                new.id = derived.completions.id(
                    of: new, or: new.defaultID, in: journal.completions, besides: taken)
                journal.completions.put(
                    new, at: journal.completions.count, into: &change.completions)
                return change
            }
            if isKept {
                journal.completions.replace(at: place, with: checked, into: &change.completions)
            } else {
                journal.completions.take(into: &change.completions, from: place) {
                    $0.id == checked.id
                }
            }
            return change
        }
    }

    /// Sets a habit's status on a day, replacing any completions it has there. The id and the note
    /// of the first one are kept, and ``JournalChange/merged`` has what was replaced.
    ///
    /// - Parameters:
    ///   - amount: The amount done, in the habit's unit; 0 or more. `nil` removes an amount.
    ///   - at: The instant and offset to record as evidence.
    ///   - now: The current time, after which nothing can be done in any time zone.
    /// - Throws: A breach if the habit does not exist, the day or the amount is out of range, or
    ///   the kept id or note is too long. The day of a rest may be later.
    @discardableResult
    public mutating func complete(
        habit: String, on day: CalendarDay, as status: CompletionStatus = .done,
        amount: Double? = nil, at: ZonedInstant? = nil, now: Instant
    ) throws(JournalBreach) -> JournalChange {
        try requireHabit(habit)
        let known = place(ofFirstMarkOf: habit, on: day)
        var mark = known.map { completions[$0].alone } ?? Completion(habit: habit, day: day)
        mark.status = status
        mark.amount = amount
        mark.at = at
        mark = try mark.checked(at: now, replacing: known.map { completions[$0] })
        return updatingCaches { journal, derived in
            var change = JournalChange()
            let first = journal.take(marksOf: habit, on: day, &derived, into: &change)
            mark.id = derived.completions.id(
                of: mark, or: mark.defaultID, in: journal.completions)
            journal.completions.put(
                mark, at: first ?? journal.completions.count, into: &change.completions)
            return change
        }
    }

    /// Removes all completions of a habit on a day.
    ///
    /// - Returns: The index of the first one; `nil` without any.
    private mutating func take(
        marksOf habit: String, on day: CalendarDay, _ derived: inout Derived,
        into change: inout JournalChange
    ) -> Int? {
        guard let first = firstCompletion(of: habit, on: day, &derived) else { return nil }
        completions.take(into: &change.completions, from: first) {
            $0.day == day && $0.habit == habit
        }
        return first
    }

    /// The index of a habit's first completion on a day; `nil` without one.
    private mutating func place(ofFirstMarkOf habit: String, on day: CalendarDay) -> Int? {
        var kept = derived
        // Released, so that it is changed in place.
        derived = Derived()
        defer { derived = kept }
        return firstCompletion(of: habit, on: day, &kept)
    }

    /// Whether a habit was practised on a day, for at least a minute.
    private func isPracticed(_ habit: String, on day: CalendarDay) -> Bool {
        if let days = derived.histories?[habit]?.days { return days[day].minutes > 0 }
        return practices.contains { $0.day == day && $0.habit == habit && $0.minutes > 0 }
    }

    /// The index of a habit's first completion on a day; `nil` without one.
    private func firstCompletion(
        of habit: String, on day: CalendarDay, _ derived: inout Derived
    ) -> Int? {
        // Days are compared first, because comparing identifiers is slower.
        let isMeant = { (mark: Completion) in mark.day == day && mark.habit == habit }
        let count =
            derived.histories?[habit]?.days.marks(on: day)
            ?? derived.slots.count(RecordSlot(habit: habit, day: day), in: completions)
        // Most completions that are changed are the habit's latest, so the search starts at the
        // end.
        var first: Int?
        for _ in 0..<count {
            guard let place = completions[..<(first ?? completions.count)].lastIndex(where: isMeant)
            else { break }
            first = place
        }
        return first
    }
}

extension [Completion] {
    /// The completions of a habit on a day after a toggle: without the marks if there is any, and
    /// with one otherwise.
    fileprivate func toggled(
        _ habit: String, _ day: CalendarDay, _ at: ZonedInstant?, by kind: Habit?
    ) -> [Completion] {
        guard !contains(where: { $0.status == .done }) else {
            let isWhole = allSatisfy { $0.status == .done }
            return indices.flatMap { place in
                let record = self[place]
                guard record.status == .done else { return [record] }
                return isWhole || !record.replaced.isEmpty
                    ? record.unmarked(by: kind, besides: amount(besides: place)) : [record.open]
            }
        }
        guard !isEmpty else {
            return [Completion(habit: habit, day: day).marked(at, by: kind, besides: 0)]
        }
        let open = indices.filter { self[$0].status == .open }
        let marks = open.filter { self[$0].wasTakenAway }
        let chosen = Set([marks, open, [0]].first { !$0.isEmpty } ?? [])
        var toggled = self
        for place in indices where chosen.contains(place) {
            toggled[place] = self[place].marked(
                at, by: kind, besides: toggled.amount(besides: place))
        }
        return toggled
    }

    /// The total amount of the other completions.
    private func amount(besides place: Int) -> Double {
        indices.reduce(0) { $0 + ($1 == place ? 0 : self[$1].amount ?? 0) }
    }
}

extension Completion {
    /// The completion as a mark, which stores what it was; a new one stores nothing unless its
    /// amount is filled.
    fileprivate func marked(
        _ at: ZonedInstant?, by habit: Habit?, besides others: Double
    ) -> Completion {
        var done = self
        (done.status, done.at) = (.done, at)
        done.replaced = status == .done || wasTakenAway ? [] : [alone]
        guard let habit, habit.filled(amount, besides: others) != amount else { return done }
        done.amount = habit.filled(amount, besides: others)
        if status == .done {
            // Remembers that there was no amount.
            done.replaced = [Completion(habit: self.habit, day: day, status: .open)]
        } else if wasTakenAway {
            done.replaced = [self]
        }
        return done
    }

    /// Whether the completion is a mark that was taken away beside others.
    fileprivate var wasTakenAway: Bool {
        status == .open && replaced.contains { $0.status == .done }
    }

    /// The mark taken away beside completions of other statuses; the next toggle restores it.
    fileprivate var open: Completion {
        var open = self
        (open.status, open.replaced) = (.open, [alone])
        return open
    }

    /// The completion without the records it replaced.
    fileprivate var alone: Completion {
        var alone = self
        alone.replaced = []
        return alone
    }

    /// The records that remain when the mark is taken away. The first one has the amount and the
    /// note that the mark has now; an amount that filled the target is taken away too.
    fileprivate func unmarked(by habit: Habit?, besides others: Double) -> [Completion] {
        guard replaced.isEmpty else {
            var before = replaced
            let isFilled =
                habit?.target != nil
                && habit?.filled(before[0].amount, besides: others) == amount
            if !isFilled { before[0].amount = amount }
            (before[0].note, before[0].unknown) = (note, unknown)
            if before[0].storedID.isEmpty { before[0].id = id }
            return isFilled
                ? before.filter { $0.status != .open || !$0.holdsNothing || $0.wasTakenAway }
                : before
        }
        guard !holdsNothing else { return [] }
        var open = self
        open.status = .open
        return [open]
    }

    /// Whether the completion has neither an amount nor a note, nor members of a newer version.
    fileprivate var holdsNothing: Bool { amount == nil && note == nil && unknown.isEmpty }
}
