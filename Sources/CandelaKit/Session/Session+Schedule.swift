import CandelaElements
import CandelaJSON
import CandelaRules
import CandelaTokens

// Future notifications, and moments to report.

extension Session {
    /// The schedules that changed since they were last sent.
    mutating func newSchedules(in context: Context) -> [Effect] {
        var effects: [Effect] = []
        let own = ownSchedules(in: context)
        let usual = Effect.Schedule.Topic.allCases
        var others: [Effect.Schedule.Topic] = []
        for topic in own.map(\.about) + scheduled.map(\.about)
        where !usual.contains(topic) && !others.contains(topic) {
            others.append(topic)
        }
        for topic in usual + others {
            let ours = app.texts(in: context) { self.moments(of: topic, in: context, $0) }
            let moments = (ours + own.filter { $0.about == topic }.flatMap(\.moments))
                .filter { $0.at > context.now }
            let known = scheduled.first { $0.about == topic }?.moments ?? []
            scheduled.removeAll { $0.about == topic }
            let schedule = Effect.Schedule(topic, moments)
            if !moments.isEmpty { scheduled.append(schedule) }
            // Past moments are no longer scheduled with the host.
            if moments != known.filter({ $0.at > context.now }) {
                effects.append(.schedule(schedule))
            }
        }
        return effects
    }

    private func moments(
        of topic: Effect.Schedule.Topic, in context: Context, _ phrases: Phrases
    ) -> [Effect.Schedule.Moment] {
        switch topic {
        case .reminder: reminders(in: context, phrases)
        case .atRisk: warnings(in: context, phrases)
        case .milestone: [milestone(in: context, phrases)].compactMap(\.self)
        case .time: ends(in: context, phrases)
        default: []
        }
    }

    /// The schedules of the app's own reminders.
    private func ownSchedules(in context: Context) -> [Effect.Schedule] {
        let presenters = app.remindingPresenters
        guard !presenters.isEmpty else { return [] }
        return app.texts(in: context) { phrases in
            let kit = Kit(app, context, journal.settings, phrases)
            return presenters.flatMap { $0.schedules(of: journal, with: kit) }
        }
    }

    /// The daily reminders. An app with several subjects reminds of the first.
    private func reminders(
        in context: Context, _ phrases: Phrases
    ) -> [Effect.Schedule.Moment] {
        guard let subject = ReminderSubject.allCases.first(where: app.reminders.contains)
        else { return [] }
        let text =
            switch subject {
            case .weighIns: phrases.weightReminderText()
            case .practice: phrases.practiceReminderText()
            case .habits: phrases.habitReminderText()
            }
        return Effect.Schedule(
            .reminder, dailyAt: journal.settings.dailyReminder, in: context,
            phrases.phrase(app.name), text, opens: app.opening(for: subject)
        ).moments
    }

    /// The number of habits that a notification names.
    private static let mostNamed = 3

    /// The warnings that a streak is about to end: of weigh-ins, of all practice, or of each habit.
    private func warnings(
        in context: Context, _ phrases: Phrases
    ) -> [Effect.Schedule.Moment] {
        let (now, clock) = (context.now, clock(in: context))
        func instants(_ rule: StreakReminder, _ streak: Streak) -> [Instant] {
            rule.ahead(of: streak, resting: journal.restDays, now: now, clock: clock)
                .map(\.instant)
        }
        var all: [Effect.Schedule.Moment] = []
        if app.reminders.contains(.weighIns), journal.settings.adaptsReminders {
            let streak = Streak.daily(days: journal.weighIns.map(\.day), now: now, clock: clock)
            all += instants(.weight, streak).map {
                Effect.Schedule.Moment(
                    .atRisk, $0, about: "weighIns", phrases.phrase(app.name),
                    phrases.weightReminderText(), opens: app.opening(for: .weighIns))
            }
        }
        if app.reminders.contains(.practice) {
            let only = journal.history(now: now, clock: clock).days.onlyHabit
            let limit = journal.habits.first { $0.id == only && $0.isLimit }
                .map { phrases.shown($0.name) }
            all += instants(.standard, streak(of: nil, in: context)).map {
                Effect.Schedule.Moment(
                    .atRisk, $0, about: "practice", phrases.streakTitle(),
                    limit.map {
                        phrases.streakReminderOpen(names: phrases.quotedList([$0], and: nil))
                    } ?? phrases.streakAtRiskMessage(),
                    opens: app.opening(for: .practice))
            }
        }
        if app.reminders.contains(.habits) {
            var habits: [Instant: [Habit]] = [:]
            for habit in journal.habits where !habit.isArchived {
                for instant in instants(.standard, streak(of: habit.id, in: context)) {
                    habits[instant, default: []].append(habit)
                }
            }
            // Several habits at the same moment share one notification.
            all += habits.map { instant, habits in
                let only = habits.count == 1 ? habits.first : nil
                let names = habits.prefix(Self.mostNamed).map { phrases.shown($0.name) }
                let rest = habits.count - names.count
                let others = rest > 0 ? phrases.streakReminderMore(count: rest) : nil
                return Effect.Schedule.Moment(
                    .atRisk, instant, about: only?.id ?? "habits",
                    only == nil
                        ? phrases.streakReminderSeveral() : Phrase(typed: names[0]),
                    // A limit is not to be done, but its day needs an amount.
                    only.map(\.isLimit) ?? true
                        ? phrases.streakReminderOpen(
                            names: phrases.quotedList(names, and: others))
                        : phrases.streakReminderHabit(),
                    opens: app.opening(for: .habits, of: only?.id))
            }
        }
        return all.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    }

