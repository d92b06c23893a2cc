public import CandelaElements
public import CandelaRules

// Results that no screen shows, announced so that everyone knows of them.

extension Session {
    /// The effect that announces a text, in the language of the context or, if that lacks a phrase
    /// of it, in the base language.
    public func announce(
        _ id: String, in context: Context, _ text: (Phrases) -> Phrase
    ) -> Effect {
        .announce(Announcement(id, app.texts(in: context, text).said))
    }

    /// Shows a message as a toast on the frontmost screen, for the seconds of its kind.
    ///
    /// - Parameter id: The message's id. It replaces an earlier message with the same id.
    /// - Parameter offer: The action offered with the message; `nil` for none.
    public mutating func show(
        _ id: String, _ kind: ToastKind, offer: PassingNote.Offer? = nil, in context: Context,
        _ text: (Phrases) -> Phrase
    ) {
        let text = app.texts(in: context, text).text
        show(PassingNote.Message(id, kind, text, offer: offer), in: context)
    }

    /// The announcement of a result that is not saved; one that is saved is announced once the host
    /// reports it.
    func announceUnlessSaved(
        _ outcome: Outcome?, by effects: [Effect], in context: Context
    ) -> [Effect] {
        let isSaved = effects.contains { if case .save = $0 { true } else { false } }
        return isSaved ? [] : announce(outcome, in: context)
    }

    /// The announcement of a result; empty without one.
    func announce(_ outcome: Outcome?, in context: Context) -> [Effect] {
        switch outcome {
        case .undone: [announce("undone", in: context) { $0.undoDone() }]
        case .saved: [announce("saved", in: context) { $0.saveDone() }]
        case .deleted: [announce("deleted", in: context) { $0.deleteDone() }]
        case nil: []
        }
    }

    /// A result of an intent that neither the screen nor the control shows. It is announced once the
    /// host reports that it is saved.
    enum Outcome: String, Sendable, Equatable, Codable, CaseIterable {
        case undone, saved, deleted

        /// Creates the result of an intent; `nil` if none is announced.
        init?(of intent: Intent) {
            switch intent {
            case .undo: self = .undone
            case .save, .log(.weighIn), .retry(.save): self = .saved
            // Other deletions show a toast.
            case .delete(.routine, _): self = .deleted
            default: return nil
            }
        }
    }

    /// Shows a message as a toast, in place of an earlier one with the same id.
    mutating func show(_ message: PassingNote.Message, in context: Context) {
        notes.removeAll { $0.id == message.id }
        notes.insert(PassingNote(.message(message), shown: context.now), at: 0)
    }
}

extension PassingNote {
    /// The note's id on a screen.
    var id: String {
        switch event {
        case .sampleDataAdded: "sample-data-added"
        case .entriesDeleted: "entries-deleted"
        case .savingFailed: "saving-failed"
        case .message(let message): message.id
        }
    }

    var kind: ToastKind {
        if case .message(let message) = event { message.about } else { .info }
    }
}
