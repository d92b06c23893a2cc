import CandelaRules
import CandelaTokens

/// The sections of the builder's first step.
extension Kit {
    func nameSection(_ draft: RoutineDraft, withSuggestions: Bool) -> FormCard {
        let title = phrases.routineBuilderName()
        let name = draft.routine.name
        let field = Field(
            "name", entry: .text, name: words(title, .caption, .textSecondary),
            value: name.isEmpty ? nil : words(verbatim: name, .body, .textPrimary),
            placeholder: words(title, .body, .textSecondary),
            focusDelay: withSuggestions ? 0.1 : nil,
            action: action("enterName", .enter, phrases.actionEnter(name: title.spokenText)),
            accessibility: Accessibility(
                .textField, label: title.spokenText, value: name.isEmpty ? nil : name))
        return FormCard(
            "name", surface: card, layout: column(gap: .sm),
            rows: [.field(field)] + (withSuggestions ? [.choice(suggestions(name))] : []),
            label: title.spokenText)
    }

    private func suggestions(_ name: String) -> Choice {
        let names = [
            ("weekdayMorning", phrases.routineBuilderSuggestionWeekdayMorning()),
            ("weekend", phrases.routineBuilderSuggestionWeekend()),
            ("quickStart", phrases.routineBuilderSuggestionQuickStart()),
            ("fullRoutine", phrases.routineBuilderSuggestionFullRoutine()),
            ("travel", phrases.routineBuilderSuggestionTravel()),
        ]
        return choice(
            "suggestions", .chips, phrases.routineBuilderSuggestions(),
            names.map { id, phrase in
                option(
                    id, phrase, isSelected: phrase.text == name,
                    text: words(phrase, .caption, .textPrimary))
            })
    }

    func colorSection(_ draft: RoutineDraft) -> FormCard {
        let title = phrases.routineBuilderColor()
        let color = draft.routine.color ?? "green"
        let ring = border(.textPrimary, .habitSelectionWidth)
        func circle(
            _ id: String, _ name: Phrase, role: ColorRole? = nil, custom: String? = nil
        ) -> Choice.Option {
            let isSelected = id == color || custom != nil
            return option(
                id, phrases.routineColorLabel(name: name.spokenText), isSelected: isSelected,
                swatch: role, customColor: custom, outline: isSelected ? ring : nil,
                haptic: .picker, value: isSelected ? nil : phrases.routineColorNotSelected())
        }
        var options = RoutineLook.colors.map { circle($0.name, $0.spoken(phrases), role: $0.role) }
        if let custom = ColorToken(hex: color) {
            options.append(circle("custom", phrases.colorNameCustom(), custom: custom.hex))
        }
        return FormCard(
            "color", surface: card, layout: column(gap: .sm), heading: heading(title),
            rows: [
                .choice(
                    choice("color", .swatches, title, options, optionSize: size(.routineColor)))
            ], label: title.spokenText)
    }

    /// When and where the routine is offered by itself.
    func smartSection(_ rule: RoutineRule?, _ surroundings: RoutineSurroundings) -> FormCard {
        let title = phrases.routineBuilderSmartTitle()
        let isOn = toggle(
            "smart", phrases.routineBuilderSmartToggle(),
            detail: phrases.routineBuilderSmartDetail(),
            icon: .wandStars, isOn: rule != nil)
        let dimensions: [RoutineCoverage.Dimension] = [.time, .day, .place]
        let filters = rule.map { rule in
            dimensions.map { dimension in
                filter(dimension, parts(dimension, of: surroundings), chosen: rule.ids(dimension))
            }
        }
        return FormCard(
            "smart", surface: card, layout: column(gap: .row), heading: heading(title),
            rows: [.toggle(isOn)] + (filters ?? []).map { .choice($0) },
            footer: rule == nil
                ? nil : words(phrases.routineBuilderSmartFooter(), .caption, .textSecondary),
            label: title.spokenText)
    }

    /// What a dimension of rules is called.
    func name(of dimension: RoutineCoverage.Dimension) -> Phrase {
        switch dimension {
        case .time: phrases.routineDimensionTime()
        case .place: phrases.routineDimensionPlace()
        case .day: phrases.routineDimensionDay()
        }
    }

    private func filter(
        _ dimension: RoutineCoverage.Dimension, _ parts: [MomentPart], chosen: [String]
    ) -> Choice {
        let name = name(of: dimension)
        let options = parts.map { part in
            let isOn = chosen.contains(part.id)
            let label = phrases.routineList(items: part.name.text)
            return Choice.Option(
                part.id, text: words(part.name, .caption, .textPrimary),
                icon: icon(part.icon, beside: .caption, isOn ? .accentGraphic : .textSecondary),
                isSelected: isOn,
                mark: isOn ? icon(.checkmark, beside: .caption, .accentGraphic) : nil,
                outline: isOn ? border(.accentGraphic, .routineFilterWidth) : nil,
                action: action(part.id, .toggle, label, haptic: .picker),
                accessibility: Accessibility(
                    .checkbox, label: label.spokenText, states: [isOn ? .checked : .unchecked]))
        }
        return Choice(
            dimension.rawValue, form: .filters, name: words(name, .caption, .textSecondary),
            options: options,
            accessibility: Accessibility(.group, label: name.spokenText, children: .contain))
    }

    /// On how many days of a week the routine is to be done.
    func streakSection(_ target: Int?) -> FormCard {
        let title = phrases.routineBuilderStreakTitle()
        let isOn = toggle(
            "streak", phrases.routineBuilderStreakToggle(), icon: .flame,
            isOn: target != nil)
        return FormCard(
            "streak", surface: card, layout: column(gap: .row), heading: heading(title),
            rows: [.toggle(isOn)] + (target.map { [.field(weeklyTarget($0))] } ?? []),
            label: title.spokenText)
    }

    private func weeklyTarget(_ target: Int) -> Field {
        let name = phrases.routineBuilderStreakTargetName()
        return Field(
            "target", entry: .steps,
            name: words(phrases.routineBuilderStreakTarget(count: target), .body, .textPrimary),
            range: ValueRange(now: Double(target), min: 1, max: 7), step: 1,
            action: action("enterTarget", .enter, phrases.actionEnter(name: name.spokenText)),
            accessibility: Accessibility(
                .adjustable, label: name.spokenText,
                value: phrases.routineBuilderStreakTargetValue(count: target).spokenText,
                actions: [
                    action(
                        "increment", .increment, phrases.routineBuilderStreakIncrement(),
                        haptic: .selection),
                    action(
                        "decrement", .decrement, phrases.routineBuilderStreakDecrement(),
                        haptic: .selection),
                ], range: ValueRange(now: Double(target), min: 1, max: 7)))
    }
}
