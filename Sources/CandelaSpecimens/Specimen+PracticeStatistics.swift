import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the practice statistics.
    static let practiceStatistics: [Specimen] =
        statisticsPhases + statisticsChoices + statisticsNotices + statisticsReaders

    private static func statistics(
        _ name: String, _ journal: Journal = SamplePractices.typical(), habit: String? = nil,
        period: ChartPeriod? = nil,
        _ choose: (inout PracticeStatisticsOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = PracticeStatisticsOptions()
        options.habit = habit
        options.period = period
        choose(&options)
        return Specimen(
            "statistics-\(name)", of: .practiceStatistics, phase: .ready(journal),
            options: options, app: .practice, in: SampleTime.context(change))
    }

    private static func statistics(_ name: String, phase: Phase) -> Specimen {
        Specimen(
            "statistics-\(name)", of: .practiceStatistics, phase: phase,
            options: PracticeStatisticsOptions(), app: .practice, in: SampleTime.context())
    }

    /// Practice on the nine days up to yesterday; none yet today.
    private static var open: Journal {
        SampleStreaks.practices(9, until: 1, celebrated: [7])
    }

    private static var statisticsPhases: [Specimen] {
        [
            statistics("typical"),
            statistics("empty", Journal()),
            statistics("at-risk", open),
            statistics("milestone", SampleStreaks.practices(7)),
            statistics("worked-week", SamplePractices.weekWithGaps, period: .week) {
                $0.selectedDay = SampleTime.today
            },
            statistics("rest-days", SamplePractices.weekWithRest),
            statistics("3650-days", SampleStreaks.decade) {
                $0.heatMapRange = .all
            },
            statistics("habit-in-arabic", SampleStreaks.habit(named: "قراءة يومية"), habit: "h1"),
            statistics("weekly", SampleHabits.weekly(), habit: "run"),
            statistics(
                "skipped-kept", SampleHabits.skips { $0.settings.skipsKeepStreak = true },
                habit: "read"),
            statistics("done-marks", SampleStreaks.marks, habit: "h1") {
                $0.opened = PracticeSpan(SampleTime.today)
            },
            statistics("done-marks-month", SampleStreaks.marks, period: .month) {
                $0.heatMapRange = .quarter
            },
            statistics("done-marks-idle", SampleStreaks.marks(until: 60)),
            statistics("without-color", in: { $0.differentiateWithoutColor = true }),
            statistics("loading", phase: .loading),
            statistics("error", phase: .failed(lastKnown: open)),
            statistics("error-nothing-known", phase: .failed(lastKnown: nil)),
        ]
    }

    private static var statisticsChoices: [Specimen] {
        [
            statistics("month", period: .month) { options in
                options.selectedDay = SampleTime.today.adding(days: -20)
                options.heatMapRange = .week
            },
            statistics("day-open") { $0.opened = PracticeSpan(SampleTime.today.adding(days: -2)) },
            // 9 March is the Monday of the week before.
            statistics("week-open") { options in
                options.heatMapRange = .quarter
                options.opened = PracticeSpan(SampleTime.today.adding(days: -9), .week)
            },
            statistics("month-open") { options in
                options.heatMapRange = .year
                options.opened = PracticeSpan(SampleTime.today.adding(days: -17), .month)
            },
            // 5 January is a Monday.
            statistics("empty-week-open") { options in
                options.heatMapRange = .quarter
                options.opened = PracticeSpan(SampleTime.today.adding(days: -72), .week)
            },
            // 1 October.
            statistics("empty-month-open") { options in
                options.heatMapRange = .year
                options.opened = PracticeSpan(SampleTime.today.adding(days: -168), .month)
            },
        ]
    }

    private static var statisticsNotices: [Specimen] {
        [
            statistics("practice-recorded") { $0.heatMapRange = .year }
                .showing([logged(minutes: 5)]),
            statistics("practice-failed", open) { $0.quickMinutes = 15 }
                .showing([Toast(.savingFailed, shown: SampleTime.clock(17, 20))]),
            statistics("badge-earned", SampleStreaks.practices(14)) { options in
                options.notice = .badge(days: 14)
                options.heatMapRange = .quarter
            },
        ]
            + [ShareState.composing, .failed, .shared].map { state in
                statistics("share-\(state.rawValue)") { $0.share = state }
            }
    }

    private static var statisticsReaders: [Specimen] {
        [
            statistics("reduced-motion", open, in: { $0.reduceMotion = true }),
            statistics("increased-contrast", in: { $0.increaseContrast = true }),
            statistics("largest-text", in: { $0.typeSize = .accessibility5 }),
        ]
    }
}
