import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of a habit's details.
    static let habitDetails: [Specimen] = [
        detail("typical"),
        detail("month", period: .month),
        detail("custom-color", SampleHabits.typical { $0.habits[0].color = "#123456" }),
        detail("week-chosen", period: .week),
        detail("new", "draw"),
        detail("new-month", "draw", period: .month),
        detail("open-today", "run"),
        detail("done-today", "water"),
        detail("milestone", milestone),
        detail("amounts", "water", SampleHabits.amounts()),
        detail("amounts-month", "water", SampleHabits.amounts(), period: .month),
        detail("limit", "draw", SampleHabits.coffee),
        detail("limit-without-amount", "draw", SampleHabits.amounts()),
        detail("target-without-unit", "run", SampleHabits.amounts()),
        detail("weekly", "run", SampleHabits.weekly()),
        detail("weekly-month", "read", SampleHabits.weekly(), period: .month),
        detail("skipped-kept", SampleHabits.skips { $0.settings.skipsKeepStreak = true }),
        detail("skipped", SampleHabits.skips()),
        detail("many-a-day", often, period: .week),
        detail("rest-days", rests, period: .month),
        detail("rest-days-only", onlyRests),
        detail("practised", practised),
        detail("long-name", named("Write three pages by hand before anybody else is awake")),
        detail("arabic-name", named("قراءة يومية")),
        detail(
            "3650-days", SampleHabits.typical { $0.completions = SampleHabits.run("read", 3650) }),
        detail("no-habits", nil, Journal()),
        phase("loading", .loading),
        phase("error", .failed(lastKnown: SampleHabits.typical())),
        phase("error-nothing-known", .failed(lastKnown: nil)),
        detail("reduced-motion") { $0.reduceMotion = true },
        detail("increased-contrast", period: .month) { $0.increaseContrast = true },
        detail("largest-text") { $0.typeSize = .accessibility5 },
    ]

    private static func detail(
        _ name: String, _ habit: String? = "read", _ journal: Journal? = nil,
        period: ChartPeriod? = nil, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = HabitDetailOptions()
        options.habit = habit
        options.period = period
        return Specimen(
            "habit-detail-\(name)", of: .habitDetail,
            phase: .ready(journal ?? SampleHabits.typical()), options: options,
            app: .habit, in: SampleTime.context(change))
    }

    private static func detail(
        _ name: String, _ journal: Journal, period: ChartPeriod? = nil
    ) -> Specimen {
        detail(name, "read", journal, period: period)
    }

    private static func phase(_ name: String, _ phase: Phase) -> Specimen {
        var options = HabitDetailOptions()
        options.habit = "read"
        return Specimen(
            "habit-detail-\(name)", of: .habitDetail, phase: phase, options: options,
            app: .habit, in: SampleTime.context())
    }

    /// Seven consecutive days until today.
    private static var milestone: Journal {
        SampleHabits.typical { $0.completions = SampleHabits.run("read", 7) }
    }

    /// A week with gaps: 1, 2, 0, 1, 0, 1 and 0 completions from 12 to 18 March.
    private static var often: Journal {
        SampleHabits.typical { journal in
            journal.completions = [6, 5, 5, 3, 1].map {
                Completion(habit: "read", day: SampleTime.today.adding(days: -$0))
            }
        }
    }

    /// Rest days among and before the completions, and a habit whose first day is unknown.
    private static var rests: Journal {
        SampleHabits.typical { journal in
            journal.habits[0].created = nil
            journal.restDays = [9, 16].map { SampleTime.today.adding(days: -$0) }
            journal.completions =
                SampleHabits.run("read", 5) + SampleHabits.run("read", 8, until: 8)
        }
    }

    private static var onlyRests: Journal {
        SampleHabits.typical { journal in
            journal.habits[0].created = SampleTime.today.adding(days: -8)
            journal.completions = (0...8).map {
                Completion(
                    habit: "read", day: SampleTime.today.adding(days: -$0), status: .rest)
            }
        }
    }

    /// Done by a practice session today, and marked on the two days before.
    private static var practised: Journal {
        SampleHabits.typical { journal in
            journal.completions = SampleHabits.run("read", 2, until: 1)
            var practice = Practice(day: SampleTime.today, minutes: 20)
            practice.habit = "read"
            journal.practices = [practice]
        }
    }

    private static func named(_ name: String) -> Journal {
        SampleHabits.typical { $0.habits[0].name = name }
    }
}
