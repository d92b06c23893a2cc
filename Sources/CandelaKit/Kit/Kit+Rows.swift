public import CandelaElements
public import CandelaRules
public import CandelaTokens

extension Element {
    /// The element as a labelled accessibility container, whose children stay separate elements.
    public func group(_ name: Phrase, _ role: AccessibilityRole = .group) -> Element {
        accessibility(Accessibility(role, label: name.spokenWords, children: .contain))
    }
}

/// Sections and form rows: switches, fields, links and notes.
extension Kit {
    /// A card with a heading, which is also its accessibility label.
    ///
    /// - Parameter level: The level of the heading: 2 below the title of a screen, 1 on a widget,
    ///   which has no title.
    public func section(
        _ title: Phrase, level: Int = 2, @ElementBuilder _ parts: () -> [Element]
    ) -> Element {
        Element.column(gap: .sm) {
            heading(title, level: level)
            parts()
        }
        .surface(card)
        .group(title)
    }

    /// A figure with its name.
    public func figure(_ id: String, _ name: Phrase, _ value: Phrase) -> FiguresCard.Figure {
        FiguresCard.Figure(id, name, text(value, .body, .textPrimary), with: self)
    }

    /// A switch with its state in words.
    ///
    /// - Parameters:
    ///   - intent: The intent of switching it, which contains the new state.
    ///   - disc: The colour of the disc behind the symbol; `nil` for no disc.
    public func toggle(
        _ id: String, _ intent: Intent, _ name: Phrase, detail: Phrase? = nil,
        icon symbol: IconRole? = nil, disc: ColorRole? = nil, isOn: Bool, isEnabled: Bool = true,
        hint: Phrase? = nil
    ) -> Element {
        Element.toggle(
            action(id, intent, name, haptic: .selection), isOn: isOn, isDisabled: !isEnabled
        ) {
            let texts = Element.column(gap: .textStack) {
                text(name, .body, .textPrimary)
                detail.map { text($0, .footnote, .textSecondary) }
            }
            if let symbol, let disc {
                Element.line(gap: .sm, align: .center) {
                    self.symbol(symbol, on: disc)
                    texts.growing()
                }
                .growing()
            } else {
                symbol.map { icon($0, beside: .body, isOn ? .primaryGraphic : .textSecondary) }
                texts.growing()
            }
            text(isOn ? phrases.stateOn() : phrases.stateOff(), .footnote, .textSecondary)
        }
        .id(ElementID(id))
        .accessibility(
            Accessibility(
                .toggle, label: name.spokenWords, hint: hint?.spokenWords,
                details: detail.map {
                    [AccessibilityDetail(phrases.settingsDetailName().spokenWords, $0.spokenWords)]
                } ?? []))
    }

    /// A text field that can be left empty.
    public func textField(
        _ id: String, option: OptionPath<String>, _ name: Phrase, _ text: String, limit: Int? = nil,
        problem: Element.Input.Problem? = nil
    ) -> Element {
        field(
            id, Element.Input(.text, value: .entered(text), maximumLength: limit),
            name: self.text(name, .body, .textPrimary),
            value: text.isEmpty ? nil : self.text(entered: text, .body, .textPrimary),
            placeholder: self.text(phrases.shareOptionOptional(), .body, .textSecondary),
            problem: problem,
            action: action(id, .enter(option), name))
    }

    /// An entry field, with the texts of the errors that the input can have.
    ///
    /// - Parameters:
    ///   - input: The values the field accepts, and its current value. An error without a text gets
    ///     the usual one.
    ///   - problem: The problem of an invalid current value, which is drawn with the text of that
    ///     error.
    ///   - warning: The warning for a valid but unusual value.
    ///   - focusDelay: The delay in seconds after which the field gets keyboard focus when the
    ///     screen appears.
    public func field(
        _ id: String, _ input: Element.Input, name: StyledText, value: StyledText? = nil,
        placeholder: StyledText? = nil, unit: StyledText? = nil,
        problem: Element.Input.Problem? = nil, warning: StyledText? = nil,
        focusDelay: Double? = nil, action: Action
    ) -> Element {
        let input = withErrors(input)
        return Element.field(
            action, input, label: name, value: value, placeholder: placeholder, unit: unit,
            problem: problem.flatMap { input.errors[$0] }, warning: warning, focusDelay: focusDelay
        )
        .id(ElementID(id))
    }

