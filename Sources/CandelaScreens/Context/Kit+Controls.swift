import CandelaRules
import CandelaTokens

/// The controls every screen builds alike.
extension Kit {
    /// Something that can be done, named by a phrase.
    func action(
        _ id: String, _ kind: Action.Kind, _ label: Phrase, role: Action.Role = .normal,
        confirmation: Action.Confirmation? = nil, gesture: Action.Gesture? = nil,
        undoWindow: Double? = nil, haptic: HapticRole? = nil
    ) -> Action {
        Action(
            id, kind: kind, label: label.spokenText, role: role, minimumTarget: minimumTarget,
            confirmation: confirmation, gesture: gesture, undoWindow: undoWindow,
            haptic: haptic.flatMap { feel($0) })
    }

    /// What is felt, unless the person switched haptics off.
    func feel(_ haptic: HapticRole) -> HapticRole? { playsHaptics ? haptic : nil }

    /// How long a deletion can be undone, in seconds: longer while assistive technology is on, which
    /// needs time to get there.
    var undoWindow: Double {
        Double(theme.undoWindow.length(isAssisted: context.assistiveTechnology))
    }

    /// The title of a card, a section or a group.
    func heading(
        _ phrase: Phrase, _ style: TypeRole = .headline, _ color: ColorRole = .textPrimary,
        level: Int = 2
    ) -> Heading {
        Heading(words(phrase, style, color), level: level)
    }

    /// Something to press, with a symbol, a text or both.
    ///
    /// - Parameters:
    ///   - text: What is written on it; without one the action's label is only told.
    ///   - hint: What happens, as a verb phrase.
    ///   - ink: The colour of symbol and text, when it is not the style's.
    ///   - area: The fill in place of the style's.
    ///   - tint: A fill that lets the card shine through, in place of the style's; an opaque surface
    ///     takes its place when contrast is increased.
    ///   - moving: How its symbol moves while something goes on.
    ///   - told: What assistive technology is told in place of a button named by the action.
    func button(
        _ action: Action, _ style: ButtonControl.Style, text: Phrase? = nil,
        icon symbol: IconRole? = nil,
        type: TypeRole = .button, hint: Phrase? = nil, value: Phrase? = nil,
        ink given: ColorRole? = nil, area givenArea: ColorRole? = nil,
        tint: (fill: ColorRole, opacity: OpacityRole)? = nil, isEnabled: Bool = true,
        disabledScale: NumberRole? = nil, states: [AccessibilityState] = [],
        told: Accessibility? = nil, moving: Motion? = nil
    ) -> ButtonControl {
        let (fill, usual): (ColorRole?, ColorRole) =
            switch style {
            case .primary: (.primaryFill, .onPrimary)
            case .secondary: (.surfaceSecondary, .primaryText)
            case .plain: (nil, .primaryText)
            case .destructive: (nil, .errorText)
            }
        let ink = given ?? usual
        let shine = context.increaseContrast ? nil : tint
        let area = tint == nil ? givenArea ?? fill : shine?.fill ?? .surfaceSecondary
        return ButtonControl(
            action: action, style: style, icon: symbol.map { icon($0, beside: type, ink) },
            text: text.map { words($0, type, ink) }, fill: area.map { Paint($0) },
            fillOpacity: shine?.opacity,
            border: area == nil ? nil : edge(.border), cornerRadius: .button,
            minimumHeight: max(minimumTarget, area == nil ? 0 : size(.buttonHeight).resolved),
            isEnabled: isEnabled, opacity: isEnabled ? nil : .disabled,
            disabledScale: isEnabled ? nil : disabledScale.map { theme.number($0) },
            iconMotion: moving,
            press: motion(
                .press, appear: .press, reduced: Motion.Reduced(.crossfade, motion: .crossFade)),
            accessibility: told
                ?? Accessibility(
                    .button, label: action.label, value: value?.spokenText, hint: hint?.spokenText,
                    states: states + (isEnabled ? [] : [.disabled]),
                    inputLabels: text.map { [$0.spokenText] } ?? []))
    }

    /// Content that is not there yet.
    func empty(
        _ id: String, illustration: Illustration?, title: Phrase?, text: Phrase?,
        button: ButtonControl?, level: Int = 2
    ) -> EmptyCard {
        EmptyCard(
            id, layout: column(gap: .md, alignment: .center), illustration: illustration,
            title: title.map { heading($0, level > 2 ? .headline : .title, level: level) },
            text: text.map { words($0, .body, .textSecondary) }, button: button)
    }

    /// Several options of which one holds.
    func choice(
        _ id: String, _ form: Choice.Form, _ name: Phrase, _ options: [Choice.Option],
        isShown: Bool = false, optionSize: Size? = nil, motion: Motion? = nil
    ) -> Choice {
        Choice(
            id, form: form, name: isShown ? words(name, .body, .textPrimary) : nil,
            options: options, optionSize: optionSize, motion: motion,
            accessibility: Accessibility(
                .radioGroup, label: name.spokenText, children: .contain))
    }

    /// How high the line under the page that is shown is, for readers who tell nothing by colour.
    var tabMark: Size? { context.differentiateWithoutColor ? size(.tabMarkHeight) : nil }

    /// One option of a choice, marked as chosen by more than its colour.
    func option(
        _ id: String, _ name: Phrase, isSelected: Bool, text: Words? = nil, icon: Icon? = nil,
        swatch: ColorRole? = nil, customColor: String? = nil, outline: Surface.Border? = nil,
        haptic: HapticRole? = .selection, value: Phrase? = nil
    ) -> Choice.Option {
        let isSpot = swatch != nil || customColor != nil
        // A spot with a symbol of its own, such as an app icon, is ticked beside it.
        let tick: ColorRole =
            !isSpot || icon != nil
            ? .primaryGraphic : customColor.map { self.tick(on: $0) } ?? .onAccent
        return Choice.Option(
            id, text: text, icon: icon, swatch: swatch, customColor: customColor,
            isSelected: isSelected,
            mark: isSelected && (isSpot || context.differentiateWithoutColor)
                ? self.icon(.checkmark, beside: .headline, tick) : nil,
            outline: outline,
            action: action(id, .select, name, haptic: haptic),
            accessibility: Accessibility(
                .radio, label: name.spokenText, value: value?.spokenText,
                states: isSelected ? [.selected] : []))
    }

    /// The colour of a tick on a person's own colour.
    private func tick(on hex: String) -> ColorRole {
        guard let color = ColorToken(hex: hex) else { return .onAccent }
        func ratio(_ role: ColorRole) -> Double {
            Contrast.ratio(theme.color(role, in: .light), color)
        }
        return ratio(.onBright) >= ratio(.onDeep) ? .onBright : .onDeep
    }
}
