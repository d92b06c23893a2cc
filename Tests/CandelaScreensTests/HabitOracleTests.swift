import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import Foundation
import Testing

/// Random habits with weekly targets, skips, amounts, limits, rest days and a changed target,
/// beside an independent computation that looks at one day after another.
struct HabitOracleTests {
    /// The number of people; `CANDELA_HABITS` sets another one.
    private static let count =
        ProcessInfo.processInfo.environment["CANDELA_HABITS"].flatMap(Int.init) ?? 250

    private static let zones = [
        "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata",
        "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kiritimati", "Pacific/Chatham",
        "America/St_Johns", "America/Sao_Paulo", "Africa/Cairo", "Asia/Kathmandu", "Asia/Tehran",
        "Europe/London", "Atlantic/Azores", "Pacific/Honolulu", "Pacific/Niue", "Asia/Gaza", "UTC",
    ]

    @Test func `screens say what a person with a pencil finds`() throws {
        for number in 0..<Self.count {
            var random = SplitMix(seed: UInt64(number))
            let person = try Person(in: Self.zones[number % Self.zones.count], &random)
            let (expected, context) = (person.expected, person.context)
            let history = person.journal.history(
                of: "h", now: context.now, clock: context.clock(for: person.journal))
            let streak = history.streak
            let about = "person \(number): \(person.description)"
            #expect(streak.current == expected.current, "\(about)")
            #expect(streak.longest == expected.longest, "\(about)")
            #expect(streak.needsToday == expected.needsToday, "\(about)")
            let list = try Session(person.journal, at: HabitListOptions(), of: .habit)
                .screen(in: context)
            let entry = list.card(HabitListCard.self)?.facts.habits.first
            if person.isArchived {
                #expect(entry == nil, "\(about)")
            } else {
                #expect(entry?.streak == expected.current, "\(about)")
                #expect(entry?.longestStreak == expected.longest, "\(about)")
                #expect(entry?.isDoneToday == expected.isDoneToday, "\(about)")
            }
            var options = HabitDetailOptions()
            (options.habit, options.period) = ("h", .month)
            let detail = try Session(person.journal, at: options, of: .habit).screen(in: context)
            let badges = try #require(detail.card(BadgesCard.self)).facts
            #expect(badges.streak == expected.current, "\(about)")
            #expect(badges.longestStreak == expected.longest, "\(about)")
            let days = try #require(detail.card(HabitDaysCard.self)).facts.days
            let states = days.map { person.state(of: $0.day) }
            #expect(days.map { $0.state } == states, "\(about)")
            let amounts: [Double?] = days.map { person.amounts[$0.day] }
            #expect(days.map { $0.amount } == amounts, "\(about)")
            let spoken = detail.cards.flatMap { ElementQueries.all($0.body) }
                .compactMap { $0.accessibility?.label }
            let length = expected.current / (person.isWeekly ? 7 : 1)
            let unit = person.isWeekly ? "week" : "day"
            let badge = "Current streak: \(length) \(unit)\(length == 1 ? "" : "s")"
            #expect(spoken.contains { $0.hasPrefix(badge) }, "\(about): \(badge)")
        }
    }
}

