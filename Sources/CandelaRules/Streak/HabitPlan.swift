/// The rules by which the days of a habit, or of the whole journal, count.
struct HabitPlan: Sendable, Equatable {
    /// The target in days per week, 1…6; `nil` for every day.
    let target: Int?

    /// The first day of weeks.
    let firstWeekday: Weekday

    /// Whether skipped days hold a streak, as rest days do.
    let holdsSkipped: Bool

    /// The day the habit was created; `nil` if unknown, and for several habits.
    let created: CalendarDay?

    /// The targets of amounts of the habits that have or had a limit, by identifier, oldest first.
    private let limits: [String: [EarlierAmount]]

    /// Whether the plan is of a habit that has or had a limit.
    let isLimit: Bool

    /// The archived habits among those whose records count: their days warn of nothing.
    let archived: Set<String>

    private let earlier: [EarlierTarget]

    /// Every day counts, and weeks start on Monday.
    static let daily = HabitPlan(of: nil, JournalSettings())

    /// The plan of a habit; `nil` for several, whose streak counts days.
    ///
    /// - Parameter habits: The habits of the whole journal; empty for one habit.
    init(of habit: Habit?, _ settings: JournalSettings, among habits: [Habit] = []) {
        let all = habits.isEmpty ? habit.map { [$0] } ?? [] : habits
        archived = Set(all.lazy.filter(\.isArchived).map(\.id))
        created = habit?.created
        limits = Dictionary(
            all.lazy.filter { $0.isLimit || $0.earlierAmounts.contains(where: \.isAtMost) }
                .map { ($0.id, $0.allAmounts) }, uniquingKeysWith: { $1 })
        target = Self.partial(habit?.weeklyTarget)
        earlier = habit?.earlierTargets ?? []
        isLimit = habit != nil && !limits.isEmpty
        firstWeekday = settings.firstWeekday
        holdsSkipped = settings.skipsKeepStreak
    }

    /// Whether no single day is needed, at least in some weeks.
    var hasWeeks: Bool { target != nil || !earlier.isEmpty }

    /// The target of the week that begins on a day, 1…6; `nil` for every day.
    func target(inWeekFrom first: CalendarDay) -> Int? {
        earlier.target(inWeekFrom: first).map { Self.partial($0.weeklyTarget) } ?? target
    }

    /// The limit of a habit on a day; `nil` for none.
    func limit(of habit: String, on day: CalendarDay) -> Double? {
        guard let amount = limits[habit]?.amount(on: day), amount.isAtMost else { return nil }
        return amount.target
    }

    /// The progress of a week, from the effect of each of its days; a day without one is `nil`.
    ///
    /// - Parameter open: A day within a limit, which is done once it is over; `nil` for none.
    func week(
        from first: CalendarDay, open: CalendarDay? = nil,
        _ effect: (CalendarDay) -> StreakRecord.Effect?
    ) -> Streak.Week {
        Streak.Week(
            first: first, effects: (0..<7).map { effect(first.adding(days: $0)) },
            target: target(inWeekFrom: first) ?? 7, open: open)
    }

    private static func partial(_ target: Int?) -> Int? {
        target.flatMap { $0 < 7 ? max($0, 1) : nil }
    }
}

extension Journal {
    /// The habit whose target or limit holds for all practice too: the only one of the journal.
    ///
    /// `nil` if there are several, or if practice is logged beside a limit.
    public var onlyHabit: Habit? {
        guard let habit = habits.first, habits.count == 1 else { return nil }
        return habit.isLimit && !practices.isEmpty ? nil : habit
    }

    /// The plan of a habit; `nil` for the whole journal, and an unknown habit has none.
    func plan(of habit: String?) -> HabitPlan {
        guard let habit else { return HabitPlan(of: onlyHabit, settings, among: habits) }
        return HabitPlan(of: self.habit(id: habit), settings)
    }

    /// A streak, which needs nothing if it rests on archived habits only.
    func heeding(_ plan: HabitPlan, _ streak: Streak, of habit: String?) -> Streak {
        guard !plan.archived.isEmpty, streak.needsToday || streak.needsTomorrow else {
            return streak
        }
        func isActive(_ day: CalendarDay, _ id: String?) -> Bool {
            day == streak.lastDay && id.map { !plan.archived.contains($0) } ?? true
        }
        let isHeld =
            habit == nil
            && (practices.contains { isActive($0.day, $0.habit) && $0.minutes > 0 }
                || completions.contains { isActive($0.day, $0.habit) && $0.status == .done })
        guard !isHeld else { return streak }
        var quiet = streak
        (quiet.needsToday, quiet.needsTomorrow) = (false, false)
        return quiet
    }
}
