public import CandelaElements
public import CandelaRules

// Results that no screen shows, announced so that everyone knows of them.

extension Session {
    /// The effect that announces a text, in the language of the context or, if that lacks a phrase
    /// of it, in the base language.
    public func announce(
        _ id: String, in context: Context, _ text: (Phrases) -> Phrase
    ) -> Effect {
        .announce(Announcement(id, texts(in: context, text).spokenWords))
    }

    /// Shows a message as a toast on the frontmost screen, for the seconds of its kind.
    ///
    /// - Parameter id: The message's id. It replaces an earlier message with the same id.
    /// - Parameter offer: The action offered with the message; `nil` for none. It reaches the
    ///   presenter that shows the message, whatever screen is then in front, and the message goes.
    public mutating func show(
        _ id: String, _ kind: ToastKind, offer: Toast.Offer? = nil, in context: Context,
        _ text: (Phrases) -> Phrase
    ) {
        let text = texts(in: context, text).text
        var message = Toast.Message(id, kind, text, offer: offer)
        if offer != nil { message.screen = reacting ?? place.page.screen }
        show(message, in: context)
    }

    /// Shows a message that offers to undo what it reports.
    ///
    /// - Parameter intent: The intent that undoes it.
    public mutating func show(
        _ id: String, _ kind: ToastKind, undo intent: Intent, in context: Context,
        _ text: (Phrases) -> Phrase
    ) {
        let undo = texts(in: context) { $0.toastUndo() }.text
        show(id, kind, offer: Toast.Offer(intent, undo), in: context, text)
    }

    /// A text in the language of the context. While a presenter reacts, a recorder notes it as a
    /// text of that presenter's screen.
    private func texts(in context: Context, _ text: (Phrases) -> Phrase) -> Phrase {
        (reacting.map { app.recording($0) } ?? app).texts(in: context, text)
    }

    /// The announcement of a result that is not saved; one that is saved is announced once the host
    /// reports it.
    func announceUnlessSaved(
        _ outcome: Outcome?, by effects: [Effect], in context: Context
    ) -> [Effect] {
        let isSaved = effects.contains { if case .save = $0 { true } else { false } }
        // The second of two taps logs nothing.
        return isSaved || outcome == .logged ? [] : announce(outcome, in: context)
    }

    /// The result of an intent that is announced; `nil` for none. A step that a toast takes back is
    /// restored; one whose box is touched says so itself.
    func outcome(of intent: Intent) -> Outcome? {
        if case .reopen = intent, toasts.contains(where: { $0.offer?.intent == intent }) {
            return .undone
        }
        return Outcome(of: intent)
    }

    /// The announcement of a result; empty without one.
    func announce(_ outcome: Outcome?, in context: Context) -> [Effect] {
        switch outcome {
        case .undone: [announce("undone", in: context) { $0.undoDone() }]
        case .saved, .logged: [announce("saved", in: context) { $0.saveDone() }]
        case nil: []
        }
    }

    /// A result of an intent that neither the screen nor the control shows. It is announced once
    /// the host reports that it is saved.
    enum Outcome: String, Sendable, Equatable, Codable, CaseIterable {
        case undone, saved, logged

        /// Creates the result of an intent; `nil` if none is announced.
        init?(of intent: Intent) {
            switch intent {
            case .undo: self = .undone
            case .save, .log(.weighIn), .retry(.save): self = .saved
            case .log(.practice): self = .logged
            default: return nil
            }
        }
    }

    /// Shows a message as a toast, in place of an earlier one with the same id.
    mutating func show(_ message: Toast.Message, in context: Context) {
        toasts.removeAll { $0.id == message.id }
        toasts.insert(Toast(.message(message), shown: context.now), at: 0)
    }
}

extension Toast {
    /// The toast's id on a screen.
    var id: String {
        switch event {
        case .sampleDataAdded: "sample-data-added"
        case .entriesDeleted: "entries-deleted"
        case .deleted: "deleted"
        case .notDeleted(let kind, _, _, _): Self.failureID(of: kind)
        case .savingFailed: "saving-failed"
        case .message(let message): message.id
        }
    }

    /// The id on a screen of the toast about records that could not be deleted.
    static func failureID(of kind: Intent.RecordKind) -> String {
        "delete-failed-\(kind.rawValue)"
    }

    var kind: ToastKind { message?.about ?? .info }

    /// The action offered with a message; `nil` for none.
    var offer: Offer? { message?.offer }

    /// The screen whose presenter offers the action; `nil` for the session.
    var offerer: ScreenName? { message?.screen }

    private var message: Message? {
        if case .message(let message) = event { message } else { nil }
    }
}
