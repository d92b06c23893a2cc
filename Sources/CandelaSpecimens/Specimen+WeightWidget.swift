import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the weight app's widgets.
    static let weightWidgets: [Specimen] = [
        widget("placeholder", .loading),
        widget("empty", .ready(Journal())),
        widget("typical", .ready(SampleWeights.journey())),
        widget("losing", .ready(SampleWeights.pounds(SampleWeights.twelveDays))),
        widget("gaining", .ready(SampleWeights.pounds([220, 220.6, 221.1, 221.3, 222]))),
        widget("steady", .ready(SampleWeights.pounds(Array(repeating: 228, count: 8)))),
        widget("one-weigh-in", .ready(SampleWeights.pounds([231.4]))),
        widget(
            "stale",
            .ready(SampleWeights.pounds(SampleWeights.twelveDays) { $0.shiftWeighIns(by: -30) })),
        widget("no-goal", .ready(SampleWeights.pounds(SampleWeights.twelveDays) { $0.goal = nil })),
        widget("at-goal", .ready(SampleWeights.pounds([213.2, 212.6, 212.1, 211.8]))),
        widget("error", .failed(lastKnown: SampleWeights.journey())),
        widget("increased-contrast", .ready(SampleWeights.journey())) {
            $0.increaseContrast = true
        },
        widget("largest-text", .ready(SampleWeights.journey())) { $0.typeSize = .accessibility5 },
    ]

    private static func widget(
        _ name: String, _ phase: Phase, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        Specimen(
            "weight-widget-\(name)", of: .weightWidget, phase: phase,
            options: WeightWidgetOptions(), app: .weight, in: SampleTime.context(change))
    }
}
