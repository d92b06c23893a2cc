extension Journal {
    /// Marks a habit as done on a day, or takes the mark away.
    ///
    /// Without a done mark, whatever the day has turns into one, which remembers what it was: the next
    /// toggle brings that back as it stood, so that a skipped day stays one. A done mark that replaced
    /// nothing is removed, with every other record of that habit and day.
    ///
    /// - Parameters:
    ///   - habit: The id of the habit.
    ///   - day: The day, mostly today.
    ///   - at: The instant and offset to keep as evidence.
    @discardableResult
    public mutating func toggle(
        habit: String, on day: CalendarDay, at: ZonedInstant? = nil
    ) -> JournalChange {
        var change = JournalChange()
        // Days are compared in no time, names are not.
        let isMeant = { (completion: Completion) in
            completion.day == day && completion.habit == habit
        }
        let first = completions.firstIndex(where: isMeant)
        if first != nil { completions.take(into: &change.completions, where: isMeant) }
        let was = change.completions.removed.map(\.record)
        let place = first ?? completions.count
        guard !was.contains(where: { $0.status == .done }) else {
            for (offset, record) in was.flatMap(\.replaced).enumerated() {
                completions.put(record, at: place + offset, into: &change.completions)
            }
            return change
        }
        var done = was.first ?? Completion(habit: habit, day: day)
        done.status = .done
        done.at = at
        done.replaced = was.map(\.alone)
        done.id = done.id ?? freeID(of: done)
        completions.put(done, at: place, into: &change.completions)
        return change
    }

    /// Says what became of a habit on a day, in the place of whatever the day has of it.
    ///
    /// - Parameters:
    ///   - amount: How much was done, in the habit's unit; 0 or more.
    ///   - at: The instant and offset to keep as evidence.
    /// - Throws: That the habit is not there, or the amount out of range.
    @discardableResult
    public mutating func complete(
        habit: String, on day: CalendarDay, as status: CompletionStatus = .done,
        amount: Double? = nil, at: ZonedInstant? = nil
    ) throws(JournalBreach) -> JournalChange {
        try requireHabit(habit)
        let isMeant = { (completion: Completion) in
            completion.day == day && completion.habit == habit
        }
        let first = completions.firstIndex(where: isMeant)
        var mark = first.map { completions[$0].alone } ?? Completion(habit: habit, day: day)
        mark.status = status
        mark.amount = amount
        mark.at = at
        mark = try mark.checked()
        var change = JournalChange()
        completions.take(into: &change.completions, where: isMeant)
        mark.id = mark.id ?? freeID(of: mark)
        completions.put(mark, at: first ?? completions.count, into: &change.completions)
        return change
    }

    /// The id of a new mark. Marks that were replaced keep theirs.
    private func freeID(of completion: Completion) -> String {
        let taken = completions.lazy.map(\.id)
        return Self.freeID(completion.usualID, among: taken)
    }
}

extension Completion {
    /// The mark without what it replaced.
    fileprivate var alone: Completion {
        var alone = self
        alone.replaced = []
        return alone
    }
}
