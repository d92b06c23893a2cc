/// The rules by which the days of a habit, or of the whole journal, count.
struct HabitPlan: Sendable, Equatable {
    /// The only habit, whose target and limit hold for all practice; `nil` for the plan of a habit,
    /// and with several habits.
    let only: String?

    /// Whether records of others than ``only`` count, so that all practice counts days.
    var countsDays = false

    /// The target in days per week, 1…6; `nil` for every day.
    var target: Int? { countsDays ? nil : weeklyTarget }

    private let weeklyTarget: Int?

    /// The first day of weeks.
    let firstWeekday: Weekday

    /// Whether skipped days hold a streak, as rest days do.
    let holdsSkipped: Bool

    /// The day the habit was created; `nil` if unknown, and for several habits.
    var created: CalendarDay? { countsDays ? nil : creation }

    private let creation: CalendarDay?

    /// The targets of amounts of the habits that have or had a limit, by identifier, oldest first.
    private let limits: [String: [EarlierAmount]]

    /// Whether the plan is of a habit that has or had a limit.
    var isLimit: Bool { hadLimit && !countsDays }

    private let hadLimit: Bool

    /// The archived habits among those whose records count: their days warn of nothing.
    let archived: Set<String>

    private var earlier: [EarlierTarget] { countsDays ? [] : earlierTargets }

    private let earlierTargets: [EarlierTarget]

    /// Every day counts, and weeks start on Monday.
    static let daily = HabitPlan(of: nil, JournalSettings())

    /// The plan of a habit; `nil` for several, whose streak counts days.
    ///
    /// - Parameter habits: The habits of the whole journal; empty for one habit.
    init(of habit: Habit?, _ settings: JournalSettings, among habits: [Habit] = []) {
        let all = habits.isEmpty ? habit.map { [$0] } ?? [] : habits
        only = habits.isEmpty ? nil : habit?.id
        archived = Set(all.lazy.filter(\.isArchived).map(\.id))
        creation = habit?.created
        limits = Dictionary(
            all.lazy.filter { $0.isLimit || $0.earlierAmounts.contains(where: \.isAtMost) }
                .map { ($0.id, $0.allAmounts) }, uniquingKeysWith: { $1 })
        weeklyTarget = Self.partial(habit?.weeklyTarget)
        earlierTargets = habit?.earlierTargets ?? []
        hadLimit = if let habit { limits[habit.id] != nil } else { false }
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
    /// The only habit that is not archived; `nil` without one, and with several.
    private var onlyHabit: Habit? {
        var active = habits.lazy.filter { !$0.isArchived }.makeIterator()
        let first = active.next()
        return active.next() == nil ? first : nil
    }

    /// The plan of a habit; `nil` for the whole journal, and an unknown habit has none.
    func plan(of habit: String?) -> HabitPlan {
        guard let habit else { return HabitPlan(of: onlyHabit, settings, among: habits) }
        return HabitPlan(of: self.habit(id: habit), settings)
    }

    /// Whether an index counts by the rules that a habit has now.
    func rules(_ days: ActivityIndex, of habit: String?) -> Bool {
        var plan = plan(of: habit)
        plan.countsDays = days.plan.countsDays
        return days.plan == plan
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
