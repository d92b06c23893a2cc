import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens

/// A comparison of the records shown on screens with the journal's.
struct DisplayedRecords {
    private let journal: Journal
    private let context: Context

    /// The habit shown on the current page; `nil` for all.
    private let habit: String?

    /// The differences between shown and stored records, as sentences.
    private(set) var wrong: [String] = []

    /// Compares a screen with its session's journal.
    init(on screen: Screen, of session: Session, in context: Context) {
        (journal, self.context) = (session.journal, context)
        let named = (session.place.page.options as? any HabitOptions)?.habit
        habit = named.flatMap { name in
            session.journal.habits.first { $0.id == name || $0.name == name }?.id
        }
        guard session.loading != .loading else { return }
        for card in screen.cards {
            if let card = card.content(as: HabitListCard.self) { habits(card) }
            if let card = card.content(as: BadgesCard.self) { badges(card.facts) }
            if let card = card.content(as: StreakCounterCard.self) { streak(card.facts) }
            if let card = card.content(as: CurrentStreakCard.self) { streak(card.facts) }
            if let card = card.content(as: LogbookCard.self) { entries(card.facts) }
            if let card = card.content(as: WeightHeroCard.self) { newest(card.facts) }
            if let card = card.content(as: QuickStatsCard.self) { goal(card.facts) }
            if let card = card.content(as: MilestoneHistoryCard.self) { milestones(card.facts) }
            if let card = card.content(as: PausedSessionsCard.self) { paused(card.facts) }
            if let card = card.content(as: RoutineGalleryCard.self) { routines(card.facts) }
            if let card = card.content(as: RoutineProgressCard.self) { progress(card.facts) }
            if let card = card.content(as: DayCalendarCard.self) {
                for day in card.facts.days { minutes(day.minutes, on: day.day) }
                let done = card.facts.days.count { $0.status == .completed }
                same(
                    card.facts.monthMinutes, card.facts.days.reduce(0) { $0 + $1.minutes },
                    "minutes")
                same(card.facts.practicedDays, done, "days")
            }
            if let card = card.content(as: TimelineCard.self) {
                for day in card.facts.days { minutes(day.minutes, on: day.day) }
            }
            if let card = card.content(as: WeeklyProgressCard.self) {
                for day in card.facts.days { minutes(day.minutes, on: day.day) }
                same(
                    card.facts.weekMinutes, card.facts.days.reduce(0) { $0 + $1.minutes }, "minutes"
                )
            }
        }
    }

    private mutating func same<Value: Equatable>(_ shown: Value, _ stored: Value, _ what: String) {
        if shown != stored { wrong.append("\(what): \(shown) is shown, \(stored) is stored") }
    }

    private func streak(of habit: String?) -> Streak {
        Streak.daily(
            habit: habit, in: journal, now: context.now, clock: context.clock(for: journal))
    }

    // MARK: Habits and streaks

    private mutating func habits(_ card: HabitListCard) {
        let stored = journal.habits.filter { !$0.isArchived }
        let facts = card.facts
        let count = facts.habits.count + (facts.before ?? 0) + (facts.after ?? 0)
        same(count, stored.count, "habits")
        for entry in facts.habits {
            let streak = streak(of: entry.id)
            same(entry.streak, streak.current, "streak of \(entry.id)")
            same(entry.isDoneToday, streak.isDoneToday, "today of \(entry.id)")
            let check = card.body.withAllInside.first { element in
                if case .toggle(entry.id, _) = element.activation?.intent { true } else { false }
            }
            let icons = (check?.withAllInside ?? []).compactMap { element in
                if case .icon(let icon) = element.content { icon.icon } else { nil }
            }
            same(icons == [.checkmarkCircleFilled], streak.isDoneToday, "check of \(entry.id)")
        }
    }

    private mutating func badges(_ facts: BadgesCard.Facts) {
        // Without a habit, the screen shows the newest one.
        let streak = streak(of: habit ?? journal.habitsNewestFirst.first?.id)
        same(facts.streak, streak.current, "streak")
        same(facts.longestStreak, streak.longest, "longest streak")
    }

    private mutating func streak(_ facts: StreakCounterCard.Facts) {
        let streak = streak(of: habit)
        same(facts.streak, streak.current, "streak")
        same(facts.longestStreak, streak.longest, "longest streak")
        same(facts.isDoneToday, streak.isDoneToday, "today")
    }

