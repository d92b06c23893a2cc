import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The rows between a habit's name and its buttons, depending on its type.
struct StepRows {
    let step: RoutineStep
    let value: StepValue?
    let at: Intent.Run
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var elements: [Element] {
        switch step.kind {
        case .counter:
            let items = step.items.isEmpty ? [step.name] : step.items
            let given = value?.counts ?? []
            let counts = items.indices.map {
                given.indices.contains($0) ? StepValue.amounts.clamping(given[$0]) : 0
            }
            return items.enumerated().map { counter($0.element, counts, at: $0.offset) }
        case .measurement: return [measurement]
        case .question: return [answers]
        case .sequence: return parts(step.steps.map(\.name))
        default: return parts(step.items)
        }
    }

    /// The parts of a habit, with their symbols below each other in the middle of the card.
    private func parts(_ names: [String]) -> [Element] {
        guard !names.isEmpty else { return [] }
        return [
            Element.row(justify: .center) {
                Element.column(gap: .sm) {
                    names.enumerated().map { part($0.element, $0.offset) }
                }
            }
        ]
    }

    /// One part of a habit, as text.
    private func part(_ name: String, _ place: Int) -> Element {
        kit.note(
            "part-\(place)", icon: kit.icon(.circleFilled, beside: .caption, .textSecondary),
            text: kit.text(verbatim: name, .body, .textPrimary),
            accessibility: Accessibility(.text, label: name, children: .combine))
    }

    /// A stepper with increments of one.
    private func counter(_ item: String, _ counts: [Int], at place: Int) -> Element {
        let count = counts[place]
        let name = phrases.routineRunCounter(name: step.name, item: item)
        return kit.stepper(
            "counter-\(place)", name, count, in: StepValue.amounts,
            label: kit.text(verbatim: item, .body, .textPrimary),
            value: kit.text(
                phrases.numberValue(value: phrases.number(count)), .headline, .textPrimary),
            action: kit.action(
                "count-\(place)", .enter(RoutineRunOptions.count(at: place)), name,
                haptic: .picker))
    }

    private var measurement: Element {
        let name = phrases.routineRunMeasurement()
        let (low, high) = (StepValue.numbers.lowerBound, StepValue.numbers.upperBound)
        let number = value?.number.flatMap { StepValue.numbers.contains($0) ? $0 : nil }
        let shown = number.map { phrases.numberValue(value: phrases.measuredNumber($0)) }
        return kit.field(
            "value",
            Element.Input(
                .decimal, value: number.map { .number($0) }, min: .number(low), max: .number(high),
                step: 0.001), name: kit.text(name, .body, .textPrimary),
            value: shown.map { kit.text($0, .headline, .textPrimary) },
            action: kit.action("enter", .enter(RoutineRunOptions.number), name))
    }

    /// The answers to a question. Each answer leads to the step at the same index or, if that is a
    /// sequence, to all of its habits.
    private var answers: Element {
        let options = step.items.enumerated().map { place, item in
            let next = step.steps.indices.contains(place) ? step.steps[place] : nil
            let count = next?.parts.count ?? 0
            var answered = at
            answered.answer = place
            // An answer that leads to no step shows only its own text.
            let name =
                count == 0
                ? phrases.nameQuoted(name: item)
                : phrases.routineRunOption(name: item, count: count)
            return kit.option(
                "answer-\(place)", .complete(answered), name,
                isSelected: item == value?.answer,
                text: kit.text(verbatim: item, .body, .textPrimary), haptic: .picker)
        }
        return kit.choice(
            "answers", form: .cards, options: options,
            accessibility: Accessibility(
                .radioGroup, label: phrases.routineEditorAnswers().spokenWords, children: .contain))
    }
}

extension ClosedRange<Int> {
    /// The number, clamped to the range.
    fileprivate func clamping(_ number: Int) -> Int {
        Swift.min(Swift.max(number, lowerBound), upperBound)
    }
}
