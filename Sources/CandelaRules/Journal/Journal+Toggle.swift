extension Journal {
    /// Marks a habit as done on a day, or takes the mark away.
    ///
    /// A done mark of the day is removed, with every other record of that habit and day. Without
    /// one, a missed, skipped or rest record turns into done; when there is no record at all a done
    /// one is added. (The HabitTracker app removes whatever it finds; turning a missed day into a
    /// done one is the reading of product-facts 2.2.)
    ///
    /// - Parameters:
    ///   - habit: The id of the habit.
    ///   - day: The day, mostly today.
    ///   - at: The instant and offset to keep as evidence.
    public mutating func toggle(habit: String, on day: CalendarDay, at: ZonedInstant? = nil) {
        let isMeant = { (completion: Completion) in
            completion.habit == habit && completion.day == day
        }
        guard let first = completions.firstIndex(where: isMeant) else {
            var done = Completion(habit: habit, day: day)
            done.at = at
            completions.append(done)
            return
        }
        let wasDone = completions.contains { isMeant($0) && $0.status == .done }
        var kept = completions[first]
        completions.removeAll(where: isMeant)
        guard !wasDone else { return }
        kept.status = .done
        kept.at = at
        completions.insert(kept, at: first)
    }
}