    private mutating func minutes(_ shown: Int, on day: CalendarDay) {
        let stored = journal.practices.filter {
            $0.day == day && (habit == nil || $0.habit == habit)
                && $0.at.map { $0.instant <= context.now } ?? true
        }
        same(shown, stored.reduce(0) { $0 + min($1.minutes, 1440) }, "minutes on \(day)")
    }

    // MARK: Weight

    /// Compares weights as shown, with one decimal.
    private mutating func sameWeight(_ shown: Double?, _ stored: [Double], _ what: String) {
        guard !stored.contains(where: { abs($0 - (shown ?? .infinity)) < 0.051 }) else { return }
        if shown != nil || !stored.isEmpty { same("\(shown ?? .nan)", "\(stored)", what) }
    }

    private mutating func entries(_ facts: LogbookCard.Facts) {
        for entry in facts.entries {
            let stored = journal.weighIns.first { $0.id == entry.id }
            sameWeight(
                entry.weight, [stored?.weight.value(in: facts.unit)].compactMap(\.self),
                "weight of \(entry.id)")
            same(entry.day, stored?.day, "day of \(entry.id)")
        }
        let options = facts.entries.count + (facts.later ?? 0) + (facts.earlier ?? 0)
        same(options <= journal.weighIns.count, true, "entries")
    }

    private mutating func newest(_ facts: WeightHeroCard.Facts) {
        let today = context.clock(for: journal).day(of: context.now)
        // A flight or a later day start can put an earlier entry on tomorrow's date.
        let newest = [today, today.adding(days: 1)].map { end in
            journal.weighIns.map(\.day).filter { $0 <= end }.max()
        }
        // On the new date, one without a time can be before the last one with a time.
        let timed = journal.weighIns.compactMap { weighIn in
            weighIn.at.map { (id: weighIn.id, at: $0.instant) }
        }.filter { $0.at <= context.now }.max { $0.at < $1.at }
        let weights = journal.weighIns.filter { newest.contains($0.day) || $0.id == timed?.id }
            .map { $0.weight.value(in: facts.unit) }
        sameWeight(facts.currentWeight, weights, "current weight")
    }

    private mutating func goal(_ facts: QuickStatsCard.Facts) {
        let stored = [journal.goal?.weight.value(in: facts.unit)].compactMap(\.self)
        sameWeight(facts.goal, stored, "goal")
    }

    private mutating func milestones(_ facts: MilestoneHistoryCard.Facts) {
        let known = WeightFacts(journal, in: context).completed.map(\.weight)
        for milestone in facts.milestones {
            let weight = try? Weight(milestone.weight, milestone.unit)
            same(weight.map(known.contains) ?? false, true, "milestone \(milestone.weight)")
        }
    }

    // MARK: Routines

    private mutating func paused(_ facts: PausedSessionsCard.Facts) {
        // One that was never ended can be resumed too.
        let routines = Set(journal.routines.map(\.id))
        let stored = journal.sessions.filter {
            $0.state != .finished && routines.contains($0.routine)
        }
        let count = facts.sessions.count + (facts.before ?? 0) + (facts.after ?? 0)
        same(count, stored.count, "paused routines")
        for shown in facts.sessions {
            let session = stored.first { $0.id == shown.id }
            same(shown.routine, session?.routine, "routine of \(shown.id)")
        }
    }

    private mutating func routines(_ facts: RoutineGalleryCard.Facts) {
        for tile in facts.routines {
            let routine = journal.routines.first { $0.id == tile.id }
            same(routine != nil, true, tile.id)
        }
    }

    private mutating func progress(_ facts: RoutineProgressCard.Facts) {
        // A step that was taken out of the routine since is not shown.
        func ids(_ steps: [RoutineStep]) -> [String] { steps.flatMap { [$0.id] + ids($0.steps) } }
        let isStored = journal.sessions.contains { session in
            let routine = journal.routines.first { $0.id == session.routine }
            let known = Set(ids(routine?.steps ?? []))
            return session.completed.count(where: known.contains) == facts.completed
                && session.skipped.count(where: known.contains) == facts.skipped
        }
        let isNew = facts.completed == 0 && facts.skipped == 0
        same(isStored || isNew, true, "\(facts.completed) completed, \(facts.skipped) skipped")
    }
}
