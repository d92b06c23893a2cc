import CandelaRules
import CandelaTokens

extension RoutineStepCard {
    /// What a habit of its type shows between its name and its buttons.
    static func rows(of step: RoutineStep, _ run: RoutineRun, with kit: Kit) -> [Element] {
        switch step.kind {
        case .counter:
            let items = step.items.isEmpty ? [step.name] : step.items
            let counts = run.counts ?? []
            return items.enumerated().map { place, item in
                let count = counts.indices.contains(place) ? counts[place] : 0
                return counter(item, count: min(max(count, 0), 999), at: place, of: step, with: kit)
            }
        case .measurement: return [measurement(run.entry ?? "", with: kit)]
        case .question: return [answers(to: step, with: kit)]
        case .sequence:
            return step.steps.enumerated().map { part($0.element.name, $0.offset, with: kit) }
        default: return step.items.enumerated().map { part($0.element, $0.offset, with: kit) }
        }
    }

    /// One part of a habit, to read.
    private static func part(_ name: String, _ place: Int, with kit: Kit) -> Element {
        kit.note(
            "part-\(place)", icon: kit.icon(.circleFilled, beside: .captionSmall, .textSecondary),
            text: kit.words(verbatim: name, .body, .textPrimary),
            accessibility: Accessibility(.text, label: name, children: .combine)
        )
    }

    /// A number that goes up and down in steps of one.
    private static func counter(
        _ item: String, count: Int, at place: Int, of step: RoutineStep, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let range = ValueRange(now: Double(count), min: 0, max: 999)
        let more = kit.action(
            "increment-\(place)", .increment, phrases.routineRunCounterMore(item: item),
            haptic: .picker)
        let less = kit.action(
            "decrement-\(place)", .decrement, phrases.routineRunCounterLess(item: item),
            haptic: .picker)
        return kit.field(
            "counter-\(place)", entry: .steps,
            name: kit.words(verbatim: item, .body, .textPrimary),
            value: kit.words(
                phrases.numberValue(value: phrases.number(count)), .headline, .textPrimary),
            range: range, step: 1, action: more,
            accessibility: Accessibility(
                .adjustable,
                label: phrases.routineRunCounter(name: step.name, item: item).spokenText,
                value: phrases.routineRunCounterValue(count: count).spokenText,
                actions: [more, less], range: range)
        )
    }

    private static func measurement(_ entry: String, with kit: Kit) -> Element {
        let name = kit.phrases.routineRunMeasurement()
        return kit.field(
            "value", entry: .decimal, name: kit.words(name, .body, .textPrimary),
            value: entry.isEmpty ? nil : kit.words(verbatim: entry, .headline, .textPrimary),
            action: kit.action(
                "enter", .enter, kit.phrases.actionEnter(name: name.spokenText)),
            accessibility: Accessibility(
                .textField, label: name.spokenText, value: entry.isEmpty ? nil : entry)
        )
    }

    /// The answers to a question. An answer leads to the step at its place among the question's own:
    /// a sequence to all of its habits.
    private static func answers(to step: RoutineStep, with kit: Kit) -> Element {
        let options = step.items.enumerated().map { place, item in
            let next = step.steps.indices.contains(place) ? step.steps[place] : nil
            let count = next.map { $0.kind == .sequence ? $0.steps.count : 1 } ?? 0
            return kit.option(
                "answer-\(place)", kit.phrases.routineRunOption(name: item, count: count),
                isSelected: false, text: kit.words(verbatim: item, .body, .textPrimary),
                haptic: .picker)
        }
        return kit.choice(
            "answers", form: .cards, options: options,
            accessibility: Accessibility(.radioGroup, label: step.name, children: .contain)
        )
    }
}
