import CandelaRules
import CandelaTokens

/// Passing notes at the top of a screen.
extension Kit {
    /// A passing note.
    ///
    /// - Parameters:
    ///   - symbol: The symbol in place of its kind's.
    ///   - deadline: When it goes; `nil` for when it is dismissed.
    func toast(
        _ id: String, _ kind: ToastKind, _ text: Words, icon symbol: IconRole? = nil,
        action: Action? = nil, name: Phrase? = nil, until deadline: Instant?, seconds: Int?
    ) -> ToastCard {
        let (usual, ink): (IconRole, ColorRole) =
            switch kind {
            case .success: (.checkmarkCircleFilled, .toastSuccess)
            case .info: (.infoCircleFilled, .toastInfo)
            case .warning: (.exclamationmarkTriangle, .warningGraphic)
            case .error: (.exclamationmarkTriangle, .toastError)
            }
        let isError = kind == .error
        let close = self.action("dismiss-\(id)", .dismiss, phrases.toastDismiss(), role: .cancel)
        let swipe = ToastCard.Swipe(
            action: self.action(
                "dismiss-\(id)", .dismiss, phrases.toastDismiss(), role: .cancel,
                gesture: .swipeFromLeading),
            distance: theme.size(.toastSwipeDistance))
        return ToastCard(
            id, about: kind,
            surface: Surface(
                background: .surface, border: edge(.border),
                cornerRadius: CornerRadius(.toastRadius), shadow: .toast, padding: .md,
                margin: .screenMargin,
                material: Surface.Material(
                    role: .toast, fallback: .surface,
                    applies: context.reduceTransparency || !context.options.frostedMaterial
                        ? .fallback : .material)),
            layout: row(gap: .sm, alignment: .center, distribution: .spaceBetween),
            icon: icon(symbol ?? usual, beside: .body, ink), text: text,
            button: action.map {
                button(
                    $0, .primary, text: name,
                    ink: isError ? .toastErrorActionLabel : .toastActionLabel,
                    area: isError ? .toastErrorAction : .toastAction)
            },
            dismiss: deadline == nil
                ? button(close, .plain, icon: .xmark, ink: .textSecondary) : nil,
            swipe: notes.areStacked ? swipe : nil, seconds: seconds.map(Double.init),
            deadline: deadline.map { context.zoned($0) },
            motion: motion(
                .slide, appear: .toast, change: .toast,
                amplitude: theme.motion(.toast).offset.map { abs($0.from) },
                reduced: Motion.Reduced(.none)),
            hint: notes.areStacked ? phrases.toastDismissHint().spokenText : nil)
    }

    /// A phrase as notes write it.
    func noteText(_ phrase: Phrase) -> Words { words(phrase, .body, .toastText) }

    /// What is said when a note comes.
    func announcement(of toast: ToastCard) -> Announcement {
        Announcement(
            toast.id, toast.text.aloud,
            politeness: toast.about == .error ? .assertive : .polite)
    }

    /// Shows a note that something just happened, until its time is over.
    func show(_ note: PassingNote, in content: inout Screen.Content) {
        let toast =
            switch note.event {
            case .sampleDataAdded:
                passing(
                    "sample-data-added", .info, noteText(phrases.weightSampleAdded()),
                    shown: note.shown)
            case .message(let message): passing(message, shown: note.shown)
            case .entriesDeleted: ToastCard?.none
            }
        content.show(toast, with: self)
        if case .entriesDeleted = note.event {
            // The window is over: what the note said would happen has happened.
            content.announcements.append(
                Announcement("entries-deleted", phrases.weightLogbookDeleted(count: 1).spokenText))
        }
    }

    /// A note in the app's own words. The routine app says first what kind of note it is.
    private func passing(_ message: PassingNote.Message, shown: Instant) -> ToastCard? {
        let kind =
            switch message.about {
            case .success: phrases.toastKindSuccess()
            case .info: phrases.toastKindInfo()
            case .warning: phrases.toastKindWarning()
            case .error: phrases.toastKindError()
            }
        let sentence =
            if let offer = message.offer {
                phrases.toastMessageAction(
                    kind: kind.spokenText, message: message.text, action: offer.text)
            } else {
                phrases.toastMessage(kind: kind.spokenText, message: message.text)
            }
        let text = words(
            verbatim: message.text, saying: notes.areStacked ? sentence : nil, .body, .toastText)
        return passing(message.id, message.about, text, offer: message.offer, shown: shown)
    }

    private func passing(
        _ id: String, _ kind: ToastKind, _ text: Words, offer: PassingNote.Offer? = nil,
        shown: Instant
    ) -> ToastCard? {
        let seconds = notes.seconds(of: kind)
        let deadline = seconds.map { shown.adding(seconds: $0) }
        if let deadline, deadline <= context.now { return nil }
        let name = offer.map { phrases.toastAction(action: $0.text) }
        let action = offer.map { offer in
            self.action("act-\(id)", offer.kind, phrases.toastAction(action: offer.text))
        }
        return toast(
            "note-\(id)", kind, text, action: action, name: name, until: deadline,
            seconds: seconds)
    }

    /// How long notes stay, and how many there are at once.
    fileprivate var notes: ToastRule { theme.toastRule }
}

extension ToastRule {
    /// Whether there may be several notes, which are swiped away one by one.
    fileprivate var areStacked: Bool { most > 1 }
}

extension Screen.Content {
    /// Adds a passing note below those that are there: it is told by itself, and ends the time the
    /// screen is right. As many are shown as the product shows at once; the newest come first.
    mutating func show(_ toast: ToastCard?, with kit: Kit) {
        guard let toast, toasts.count < kit.notes.most else { return }
        toasts.append(Card(toast))
        announcements.append(kit.announcement(of: toast))
        validUntil = [validUntil, toast.deadline?.instant].compactMap(\.self).min()
    }
}
