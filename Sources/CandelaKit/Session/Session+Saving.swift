import CandelaElements
import CandelaRules

extension Session {
    /// The records of unreported and of failed saves, which the store may lack.
    struct Saving: Sendable, Equatable, Codable {
        /// The number of the next save.
        var next = 1

        /// The saves that are unreported or follow an unreported one, in order.
        var sent: [Sent] = []

        /// The records of failed saves, which the next save includes.
        var missing = UnsavedRecords()

        /// All records that a journal read from the store may lack.
        var unsaved: UnsavedRecords {
            sent.reduce(into: missing) { records, save in records.formUnion(save.records) }
        }

        /// Whether a failed save must be reported to the person.
        var tells = false

        /// The time of the report of the last failure; `nil` once a repeated entry is a new one.
        var failed: Instant?

        /// The time after a failure in which an entry without a time repeats the save, in seconds.
        static let repetition = 600

        /// One save.
        struct Sent: Sendable, Equatable, Codable {
            /// The number of the save.
            var id: Int

            /// The records that the save contained.
            var records: UnsavedRecords

            /// Whether the host reported that it succeeded.
            var isSaved = false

            /// The result to announce once the save succeeded.
            var outcome: Outcome?
        }

        /// The numbers of saves that JSON represents exactly.
        static let numbers = 1..<(1 << 53)

        /// The maximum number of unreported saves that are tracked separately.
        static let most = 64
    }

    /// The effect that saves changes; empty if nothing changed.
    func save(_ changes: RecordChanges) -> [Effect] {
        changes.isEmpty ? [] : [.save(changes, id: saving.next)]
    }

    /// Combines all saves among the effects into one that includes the records of failed saves.
    ///
    /// - Parameter outcome: The result to announce once the host reports that it is saved.
    mutating func combineSaves(_ effects: [Effect], for outcome: Outcome?) -> [Effect] {
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
        saving.sent.append(Saving.Sent(id: saving.next, records: records, outcome: outcome))
        if saving.sent.count > Saving.most {
            // A host that never reports would otherwise let the list grow without bound.
            saving.sent[1].records.formUnion(saving.sent.removeFirst().records)
        }
        saving.next += 1
        saving.missing = UnsavedRecords()
        (saving.tells, saving.failed) = (false, nil)
        return others
    }

    /// Handles the reported outcome of a save; returns the announcement of its result.
    mutating func takeSaving(
        _ isSaved: Bool, of id: Int?, in context: Context
    ) throws(SessionError) -> [Effect] {
        if let id, !(1..<saving.next).contains(id) {
            throw SessionError("intent.id", "there was no save \(id)", id: "unknown-save")
        }
        guard
            let place = saving.sent.firstIndex(where: { !$0.isSaved && (id ?? $0.id) == $0.id })
        else { return [] }
        var outcome: Outcome?
        if isSaved {
            saving.sent[place].isSaved = true
            outcome = saving.sent[place].outcome
            endDeletion(ofSave: saving.sent[place].id)
        } else {
            // Later saves may depend on the failed one, so they are repeated too.
            for later in saving.sent[place...] { saving.missing.formUnion(later.records) }
            (saving.tells, saving.failed) = (true, context.now)
            failDeletion(ofSave: saving.sent.remove(at: place).id, in: context)
        }
        while saving.sent.first?.isSaved == true { saving.sent.removeFirst() }
        return announce(outcome, in: context)
    }

    /// The ids of the toasts that report a failed save.
    private static let savingToasts = [
        "saving-failed", "delete-all-failed", "undo-delete-all-failed",
    ]

    /// Dismisses the report of a failed save, if the toast is one. The next save includes the
    /// changes. Failed deletions of a kind have a toast of their own.
    mutating func dismissSaving(_ note: String, in context: Context) {
        let failed = deletions.filter { $0.hasFailed && !$0.isAll }
        let isKind = { Toast.failureID(of: $0) == note }
        guard failed.contains(where: { isKind($0.kind) }) || Self.savingToasts.contains(note)
        else { return }
        if failed.contains(where: { !isKind($0.kind) }), !Self.savingToasts.contains(note) {
            _ = handle(.dismissed, in: context) {
                $0.hasFailed && !$0.isAll && isKind($0.kind)
            }
        } else {
            saving.tells = false
            _ = handle(.dismissed, in: context)
        }
    }

    /// Whether a failed save must be reported to the person: until the next save, or until the
    /// report is dismissed. A failed undo is reported until it is retried or dismissed, because its
    /// records return in no other way.
    public var hasFailedSave: Bool {
        saving.tells || deletions.contains { !$0.isAll && $0.hasFailedUndo }
    }

    /// The toast about a failed save; `nil` if the screen or the toast of a deletion reports it.
    func savingToast(on options: any ScreenOptions, in context: Context) -> Toast? {
        guard hasFailedSave, !options.saysSavingFailed,
            !deletions.contains(where: { $0.hasFailed && !$0.isAll })
        else { return nil }
        return Toast(.savingFailed, shown: context.now)
    }
}