/// One habit's history.
private struct Person {
    let today: CalendarDay
    let context: Context
    let target: Int?
    let earlier: (target: Int?, until: CalendarDay)?
    let keepsSkips: Bool
    let isArchived: Bool
    let first: Weekday
    let limit: Double?
    var journal = Journal()
    var statuses: [CalendarDay: CompletionStatus] = [:]
    var amounts: [CalendarDay: Double] = [:]
    var rests: Set<CalendarDay> = []
    let created: CalendarDay

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
        let clock = context.clock(for: journal)
        today = clock.day(of: context.now)
        created = today.adding(days: -Int.random(in: 3...70, using: &random))
        var habit = Habit(id: "h", name: "H")
        habit.created = created
        habit.isArchived = isArchived
        let hasAmounts = Bool.random(using: &random)
        let isAtMost = hasAmounts && Bool.random(using: &random)
        (habit.unit, habit.target) = hasAmounts ? ("cups", 4) : (nil, nil)
        habit.isAtMost = isAtMost
        limit = isAtMost ? 4 : nil
        let old = Bool.random(using: &random) ? nil : Int.random(in: 1...7, using: &random)
        let week = Self.week(today.adding(days: -7 * Int.random(in: 0...3, using: &random)), first)
        if Bool.random(using: &random), old ?? 7 != target ?? 7 {
            habit.weeklyTarget = old
            habit.setWeeklyTarget(target, from: week)
            earlier = (old, week)
        } else {
            habit.weeklyTarget = target
            earlier = nil
        }
        journal.habits = [habit]
        let chance = Double.random(in: 0.3...0.97, using: &random)
        var day = created
        while day <= today {
            let draw = Double.random(in: 0...1, using: &random)
            if draw < chance {
                add(.done, on: day, hasAmounts ? isAtMost ? 3 : 5 : nil)
            } else if draw < chance + (1 - chance) * 0.25 {
                add(.skipped, on: day, nil)
            } else if draw < chance + (1 - chance) * 0.5 {
                rests.insert(day)
            } else if hasAmounts, draw < chance + (1 - chance) * 0.75 {
                add(isAtMost ? .missed : .open, on: day, isAtMost ? 6 : 2)
            }
            day = day.next
        }
        if Int.random(in: 0..<6, using: &random) == 0 { rests.insert(today.adding(days: 2)) }
        // Recorded in a zone to the east, where tomorrow had begun.
        if Int.random(in: 0..<5, using: &random) == 0 {
            add(.done, on: today.next, hasAmounts ? isAtMost ? 3 : 5 : nil)
            journal.completions[journal.completions.count - 1].at = ZonedInstant(
                context.now.adding(seconds: -60))
        }
        journal.restDays = rests.sorted()
        journal.completions.shuffle(using: &random)
    }

    private mutating func add(_ status: CompletionStatus, on day: CalendarDay, _ amount: Double?) {
        var completion = Completion(habit: "h", day: day, status: status)
        completion.amount = amount
        journal.completions.append(completion)
        statuses[day] = status
        amounts[day] = amount
    }

    var description: String {
        "target \(target.map { "\($0)" } ?? "-"), earlier \(earlier.map { "\($0)" } ?? "-"), "
            + "limit \(limit != nil), keeps \(keepsSkips), from \(first), today \(today), "
            + "created \(created)"
    }

    private static func week(_ day: CalendarDay, _ first: Weekday) -> CalendarDay {
        var start = day
        while start.weekday != first { start = start.previous }
        return start
    }

    var isWeekly: Bool { (target ?? 7) < 7 }

    private func target(of week: CalendarDay) -> Int {
        if let earlier, week < earlier.until { return earlier.target ?? 7 }
        return target ?? 7
    }

    private func isDone(_ day: CalendarDay) -> Bool {
        statuses[day] == .done && !(limit != nil && day == today)
    }

    private var isOpenToday: Bool { limit != nil && statuses[today] == .done }

    private var isLostToday: Bool { limit != nil && statuses[today] == .missed }

    /// Neither adds nor breaks.
    private func isHeld(_ day: CalendarDay) -> Bool {
        !isDone(day)
            && (rests.contains(day) || keepsSkips && statuses[day] == .skipped
                || day == today && isOpenToday)
    }

    private func days(of week: CalendarDay) -> [CalendarDay] {
        (0..<7).map { week.adding(days: $0) }
    }

    private func isMet(_ week: CalendarDay) -> Bool {
        let (done, needed) = count(week)
        return needed > 0 && done >= needed
    }

    private func count(_ week: CalendarDay) -> (done: Int, needed: Int) {
        let days = days(of: week)
        return (
            days.filter(isDone).count, min(target(of: week), 7 - days.filter(isHeld).count)
        )
    }

    var expected: (current: Int, longest: Int, needsToday: Bool, isDoneToday: Bool) {
        let found = isWeekly ? weekly : daily
        return (found.current, found.longest, found.needsToday && !isArchived, isDone(today))
    }

    private var daily: (current: Int, longest: Int, needsToday: Bool) {
        var (run, longest) = (0, 0)
        var before: Int?
        var day = created.adding(days: -1)
        while day <= today.next {
            let start = Self.week(day, first)
            let isFree = day <= today && target(of: start) < 7 && isMet(start)
            if isDone(day) {
                run += 1
            } else if !isHeld(day), !isFree {
                // Tomorrow is not over, and nothing is expected of it.
                if day == today, run > 0 { before = run }
                if day <= today { run = day == today ? 0 : 0 }
            }
            longest = max(longest, run)
            day = day.next
        }
        if isLostToday { return (0, longest, false) }
        if let before { return (before, longest, true) }
        return (run, longest, false)
    }

    private var weekly: (current: Int, longest: Int, needsToday: Bool) {
        let current = Self.week(today, first)
        var (run, longest, needsToday) = (0, 0, false)
        var week = Self.week(created, first)
        while week <= current {
            let (done, needed) = count(week)
            if needed > 0, done >= needed {
                run += 1
            } else if needed > 0, week < current {
                run = 0
            } else if needed > 0 {
                let left = days(of: week).filter {
                    $0 >= today && !isDone($0) && !isHeld($0) && !($0 == today && isLostToday)
                }.count
                if done + left < needed {
                    run = 0
                } else {
                    needsToday =
                        run > 0 && done + left == needed && !isDone(today) && !isHeld(today)
                        && !isLostToday
                }
            }
            longest = max(longest, run)
            week = week.adding(days: 7)
        }
        return (7 * run, 7 * longest, needsToday)
    }

    /// The state of a day up to today on the habit's grid.
    func state(of day: CalendarDay) -> HabitDaysCard.Day.State {
        if isDone(day) { return .done }
        if statuses[day] == .skipped, !(day == today && isOpenToday) { return .skipped }
        if rests.contains(day) { return .rest }
        let start = Self.week(day, first)
        let isFree = target(of: start) < 7
        if day == today {
            if isLostToday { return .missed }
            return isFree && isMet(start) ? .none : .pending
        }
        return day < created || isFree ? .none : .missed
    }
}
