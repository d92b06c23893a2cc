import CandelaElements
import CandelaKit
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
    /// The intent that logs a weigh-in for today.
    ///
    /// - Parameter last: The latest weight in the journal's unit, used as the initial value.
    static func logWeight(in journal: Journal, last: Double?, with kit: Kit) -> Intent {
        .log(
            .weighIn(
                day: kit.context.clock(for: journal).day(of: kit.context.now),
                entry: Entry(weight: last, in: journal.displayUnit)))
    }
}
