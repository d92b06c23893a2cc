import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The rows of the settings.
extension WeightSettingsPage {
    /// A row that opens a screen.
    func link(
        _ id: String, _ intent: Intent, _ symbol: IconRole, _ title: Phrase
    ) -> Element {
        kit.link(
            id, icon: kit.icon(symbol, beside: .body, .primaryGraphic),
            title: kit.text(title, .body, .textPrimary),
            chevron: kit.icon(.chevronForward, beside: .caption, .textTertiary),
            action: kit.action(id, intent, title),
            accessibility: Accessibility(.button, label: title.spokenWords))
    }

    /// A note about a missing permission and how to grant it.
    func note(
        _ id: String, _ symbol: IconRole, _ title: Phrase, _ text: Phrase
    ) -> Element {
        kit.note(
            id, icon: kit.icon(symbol, beside: .body, .warningGraphic),
            title: kit.text(title, .body, .textPrimary),
            text: kit.text(text, .caption, .textSecondary),
            accessibility: Accessibility(
                .text, label: title.spokenWords, value: text.spokenWords, children: .combine))
    }

    var units: Element {
        let units: [(String, WeightUnit)] = [("lb", .pounds), ("kg", .kilograms)]
        return segments(
            "unit", phrases.weightSettingsUnit(),
            units.map { ($0, .unit($1), phrases.unitName($1), $1 == unit) })
    }

    var intervals: Element {
        segments(
            "interval", phrases.weightSettingsInterval(),
            MilestoneInterval.allCases.map { own in
                let size = phrases.milestoneNumber(Double(own.size(in: unit)))
                return (
                    "\(own.rawValue)", .milestoneInterval(own), phrases.weight(size, in: unit),
                    own == settings.milestoneInterval
                )
            })
    }

    private func segments(
        _ id: String, _ name: Phrase,
        _ options: [(String, Intent.Setting, Phrase, isChosen: Bool)]
    ) -> Element {
        kit.choice(
            id, .segmented, name,
            options.map { id, setting, name, isChosen in
                kit.option(
                    id, .set(setting), name, isSelected: isChosen,
                    text: kit.text(
                        name, .subheadline, isChosen ? .textPrimary : .textSecondary))
            }, isShown: true)
    }

    /// The edited goal, with an error or a warning below it.
    var goal: Element {
        let name = phrases.weightSettingsGoal()
        let goal = options.goal ?? journal.goal?.weight.value(in: unit)
        let limits = WeightLimits.standard
        let bounds = limits.goals(in: unit)
        let check = goal.map { limits.check(goal: $0, in: unit) }
        let warning: Phrase? =
            switch check {
            case .low?: phrases.weightSettingsGoalLow()
            case .high?: phrases.weightSettingsGoalHigh()
            case .sound?: goal.flatMap { direction(to: $0) }
            case .outOfRange?, nil: nil
            }
        let number = goal.map { phrases.weightNumber($0) }
        var input = Element.Input(tenths: goal, in: bounds)
        input.errors.outOfRange = kit.text(outside(bounds), .caption, .errorText)
        return kit.field(
            "goal", input,
            name: kit.text(name, .body, .textPrimary),
            value: number.map { number in
                kit.text(
                    phrases.numberValue(value: number), saying: phrases.weight(number, in: unit),
                    .body, .textPrimary)
            },
            placeholder: kit.text(
                phrases.numberValue(value: phrases.weightNumber(limits.defaultGoal(in: unit))),
                .body, .textSecondary),
            unit: kit.text(phrases.unitName(unit), .body, .textSecondary),
            problem: check == .outOfRange ? .outOfRange : nil,
            warning: warning.map { kit.text($0, .caption, .warningText) },
            action: kit.action("goal", .enter(.setting(.goal)), phrases.actionSetGoal()))
    }

    /// The person's height; beside pounds in inches, with the feet below.
    var height: Element {
        let (name, unit) = (phrases.weightSettingsHeight(), HeightUnit(beside: unit))
        let height = settings.height.map(unit.value)
        let number = height.map { phrases.milestoneNumber($0) }
        let isValid = settings.height.map(JournalSettings.heights.contains) ?? true
        let feet = isValid && unit == .inches ? height.map { inFeet($0) } : nil
        return kit.field(
            "height", Element.Input(tenths: height, in: unit.heights),
            name: kit.text(name, .body, .textPrimary),
            value: number.map { number in
                kit.text(
                    phrases.numberValue(value: number),
                    saying: unit == .inches
                        ? phrases.unitHeightInchesShort(value: number)
                        : phrases.unitHeightCentimetersShort(value: number),
                    .body, .textPrimary)
            },
            placeholder: kit.text(phrases.shareOptionOptional(), .body, .textSecondary),
            unit: kit.text(
                unit == .inches
                    ? phrases.unitHeightInchesName() : phrases.unitHeightCentimetersName(),
                .body, .textSecondary),
            problem: isValid ? nil : .outOfRange,
            warning: feet.map { kit.text($0, .caption, .textSecondary) },
            action: kit.action("height", .enter(.setting(.height)), name))
    }

    private func inFeet(_ inches: Double) -> Phrase {
        let feet = Int(inches / 12)
        return phrases.unitHeightFeet(
            feet: feet, inches: phrases.milestoneNumber(inches - Double(feet * 12)))
    }

    /// The note that a goal is to keep the weight or to gain; `nil` for a loss, and before the first
    /// weigh-in.
    private func direction(to goal: Double) -> Phrase? {
        let facts = WeightFacts(journal, in: kit.context)
        let saved = facts.goal.flatMap { $0.goal == unit.shown(goal) ? $0 : nil }
        guard let start = saved?.start ?? facts.currentWeight else { return nil }
        if start == unit.shown(goal) { return phrases.weightHold() }
        return start < goal ? phrases.weightSettingsGoalGain() : nil
    }

    /// The error below a goal that is out of range.
    private func outside(_ bounds: ClosedRange<Double>) -> Phrase {
        phrases.weightSettingsGoalError(
            min: phrases.measure(
                phrases.milestoneNumber(bounds.lowerBound), in: unit, isDrawn: false),
            max: phrases.measure(phrases.milestoneNumber(bounds.upperBound), in: unit))
    }
}
