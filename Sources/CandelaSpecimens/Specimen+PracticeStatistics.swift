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
            statistics("milestone", SampleStreaks.practices(7)) { $0.view = .trend },
            statistics("worked-week", SamplePractices.weekWithGaps, period: .week) {
                ($0.view, $0.selectedDay) = (.trend, SampleTime.today)
            },
            statistics("rest-days", SamplePractices.weekWithRest),
            statistics("3650-days", SampleStreaks.decade) {
                ($0.view, $0.heatMapRange) = (.heatMap, .all)
            },
            statistics("habit-in-arabic", SampleStreaks.habit(named: "قراءة يومية"), habit: "h1"),
            statistics("weekly", SampleHabits.weekly(), habit: "run") { $0.view = .heatMap },
            statistics(
                "skipped-kept", SampleHabits.skips { $0.settings.skipsKeepStreak = true },
                habit: "read"),
            statistics("done-marks", SampleStreaks.marks, habit: "h1") {
                $0.opened = PracticeSpan(SampleTime.today)
            },
            statistics("done-marks-month", SampleStreaks.marks, period: .month) {
                $0.view = .timeline
            },
            statistics("done-marks-trend", SampleStreaks.marks) { $0.view = .trend },
            statistics("done-marks-idle", SampleStreaks.marks(until: 60)) {
                ($0.view, $0.heatMapRange) = (.heatMap, .month)
            },
            statistics("without-color", in: { $0.differentiateWithoutColor = true }),
            statistics("loading", phase: .loading),
            statistics("error", phase: .failed(lastKnown: open)),
            statistics("error-nothing-known", phase: .failed(lastKnown: nil)),
        ]
    }

    private static var statisticsChoices: [Specimen] {
        [
            statistics("week", period: .week) { $0.view = .timeline },
            statistics("month", period: .month) { $0.view = .timeline },
            statistics("trend-month", period: .month) { options in
                options.view = .trend
                options.selectedDay = SampleTime.today.adding(days: -20)
            },
            statistics("heat-map") { $0.view = .heatMap },
            statistics("heat-map-week") { ($0.view, $0.heatMapRange) = (.heatMap, .week) },
            statistics("empty-trend", Journal()) { $0.view = .trend },
            // Three of the last seven days, after seven.
            statistics("less-trend", SampleStreaks.practices(14, until: 4)) { $0.view = .trend },
            statistics("idle-trend", SampleStreaks.practices(14, until: 40)) { $0.view = .trend },
            statistics("day-open") { $0.opened = PracticeSpan(SampleTime.today.adding(days: -2)) },
            // 9 March is the Monday of the week before.
            statistics("week-open") { options in
                (options.view, options.heatMapRange) = (.heatMap, .quarter)
                options.opened = PracticeSpan(SampleTime.today.adding(days: -9), .week)
            },
            statistics("month-open") { options in
                (options.view, options.heatMapRange) = (.heatMap, .year)
                options.opened = PracticeSpan(SampleTime.today.adding(days: -17), .month)
            },
            // 5 January is a Monday.
            statistics("empty-week-open") { options in
                (options.view, options.heatMapRange) = (.heatMap, .quarter)
                options.opened = PracticeSpan(SampleTime.today.adding(days: -72), .week)
            },
            // 1 October.
            statistics("empty-month-open") { options in
                (options.view, options.heatMapRange) = (.heatMap, .year)
                options.opened = PracticeSpan(SampleTime.today.adding(days: -168), .month)
            },
        ]
    }

    private static var statisticsNotices: [Specimen] {
        [
            statistics("practice-recorded") { ($0.view, $0.heatMapRange) = (.heatMap, .year) }
                .showing([logged(minutes: 5)]),
            statistics("practice-failed", open) { $0.quickMinutes = 15 }
                .showing([Toast(.savingFailed, shown: SampleTime.clock(17, 20))]),
            statistics("badge-earned", SampleStreaks.practices(14)) { options in
                options.notice = .badge(days: 14)
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
            statistics(
                "heat-map-largest-text", SampleStreaks.decade,
                { ($0.view, $0.heatMapRange) = (.heatMap, .month) },
                in: { $0.typeSize = .accessibility5 }),
            statistics("heat-map-increased-contrast") {
                $0.view = .heatMap
            } in: {
                $0.increaseContrast = true
            },
        ]
    }
}
