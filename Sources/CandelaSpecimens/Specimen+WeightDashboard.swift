import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the weight dashboard.
    static let weightDashboards: [Specimen] = dashboardStates + dashboardRanges + dashboardReaders

    private static func dashboard(
        _ name: String, _ phase: Phase, _ choose: (inout WeightDashboardOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = WeightDashboardOptions()
        choose(&options)
        return Specimen(
            "dashboard-\(name)", of: .weightDashboard, phase: phase, options: options,
            app: .weight, in: SampleTime.context(change))
    }

    private static var typical: Phase { .ready(SampleWeights.journey()) }

    /// A journey whose reached milestones were all celebrated.
    private static func pounds(
        _ weights: [Double], from start: Double = 231.4, to goal: Double = 212,
        every days: Int = 1, _ change: (inout Journal) -> Void = { _ in }
    ) -> Phase {
        .ready(
            SampleWeights.pounds(weights, from: start, to: goal, every: days) { journal in
                let latest = weights.last ?? start
                journal.completedMilestones = [230, 225, 220, 215, 212]
                    .filter { $0 >= latest }.map { shown($0) }
                change(&journal)
            })
    }

    /// A journey that reaches 225 pounds today.
    private static var celebrating: Phase {
        pounds([225.9, 225.6, 225.4, 225.2, 225]) {
            $0.completedMilestones.removeLast()
            $0.completedMilestones.append(SampleWeights.uncelebrated(225))
        }
    }

    /// A journey that reaches the goal of 212 pounds today.
    private static var reaching: Phase {
        pounds([213.2, 212.9, 212.7, 212.4, 212]) {
            $0.completedMilestones.removeLast()
            $0.completedMilestones.append(SampleWeights.uncelebrated(212))
        }
    }

    private static var dashboardStates: [Specimen] {
        let week = SampleWeights.twelveDays
        return [
            dashboard("typical", typical),
            dashboard("empty", .ready(Journal())),
            dashboard("first-entry", pounds([231.4])),
            dashboard("first-entries", pounds([231.4, 230.2, 230.9])),
            dashboard(
                "gaining-from-goal",
                pounds([220, 220.6, 221.1, 221.3, 222, 222.4, 223, 223.9], every: 2)),
            dashboard(
                "mixed",
                pounds(
                    [231.4, 231, 230, 229.6, 229, 228.2, 227.4, 227, 227.2, 227.6], every: 3)),
            dashboard(
                "mixed-gaining",
                pounds([221, 221.6, 222.4, 223, 223.9, 224.6, 225.4, 226, 225.6, 225], every: 3)),
            dashboard("holding", pounds([212.2, 212.4, 212.1, 212], from: 212, every: 4)),
            dashboard("days-ago", pounds(week) { $0.shiftWeighIns(by: -3) }),
            dashboard("soon", pounds(week, to: 222)),
            dashboard("overdue", pounds(week, to: 227) { $0.shiftWeighIns(by: -4) }),
            dashboard("celebrating-goal", reaching) { $0.canShare = true },
            dashboard("nothing-this-week", pounds(week) { $0.shiftWeighIns(by: -21) }) {
                $0.range = .week
            },
            dashboard(
                "sparse", .ready(SampleWeights.pounds(week, every: 10))),
            dashboard("stale", pounds(week) { $0.shiftWeighIns(by: -730) }),
            dashboard(
                "leaving-goal", pounds([213.4, 212.8, 212.4, 212.2, 212, 211, 210.2, 209.6, 211])),
            dashboard("slow", pounds((0..<8).map { 231.4 - Double($0) * 0.06 }, to: 200, every: 2)),
            dashboard(
                "past-gain-goal",
                .ready(
                    SampleWeights.kilograms(
                        [66.9, 67.2, 67.4, 67.8, 68.1, 68.3, 68.6, 69], from: 61.3, to: 68))),
            dashboard(
                "at-goal",
                pounds([212.6, 212.4, 212.3, 212.2, 212.1, 212, 212.1, 212])),
            dashboard(
                "at-goal-before",
                pounds([213, 212.4, 212, 212.3, 212.5, 212.4, 212.6, 212.7])),
            dashboard(
                "past-goal",
                pounds([212.2, 211.5, 211.1, 210.6, 210.2, 209.9, 209.4, 209])),
            dashboard("celebrating", celebrating) { $0.canShare = true },
            dashboard("celebrating-unshared", celebrating),
            dashboard("no-goal", pounds(week) { $0.goal = nil }),
            dashboard("gain-goal", .ready(gaining)),
            dashboard("body-fat", pounds(week) { $0.weighIns[11].bodyFat = 24.5 }),
            dashboard("body-fat-first", pounds([231.4]) { $0.weighIns[0].bodyFat = 25 }),
            dashboard("stable", pounds([228, 228, 228, 228, 228, 228, 228, 228], every: 2)),
            dashboard("sample-data-added", typical)
                .showing([Toast(.sampleDataAdded, shown: SampleTime.clock(17, 19, 58))]),
            dashboard("loading", .loading),
            dashboard("error", .failed(lastKnown: SampleWeights.journey())),
            dashboard("error-nothing-known", .failed(lastKnown: nil)),
        ]
    }

    private static var dashboardRanges: [Specimen] {
        [
            dashboard("week", typical) { $0.range = .week },
            dashboard("quarter", typical) { $0.range = .quarter },
            dashboard("half-year", typical) { $0.range = .halfYear },
            dashboard("year", typical) { $0.range = .year },
            dashboard("everything", typical) { $0.range = .all },
            dashboard("selected-day", typical) {
                $0.range = .month
                $0.selectedDay = SampleTime.today.adding(days: -3)
            },
            dashboard(
                "unsmoothed", .ready(SampleWeights.journey { $0.settings.smoothsTrend = false })),
        ]
    }

    private static var dashboardReaders: [Specimen] {
        [
            dashboard("reduced-motion", celebrating, in: { $0.reduceMotion = true }),
            dashboard("no-celebrations", celebrating, in: { $0.options.celebrations = false }),
            dashboard("increased-contrast", typical, in: { $0.increaseContrast = true }),
            dashboard("without-color", typical, in: { $0.differentiateWithoutColor = true }),
            dashboard("largest-text", typical, in: { $0.typeSize = .accessibility5 }),
            dashboard("german-numbers", .ready(gaining), in: { $0.language = "en-DE" }),
        ]
    }

    private static var gaining: Journal {
        var journal = SampleWeights.kilograms(
            [62.1, 62.3, 62.2, 62.6, 62.8, 62.9, 63, 63.1], from: 61.3, to: 68, every: 2)
        var milestone = CompletedMilestone(Weight(unchecked: 62, .kilograms))
        milestone.isCelebrated = true
        milestone.day = SampleTime.today.adding(days: -7)
        journal.completedMilestones = [milestone]
        return journal
    }

    static func shown(_ pounds: Double) -> CompletedMilestone {
        var milestone = CompletedMilestone(Weight(unchecked: pounds, .pounds))
        milestone.isCelebrated = true
        milestone.day = SampleTime.today.adding(days: Int(211 - pounds) - 3)
        return milestone
    }
}
