import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation

/// A benchmark of building screens and encoding them as JSON, and of the tool's dump of all screens
/// as a process.
enum ScreenBench {
    static let section = BenchSection(
        name: "screens",
        summary: "a year's screens as model and stream JSON, against formatting 365 dates and"
            + " numbers; a whole dump as a process", run: { rows().forEach { $0.print() } },
        rows: rows)

    private static func rows() -> [BenchRow] {
        // The process runs first: a child inherits its parent's peak memory.
        let dump = dump()
        let now = Instant(secondsSince1970: 1_773_850_800)
        let today = DayClock(.utc).day(of: now)
        let (journal, decade) = (journal(of: 365, until: today), journal(of: 3_653, until: today))
        var back = WeightLogbookOptions()
        back.through = today.adding(days: -3_000)
        var year = WeightDashboardOptions()
        year.range = .year
        var statistics = PracticeStatisticsOptions()
        statistics.heatMapRange = .year
        var detail = HabitDetailOptions()
        detail.habit = "read"
        typealias Row = (
            title: String, goal: Double?, name: ScreenName, journal: Journal,
            options: (any ScreenOptions)?
        )
        let rows: [Row] = [
            ("as it opens", nil, .weightDashboard, journal, nil),
            ("with the year's chart", 2.5, .weightDashboard, journal, year),
            ("with the year's heat map", nil, .practiceStatistics, journal, statistics),
            ("as it opens", nil, .habitDetail, journal, detail),
            ("with a year's rows", 7.5, .weightLogbook, journal, nil),
            ("with the last year of ten", 7.5, .weightLogbook, decade, nil),
            ("with an early year of ten", 7.5, .weightLogbook, decade, back),
        ]
        return [dump].compactMap(\.self)
            + rows.map { title, goal, name, shown, options in
                let context = Context(now: now, zone: .utc)
                var bytes = 0
                let times = BenchSection.compare(rounds: 20) {
                    let screen = try? Screen.make(
                        name, phase: .ready(shown), options: options,
                        of: AppDefinition.standard.first(with: name) ?? .habit, in: context)
                    bytes = (try? screen?.json(style: .compact, including: []))?.count ?? 0
                } against: {
                    format(journal, from: today)
                }
                let ratio = (times.ours / times.naive * 10).rounded() / 10
                return BenchRow(
                    what: "`\(name.rawValue)` \(title), model and stream JSON",
                    ours: "\(StreakBench.milliseconds(times.ours)), \(bytes / 1000) kB",
                    other: (goal.map { "goal \($0) ms; " } ?? "")
                        + "formatting 365 dates and numbers \(StreakBench.milliseconds(times.naive)),"
                        + " ratio \(ratio)")
            }
    }

    private static func dump() -> BenchRow? {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("candela").path
        let runs = (0..<9).compactMap { _ in ChildProcess("exec '\(program)' dump > /dev/null") }
        guard let best = runs.map(\.elapsed).min(), runs.allSatisfy({ $0.status == 0 }) else {
            print("  cannot run '\(program) dump' here")
            return nil
        }
        let processor = runs.map(\.processor).min() ?? .infinity
        return BenchRow(
            what: "dump of everything, whole process", ours: StreakBench.milliseconds(best),
            other: "goal 250 ms; processor time \(StreakBench.milliseconds(processor))")
    }

    /// The minimum work of a year's screens: formatting each day and each weight once.
    private static func format(_ journal: Journal, from today: CalendarDay) {
        let date = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en"))
        let number = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en"))
            .precision(.fractionLength(1))
        var length = 0
        for weighIn in journal.weighIns {
            let seconds = Double(weighIn.day.daysSince1970) * 86_400
            length += Date(timeIntervalSince1970: seconds).formatted(date).utf8.count
            length += weighIn.weight.value.formatted(number).utf8.count
        }
        precondition(length > 0)
    }

    /// A journal with a weigh-in, a practice and a completion on each of the last `days` days.
    private static func journal(of days: Int, until today: CalendarDay) -> Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 180, .pounds))
        journal.habits = [Habit(id: "read", name: "Read")]
        for ago in (0..<days).reversed() {
            let day = today.adding(days: -ago)
            let wave = Double(ago * 7919 % 17) / 10
            journal.weighIns.append(
                WeighIn(day: day, weight: Weight(unchecked: 200 + Double(ago) / 10 + wave, .pounds))
            )
            journal.practices.append(Practice(day: day, minutes: 10 + ago % 30))
            journal.completions.append(Completion(habit: "read", day: day))
        }
        return journal
    }
}
