import CandelaElements
import CandelaRules
import CandelaTestSupport

/// One habit with a random history of up to ten weeks until March 2026: a weekly target that may
/// have changed, amounts, a limit, several records a day, skips, rest days, an archive, a start of
/// the day, and a move to another zone.
struct HabitPerson {
    let today: CalendarDay
    let context: Context
    let clock: DayClock
    let target: Int?
    let earlier: (target: Int?, until: CalendarDay)?
    let keepsSkips: Bool
    let isArchived: Bool
    let first: Weekday
    let hasAmounts: Bool
    let limit: Double?

    /// The target of amounts before, and the first day without it; `nil` if it never changed.
    let earlierGoal: (amount: Double, isLimit: Bool, until: CalendarDay)?
    let created: CalendarDay

    /// The first day in the present zone, and the offset of the zone before; `nil` for records
    /// without a known place.
    private(set) var move: (day: CalendarDay, offset: Int)?

    private(set) var journal = Journal()
    private(set) var records: [CalendarDay: [Completion]] = [:]
    private(set) var rests: Set<CalendarDay> = []

    init(in zone: String, _ random: inout SplitMix) throws {
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800).adding(
                seconds: Int.random(in: 0..<86_400, using: &random)),
            zone: try Zone(zone))
        context.language = "en"
        self.context = context
        first = Weekday.allCases.randomElement(using: &random) ?? .monday
        keepsSkips = Bool.random(using: &random)
        isArchived = Int.random(in: 0..<8, using: &random) == 0
        target = Bool.random(using: &random) ? nil : Int.random(in: 1...7, using: &random)
        journal.settings.firstWeekday = first
        journal.settings.skipsKeepStreak = keepsSkips
        let starts: [TimeOfDay] = ["00:00", "03:00", "05:30"]
        journal.settings.dayStart = starts.randomElement(using: &random) ?? .midnight
        clock = context.clock(for: journal)
        today = clock.day(of: context.now)
        created = today.adding(days: -Int.random(in: 3...70, using: &random))
        var habit = Habit(id: "h", name: "H")
        habit.created = created
        habit.isArchived = isArchived
        hasAmounts = Bool.random(using: &random)
        let isAtMost = hasAmounts && Bool.random(using: &random)
        (habit.unit, habit.target) = hasAmounts ? ("cups", 4) : (nil, nil)
        habit.isAtMost = isAtMost
        limit = isAtMost ? 4 : nil
        if hasAmounts, Bool.random(using: &random) {
            let until = today.adding(days: Int.random(in: -20...1, using: &random))
            let wasLimit = Bool.random(using: &random)
            (habit.target, habit.isAtMost) = (7, wasLimit)
            habit.setTarget(4, isAtMost: isAtMost, unit: "cups", from: until)
            earlierGoal = (7, wasLimit, until)
        } else {
            earlierGoal = nil
        }
        let old = Bool.random(using: &random) ? nil : Int.random(in: 1...7, using: &random)
        // From the next week on if the current one was met.
        let weeks = Int.random(in: -1...3, using: &random)
        let week = Self.week(of: today.adding(days: -7 * weeks), from: first)
        if Bool.random(using: &random), old ?? 7 != target ?? 7 {
            habit.weeklyTarget = old
            habit.setWeeklyTarget(target, from: week)
            earlier = (old, week)
        } else {
            habit.weeklyTarget = target
            earlier = nil
        }
        journal.habits = [habit]
        if Bool.random(using: &random) {
            let hours = [-10, -7, 1, 9, 13].randomElement(using: &random) ?? 1
            move = (today.adding(days: -Int.random(in: -1...9, using: &random)), hours * 3600)
        }
        record(&random)
        journal.restDays = rests.sorted()
        journal.completions.shuffle(using: &random)
    }

    private mutating func record(_ random: inout SplitMix) {
        let chance = Double.random(in: 0.3...0.97, using: &random)
        var day = created
        while day <= today {
            let draw = Double.random(in: 0...1, using: &random)
            if draw < chance {
                switch Int.random(in: 0..<8, using: &random) {
                case 0 where hasAmounts: add(.done, on: day)
                case 1 where hasAmounts && limit != nil:
                    // Each is within the limit, and both together are not.
                    for _ in 0..<2 { add(.done, on: day, 3) }
                case 1 where hasAmounts, 2 where hasAmounts:
                    add(limit == nil ? .open : .done, on: day, 1)
                    add(.done, on: day, limit == nil ? 3 : 2.5)
                default: add(.done, on: day, hasAmounts ? limit == nil ? 5 : 3 : nil)
                }
            } else if draw < chance + (1 - chance) * 0.25 {
                add(.skipped, on: day)
                if Int.random(in: 0..<4, using: &random) == 0 { rests.insert(day) }
            } else if draw < chance + (1 - chance) * 0.5 {
                rests.insert(day)
            } else if hasAmounts, draw < chance + (1 - chance) * 0.75 {
                add(limit == nil ? .open : .missed, on: day, limit == nil ? 2 : 6)
                if Int.random(in: 0..<4, using: &random) == 0 { rests.insert(day) }
            }
            day = day.next
        }
        if Int.random(in: 0..<6, using: &random) == 0 { rests.insert(today.adding(days: 2)) }
        // Recorded in a zone to the east, where tomorrow had begun.
        if Int.random(in: 0..<5, using: &random) == 0 {
            add(.done, on: today.next, hasAmounts ? 4 : nil)
            let last = journal.completions.count - 1
            journal.completions[last].at = ZonedInstant(context.now.adding(seconds: -60))
        }
    }

    private mutating func add(
        _ status: CompletionStatus, on day: CalendarDay, _ amount: Double? = nil
    ) {
        var completion = Completion(habit: "h", day: day, status: status)
        completion.amount = amount
        if let offset = offset(on: day) {
            let noon = Instant(secondsSince1970: day.daysSince1970 * 86_400 + 43_200 - offset)
            completion.at = ZonedInstant(
                min(noon, context.now.adding(seconds: -60)), offset: offset)
        }
        journal.completions.append(completion)
        records[day, default: []].append(completion)
    }

    /// The offset under which the records of a day were made; `nil` if unknown.
    func offset(on day: CalendarDay) -> Int? {
        move.map { day < $0.day ? $0.offset : clock.offset(at: context.now) }
    }

    static func week(of day: CalendarDay, from first: Weekday) -> CalendarDay {
        var start = day
        while start.weekday != first { start = start.previous }
        return start
    }
}

extension HabitPerson: CustomStringConvertible {
    var description: String {
        "target \(target.map { "\($0)" } ?? "-"), earlier \(earlier.map { "\($0)" } ?? "-"), "
            + "limit \(limit != nil), before \(earlierGoal.map { "\($0)" } ?? "-"), "
            + "keeps \(keepsSkips), from \(first), today \(today), "
            + "created \(created), moved \(move.map { "\($0)" } ?? "-")"
    }
}
