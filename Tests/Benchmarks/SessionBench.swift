import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

/// A benchmark of one event after ten years of records, up to the effects and the JSON of the next
/// screen.
enum SessionBench {
    static let section = BenchSection(
        name: "sessions",
        summary: "from a tap after 10 years of 50 habits to the next screen's JSON, against a"
            + " session with empty caches", run: { try rows().forEach { $0.print() } }, rows: rows)

    private static func rows() throws -> [BenchRow] {
        let now = Instant(secondsSince1970: 1_773_850_800)
        let today = DayClock(.utc).day(of: now)
        let journal = HabitBench.journal(habits: 50, days: 3650, before: today)
        var detail = HabitDetailOptions()
        detail.habit = "25"
        let tap = Event(.toggle(habit: "25", day: today))
        let records = "after \(journal.completions.count) records"
        return try [
            measure(
                "a tick \(records)", Session(journal, at: HabitListOptions(), of: .habit), tap, now),
            measure("a tick \(records)", Session(journal, at: detail, of: .habit), tap, now),
            measure(
                "a practice \(records)",
                Session(journal, at: PracticeDashboardOptions(), of: .practice),
                Event(.log(.practice(minutes: 20))), now),
            weights(until: today, now),
        ] + routines(until: today, now)
    }

    /// One more weigh-in after ten years of daily weigh-ins, on the way to a goal.
    private static func weights(until today: CalendarDay, _ now: Instant) throws -> BenchRow {
        var journal = Journal()
        journal.weighIns = (1...3650).reversed().map { ago in
            WeighIn(
                day: today.adding(days: -ago),
                weight: Weight(unchecked: 180 + Double(ago % 70) / 10, .pounds))
        }
        journal.goal = WeightGoal(Weight(unchecked: 160, .pounds))
        return try measure(
            "a weigh-in after 3650", Session(journal, at: WeightDashboardOptions(), of: .weight),
            Event(.log(.weighIn()), entering: 180), now)
    }

    /// A step of a running routine after ten years of five routines a day.
    private static func routines(until today: CalendarDay, _ now: Instant) throws -> [BenchRow] {
        var journal = Journal()
        journal.routines = (0..<5).map { number in
            var routine = Routine(id: "\(number)", name: "Routine \(number)")
            routine.steps = ["a", "b", "c"].map { RoutineStep(id: $0, name: $0) }
            routine.weeklyTarget = 4
            return routine
        }
        journal.sessions = (1...3650).reversed().flatMap { ago in
            journal.routines.map { routine in
                let day = today.adding(days: -ago)
                var session = RoutineSession(
                    id: "\(routine.id)-\(day)", routine: routine.id, day: day)
                session.completed = ["a", "b", "c"]
                return session
            }
        }
        journal.sessions.append(
            RoutineSession(id: "now", routine: "0", day: today, state: .running))
        let step = Event(.complete(Intent.Run(session: "now", step: "a")))
        let pages: [any ScreenOptions] = [
            RoutineRunOptions(), RoutineStreaksOptions(), RoutineTemplatesOptions(),
        ]
        return try pages.map { options in
            func begun(_ options: some ScreenOptions) throws -> Session {
                let app = AppDefinition.standard.first(with: type(of: options).screen) ?? .routine
                return try Session(journal, at: options, of: app)
            }
            return try measure("a step after 18250 runs", begun(options), step, now)
        }
    }

    private static func measure(
        _ title: String, _ session: Session, _ event: Event, _ now: Instant
    ) -> BenchRow {
        let context = Context(now: now, zone: .utc)
        var (kept, parts) = (session, [0.0, 0, 0])
        var best = parts.map { _ in Double.infinity }
        _ = try? kept.send(event, in: context)
        let times = BenchSection.compare(rounds: 10) {
            var screen: Screen?
            parts[0] = BenchSection.seconds { _ = try? kept.send(event, in: context) }
            parts[1] = BenchSection.seconds { screen = try? kept.screen(in: context) }
            parts[2] = BenchSection.seconds { _ = try? screen?.json(style: .compact) }
            for part in parts.indices { best[part] = min(best[part], parts[part]) }
        } against: {
            // A copy of the initial session has empty caches, so all records are counted.
            var cold = session
            _ = try? cold.send(event, in: context)
            _ = try? cold.screen(in: context).json(style: .compact)
        }
        let names = zip(["effects", "screen", "JSON"], best)
            .map { "\($0) \(StreakBench.milliseconds($1))" }.joined(separator: ", ")
        return BenchRow(
            what: "\(title), to `\(session.place.page.screen.rawValue)` as JSON",
            ours: StreakBench.milliseconds(times.ours),
            other: "goal 2 ms (\(names)); with empty caches"
                + " \(StreakBench.milliseconds(times.naive)), ratio"
                + " \((times.ours / times.naive * 100).rounded() / 100)")
    }
}
