import CandelaRules
import CandelaTokens

extension Kit {
    /// The habit that is shown.
    func card(of step: RoutineStep, _ running: RunningRoutine) -> RoutineStepCard {
        let isPaused = running.session.state == .paused
        let needsCheck = step.kind != .timer && step.kind != .question
        return RoutineStepCard(
            id: step.id, surface: card, layout: column(gap: .md, alignment: .center),
            icon: icon(theme.iconRole(of: step), beside: .title, step.drawnColor),
            customColor: step.ownColor,
            name: Heading(words(verbatim: step.name, .title, .textPrimary), level: 2),
            timer: running.timer.map { panel($0, of: running) },
            rows: isPaused ? [] : rows(of: step, running),
            check: needsCheck && !isPaused ? check(of: step, running) : nil,
            buttons: isPaused ? [] : buttons(of: step, running),
            navigation: isPaused ? [] : navigation(from: step, running),
            transition: motion(
                .slide, appear: .page, change: .page,
                reduced: Motion.Reduced(.crossfade, motion: .crossFade)),
            accessibility: Accessibility(.group, label: step.name, children: .contain))
    }

    /// The large check, told as one: ticked when the habit is done.
    private func check(of step: RoutineStep, _ running: RunningRoutine) -> ButtonControl {
        let isDone = running.isDone(step)
        let text = isDone ? phrases.routineRunChecked() : phrases.routineRunCheck()
        return button(
            action(
                "complete", isDone ? .toggle : .complete,
                phrases.routineRunCompleteLabel(name: step.name),
                haptic: isDone ? .habitAlreadyComplete : .habitComplete),
            .primary, text: text, icon: isDone ? .checkmarkCircleFilled : .circle,
            told: Accessibility(
                .checkbox, label: step.name,
                hint: isDone ? nil : phrases.routineRunCompleteHint().spokenText,
                states: [isDone ? .checked : .unchecked],
                inputLabels: [text.spokenText, step.name]))
    }

    private func buttons(of step: RoutineStep, _ running: RunningRoutine) -> [ButtonControl] {
        if let timer = running.timer { return buttons(timer, of: step, running) }
        guard step.kind == .action else { return [] }
        return [
            button(
                action(
                    "open", .navigate, phrases.routineRunOpenLabel(name: step.name),
                    haptic: .secondaryButton), .secondary,
                text: phrases.routineRunOpen(), icon: .openExternal)
        ]
    }

    private func navigation(
        from step: RoutineStep, _ running: RunningRoutine
    ) -> [ButtonControl] {
        [
            button(
                action(
                    "previous", .back, phrases.routineRunPrevious(),
                    haptic: .secondaryButton), .plain,
                text: phrases.routineRunPrevious(), icon: .chevronBackward,
                hint: phrases.routineRunPreviousHint(),
                isEnabled: step.id != running.routine.steps.first?.id),
            button(
                action(
                    "skip", .skip, phrases.routineRunSkipLabel(name: step.name),
                    haptic: .secondaryButton), .plain,
                text: phrases.routineRunSkip(), icon: .skipNext,
                hint: phrases.routineRunSkipHint()),
        ]
    }

    // MARK: Rows

    private func rows(of step: RoutineStep, _ running: RunningRoutine) -> [FormRow] {
        switch step.kind {
        case .counter:
            let items = step.items.isEmpty ? [step.name] : step.items
            return items.enumerated().map { place, item in
                let counts = running.run.counts
                return .field(
                    counter(
                        item, count: counts.indices.contains(place) ? counts[place] : 0,
                        at: place, of: step, running))
            }
        case .measurement: return [.field(measurement(running.run.entry))]
        case .question: return [.choice(answers(to: step, running))]
        case .sequence: return step.steps.enumerated().map { part($0.element.name, $0.offset) }
        default: return step.items.enumerated().map { part($0.element, $0.offset) }
        }
    }

    /// One part of a habit, to read.
    private func part(_ name: String, _ place: Int) -> FormRow {
        .note(
            NoteRow(
                "part-\(place)", icon: icon(.circleFilled, beside: .captionSmall, .textSecondary),
                text: words(verbatim: name, .body, .textPrimary),
                accessibility: Accessibility(.text, label: name, children: .combine)))
    }

    /// A number that goes up and down in steps of one.
    private func counter(
        _ item: String, count: Int, at place: Int, of step: RoutineStep,
        _ running: RunningRoutine
    ) -> Field {
        let count = min(max(count, 0), 999)
        let value = phrases.routineRunCounterValue(count: count)
        return Field(
            "counter-\(place)", entry: .steps,
            name: words(verbatim: item, .body, .textPrimary),
            value: words(
                phrases.numberValue(value: phrases.number(count)), .headline, .textPrimary),
            range: ValueRange(now: Double(count), min: 0, max: 999), step: 1,
            action: action(
                "increment-\(place)", .increment, phrases.routineRunCounterMore(item: item),
                haptic: .picker),
            accessibility: Accessibility(
                .adjustable,
                label: phrases.routineRunCounter(name: step.name, item: item)
                    .spokenText,
                value: value.spokenText,
                actions: [
                    action(
                        "increment-\(place)", .increment,
                        phrases.routineRunCounterMore(item: item), haptic: .picker),
                    action(
                        "decrement-\(place)", .decrement,
                        phrases.routineRunCounterLess(item: item), haptic: .picker),
                ], range: ValueRange(now: Double(count), min: 0, max: 999)))
    }

    private func measurement(_ entry: String) -> Field {
        let name = phrases.routineRunMeasurement()
        return Field(
            "value", entry: .decimal, name: words(name, .body, .textPrimary),
            value: entry.isEmpty ? nil : words(verbatim: entry, .headline, .textPrimary),
            action: action("enter", .enter, phrases.actionEnter(name: name.spokenText)),
            accessibility: Accessibility(
                .textField, label: name.spokenText, value: entry.isEmpty ? nil : entry))
    }

    /// The answers to a question. An answer leads to the step at its place among the question's own:
    /// a sequence to all of its habits.
    private func answers(to step: RoutineStep, _ running: RunningRoutine) -> Choice {
        let options = step.items.enumerated().map { place, item in
            let next = step.steps.indices.contains(place) ? step.steps[place] : nil
            let count = next.map { $0.kind == .sequence ? $0.steps.count : 1 } ?? 0
            return option(
                "answer-\(place)", phrases.routineRunOption(name: item, count: count),
                isSelected: false, text: words(verbatim: item, .body, .textPrimary),
                haptic: .picker)
        }
        return Choice(
            "answers", form: .cards, options: options,
            accessibility: Accessibility(.radioGroup, label: step.name, children: .contain))
    }
}
