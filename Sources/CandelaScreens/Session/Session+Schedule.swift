import CandelaRules
import CandelaTokens

// What the host is to say, or to report, at moments that lie ahead.

extension Session {
    /// The schedules that changed since the host was last given them.
    mutating func newSchedules(in context: Context) -> [Effect] {
        var effects: [Effect] = []
        for topic in Effect.Schedule.Topic.allCases {
            let moments = moments(of: topic, in: context).filter { $0.at > context.now }
            let known = scheduled.first { $0.about == topic }?.moments ?? []
            scheduled.removeAll { $0.about == topic }
            let schedule = Effect.Schedule(topic, moments)
            if !moments.isEmpty { scheduled.append(schedule) }
            // What went by is no longer with the host.
            if moments != known.filter({ $0.at > context.now }) {
                effects.append(.schedule(schedule))
            }
        }
        return effects
    }

    private func moments(
        of topic: Effect.Schedule.Topic, in context: Context
    ) -> [Effect.Schedule.Moment] {
        switch topic {
        case .reminder: reminders(in: context)
        case .atRisk: warnings(in: context)
        case .milestone: [milestone(in: context)].compactMap(\.self)
        case .time: ends(in: context)
        }
    }

    /// The daily reminder to weigh in, a week ahead, so that a host that sleeps misses none.
    private func reminders(in context: Context) -> [Effect.Schedule.Moment] {
        guard app.reminders.contains(.weighIns), let time = journal.settings.dailyReminder else {
            return []
        }
        let text = app.phrases(in: context).weightReminderText().text
        let reminder = DailyReminder(at: time)
        return sequence(first: reminder.next(after: context.now, in: context.zone)) {
            reminder.next(after: $0, in: context.zone)
        }
        .prefix(7).map { Effect.Schedule.Moment($0, text) }
    }

    /// The warnings that a streak is about to end: that of weigh-ins, that of all practice, or those of
    /// each habit.
    private func warnings(in context: Context) -> [Effect.Schedule.Moment] {
        let (now, clock) = (context.now, clock(in: context))
        let phrases = app.phrases(in: context)
        func moments(
            _ rule: StreakReminder, _ streaks: [Streak], _ text: Phrase
        ) -> [Effect.Schedule.Moment] {
            let instants = streaks.flatMap { streak in
                rule.ahead(of: streak, resting: journal.restDays, now: now, clock: clock)
            }
            return Set(instants.map(\.instant)).sorted()
                .map { Effect.Schedule.Moment($0, text.text) }
        }
        let subjects = app.reminders
        var all: [Effect.Schedule.Moment] = []
        if subjects.contains(.weighIns), journal.settings.smartReminders {
            let days = journal.weighIns.map(\.day)
            all += moments(
                .weight, [Streak.daily(days: days, now: now, clock: clock)],
                phrases.weightReminderText())
        }
        var practised: [Streak] = []
        if subjects.contains(.practice) { practised.append(streak(of: nil, in: context)) }
        if subjects.contains(.habits) {
            let habits = journal.habits.filter { !$0.isArchived }.map(\.id)
            practised += habits.map { streak(of: $0, in: context) }
        }
        all += moments(.standard, practised, phrases.streakAtRiskMessage())
        return all.sorted { $0.at < $1.at }
    }

    /// The note that a round weight is near, on the morning after the latest weigh-in.
    private func milestone(in context: Context) -> Effect.Schedule.Moment? {
        guard app.reminders.contains(.weighIns), journal.settings.smartReminders else {
            return nil
        }
        let clock = clock(in: context)
        guard let journey = WeightJourney(journal, now: context.now, clock: clock),
            let direction = journey.progress?.direction,
            let reminder = MilestoneReminder(
                at: journey.current, in: journey.unit, needsLoss: direction == .down,
                now: clock.start(of: journey.day), clock: clock)
        else { return nil }
        let phrases = app.phrases(in: context)
        let amount = phrases.weightNumber(reminder.remaining)
        let milestone = phrases.milestoneNumber(reminder.milestone)
        return Effect.Schedule.Moment(
            reminder.moment,
            phrases.weightReminderMilestone(
                amount: phrases.measure(amount, in: journey.unit),
                milestone: phrases.measure(milestone, in: journey.unit)
            ).text)
    }

    /// When something happens by itself: a deletion becomes final, a note goes, a timer or its interval
    /// ends.
    private func ends(in context: Context) -> [Effect.Schedule.Moment] {
        let rule = app.theme.toastRule
        let notes = notes.compactMap { note in
            rule.seconds(of: note.kind).map { note.shown.adding(seconds: $0) }
        }
        let timer = runningTimer(in: context)
        let others = [
            allWeighIns?.machine.validUntil, host.sync?.validUntil, timer?.timer.validUntil,
        ]
        let silent = Set((rows.map(\.machine.validUntil) + others).compactMap(\.self) + notes)
        var moments = silent.sorted().map { Effect.Schedule.Moment($0) }
        if let timer, let left = timer.timer.remaining(at: context.now) {
            let end = context.now.adding(seconds: left)
            let text = app.phrases(in: context)
                .routineRunEventCompleted(name: timer.step.name).text
            moments.removeAll { $0.at == end }
            moments.append(Effect.Schedule.Moment(end, text))
            moments.sort { $0.at < $1.at }
        }
        return moments
    }
}