    /// An entry field for a time of day.
    ///
    /// - Parameters:
    ///   - intent: The intent of entering a time, as `enter` of an option or a setting.
    ///   - isRequired: Whether the field cannot be emptied.
    public func timeField(
        _ id: String, _ intent: Intent, _ name: Phrase, _ time: TimeOfDay, isRequired: Bool = false
    ) -> Element {
        field(
            id,
            Element.Input(.time, value: .text(time.description), isRequired: isRequired),
            name: text(name, .body, .textPrimary),
            value: text(phrases.timeValue(time: phrases.timeOfDay(time)), .body, .textPrimary),
            action: action(id, intent, name))
    }

    /// A whole number between two buttons, which change it by a step.
    ///
    /// - Parameters:
    ///   - name: The accessibility label.
    ///   - bounds: The least and the greatest number.
    ///   - step: The interval between valid numbers, counted from the least; 1 or more.
    ///   - label: The visible label, if it is not the name.
    ///   - value: The visible value; `nil` for the number alone.
    ///   - spoken: The spoken value, if it is not the visible one.
    ///   - action: The action that receives the new number, as an `enter` of an option does.
    public func stepper(
        _ id: String, _ name: Phrase, _ number: Int, in bounds: ClosedRange<Int>, by step: Int = 1,
        label: StyledText? = nil, value: StyledText? = nil, saying spoken: Phrase? = nil,
        action: Action
    ) -> Element {
        let plain = phrases.numberValue(value: phrases.number(number))
        var input = Element.Input(integer: number, in: bounds)
        input.step = Double(step)
        return Element.stepper(
            action, input,
            value: value ?? text(plain, .body, .textPrimary),
            label: label ?? text(name, .body, .textPrimary)
        )
        .id(ElementID(id))
        .accessibility(
            Accessibility(
                .adjustable, label: name.spokenWords, value: spoken?.spokenWords,
                range: ValueRange(
                    now: Double(number), min: Double(bounds.lowerBound),
                    max: Double(bounds.upperBound))))
    }

    /// A row that opens another screen: a symbol, a title, a subtitle, the current value and a
    /// chevron.
    ///
    /// - Parameters:
    ///   - disc: The colour of the disc behind the symbol; `nil` for no disc.
    ///   - detail: The current value, at the trailing edge.
    public func link(
        _ id: String, icon: Icon, disc: ColorRole? = nil, title: StyledText,
        subtitle: StyledText? = nil,
        detail: StyledText? = nil, chevron: Icon? = nil, action: Action,
        accessibility: Accessibility
    ) -> Element {
        Element.button(action, gap: .sm, justify: .spaceBetween, press: rowPress) {
            if let disc {
                symbol(icon.icon, on: disc)
            } else {
                icon
            }
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                Element.column(gap: .textStack) {
                    title.part("title")
                    subtitle?.part("subtitle")
                }
                .growing()
                detail?.part("detail")
            }
            .growing()
            chevron
        }
        .id(ElementID(id))
        .accessibility(accessibility)
    }

    /// The colour of the disc behind the symbols of settings; opaque when contrast is increased.
    public var settingsDisc: ColorRole {
        context.increaseContrast ? .tintPrimaryOpaque : .tintPrimary
    }

    /// A symbol on a disc, for the leading edge of a row.
    public func symbol(_ role: IconRole, on disc: ColorRole) -> Element {
        Element.layers {
            Element.shape(fill: Paint(disc), cornerRadius: CornerRadius(.full))
                .square(size(.settingsDisc))
            Icon(role, color: .primaryGraphic, size: size(.settingsSymbol))
        }
    }

    /// A row without an action: a note beside its symbol.
    ///
    /// - Parameter disc: The colour of the disc behind the symbol; `nil` for no disc.
    public func note(
        _ id: String, icon: Icon? = nil, disc: ColorRole? = nil, title: StyledText? = nil,
        text: StyledText,
        accessibility: Accessibility
    ) -> Element {
        .line(gap: disc == nil ? .xs : .sm, align: .center) {
            if let icon, let disc { symbol(icon.icon, on: disc) } else { icon }
            Element.column(gap: .textStack) {
                title?.part("title")
                text.part("text")
            }
        }
        .id(ElementID(id))
        .accessibility(accessibility)
    }
}
