import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The builder's first page, with a section each for name, colour, rule and target.
struct RoutineNamingPage {
    let draft: RoutineDraft

    /// The streak of a routine that exists and has a weekly target.
    let streak: WeeklyTargetStreak?
    let surroundings: RoutineSurroundings
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// The sections, top to bottom.
    var cards: [FormCard] {
        [
            name(withSuggestions: true), color, smart(draft.routine.rule),
            target(draft.routine.weeklyTarget),
        ]
    }

    /// The name field, which both pages have; only the first suggests names.
    func name(withSuggestions: Bool) -> FormCard {
        let title = phrases.routineBuilderName()
        let name = draft.routine.name
        let field = EditorFields(kit: kit).text(
            "name", RoutineBuilderOptions.name, title, name, isName: true,
            focusDelay: withSuggestions ? 0.1 : nil)
        return FormCard(
            "name", withSuggestions ? phrases.routineBuilderNamingTitle() : title, isNamed: false,
            rows: [field] + (withSuggestions ? [suggestions(name)] : []), with: kit)
    }

    private func suggestions(_ name: String) -> Element {
        let names = [
            ("weekdayMorning", phrases.routineBuilderSuggestionWeekdayMorning()),
            ("weekend", phrases.routineBuilderSuggestionWeekend()),
            ("quickStart", phrases.routineBuilderSuggestionQuickStart()),
            ("fullRoutine", phrases.routineBuilderSuggestionFullRoutine()),
            ("travel", phrases.routineBuilderSuggestionTravel()),
        ]
        return kit.choice(
            "suggestions", .chips, phrases.routineBuilderSuggestions(),
            names.map { id, phrase in
                kit.option(
                    id, .choose(RoutineBuilderOptions.name, phrase.text), phrase,
                    isSelected: phrase.text == name,
                    text: kit.text(phrase, .footnote, .textPrimary))
            })
    }

    private var color: FormCard {
        let title = phrases.routineColor()
        let color = draft.routine.color ?? "green"
        let ring = kit.border(.textPrimary, .habitSelectionWidth)
        func circle(
            _ id: String, _ name: Phrase, _ role: ColorRole, isSelected: Bool
        ) -> Element {
            kit.option(
                id,
                .choose(RoutineBuilderOptions.color, id == "custom" ? color : id),
                name, isSelected: isSelected, text: kit.text(name, .footnote, .textSecondary),
                swatch: role, size: .routineColor,
                outline: isSelected ? ring : nil, haptic: .picker)
        }
        var options = RoutinePalette.colors.map {
            circle($0.name, $0.spoken(phrases), $0.role, isSelected: $0.name == color)
        }
        if let own = HabitPalette.ownRole(of: color) {
            options.append(circle("custom", phrases.colorNameCustom(), own, isSelected: true))
        }
        return FormCard(
            "color", title, rows: [kit.choice("color", .swatches, title, options)], with: kit)
    }

    /// The section that says when and where the routine is suggested.
    private func smart(_ rule: RoutineRule?) -> FormCard {
        let isOn = kit.toggle(
            "smart",
            rule == nil
                ? .choose(RoutineBuilderOptions.rule, .object([:]))
                : .clear(RoutineBuilderOptions.rule), phrases.routineBuilderSmartToggle(),
            detail: phrases.routineBuilderSmartDetail(), icon: .wandStars,
            disc: kit.settingsDisc, isOn: rule != nil)
        let filters = rule.map { rule in
            RoutineCoverage.Dimension.spokenOrder.map { dimension in
                filter(dimension, chosen: rule.ids(dimension))
            }
        }
        return FormCard(
            "smart", phrases.routineSuggestions(), rows: [isOn] + (filters ?? []),
            footer: rule == nil
                ? nil
                : kit.text(phrases.routineBuilderSmartFooter(), .footnote, .textSecondary),
            with: kit)
    }

    private func filter(
        _ dimension: RoutineCoverage.Dimension, chosen: [String]
    ) -> Element {
        let name = kit.name(of: dimension)
        let options = kit.parts(dimension, of: surroundings).map { part in
            let isOn = chosen.contains(part.id)
            let label = phrases.routineList(items: part.name.text)
            return kit.option(
                part.id, text: kit.text(part.name, .footnote, .textPrimary),
                icon: kit.icon(
                    part.icon, beside: .footnote, isOn ? .accentGraphic : .textSecondary),
                mark: isOn ? kit.icon(.checkmark, beside: .footnote, .accentGraphic) : nil,
                isSelected: isOn,
                action: kit.action(
                    part.id,
                    .choose(RoutineBuilderOptions.ids(dimension), chosen.toggling(part.id)), label,
                    haptic: .picker),
                accessibility: Accessibility(.checkbox, label: label.spokenWords))
        }
        return kit.choice(
            dimension.rawValue, form: .filters, name: kit.text(name, .footnote, .textSecondary),
            options: options,
            accessibility: Accessibility(.group, label: name.spokenWords, children: .contain))
    }

    /// The section with the weekly target, in days, and the weeks in which a new one holds.
    private func target(_ target: Int?) -> FormCard {
        let isOn = kit.toggle(
            "streak",
            target == nil
                ? choose(target: RoutineDraft.standardTarget)
                : .clear(RoutineBuilderOptions.target),
            phrases.routineBuilderStreakToggle(), icon: .flame, disc: kit.settingsDisc,
            isOn: target != nil)
        return FormCard(
            "streak", phrases.routineBuilderStreakTitle(),
            rows: [isOn] + (target.map { [weeklyTarget($0)] } ?? []),
            footer: target == nil
                ? nil
                : streak.map {
                    kit.effect(ofTargetFrom: $0.weekOfNewTarget, today: $0.current.first)
                }, with: kit)
    }

    private func weeklyTarget(_ target: Int) -> Element {
        let name = phrases.routineBuilderStreakTargetName()
        return kit.stepper(
            "target", name, target, in: 1...7,
            saying: phrases.routineBuilderStreakTargetValue(count: target),
            action: kit.action(
                "enterTarget", .enter(RoutineBuilderOptions.target), name, haptic: .selection))
    }

    private func choose(target: Int) -> Intent {
        .choose(RoutineBuilderOptions.target, target)
    }
}
