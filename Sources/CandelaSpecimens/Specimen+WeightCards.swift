import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    private static let week = SampleWeights.twelveDays

    /// Every state of the prediction.
    static let predictions: [Specimen] = [
        prediction("on-track", SampleWeights.twelveDays),
        prediction("days", SampleWeights.twelveDays, to: 222),
        prediction("weeks", SampleWeights.twelveDays, to: 215),
        prediction("at-goal", [213, 212.6, 212.2, 211.8]),
        prediction("at-goal-first-day", [212]),
        prediction("holding", [212.2, 212.4, 212], from: 212),
        prediction("wrong-direction", SampleWeights.twelveDays, to: 240),
        prediction("gaining", [220, 220.6, 221.1, 221.3, 222, 222.4, 223, 223.9], every: 2),
        prediction("steady", Array(repeating: 228, count: 8), every: 2),
        prediction("steady-below-goal", Array(repeating: 228, count: 8), to: 240, every: 2),
        prediction("too-slow", (0..<8).map { 231.4 - Double($0) * 0.06 }, to: 200, every: 2),
        prediction("past-goal", [212.2, 211.5, 211.1, 210.6, 210.2, 209.9, 209.4, 209]),
        prediction("stale", .ready(SampleWeights.pounds(week) { $0.shiftWeighIns(by: -730) })),
        prediction("days-ago", .ready(SampleWeights.pounds(week) { $0.shiftWeighIns(by: -3) })),
        prediction(
            "overdue", .ready(SampleWeights.pounds(week, to: 227) { $0.shiftWeighIns(by: -4) })),
        prediction("sparse", .ready(SampleWeights.pounds(week, every: 5))),
        prediction("flat", (0..<8).map { 231.4 - Double($0) * 0.007 }, every: 2),
        prediction("few", Array(SampleWeights.twelveDays.suffix(6))),
        prediction("none", []),
        prediction(
            "kilograms",
            .ready(
                SampleWeights.kilograms(
                    [62.1, 62.3, 62.2, 62.6, 62.8, 62.9, 63, 63.1], from: 61.3, to: 68, every: 2))),
        prediction("no-goal", .ready(SampleWeights.pounds([231.4]) { $0.goal = nil })),
        prediction("loading", .loading),
        prediction("increased-contrast", SampleWeights.twelveDays) { $0.increaseContrast = true },
        prediction("largest-text", SampleWeights.twelveDays) { $0.typeSize = .accessibility5 },
    ]

    private static func prediction(
        _ name: String, _ weights: [Double], from start: Double = 231.4, to goal: Double = 212,
        every days: Int = 1, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        prediction(
            name, .ready(SampleWeights.pounds(weights, from: start, to: goal, every: days)), change)
    }

    private static func prediction(
        _ name: String, _ phase: Phase, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        Specimen(
            "prediction-\(name)", of: .weightPrediction, phase: phase,
            options: WeightPredictionOptions(), app: .weight, in: SampleTime.context(change))
    }

    /// Every state of the reached milestones and of the celebration.
    static let weightCelebrations: [Specimen] = [
        celebration("typical", [225.9, 225.6, 225.4, 225.2, 225], canShare: true),
        celebration("unshared", [225.9, 225.6, 225.4, 225.2, 225]),
        celebration("after-others", [220.9, 220.6, 220.4, 220.2, 220]) { journal in
            journal.completedMilestones = [shown(230), shown(225), SampleWeights.uncelebrated(220)]
        },
        celebration("stored", SampleWeights.twelveDays) { journal in
            journal.completedMilestones = [SampleWeights.uncelebrated(230)]
        },
        celebration("kilograms", [225.9, 225.6, 225.4, 225.2, 225]) {
            $0.settings.unit = .kilograms
            $0.completedMilestones = [SampleWeights.uncelebrated(104, .kilograms)]
        },
        celebration("goal", [212.8, 212]) {
            $0.completedMilestones = [SampleWeights.uncelebrated(212)]
        },
        celebration("without-haptics", [225.9, 225.6, 225.4, 225.2, 225]) {
            $0.settings.playsHaptics = false
        },
        celebration("none", [231.4, 231]) { $0.completedMilestones = [] },
        celebration("history", SampleWeights.twelveDays) { journal in
            var undated = shown(225)
            undated.day = nil
            journal.completedMilestones = [shown(230), shown(225), undated]
        },
        celebration("reduced-motion", [225.2, 225], in: { $0.reduceMotion = true }),
        celebration("without-celebrations", [225.2, 225], in: { $0.options.celebrations = false }),
        celebration("increased-contrast", [225.2, 225], in: { $0.increaseContrast = true }),
        celebration("largest-text", [225.2, 225], in: { $0.typeSize = .accessibility5 }),
    ]

    private static func celebration(
        _ name: String, _ weights: [Double], canShare: Bool = false,
        _ edit: (inout Journal) -> Void = { _ in }, in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = WeightCelebrationOptions()
        options.canShare = canShare ? true : nil
        return Specimen(
            "celebration-\(name)", of: .weightCelebration,
            phase: .ready(
                SampleWeights.pounds(weights) { journal in
                    journal.completedMilestones = [SampleWeights.uncelebrated(225)]
                    edit(&journal)
                }), options: options,
            app: .weight, in: SampleTime.context(change))
    }
}
