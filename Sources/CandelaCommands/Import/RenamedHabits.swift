import CandelaImport
import CandelaRules

extension Tool {
    /// The import with the identifiers of habits that were renamed, and without those that seem to
    /// be, which are reported; the import as it is if its format identifies habits.
    ///
    /// Habits of the journal get the new names that were accepted, so that later imports find them.
    static func match(
        _ imported: Journal, to journal: inout Journal, _ path: String,
        _ renamed: [String: String]?, _ outcome: inout Outcome
    ) throws(Failure) -> Journal {
        guard let renamed else { return imported }
        var matched = imported
        matched.adoptIDs(
            ofNamesIn: journal, except: Set(renamed.filter(\.value.isEmpty).keys))
        for (new, old) in renamed.sorted(by: { $0.key < $1.key }) {
            guard let habit = imported.habit(named: new) else {
                throw .data("the import has no habit '\(new)'", id: "unknown-habit")
            }
            // A habit that an earlier import renamed has been found by its new name.
            if old.isEmpty || !matched.habits.contains(where: { $0.id == habit.id }) { continue }
            guard let known = journal.habit(named: old),
                let place = journal.habits.firstIndex(where: { $0.id == known.id })
            else { throw .data("'\(path)' has no habit '\(old)'", id: "unknown-habit") }
            let isTaken = journal.habits.contains { other in
                other.id != known.id && (other.id == habit.id || other.name == habit.name)
            }
            guard !isTaken else {
                throw .data(
                    "'\(path)' has a habit '\(habit.name)' beside '\(known.name)': two habits"
                        + " cannot become one", id: "duplicate-habit")
            }
            matched.adopt(known.id, forHabit: habit.id)
            journal.habits[place].name = habit.name
        }
        for pair in journal.renamedHabits(in: matched)
        where !renamed.keys.contains(pair.renamed.name) {
            matched.leaveOut(habit: pair.renamed.id)
            let (new, old) = (pair.renamed.name, pair.known.name)
            outcome.diagnostics.append(
                .warning(
                    "renamed-habit",
                    "'\(new)' has the marks of '\(old)' in '\(path)' on \(pair.days) days, and is"
                        + " left out",
                    help: [
                        "add '--renamed \"\(new)=\(old)\"' if it is the same, or '--renamed"
                            + " \"\(new)=\"' if it is a new one"
                    ]))
        }
        return matched
    }
}
