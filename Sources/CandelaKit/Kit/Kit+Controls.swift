public import CandelaElements
import CandelaRules
public import CandelaTokens

/// Actions, headings and buttons.
extension Kit {
    /// The prominence of a button.
    public enum ButtonStyle: Sendable {
        /// The main action of its screen or card.
        case primary
        /// One of several equal actions.
        case secondary
        /// A text or symbol without a fill.
        case plain
        /// An action that deletes something.
        case destructive

        /// The fill, `nil` for a button without one, and the colour of its content.
        fileprivate var colors: (fill: ColorRole?, ink: ColorRole) {
            switch self {
            case .primary: (.primaryFill, .onPrimary)
            case .secondary: (.surfaceSecondary, .primaryText)
            case .plain: (nil, .primaryText)
            case .destructive: (nil, .errorText)
            }
        }

        /// Whether a line around the button tells it from the card below.
        fileprivate var isOutlined: Bool { self == .secondary }
    }

    /// An action labelled by a phrase.
    public func action(
        _ id: String, _ intent: Intent, _ label: Phrase, role: Action.Role = .normal,
        confirmation: Action.Confirmation? = nil, gesture: Action.Gesture? = nil,
        undoWindow: Double? = nil, haptic: HapticRole? = nil
    ) -> Action {
        Action(
            id, intent, label: label.spokenText, labelKey: label.key, role: role,
            confirmation: confirmation, gesture: gesture, undoWindow: undoWindow,
            haptic: haptic.flatMap { self.haptic($0) })
    }

    /// The haptic; `nil` if the person switched haptics off.
    public func haptic(_ haptic: HapticRole) -> HapticRole? { playsHaptics ? haptic : nil }

    /// The time in which a deletion can be undone, in seconds; longer while assistive technology is
    /// on, because reaching the button takes longer with it.
    public var undoWindow: Double {
        Double(theme.undoWindow.length(isAssisted: context.assistiveTechnology))
    }

    /// The action that deletes records, with a time in which it can be undone.
    public func deletion(
        of kind: Intent.RecordKind, _ ids: [String], _ label: Phrase, id: String = "delete",
        confirmation: Action.Confirmation? = nil, gesture: Action.Gesture? = nil
    ) -> Action {
        action(
            id, .delete(kind, ids: ids), label, role: .destructive, confirmation: confirmation,
            gesture: gesture, undoWindow: undoWindow, haptic: .delete)
    }

    /// The actions that move a row of an ordered list up and down, where possible, and by dragging.
    ///
    /// - Parameters:
    ///   - position: The row's index, counted from 0.
    ///   - drag: The label of dragging; `nil` for a list that is not dragged.
    public func moves(
        of id: String, at position: Int, among count: Int, up: Phrase, down: Phrase,
        drag: Phrase? = nil
    ) -> [Action] {
        func move(_ name: String, to position: Int?, _ label: Phrase) -> Action {
            action(
                name, .reorder(step: id, to: position), label,
                gesture: position == nil ? .drag : nil, haptic: position == nil ? .medium : .light)
        }
        return [
            position > 0 ? move("moveUp", to: position - 1, up) : nil,
            position < count - 1 ? move("moveDown", to: position + 1, down) : nil,
            count > 1 ? drag.map { move("reorder", to: nil, $0) } : nil,
        ].compactMap(\.self)
    }

    /// A heading of a card, a section or a group.
    public func heading(
        _ phrase: Phrase, _ style: TypeRole = .headline, _ color: ColorRole = .textPrimary,
        level: Int = 2
    ) -> Element {
        text(phrase, style, color).heading(level: level)
    }

