import CandelaRules
import CandelaTokens

extension RoutineStepCard {
    /// What a habit of its type shows between its name and its buttons.
    static func rows(
        of step: RoutineStep, _ run: RoutineRun, _ at: Intent.Run, with kit: Kit
    ) -> [Element] {
        switch step.kind {
        case .counter:
            let items = step.items.isEmpty ? [step.name] : step.items
            let given = run.counts ?? []
            let counts = items.indices.map {
                given.indices.contains($0) ? min(max(given[$0], 0), 999) : 0
            }
            return items.enumerated().map { place, item in
                counter(item, counts, at: place, of: step, with: kit)
            }
        case .measurement: return [measurement(run.entry ?? "", with: kit)]
        case .question: return [answers(to: step, at, with: kit)]
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
        _ item: String, _ counts: [Int], at place: Int, of step: RoutineStep, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let count = counts[place]
        let range = ValueRange(now: Double(count), min: 0, max: 999)
        func go(to number: Int) -> Intent {
            var counts = counts
            counts[place] = min(max(number, 0), 999)
            return .choose(
                option: "run.counts", value: .list(counts.map { .number(Double($0)) }))
        }
        let more = kit.action(
            "increment-\(place)", go(to: count + 1), phrases.routineRunCounterMore(item: item),
            haptic: .picker)
        let less = kit.action(
            "decrement-\(place)", go(to: count - 1), phrases.routineRunCounterLess(item: item),
            haptic: .picker)
        return kit.field(
            "counter-\(place)", entry: .steps,
            name: kit.words(verbatim: item, .body, .textPrimary),
            value: kit.words(
                phrases.numberValue(value: phrases.number(count)), .headline, .textPrimary),
            range: range, step: 1,
            action: kit.action(
                "count-\(place)",
                .enter(
                    option: "run.counts[\(place)]",
                    Intent.Entry(
                        .number, value: .number(Double(count)), min: 0, max: 999, step: 1)),
                phrases.actionEnter(name: item), haptic: .picker),
            accessibility: Accessibility(
                .adjustable,
                label: phrases.routineRunCounter(name: step.name, item: item).spokenText,
                value: phrases.routineRunCounterValue(count: count).spokenText,
                range: range)
        )
        .actions([more, less])
    }

    private static func measurement(_ entry: String, with kit: Kit) -> Element {
        let name = kit.phrases.routineRunMeasurement()
        return kit.field(
            "value", entry: .decimal, name: kit.words(name, .body, .textPrimary),
            value: entry.isEmpty ? nil : kit.words(verbatim: entry, .headline, .textPrimary),
            action: kit.action(
                "enter",
                .enter(
                    option: "run.entry",
                    Intent.Entry(.text, value: entry.isEmpty ? nil : .text(entry))),
                kit.phrases.actionEnter(name: name.spokenText)),
            accessibility: Accessibility(
                .textField, label: name.spokenText, value: entry.isEmpty ? nil : entry)
        )
    }

    /// The answers to a question. An answer leads to the step at its place among the question's own:
    /// a sequence to all of its habits.
    private static func answers(
        to step: RoutineStep, _ at: Intent.Run, with kit: Kit
    ) -> Element {
        let options = step.items.enumerated().map { place, item in
            let next = step.steps.indices.contains(place) ? step.steps[place] : nil
            let count = next.map { $0.kind == .sequence ? $0.steps.count : 1 } ?? 0
            var answered = at
            answered.answer = place
            return kit.option(
                "answer-\(place)", .complete(answered),
                kit.phrases.routineRunOption(name: item, count: count),
                isSelected: false, text: kit.words(verbatim: item, .body, .textPrimary),
                haptic: .picker)
        }
        return kit.choice(
            "answers", form: .cards, options: options,
            accessibility: Accessibility(.radioGroup, label: step.name, children: .contain)
        )
    }
}
