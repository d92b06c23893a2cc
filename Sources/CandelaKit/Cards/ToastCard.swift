public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// A toast at the top of the screen, with an optional action such as undo.
///
/// A newer toast replaces an older one with the same id.
public struct ToastCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "toast"

    /// The toast's id, as sent by the intent that dismisses it.
    public let id: String

    private let text: StyledText
    private let symbol: IconRole?
    private let action: (action: Action, name: Phrase)?
    private let isStacked: Bool
    private let kit: Kit

    /// The values behind the toast.
    public let facts: Facts

    /// The announcement to make once, when the toast appears.
    let announcement: Announcement

    /// The values behind the toast.
    public struct Facts: Sendable, Equatable, Codable {
        /// The kind of toast.
        public let about: ToastKind

        /// The total time it is shown, in seconds; absent if it stays until dismissed.
        public let seconds: Int?

        /// The moment it disappears; absent if it stays until dismissed.
        public let deadline: ZonedInstant?

        /// The distance of the swipe that dismisses it, in points; absent if it cannot be swiped.
        public let swipeDistance: Double?
    }

    /// Creates a toast.
    ///
    /// - Parameters:
    ///   - symbol: The symbol; `nil` for the symbol of the kind.
    ///   - action: The action, and the text of its button.
    ///   - deadline: The moment the toast disappears; `nil` if it stays until dismissed.
    ///   - seconds: The total time it is shown; `nil` if it stays until dismissed.
    ///   - announcement: The id of its announcement, if a toast with the same id can be about
    ///     different things; `nil` uses the toast's id.
    public init(
        _ id: String, _ kind: ToastKind, _ text: StyledText, icon symbol: IconRole? = nil,
        action: (action: Action, name: Phrase)? = nil, until deadline: Instant?, seconds: Int?,
        announcement subject: String? = nil, with kit: Kit
    ) {
        self.id = id
        isStacked = kit.theme.toastRule.most > 1
        facts = Facts(
            about: kind, seconds: seconds, deadline: deadline.map { kit.context.zoned($0) },
            swipeDistance: isStacked ? kit.theme.size(.toastSwipeDistance) : nil)
        announcement = Announcement(
            subject ?? id, text.spokenWords, politeness: kind == .error ? .assertive : .polite)
        self.text = text
        self.symbol = symbol
        self.action = action
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element {
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
                .status, label: text.spokenWords, children: .contain, sortOrder: -1,
                liveRegion: .polite))
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
    /// A phrase in the style and colour of toasts.
    public func toastText(_ phrase: Phrase) -> StyledText { text(phrase, .body, .toastText) }
}
