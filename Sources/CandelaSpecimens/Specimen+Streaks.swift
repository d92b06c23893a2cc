import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the streak counter.
    static let streaks: [Specimen] = lengths + dangers + phases + habits + weeks + readers

    private static func streak(
        _ name: String, _ journal: Journal, habit: String? = nil,
        product: Theme.Product = .practice,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var app = AppDefinition.practice
        app.theme = .of(product)
        return Specimen(
            "streak-\(name)", of: .streakCounter, phase: .ready(journal),
            options: StreakCounterOptions(habit: habit), app: app, in: SampleTime.context(change))
    }

    /// Nine days until today, with the first milestone reached and a longer streak before.
    private static var typical: Journal {
        SampleStreaks.practices(9, celebrated: [7]) { journal in
            SampleStreaks.append(12, until: 30, to: &journal)
        }
    }

    /// Nine days until yesterday; today has no practice yet.
    private static var open: Journal {
        SampleStreaks.practices(9, until: 1, celebrated: [7]) { journal in
            SampleStreaks.append(12, until: 30, to: &journal)
        }
    }

    private static var lengths: [Specimen] {
        [
            streak("never", Journal()),
            streak("broken", SampleStreaks.practices(11, until: 2)),
            streak("lapsed", SampleStreaks.practices(2, until: 5)),
            streak("1-day", SampleStreaks.practices(1)),
            streak("3-days", SampleStreaks.practices(3)),
            streak("6-days", SampleStreaks.practices(6)),
            streak("7-days", SampleStreaks.practices(7)),
            streak("typical", typical),
            streak("14-days", SampleStreaks.practices(14, celebrated: [7])),
            streak("29-days", SampleStreaks.practices(29, celebrated: [7, 14])),
            streak("30-days", SampleStreaks.practices(30, celebrated: [7, 14])),
            streak("60-days", SampleStreaks.practices(60, celebrated: [7, 14, 30])),
            streak("90-days", SampleStreaks.practices(90, celebrated: [7, 14, 30, 60])),
            streak("180-days", SampleStreaks.practices(180, celebrated: [7, 14, 30, 60, 90])),
            streak("70-days", SampleStreaks.practices(70, celebrated: [7, 14, 30, 60])),
            streak(
                "365-days", SampleStreaks.practices(365, celebrated: [7, 14, 30, 60, 90, 180])),
            streak(
                "400-days",
                SampleStreaks.practices(400, celebrated: StreakMilestones.standard.all)),
            // The first day after a streak of twelve.
            streak(
                "restarted",
                SampleStreaks.practices(1) { SampleStreaks.append(12, until: 30, to: &$0) }),
            // The third day after it.
            streak(
                "returning",
                SampleStreaks.practices(3) { SampleStreaks.append(12, until: 30, to: &$0) }),
            streak("waiting", SampleStreaks.practices(5, until: 1)) { context in
                context.now = SampleTime.clock(9, 12)
            },
            streak(
                "rest-day",
                SampleStreaks.practices(9, until: 1, celebrated: [7]) { journal in
                    journal.restDays = [SampleTime.today]
                }),
        ]
    }

    private static var dangers: [Specimen] {
        [
            streak("at-risk", open),
            streak("before-risk", open) { $0.now = SampleTime.clock(14, 59) },
            streak(
                "at-risk-minutes",
                SampleStreaks.practices(31, until: 1, celebrated: [7, 14, 30])
            ) { $0.now = SampleTime.clock(23, 18) },
            streak("at-risk-on-first-day", SampleStreaks.practices(1, until: 1)) {
                $0.now = SampleTime.clock(20, 0)
            },
            streak("at-risk-last-minute", open) { $0.now = SampleTime.clock(23, 59, 30) },
            streak("at-risk-with-milestone", SampleStreaks.practices(14, until: 1)),
            streak("at-risk-reduced-motion", open) { $0.reduceMotion = true },
            streak("at-risk-increased-contrast", open) { $0.increaseContrast = true },
            streak("at-risk-largest-text", open) { $0.typeSize = .accessibility5 },
        ]
    }

    private static var phases: [Specimen] {
        func phase(_ name: String, _ phase: Phase) -> Specimen {
            Specimen(
                "streak-\(name)", of: .streakCounter, phase: phase,
                options: StreakCounterOptions(), app: .practice, in: SampleTime.context())
        }
        return [
            phase("loading", .loading), phase("error", .failed(lastKnown: typical)),
            phase("error-nothing-known", .failed(lastKnown: nil)),
        ]
    }

    private static var habits: [Specimen] {
        let long =
            "Write three pages by hand before anybody else in the house is awake, weekends included"
        return [
            streak(
                "habit", SampleStreaks.habit(named: "Meditate"), habit: "Meditate",
                product: .habit),
            streak(
                "habit-in-arabic", SampleStreaks.habit(named: "قراءة يومية"), habit: "h1",
                product: .habit),
            streak(
                "habit-with-a-long-name", SampleStreaks.habit(named: long), habit: "h1",
                product: .habit),
            streak(
                "frosted", SampleStreaks.habit(named: "Stretch"), habit: "Stretch",
                product: .routine),
            streak(
                "opaque", SampleStreaks.habit(named: "Stretch"), habit: "Stretch",
                product: .routine
            ) { $0.reduceTransparency = true },
            streak("limit", SampleHabits.coffee, habit: "draw", product: .habit),
            streak("limit-open", SampleHabits.amounts(), habit: "draw", product: .habit) {
                $0.now = SampleTime.clock(9, 12)
            },
            streak("limit-at-risk", SampleHabits.amounts(), habit: "draw", product: .habit),
            streak(
                "skipped-kept", SampleHabits.skips { $0.settings.skipsKeepStreak = true },
                habit: "read", product: .habit),
        ]
    }

    /// A habit with a target of days per week: weeks met until the last one, and this week’s days.
    private static func weekly(
        _ name: String, _ target: Int, met: Int, until weeksAgo: Int = 1, this: [Int] = [],
        celebrated: [Int] = [], _ change: (inout Journal) -> Void = { _ in }
    ) -> Specimen {
        let journal = SampleHabits.typical { journal in
            journal.habits[1].weeklyTarget = target
            journal.completions =
                SampleHabits.weeks("run", met, days: target, until: weeksAgo)
                + SampleHabits.marks("run", this)
            journal.celebratedStreaks = celebrated.map { days in
                let start = SampleTime.today.adding(days: -2 - 7 * (met + weeksAgo - 1))
                var streak = CelebratedStreak(days: days, runStart: start)
                streak.habit = "run"
                return streak
            }
            change(&journal)
        }
        return streak("weekly-\(name)", journal, habit: "run", product: .habit)
    }

    /// At risk on Wednesday: of six days only Monday is done, so the five that are left are needed.
    private static var weeks: [Specimen] {
        [
            weekly("typical", 3, met: 2, this: [16], celebrated: [7, 14]) { journal in
                journal.completions += SampleHabits.weeks("run", 4, days: 3, until: 6)
            },
            weekly("first", 3, met: 1, celebrated: [7]),
            weekly("personal-best", 3, met: 3, this: [16, 17, 18], celebrated: [7, 14]),
            weekly("milestone", 3, met: 2, celebrated: [7]),
            weekly("broken", 3, met: 2, until: 2),
            weekly("at-risk", 6, met: 2, this: [16], celebrated: [7, 14]) { journal in
                journal.completions += SampleHabits.weeks("run", 4, days: 6, until: 6)
            },
            weekly("at-risk-first", 6, met: 1, this: [16], celebrated: [7]),
            weekly("at-risk-best", 6, met: 2, this: [16], celebrated: [7, 14]),
        ]
    }

    private static var readers: [Specimen] {
        [
            streak("milestone-reduced-motion", SampleStreaks.practices(7)) {
                $0.reduceMotion = true
            },
            streak("milestone-without-celebration", SampleStreaks.practices(7)) {
                $0.options.celebrations = false
            },
            streak(
                "milestone-without-haptics",
                SampleStreaks.practices(7) { $0.settings.playsHaptics = false }),
            streak("largest-text", typical) { $0.typeSize = .accessibility5 },
            streak("increased-contrast", typical) { $0.increaseContrast = true },
            streak("without-color", typical) { $0.differentiateWithoutColor = true },
        ]
    }
}
