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
        keepingUp { journal, derived in
            var change = JournalChange()
            let first = journal.take(marksOf: habit, on: day, derived, into: &change)
            let was = change.completions.removed.map(\.record)
            let place = first ?? journal.completions.count
            guard !was.contains(where: { $0.status == .done }) else {
                for (offset, record) in was.flatMap(\.replaced).enumerated() {
                    journal.completions.put(record, at: place + offset, into: &change.completions)
                }
                return change
            }
            var done = was.first ?? Completion(habit: habit, day: day)
            done.status = .done
            done.at = at
            done.replaced = was.map(\.alone)
            done.id = derived.completions.id(
                of: done, or: done.usualID, in: journal.completions)
            journal.completions.put(done, at: place, into: &change.completions)
            return change
        }
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
        let known = firstMark(of: habit, on: day, derived)
        var mark = known.map { completions[$0].alone } ?? Completion(habit: habit, day: day)
        mark.status = status
        mark.amount = amount
        mark.at = at
        mark = try mark.checked()
        return keepingUp { journal, derived in
            var change = JournalChange()
            let first = journal.take(marksOf: habit, on: day, derived, into: &change)
            mark.id = derived.completions.id(
                of: mark, or: mark.usualID, in: journal.completions)
            journal.completions.put(
                mark, at: first ?? journal.completions.count, into: &change.completions)
            return change
        }
    }

    /// Takes out all marks of a habit on a day.
    ///
    /// - Returns: Where the first of them was.
    private mutating func take(
        marksOf habit: String, on day: CalendarDay, _ derived: Derived,
        into change: inout JournalChange
    ) -> Int? {
        guard let first = firstMark(of: habit, on: day, derived) else { return nil }
        completions.take(into: &change.completions, from: first) {
            $0.day == day && $0.habit == habit
        }
        return first
    }

    /// Where the first mark of a habit on a day is.
    private func firstMark(of habit: String, on day: CalendarDay, _ derived: Derived) -> Int? {
        // Days are compared in no time, names are not.
        let isMeant = { (mark: Completion) in mark.day == day && mark.habit == habit }
        guard let count = derived.histories?.all[habit]?.days.marks(on: day) else {
            return completions.firstIndex(where: isMeant)
        }
        // Most marks of a habit that are changed are its latest.
        var first: Int?
        for _ in 0..<count {
            guard let place = completions[..<(first ?? completions.count)].lastIndex(where: isMeant)
            else { break }
            first = place
        }
        return first
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
