import CandelaElements
import CandelaRules

// What the host is asked to save, and what it could not save.

extension Session {
    /// The records a store may lack: of saves that were not reported yet, and of those that failed.
    struct Saving: Sendable, Hashable, Codable {
        /// The number of the next save.
        var next = 1

        /// Saves whose outcome, or that of one before them, was not reported yet; in order.
        var sent: [Sent] = []

        /// What the store may lack since a save failed. The next save brings it along.
        var missing = UnsavedRecords()

        /// The records that a journal read from the store may lack: those of failed and of unreported saves.
        var unsaved: UnsavedRecords {
            sent.reduce(into: missing) { records, save in records.formUnion(save.records) }
        }

        /// Whether the person is to be told that a save failed.
        var tells = false

        /// One save.
        struct Sent: Sendable, Hashable, Codable {
            var id: Int
            var records: UnsavedRecords
            var isSaved = false
        }

        /// How many saves are told apart while none is reported.
        static let most = 64
    }

    /// The effect that saves changes; none for no changes.
    func save(_ changes: RecordChanges) -> [Effect] {
        changes.isEmpty ? [] : [.save(changes, id: saving.next)]
    }

    /// Effects with one save in place of several, which brings along what could not be saved before.
    mutating func saveAtOnce(_ effects: [Effect]) -> [Effect] {
        var asked: [RecordChanges] = []
        var place = 0
        var others: [Effect] = []
        for effect in effects {
            if case .save(let changes, _) = effect {
                if asked.isEmpty { place = others.count }
                asked.append(changes)
            } else {
                others.append(effect)
            }
        }
        guard !asked.isEmpty else { return effects }
        var records = saving.missing
        for changes in asked { records.insert(changes) }
        guard !records.isEmpty else { return others }
        let changes =
            asked.count == 1 && saving.missing.isEmpty ? asked[0] : records.changes(in: journal)
        others.insert(.save(changes, id: saving.next), at: place)
        saving.sent.append(Saving.Sent(id: saving.next, records: records))
        if saving.sent.count > Saving.most {
            // A host that reports nothing is asked to remember nothing more.
            saving.sent[1].records.formUnion(saving.sent.removeFirst().records)
        }
        saving.next += 1
        saving.missing = UnsavedRecords()
        saving.tells = false
        return others
    }

    /// Takes what became of a save.
    mutating func takeSaving(
        _ isSaved: Bool, of id: Int?, in context: Context
    ) throws(SessionError) {
        if let id, !(1..<saving.next).contains(id) {
            throw SessionError("intent.id", "there was no save \(id)", id: "unknown-save")
        }
        guard
            let place = saving.sent.firstIndex(where: { !$0.isSaved && (id ?? $0.id) == $0.id })
        else { return }
        if isSaved {
            saving.sent[place].isSaved = true
            endDeletion(ofSave: saving.sent[place].id)
        } else {
            // Saves after it may have built on it.
            for later in saving.sent[place...] { saving.missing.formUnion(later.records) }
            saving.tells = true
            failDeletion(ofSave: saving.sent.remove(at: place).id, in: context)
            editFront { presenter, options, _ in presenter.note(.failed, any: &options) }
        }
        while saving.sent.first?.isSaved == true { saving.sent.removeFirst() }
    }

    /// Tries to save again what could not be saved.
    mutating func retrySaving(in context: Context) -> [Effect] {
        editFront { presenter, options, _ in presenter.note(.retried, any: &options) }
        return handleAll(.retried, in: context) + retryRows(in: context)
            + [.save(RecordChanges(), id: saving.next)]
    }

    /// The names of the notes that say that a save failed.
    static let savingNotes = [
        "saving-failed", "delete-failed", "delete-all-failed", "undo-delete-all-failed",
    ]

    /// Puts away that saving failed. What is not saved goes with the next save.
    mutating func dismissSaving(in context: Context) {
        saving.tells = false
        dismissFailedRows(in: context)
        _ = handleAll(.dismissed, in: context)
    }

    /// The note that a save failed, unless the options have a note of their own that does.
    func savingNote(on options: any ScreenOptions, in context: Context) -> PassingNote? {
        guard saving.tells else { return nil }
        guard presenter?.tellsOfFailedSave(any: options) != true else { return nil }
        return PassingNote(.savingFailed, shown: context.now)
    }
}