    /// The notification that the next milestone is near, on the morning after the latest weigh-in.
    private func milestone(
        in context: Context, _ phrases: Phrases
    ) -> Effect.Schedule.Moment? {
        guard app.reminders.contains(.weighIns), journal.settings.adaptsReminders else {
            return nil
        }
        let facts = WeightFacts(journal, in: context)
        guard let reminder = MilestoneReminder(facts, zone: context.zone) else { return nil }
        let amount = phrases.weightNumber(reminder.remaining)
        let milestone = phrases.milestoneNumber(reminder.milestone)
        return Effect.Schedule.Moment(
            .milestone, reminder.moment, phrases.phrase(app.name),
            phrases.weightReminderMilestone(
                milestone: phrases.measure(milestone, in: facts.unit),
                amount: phrases.measure(amount, in: facts.unit)),
            opens: app.opening(for: .weighIns))
    }

    /// The moments at which state changes with time: a deletion becomes permanent, a toast
    /// disappears, a timer or its interval ends.
    private func ends(
        in context: Context, _ phrases: Phrases
    ) -> [Effect.Schedule.Moment] {
        let ends = toasts.compactMap { $0.end(app.theme, in: context) }
        let timer = runningTimer(in: context)
        let others = [host.sync?.validUntil, timer?.timer.validUntil]
        let silent = Set(
            (deletions.map(\.machine.validUntil) + others).compactMap(\.self) + ends)
        var moments = silent.sorted().map { Effect.Schedule.Moment(.time, $0) }
        if let timer, let left = timer.timer.remaining(at: context.now) {
            let end = context.now.adding(seconds: left)
            let text = phrases.routineRunEventCompleted(name: phrases.shown(timer.step.name))
            let routine = journal.place(ofSession: timer.session)
                .map { journal.sessions[$0].routine }
                .flatMap { id in journal.routines.first { $0.id == id } }
            moments.removeAll { $0.at == end }
            moments.append(
                Effect.Schedule.Moment(
                    .time, end, about: timer.step.id,
                    routine.map { Phrase(typed: phrases.shown($0.name)) }
                        ?? phrases.phrase(app.name), text,
                    opens: app.openingOfRun(of: routine?.id)))
            moments = moments.ordered { $0.at < $1.at }
        }
        return moments
    }
}

extension AppDefinition {
    /// The intent that opens the screen for a reminder: one that shows the habit, or else a tab, or
    /// else the first screen with the reminder.
    func opening(for subject: ReminderSubject, of habit: String? = nil) -> Intent? {
        let able = presenters.filter { $0.reminders.contains(subject) }
        let ofHabit = habit == nil ? nil : able.first { $0.isAboutHabits }
        let tab = tabs.first { tab in able.contains { $0.name == tab.screen } }?.screen
        guard let screen = ofHabit?.name ?? tab ?? able.first?.name else { return nil }
        return .open(
            screen, as: tabs.contains { $0.screen == screen } ? .tab : .push,
            habit: ofHabit == nil ? nil : habit)
    }

    /// The intent that opens the screen that runs routines.
    fileprivate func openingOfRun(of routine: String?) -> Intent? {
        presenters.first { $0.runsRoutines }.map { .open($0.name, as: .cover, routine: routine) }
    }
}
