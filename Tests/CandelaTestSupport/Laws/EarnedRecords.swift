package import CandelaElements
package import CandelaJSON
import CandelaKit
package import CandelaRules

/// The congratulations that the records of a journal earn, worked out without the rules of the library.
package struct EarnedRecords {
    private let journal: Journal
    private let habit: String?
    private let today: CalendarDay
    private let now: Instant

    /// - Parameter habit: The habit that a screen is about; `nil` for all.
    package init(_ journal: Journal, habit: String?, in context: Context) {
        (self.journal, self.habit, now) = (journal, habit, context.now)
        today = context.clock(for: journal).day(of: context.now)
    }

    /// Whether a phrase congratulates on something that the records earn; `true` for phrases that
    /// congratulate on nothing.
    package func earns(_ key: String, _ card: Card, _ facts: JSONValue) -> Bool {
        // Weeks are compared with an independent computation of their own.
        if key.hasPrefix("streak.") || key.hasPrefix("share.") || key.hasPrefix("practice.badge."),
            journal.habits.contains(where: { $0.weeklyTarget != nil })
        {
            return true
        }
        switch key {
        case "weight.banner.title", "weight.banner.text", "weight.banner.label",
            "weight.celebration.goal.title", "weight.celebration.goal.text",
            "milestone.label.goal", "milestone.goal.title", "milestone.remaining.goal":
            return reaches(journal.goal?.weight)
        case "weight.celebration.title", "weight.celebration.text":
            return reaches(weight(facts, "milestone"))
        case "milestone.label.reached", "milestone.reached.title", "milestone.remaining.reached":
            return reaches(weight(facts, "nextMilestone"))
        case "streak.milestone.title", "streak.milestone.weeks", "streak.milestone.year",
            "streak.message.milestone":
            let reached = facts["milestones"]?.elements.filter { $0["state"]?.string == "reached" }
                .last
            let days = facts["celebration"]?["days"] ?? reached?["days"]
            return days?.double.map { has(run: Int($0)) } ?? false
        case "share.card.headline":
            return facts["streak"]?.double.map { has(run: Int($0)) } ?? false
        case "streak.counter.personalBest", "streak.personalBest":
            return facts["streak"]?.double.map { longest == Int($0) } ?? true
        case "practice.badge.earned":
            let earned = facts["badges"]?.elements.filter { $0["isEarned"]?.bool == true } ?? []
            return earned.allSatisfy { $0["days"]?.double.map { longest >= Int($0) } ?? false }
        case "streak.badge.current.milestone":
            return facts["streak"]?.double.map { has(run: Int($0)) && $0 >= 7 } ?? true
        case "streak.badge.best.milestone":
            return facts["longestStreak"]?.double.map { longest >= Int($0) && $0 >= 7 } ?? true
        case "routine.run.done.title":
            return facts["completed"]?.double.map { done in
                journal.sessions.contains { $0.completed.count == Int(done) && done > 0 }
            } ?? false
        default: return true
        }
    }

    // MARK: - Weights

    private func weight(_ facts: JSONValue, _ name: String) -> Weight? {
        guard let value = facts[name]?.double,
            let unit = facts["unit"]?.string.flatMap(WeightUnit.init(rawValue:))
        else { return nil }
        return try? Weight(value, unit)
    }

    /// Whether a weigh-in so far is at or past a weight, from the other side of the goal.
    private func reaches(_ weight: Weight?) -> Bool {
        guard let weight, let goal = journal.goal else { return false }
        let shown = journal.weighIns.filter { $0.at.map { $0.instant <= now } ?? ($0.day <= today) }
        let values = shown.map { tenths($0.weight, weight.unit) }
        let (target, aim) = (tenths(weight, weight.unit), tenths(goal.weight, weight.unit))
        // Half of a tenth is lost by converting.
        let tolerance = shown.contains { $0.weight.unit != weight.unit } ? 1 : 0
        let isBelow = values.contains { $0 <= target + tolerance }
        let isAbove = values.contains { $0 >= target - tolerance }
        guard let start = start(of: goal).map({ tenths($0, weight.unit) }) else {
            return isBelow || isAbove
        }
        return start >= aim ? isBelow : isAbove
    }

    /// The weight from which the goal is to be reached.
    private func start(of goal: WeightGoal) -> Weight? {
        if let id = goal.startEntry, let entry = journal.weighIns.first(where: { $0.id == id }) {
            return entry.weight
        }
        if let start = goal.start { return start }
        guard goal.at == nil else { return nil }
        let days = journal.weighIns.filter { weighIn in goal.day.map { weighIn.day <= $0 } ?? false
        }
        return (days.max { $0.day < $1.day } ?? journal.weighIns.min { $0.day < $1.day })?.weight
    }

    private func tenths(_ weight: Weight, _ unit: WeightUnit) -> Int {
        let value: Double =
            switch (weight.unit, unit) {
            case (.pounds, .kilograms): weight.value * 0.453592
            case (.kilograms, .pounds): weight.value * 2.20462
            default: weight.value
            }
        return Int((value * 10).rounded(.toNearestOrEven))
    }

    // MARK: - Streaks

    /// The days on which something was done, or the habit.
    private var days: Set<CalendarDay> {
        let practices = journal.practices.filter {
            $0.minutes >= 1 && (habit == nil || $0.habit == habit)
                && $0.at.map { $0.instant <= now } ?? ($0.day <= today)
        }
        let completions = journal.completions.filter {
            $0.status == .done && (habit == nil || $0.habit == habit)
                && $0.at.map { $0.instant <= now } ?? ($0.day <= today)
        }
        let marked = completions.filter { !limits.keys.contains($0.habit) }
        return Set(practices.map(\.day) + marked.map(\.day)).union(daysWithinLimits)
    }

    /// The limits of habits that are kept by what was not done.
    private var limits: [String: Double] {
        let habits = journal.habits.filter { $0.isAtMost && (habit == nil || $0.id == habit) }
        return Dictionary(habits.map { ($0.id, $0.target ?? 0) }) { first, _ in first }
    }

    /// The past days whose amounts together are within a limit.
    private var daysWithinLimits: [CalendarDay] {
        limits.flatMap { habit, limit in
            let recorded = journal.completions.filter { $0.habit == habit && $0.day < today }
            let totals = Dictionary(recorded.map { ($0.day, $0.amount ?? 0) }, uniquingKeysWith: +)
            return totals.filter { $0.value <= limit }.keys
        }
    }

    /// The days that neither lengthen nor end a run.
    private var neutral: Set<CalendarDay> {
        let skips = journal.completions.filter {
            $0.status != .done && (habit == nil || $0.habit == habit)
                && !limits.keys.contains($0.habit)
        }
        return Set(skips.map(\.day)).union(journal.restDays).subtracting(days)
    }

    private func has(run length: Int) -> Bool { length == 0 || runs.contains { $0 >= length } }

    private var longest: Int { runs.max() ?? 0 }

    private var runs: [Int] {
        let (days, neutral) = (days, neutral)
        var runs: [Int] = []
        for day in days.sorted() {
            var before = day.adding(days: -1)
            while neutral.contains(before) { before = before.adding(days: -1) }
            if days.contains(before), let last = runs.last {
                runs[runs.count - 1] = last + 1
            } else {
                runs.append(1)
            }
        }
        return runs
    }
}
