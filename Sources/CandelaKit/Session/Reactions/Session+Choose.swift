import CandelaElements
import CandelaJSON
import CandelaRules

extension Session {
    /// Sets an option of the frontmost screen.
    ///
    /// - Throws: ``SessionError`` if there is no such option, the value is not valid for it, or a
    ///   control for the option does not offer the value.
    mutating func choose(
        _ option: String, _ value: Intent.Value, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        try event.requireNoValue()
        try requireOffer(of: value, for: option, in: context)
        return try setOptions([(option, value)], in: context)
    }

    /// Rejects a value that the controls for an option on the frontmost screen do not offer.
    private func requireOffer(
        of value: Intent.Value, for option: String, in context: Context
    ) throws(SessionError) {
        guard let screen = try? screen(in: context),
            !screen.enabledActions.contains(where: {
                $0.intent == .choose(option: option, value: value)
            })
        else { return }
        try screen.requireDay(value, for: option)
        try requireOffer(of: value, for: option, on: screen)
    }

    private func requireOffer(
        of value: Intent.Value, for option: String, on screen: Screen
    ) throws(SessionError) {
        // Beside a field or a stepper, a choice only suggests values.
        if let input = screen.input(of: .enter(.option(option))) { return try input.check(value) }
        // Filters offer the chosen list with one element more or less.
        if case .list = value { return }
        let offered = screen.choices(for: option)
        if case .object(let members) = value, offered.isEmpty {
            for (name, member) in members.ordered(by: { $0.key < $1.key }) {
                try requireOffer(of: member, for: "\(option).\(name)", on: screen)
            }
            return
        }
        guard offered.isEmpty || offered.contains(value) else {
            throw .value("\(value.quoted) is not offered for '\(option)'")
        }
    }

    /// Sets or resets options of the frontmost screen.
    mutating func setOptions(
        _ choices: [(option: String, value: Intent.Value?)], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard var options = shownOptions(in: context) else {
            throw .misplaced(
                .clear(options: choices.map(\.option)),
                "has no effect on a screen without a presenter")
        }
        func running(_ options: any ScreenOptions) -> RunningRoutine? {
            guard options.showsRun else { return nil }
            let name = options.namedSubject.routine
            let routine = journal.routines.first { $0.id == name || $0.name == name }
            return RunningRoutine(
                journal, options.shownRun ?? RoutineRun(), routine: routine, now: context.now)
        }
        let running = running(options)
        if var run = options.shownRun ?? running?.run {
            // Entering one count keeps the other counts.
            if running?.step?.kind == .counter { run.counts = running?.value?.counts }
            options.setRun(run)
        }
        for (option, value) in choices {
            func set(_ options: some ScreenOptions) throws(SessionError) -> any ScreenOptions {
                try options.setting(option, to: value)
            }
            options = try set(options)
        }
        if let running, let step = options.shownRun?.step, step != running.step?.id {
            guard running.steps.contains(where: { $0.id == step }) else {
                throw .unknown("step", step, at: "value")
            }
            options.setRun(running.turned(to: step, at: context.now))
        }
        place.page.options = options
        adoptFrontmostOptions()
        return []
    }
}

extension Screen {
    /// Rejects a day outside the chart that sets an option to one of its days.
    func requireDay(_ value: Intent.Value, for option: String) throws(SessionError) {
        guard let days = chartDays(for: option), let day = value.text.flatMap(CalendarDay.init),
            !days.contains(Double(day.daysSince1970))
        else { return }
        let bounds = [days.lowerBound, days.upperBound].map {
            "'\(CalendarDay(daysSince1970: Int($0)))'"
        }
        throw .value(
            "\(value.quoted) is outside the chart: use \(bounds[0]) to \(bounds[1])")
    }
}
