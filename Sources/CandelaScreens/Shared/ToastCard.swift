package import CandelaRules
import CandelaTokens

/// A passing note at the top of the screen, which may offer to undo.
///
/// A newer note replaces an older one of the same id.
package struct ToastCard: CardContent {
    package static let kind = "toast"
    package let id: String
    package let facts: Facts

    /// The symbol that says what the colour says.
    package let icon: Icon

    /// The note.
    package let text: Words

    /// What can be done about it, while it is shown.
    package let button: Element?

    /// The button that dismisses it; absent for a note that goes by itself.
    package let dismiss: Element?

    /// Dismisses it before its time, for notes that can be swiped away.
    package let swipe: Action?

    /// The surface of the note.
    let surface: Surface

    /// How it appears and disappears.
    package let motion: Motion

    /// The accessibility label: a live status, ordered before the cards so that its button can be
    /// reached in time.
    package let accessibility: Accessibility

    /// The values behind the note.
    package struct Facts: Sendable, Hashable, Codable {
        /// What the note is about.
        package let about: ToastKind

        /// How long it is shown in all, in seconds; absent for until it is dismissed.
        package let seconds: Int?

        /// The moment it goes; absent for when it is dismissed.
        package let deadline: ZonedInstant?

        /// How far it has to be swiped to be dismissed, in points; absent for a note that cannot be
        /// swiped.
        package let swipeDistance: Double?
    }

    package var body: Element {
        .row(gap: .sm, align: .center, justify: .spaceBetween) {
            Element.row(gap: .xs, align: .center, large: nil) {
                icon
                text.part("text")
            }
            .growing()
            button
            dismiss
        }
        .surface(surface)
        .motion(motion)
        .actions([swipe].compactMap(\.self))
        .accessibility(accessibility)
    }

    /// - Parameters:
    ///   - symbol: The symbol in place of its kind's.
    ///   - action: What can be done about it, with what is written on the button.
    ///   - deadline: When it goes; `nil` for when it is dismissed.
    ///   - seconds: How long it is shown in all.
    init(
        _ id: String, _ kind: ToastKind, _ text: Words, icon symbol: IconRole? = nil,
        action: (action: Action, name: Phrase)? = nil, until deadline: Instant?, seconds: Int?,
        with kit: Kit
    ) {
        let isStacked = kit.theme.toastRule.most > 1
        let (usual, ink) = Self.look(of: kind)
        self.id = id
        facts = Facts(
            about: kind, seconds: seconds, deadline: deadline.map { kit.context.zoned($0) },
            swipeDistance: isStacked ? kit.theme.size(.toastSwipeDistance) : nil)
        icon = kit.icon(symbol ?? usual, beside: .body, ink)
        self.text = text
        button = action.map {
            kit.button(
                $0.action, .primary, text: $0.name,
                ink: kind == .error ? .toastErrorActionLabel : .toastActionLabel,
                area: kind == .error ? .toastErrorAction : .toastAction)
        }
        func dismiss(_ gesture: Action.Gesture? = nil) -> Action {
            kit.action(
                "dismiss", .close(note: id), kit.phrases.toastDismiss(), role: .cancel,
                gesture: gesture)
        }
        self.dismiss =
            deadline == nil
            ? kit.button(dismiss(), .plain, icon: .xmark, ink: .textSecondary) : nil
        swipe = isStacked ? dismiss(.swipeFromLeading) : nil
        surface = Self.surface(kit)
        motion = kit.motion(
            .slide, appear: .toast, change: .toast,
            amplitude: kit.theme.motion(.toast).offset.map { abs($0.from) },
            reduced: Motion.Reduced(.none))
        accessibility = Accessibility(
            .status, label: text.said,
            hint: isStacked ? kit.phrases.toastDismissHint().said : nil,
            children: .contain, sortOrder: -1,
            liveRegion: .polite)
    }

    private static func look(of kind: ToastKind) -> (IconRole, ColorRole) {
        switch kind {
        case .success: (.checkmarkCircleFilled, .toastSuccess)
        case .info: (.infoCircleFilled, .toastInfo)
        case .warning: (.exclamationmarkTriangle, .warningGraphic)
        case .error: (.exclamationmarkTriangle, .toastError)
        }
    }

    private static func surface(_ kit: Kit) -> Surface {
        Surface(
            fill: Paint(.surface), border: kit.edge(.border),
            cornerRadius: CornerRadius(.toastRadius), shadow: .toast, padding: .md,
            material: kit.material(.toast))
    }
}

extension Kit {
    /// A phrase in the style and colour of passing notes.
    func noteText(_ phrase: Phrase) -> Words { words(phrase, .body, .toastText) }
}
