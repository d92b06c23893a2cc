public import CandelaRules
import CandelaTokens

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

    /// - Parameters:
    ///   - symbol: The symbol in place of its kind's.
    ///   - action: What can be done about it, with what is written on the button.
    ///   - deadline: When it goes; `nil` for when it is dismissed.
    ///   - seconds: How long it is shown in all.
    init(
        _ id: String, _ kind: ToastKind, _ text: StyledText, icon symbol: IconRole? = nil,
        action: (action: Action, name: Phrase)? = nil, until deadline: Instant?, seconds: Int?,
        with kit: Kit
    ) {
        let isStacked = kit.theme.toastRule.most > 1
        let (usual, ink) = Self.look(of: kind)
        self.id = id
        facts = Facts(
            about: kind, seconds: seconds, deadline: deadline.map { kit.context.zoned($0) },
            swipeDistance: isStacked ? kit.theme.size(.toastSwipeDistance) : nil)
        announcement = Announcement(
            id, text.said, politeness: kind == .error ? .assertive : .polite)
        func dismiss(_ gesture: Action.Gesture? = nil) -> Action {
            kit.action(
                "dismiss", .close(note: id), kit.phrases.toastDismiss(), role: .cancel,
                gesture: gesture)
        }
        body = Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(symbol ?? usual, beside: .body, ink)
                text.part("text")
            }
            .growing()
            action.map {
                kit.button(
                    $0.action, .primary, text: $0.name,
                    ink: kind == .error ? .toastErrorActionLabel : .toastActionLabel,
                    area: kind == .error ? .toastErrorAction : .toastAction)
            }
            if deadline == nil {
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

    private static func look(of kind: ToastKind) -> (IconRole, ColorRole) {
        switch kind {
        case .success: (.checkmarkCircleFilled, .toastSuccess)
        case .info: (.infoCircleFilled, .toastInfo)
        case .warning: (.exclamationmarkTriangle, .warningGraphic)
        case .error: (.exclamationmarkTriangle, .toastError)
        }
    }
}

extension Kit {
    /// A phrase in the style and colour of passing notes.
    func noteText(_ phrase: Phrase) -> StyledText { words(phrase, .body, .toastText) }
}
