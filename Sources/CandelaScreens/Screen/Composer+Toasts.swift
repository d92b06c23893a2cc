import CandelaRules
import CandelaTokens

/// Passing notes at the top of a screen.
extension Composer {
    /// A passing note.
    ///
    /// - Parameters:
    ///   - symbol: The symbol in place of its kind's.
    ///   - deadline: When it goes; `nil` for when it is dismissed.
    func toast(
        _ id: String, _ kind: ToastKind, _ text: Phrase, symbol: String? = nil,
        action: Action? = nil, name: Phrase? = nil, until deadline: Instant?, seconds: Int?
    ) -> ToastCard {
        let (usual, ink): (String, ColorRole) =
            switch kind {
            case .success: ("checkmark.circle.fill", .toastSuccess)
            case .info: ("info.circle.fill", .toastInfo)
            case .warning: ("exclamationmark.triangle.fill", .warningGraphic)
            case .error: ("exclamationmark.triangle.fill", .toastError)
            }
        let isError = kind == .error
        let close = self.action("dismiss-\(id)", .dismiss, phrases.toastDismiss(), role: .cancel)
        return ToastCard(
            id, about: kind,
            surface: Surface(
                background: .surface, border: edge(.border),
                cornerRadius: CornerRadius(.toastRadius), shadow: .toast, padding: .card,
                margin: .screenMargin,
                material: Surface.Material(
                    role: .toast, fallback: .surface,
                    applies: context.reduceTransparency || !context.options.frostedMaterial
                        ? .fallback : .material)),
            layout: row(gap: .sm, alignment: .center, distribution: .spaceBetween),
            icon: icon(symbol ?? usual, beside: .body, ink),
            text: words(text, .body, .toastText),
            button: action.map {
                button(
                    $0, .primary, text: name,
                    ink: isError ? .toastErrorActionLabel : .toastActionLabel,
                    area: isError ? .toastErrorAction : .toastAction)
            },
            dismiss: deadline == nil
                ? button(close, .plain, symbol: "xmark", ink: .textSecondary) : nil,
            seconds: seconds.map(Double.init), deadline: deadline.map { context.zoned($0) },
            motion: motion(
                .slide, appear: .toast, change: .toast,
                amplitude: theme.size(.toastSlideDistance), reduced: Motion.Reduced(.none)))
    }

    /// What is said when a note comes.
    func announcement(of toast: ToastCard) -> Announcement {
        Announcement(
            toast.id, toast.text.aloud,
            politeness: toast.about == .error ? .assertive : .polite)
    }

    /// The note about something that just happened; `nil` when its time is over.
    func passing(_ note: PassingNote) -> ToastCard? {
        let kind: ToastKind = .info
        let seconds = ToastRule.standard.seconds(of: kind)
        let deadline = seconds.map { note.shown.adding(seconds: $0) }
        if let deadline, deadline <= context.now { return nil }
        let text =
            switch note.event {
            case .sampleDataAdded: phrases.weightSampleAdded()
            case .entriesDeleted: phrases.weightLogbookDeleted(count: 1)
            }
        return toast(
            "note-\(note.event.rawValue)", kind, text, until: deadline, seconds: seconds)
    }
}
