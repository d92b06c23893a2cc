public import CandelaElements
import CandelaRules
public import CandelaTokens

/// Actions, headings and buttons.
extension Kit {
    /// How much a button stands out.
    public enum ButtonStyle: Sendable {
        /// The one thing most people do here.
        case primary
        /// One of several things of equal weight.
        case secondary
        /// A text or a symbol that can be pressed.
        case plain
        /// It takes something away.
        case destructive

        /// The fill, absent for a button without an area of its own, and the colour of what is on it.
        fileprivate var colors: (fill: ColorRole?, ink: ColorRole) {
            switch self {
            case .primary: (.primaryFill, .onPrimary)
            case .secondary: (.surfaceSecondary, .primaryText)
            case .plain: (nil, .primaryText)
            case .destructive: (nil, .errorText)
            }
        }
    }

    /// Something that can be done, named by a phrase.
    public func action(
        _ id: String, _ intent: Intent, _ label: Phrase, role: Action.Role = .normal,
        confirmation: Action.Confirmation? = nil, gesture: Action.Gesture? = nil,
        undoWindow: Double? = nil, haptic: HapticRole? = nil
    ) -> Action {
        Action(
            id, intent, label: label.spokenText, labelKey: label.key, role: role,
            minimumTarget: minimumTarget, confirmation: confirmation, gesture: gesture,
            undoWindow: undoWindow,
            haptic: haptic.flatMap { feel($0) })
    }

    /// The haptic, unless the person switched haptics off.
    public func feel(_ haptic: HapticRole) -> HapticRole? { playsHaptics ? haptic : nil }

    /// How long a deletion can be undone, in seconds: longer while assistive technology is on, which
    /// needs time to get there.
    public var undoWindow: Double {
        Double(theme.undoWindow.length(isAssisted: context.assistiveTechnology))
    }

    /// The title of a card, a section or a group.
    public func heading(
        _ phrase: Phrase, _ style: TypeRole = .headline, _ color: ColorRole = .textPrimary,
        level: Int = 2
    ) -> Element {
        words(phrase, style, color).heading(level: level)
    }

    /// Something to press, with a symbol, a text or both.
    ///
    /// - Parameters:
    ///   - text: What is written on it; without one the action's label is its accessibility label
    ///     alone.
    ///   - hint: What happens, as a verb phrase.
    ///   - ink: The colour of symbol and text, when it is not the style's.
    ///   - area: The fill in place of the style's.
    ///   - tint: A fill that lets the card shine through, in place of the style's; an opaque surface
    ///     takes its place when contrast is increased.
    ///   - accessibility: In place of a button labelled by the action.
    ///   - moving: How its symbol moves while something goes on.
    public func button(
        _ action: Action, _ style: ButtonStyle, text: Phrase? = nil, icon symbol: IconRole? = nil,
        type: TypeRole = .button, hint: Phrase? = nil,
        ink: ColorRole? = nil, area: ColorRole? = nil,
        tint: (fill: ColorRole, opacity: OpacityRole)? = nil, isEnabled: Bool = true,
        states: [AccessibilityState] = [], told accessibility: Accessibility? = nil,
        moving: Motion? = nil
    ) -> Element {
        let ink = ink ?? style.colors.ink
        let press = motion(.press, appear: .press, reduced: .crossFade)
        return Element.button(action, isDisabled: !isEnabled, gap: .xs, press: press) {
            symbol.map { icon($0, beside: type, ink).element.motion(moving) }
            text.map { words($0, type, ink) }
        }
        .id(action.id)
        .surface(surface(area ?? style.colors.fill, tint: tint))
        .opacity(isEnabled ? nil : .disabled)
        .accessibility(
            accessibility
                ?? Accessibility(
                    .button, label: action.said, hint: hint?.said,
                    states: states + (isEnabled ? [] : [.disabled]),
                    inputLabels: text.map { [$0.spokenText] } ?? []))
    }

    /// Something to press that is called what is written on it.
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

    /// The press effect of a row, an option or a cell; nil where only buttons have one.
    ///
    /// Source: seed 003, button press animations.
    public var rowPress: Motion? {
        theme.number(.touchRowPress) > 0
            ? motion(.press, appear: .pressCard, reduced: .crossFade) : nil
    }

    /// How a tick comes and goes when something is done or undone.
    public var tick: Motion { motion(.swap, change: .micro, reduced: .none) }

    /// What a button is drawn on; absent for one without an area of its own.
    private func surface(
        _ fill: ColorRole?, tint: (fill: ColorRole, opacity: OpacityRole)?
    ) -> Surface? {
        let shine = context.increaseContrast ? nil : tint
        let fill = tint == nil ? fill : shine?.fill ?? .surfaceSecondary
        return fill.map {
            Surface(
                fill: Paint($0), opacity: shine?.opacity, border: edge(.border),
                cornerRadius: CornerRadius(.button),
                insets: Surface.Insets(horizontal: .md, vertical: .sm))
        }
    }
}