    /// A button with a symbol, a text or both.
    ///
    /// - Parameters:
    ///   - text: The visible text; if `nil`, no text is shown and the action's label is only
    ///     spoken.
    ///   - hint: The accessibility hint, as a verb phrase.
    ///   - ink: The colour of symbol and text, if it is not the style's.
    ///   - area: The fill, if it is not the style's.
    ///   - tint: A translucent fill instead of the style's; it is opaque when contrast is
    ///     increased.
    ///   - isSelected: Whether the button is selected or checked.
    ///   - accessibility: The accessibility; `nil` for a button with the action's label.
    ///   - moving: The animation of the symbol while an operation is in progress.
    public func button(
        _ action: Action, _ style: ButtonStyle, text: Phrase? = nil, icon symbol: IconRole? = nil,
        type: TypeRole = .button, hint: Phrase? = nil,
        ink: ColorRole? = nil, area: ColorRole? = nil,
        tint: (fill: ColorRole, opacity: OpacityRole)? = nil, isSelected: Bool = false,
        isEnabled: Bool = true, states: [AccessibilityState] = [],
        accessibility: Accessibility? = nil, moving: Motion? = nil
    ) -> Element {
        let ink = ink ?? style.colors.ink
        let press = motion(.press, appear: .press, reduced: .crossFade)
        let name = text?.spokenText
        return Element.button(
            action, isSelected: isSelected, isDisabled: !isEnabled, gap: .xs, press: press
        ) {
            symbol.map { icon($0, beside: type, ink).element.motion(moving) }
            text.map { self.text($0, type, ink) }
        }
        .id(ElementID(action.id))
        .surface(
            surface(
                area ?? style.colors.fill, tint: tint,
                outline: style.isOutlined && area == nil
                    ? border(.primaryGraphic, .buttonOutlineWidth) : nil)
        )
        .opacity(isEnabled ? nil : .disabled)
        .accessibility(
            accessibility
                ?? Accessibility(
                    .button, label: action.spokenWords, hint: hint?.spokenWords, states: states,
                    inputLabels: name == action.label ? [] : [name].compactMap(\.self)))
    }

    /// A button whose visible text is also its accessibility label.
    public func button(
        _ id: String, _ intent: Intent, _ text: Phrase, _ style: ButtonStyle,
        icon: IconRole? = nil, type: TypeRole = .button, hint: Phrase? = nil,
        isEnabled: Bool = true, role: Action.Role = .normal, undoWindow: Double? = nil,
        haptic: HapticRole? = nil
    ) -> Element {
        button(
            action(id, intent, text, role: role, undoWindow: undoWindow, haptic: haptic), style,
            text: text, icon: icon, type: type, hint: hint, isEnabled: isEnabled)
    }

    /// The button that leaves a screen.
    ///
    /// - Parameter presentation: The place in which the screen appears.
    /// - Returns: `nil` for a screen that cannot be left.
    public func backButton(from presentation: Screen.Presentation) -> Element? {
        switch presentation {
        case .push:
            return button(
                action("back", .close(), phrases.actionBack(), role: .cancel), .plain,
                icon: .chevronBackward, type: .titleSmall)
        case .sheet, .cover:
            return button(
                action("close", .close(), phrases.actionClose(), role: .cancel), .plain,
                icon: .xmark, type: .titleSmall)
        case .tab, .widget, .island: return nil
        }
    }

    /// The press animation of rows, options and cells; `nil` if only buttons have one.
    public var rowPress: Motion? {
        theme.number(.touchRowPress) > 0
            ? motion(.press, appear: .pressCard, reduced: .crossFade) : nil
    }

    /// The animation of a tick when something is done or undone.
    public var tick: Motion { motion(.swap, change: .micro, reduced: .none) }

    /// The surface of a button; `nil` without a fill.
    ///
    /// - Parameter outline: The line around it; `nil` for one at increased contrast only.
    private func surface(
        _ fill: ColorRole?, tint: (fill: ColorRole, opacity: OpacityRole)?,
        outline: Surface.Border?
    ) -> Surface? {
        let shine = context.increaseContrast ? nil : tint
        let fill = tint == nil ? fill : shine?.fill ?? .surfaceSecondary
        return fill.map {
            Surface(
                fill: Paint($0), opacity: shine?.opacity, border: outline ?? edge(.border),
                cornerRadius: CornerRadius(.button),
                insets: Surface.Insets(horizontal: .md, vertical: .sm))
        }
    }
}
