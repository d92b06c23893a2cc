public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// A passing note at the top of the screen, which may offer to undo.
///
/// A newer note replaces an older one of the same id.
public struct ToastCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "toast"

    /// The note's name.
    public let id: String

    /// The values behind the note.
    public let facts: Facts

    /// The elements of the note.
    public let body: Element

    /// What is announced once when the note appears.
    let announcement: Announcement

    /// The values behind the note.
    public struct Facts: Sendable, Hashable, Codable {
        /// What the note is about.
        public let about: ToastKind

        /// How long it is shown in all, in seconds; absent for until it is dismissed.
        public let seconds: Int?

        /// The moment it goes; absent for when it is dismissed.
        public let deadline: ZonedInstant?

        /// How far it has to be swiped to be dismissed, in points; absent for a note that cannot be
        /// swiped.
        public let swipeDistance: Double?
    }

    /// A passing note.
    ///
    /// - Parameters:
    ///   - symbol: The symbol in place of its kind's.
    ///   - action: What can be done about it, with what is written on the button.
    ///   - deadline: When it goes; `nil` for when it is dismissed.
    ///   - seconds: How long it is shown in all.
    public init(
        _ id: String, _ kind: ToastKind, _ text: StyledText, icon symbol: IconRole? = nil,
        action: (action: Action, name: Phrase)? = nil, until deadline: Instant?, seconds: Int?,
        with kit: Kit
    ) {
        self.id = id
        let isStacked = kit.theme.toastRule.most > 1
        facts = Facts(
            about: kind, seconds: seconds, deadline: deadline.map { kit.context.zoned($0) },
            swipeDistance: isStacked ? kit.theme.size(.toastSwipeDistance) : nil)
        announcement = Announcement(
            id, text.said, politeness: kind == .error ? .assertive : .polite)
        body =
            Drawing(
                id: id, facts: facts, text: text, symbol: symbol, action: action,
                isStacked: isStacked, kit: kit
            ).body
    }
}

private struct Drawing {
    let id: String
    let facts: ToastCard.Facts
    let text: StyledText
    let symbol: IconRole?
    let action: (action: Action, name: Phrase)?
    let isStacked: Bool
    let kit: Kit

    var body: Element {
        Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(symbol ?? look.symbol, beside: .body, look.ink)
                text.part("text")
            }
            .growing()
            button
            if facts.deadline == nil {
                kit.button(dismiss(), .plain, icon: .xmark, ink: .textSecondary)
            }
        }
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border),
                cornerRadius: CornerRadius(.toastRadius), shadow: .toast, padding: .md,
                material: kit.material(.toast))
        )
        .motion(
            kit.motion(
                .slide, appear: .toast, change: .toast,
                amplitude: kit.theme.motion(.toast).offset.map { abs($0.from) },
                reduced: .none)
        )
        .actions(isStacked ? [dismiss(.swipeFromLeading)] : [])
        // Before the cards, so that its button can be reached in time.
        .accessibility(
            Accessibility(
                .status, label: text.said,
                hint: isStacked ? kit.phrases.toastDismissHint().said : nil,
                children: .contain, sortOrder: -1, liveRegion: .polite))
    }

    private var look: (symbol: IconRole, ink: ColorRole) {
        switch facts.about {
        case .success: (.checkmarkCircleFilled, .toastSuccess)
        case .info: (.infoCircleFilled, .toastInfo)
        case .warning: (.exclamationmarkTriangle, .warningGraphic)
        case .error: (.exclamationmarkTriangle, .toastError)
        }
    }

    private var button: Element? {
        action.map {
            let isError = facts.about == .error
            return kit.button(
                $0.action, .primary, text: $0.name,
                ink: isError ? .toastErrorActionLabel : .toastActionLabel,
                area: isError ? .toastErrorAction : .toastAction)
        }
    }

    private func dismiss(_ gesture: Action.Gesture? = nil) -> Action {
        kit.action(
            "dismiss", .close(note: id), kit.phrases.toastDismiss(), role: .cancel,
            gesture: gesture)
    }
}

extension Kit {
    /// A phrase in the style and colour of passing notes.
    public func noteText(_ phrase: Phrase) -> StyledText { words(phrase, .body, .toastText) }
}
