import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the next milestone, for the full card or the compact one.
    static func milestones<Options: ScreenOptions>(
        _ options: Options, called prefix: String
    ) -> [Specimen] {
        func specimen(
            _ name: String, _ phase: Phase, _ change: (inout Context) -> Void = { _ in }
        ) -> Specimen {
            Specimen(
                "\(prefix)-\(name)", of: Options.screen, phase: phase, options: options,
                app: .weight, in: SampleTime.context(change))
        }
        func pounds(
            _ weights: Double..., from start: Double = 231.4, to goal: Double = 212,
            _ change: (inout Journal) -> Void = { _ in }
        ) -> Phase {
            // Every three days, so that five readings are enough for a rate.
            .ready(SampleWeights.pounds(weights, from: start, to: goal, every: 3, change))
        }
        let week = SampleWeights.twelveDays
        let typical = Phase.ready(SampleWeights.pounds(week))
        return [
            specimen("typical", typical),
            specimen("first-day", pounds(231.4)),
            specimen("gained", pounds(231.4, 232.2, 233)),
            specimen("behind", pounds(231.4, 232.9, 235)),
            specimen("near", pounds(227.4, 227, 226.8, 226.4, 226)),
            specimen("tomorrow", pounds(226, 225.8, 225.6, 225.3, 225.1)),
            specimen("slow", pounds(226.1, 226.1, 226.1, 226.1, 226)),
            specimen(
                "reached",
                pounds(225.9, 225.6, 225.4, 225.2, 225) {
                    $0.completedMilestones = [SampleWeights.uncelebrated(225)]
                }),
            specimen(
                "reached-without-haptics",
                .ready(
                    SampleWeights.pounds([225.9, 225.6, 225.4, 225.2, 225]) {
                        $0.settings.playsHaptics = false
                        $0.completedMilestones = [SampleWeights.uncelebrated(225)]
                    })),
            specimen(
                "celebrated",
                .ready(
                    SampleWeights.pounds([225.9, 225.6, 225.4, 225.2, 225]) { journal in
                        var milestone = CompletedMilestone(Weight(unchecked: 225, .pounds))
                        milestone.isCelebrated = true
                        journal.completedMilestones = [milestone]
                    })),
            specimen("last-leg", pounds(214.6, 214.2, 213.9, 213.8, 213.5)),
            specimen("goal-reached", pounds(212.9, 212.6, 212.4, 212.2, 212)),
            specimen("past-goal", pounds(210.1, 209.8, 209.6, 209.4, 209)),
            specimen(
                "half-pound-goal", pounds(189.8, 189.5, 189.3, 189, 188.9, from: 195, to: 187.5)),
            specimen(
                "kilograms",
                .ready(
                    SampleWeights.kilograms(
                        [101.9, 101.7, 101.6, 101.3, 101.2], from: 104.3, to: 97, every: 3))),
            specimen(
                "gaining",
                .ready(
                    SampleWeights.kilograms(
                        [62.6, 62.8, 62.9, 63, 63.1], from: 61.3, to: 68, every: 3))),
            specimen(
                "other-unit",
                .ready(SampleWeights.pounds(week) { $0.settings.unit = .kilograms })),
            specimen("sparse", .ready(SampleWeights.pounds(week, every: 5))),
            specimen("stale", .ready(SampleWeights.pounds(week) { $0.shiftWeighIns(by: -730) })),
            specimen(
                "over-two-years",
                .ready(
                    // 25.6 pounds to 230 at 0.21 a week: 25.6 × 7 / 0.21 = 853 days.
                    SampleWeights.pounds((0..<8).map { 256 - Double($0) * 0.06 }, every: 2))),
            specimen("days-ago", .ready(SampleWeights.pounds(week) { $0.shiftWeighIns(by: -3) })),
            specimen(
                "overdue", .ready(SampleWeights.pounds(week, to: 227) { $0.shiftWeighIns(by: -4) })),
            specimen("holding", pounds(212.2, 212.4, 212, from: 212)),
            specimen("other-unit-near", .ready(SampleWeights.nearInOtherUnit)),
            specimen(
                "weigh-in-ahead",
                .ready(
                    SampleWeights.pounds([229.4, 229.2, 228.9, 228.6]) { journal in
                        journal.weighIns.append(
                            SampleWeights.weighIn(Weight(unchecked: 226, .pounds), daysAgo: -1))
                    })),
            specimen("no-entries", .ready(SampleWeights.pounds([]))),
            specimen("no-goal", .ready(SampleWeights.pounds(week) { $0.goal = nil })),
            specimen("loading", .loading),
            specimen("error", .failed(lastKnown: SampleWeights.pounds(week))),
            specimen("error-nothing-known", .failed(lastKnown: nil)),
            specimen("reduced-motion", typical) { $0.reduceMotion = true },
            specimen("increased-contrast", typical) { $0.increaseContrast = true },
            specimen("largest-text", typical) { $0.typeSize = .accessibility5 },
            specimen("smallest-text", typical) { context in
                context.typeSize = .xSmall
                context.displayScale = 2
            },
            specimen("german-numbers", typical) { $0.language = "en-DE" },
            specimen("longer-words", typical) { $0.language = "en-XA" },
            specimen("right-to-left", typical) { $0.language = "ar-XB" },
            specimen("missing-language", typical) { $0.language = "ar-EG" },
        ]
    }

    /// The compact card at each type size that no other state shows.
    static let typeSizes: [Specimen] = [
        ("small", TypeSize.small), ("medium", .medium), ("x-large", .xLarge),
        ("xx-large", .xxLarge), ("xxx-large", .xxxLarge), ("accessibility-1", .accessibility1),
        ("accessibility-2", .accessibility2), ("accessibility-3", .accessibility3),
        ("accessibility-4", .accessibility4),
    ].map { name, size in
        Specimen(
            "compact-\(name)", of: .nextMilestoneCompact,
            phase: .ready(SampleWeights.pounds(SampleWeights.twelveDays)),
            options: NextMilestoneCompactOptions(),
            app: .weight, in: SampleTime.context { $0.typeSize = size })
    }
}
