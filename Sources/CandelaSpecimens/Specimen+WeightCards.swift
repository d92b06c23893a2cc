import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    private static let week = SampleWeights.eightDays

    /// Every state of the prediction.
    static let predictions: [Specimen] = [
        prediction("on-track", SampleWeights.eightDays),
        prediction("days", SampleWeights.eightDays, to: 222),
        prediction("at-goal", SampleWeights.eightDays, to: 226.6),
        prediction("at-goal-first-day", [212]),
        prediction("wrong-direction", SampleWeights.eightDays, to: 240),
        prediction("gaining", [220, 220.6, 221.1, 221.3, 222, 222.4, 223, 223.9]),
        prediction("steady", Array(repeating: 228, count: 8)),
        prediction("steady-below-goal", Array(repeating: 228, count: 8), to: 240),
        prediction("too-slow", (0..<8).map { 231.4 - Double($0) * 0.01 }),
        prediction("past-goal", [212.2, 211.5, 211.1, 210.6, 210.2, 209.9, 209.4, 209]),
        prediction("stale", .ready(SampleWeights.pounds(week) { $0.shiftWeighIns(by: -730) })),
        prediction("sparse", .ready(SampleWeights.pounds(week, every: 5))),
        prediction("flat", (0..<8).map { 231.4 - Double($0) * 0.007 }),
        prediction("few", Array(SampleWeights.eightDays.prefix(6))),
        prediction("none", []),
        prediction("few-recently", .ready(fewRecently)),
        prediction(
            "kilograms",
            .ready(
                SampleWeights.kilograms(
                    [62.1, 62.3, 62.2, 62.6, 62.8, 62.9, 63, 63.1], from: 61.3, to: 68))),
        prediction("no-goal", .ready(SampleWeights.pounds([231.4]) { $0.goal = nil })),
        prediction("loading", .loading),
        prediction("increased-contrast", SampleWeights.eightDays) { $0.increaseContrast = true },
        prediction("largest-text", SampleWeights.eightDays) { $0.typeSize = .accessibility5 },
    ]

    private static func prediction(
        _ name: String, _ weights: [Double], to goal: Double = 212,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        prediction(name, .ready(SampleWeights.pounds(weights, to: goal)), change)
    }

    /// Weigh-ins every ten days, the next to last of them a month ago, and two this week.
    private static var fewRecently: Journal {
        SampleWeights.pounds([]) { journal in
            journal.weighIns = zip(SampleWeights.eightDays, [60, 50, 40, 30, 3, 2]).map {
                SampleWeights.weighIn(Weight(unchecked: $0, .pounds), daysAgo: $1)
            }
        }
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
            journal.completedMilestones = [230, 225].map { shown($0) }
        },
        celebration("stored", SampleWeights.eightDays) { journal in
            var milestone = shown(230)
            milestone.isCelebrated = false
            journal.completedMilestones = [milestone]
        },
        celebration("kilograms", [225.9, 225.6, 225.4, 225.2, 225]) {
            $0.settings.unit = .kilograms
        },
        celebration("without-haptics", [225.9, 225.6, 225.4, 225.2, 225]) {
            $0.settings.playsHaptics = false
        },
        celebration("none", [231.4, 231]),
        celebration("history", SampleWeights.eightDays) { journal in
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
            phase: .ready(SampleWeights.pounds(weights, edit)), options: options,
            app: .weight, in: SampleTime.context(change))
    }
}
