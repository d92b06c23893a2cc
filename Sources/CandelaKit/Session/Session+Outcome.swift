public import CandelaElements

// Results that no screen shows, announced so that everyone knows of them.

extension Session {
    /// The effect that announces a text, in the language of the context or, if that lacks a phrase
    /// of it, in the base language.
    public func announce(
        _ id: String, in context: Context, _ text: (Phrases) -> Phrase
    ) -> Effect {
        .announce(Announcement(id, app.texts(in: context, text).said))
    }

    /// The announcement of what an intent did, if neither the screen nor the control shows it.
    func outcome(of intent: Intent, in context: Context) -> [Effect] {
        switch intent {
        case .undo: [announce("undone", in: context) { $0.undoDone() }]
        case .save, .log(.weighIn): [announce("saved", in: context) { $0.saveDone() }]
        // Other deletions show a toast.
        case .delete(.routine, _): [announce("deleted", in: context) { $0.deleteDone() }]
        default: []
        }
    }
}
