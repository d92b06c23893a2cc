import CandelaRules
import CandelaTokens

extension Element {
    /// The button beside the tabs that adds a weigh-in.
    static func addWeighIn(to journal: Journal, last: Double? = nil, with kit: Kit) -> Element {
        kit.button(
            "add", .logWeight(in: journal, last: last, with: kit), kit.phrases.weightTabAdd(),
            .plain, icon: .plus, hint: kit.phrases.weightTabAddHint(), haptic: .light)
    }
}

extension Intent {
    /// A weigh-in of today is entered.
    ///
    /// - Parameter last: The latest weight in the journal's unit, from which the entry begins.
    static func logWeight(in journal: Journal, last: Double?, with kit: Kit) -> Intent {
        .log(
            .weighIn(
                day: kit.context.clock(for: journal).day(of: kit.context.now),
                entry: Entry(weight: last, in: journal.displayUnit)))
    }
}

extension Intent.Entry {
    /// A weight that the scale can show, or one within other bounds.
    init(weight: Double?, in unit: WeightUnit, _ bounds: ClosedRange<Double>? = nil) {
        let bounds = bounds ?? WeightLimits.standard.loggable(in: unit)
        self.init(
            .weight,
            value: weight.flatMap { bounds.contains($0) ? .number(($0 * 10).rounded() / 10) : nil },
            min: bounds.lowerBound, max: bounds.upperBound, step: 0.1, unit: unit)
    }
}
