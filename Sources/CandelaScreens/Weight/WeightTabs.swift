import CandelaRules
import CandelaTokens

/// The pages of the weight app.
enum WeightTab: String, CaseIterable {
    case dashboard, logbook, settings

    /// The tab bar with this page chosen, and the button that adds a weigh-in.
    func bar(_ journal: Journal, last: Double? = nil, with kit: Kit) -> Element {
        let phrases = kit.phrases
        let tabs = WeightTab.allCases.map { tab in
            kit.tab(
                tab.rawValue, tab.symbol, tab.name(in: phrases), isSelected: tab == self,
                opening: .open(tab.screen, as: .tab))
        }
        let add = kit.button(
            kit.action(
                "add", .logWeight(in: journal, last: last, with: kit), phrases.weightTabAdd(),
                haptic: .light), .plain,
            text: phrases.weightTabAdd(), icon: .plus, hint: phrases.weightTabAddHint())
        return kit.tabs(tabs, accessory: add, label: phrases.appNameWeight().spokenText)
    }

    private var screen: ScreenName {
        switch self {
        case .dashboard: .weightDashboard
        case .logbook: .weightLogbook
        case .settings: .weightSettings
        }
    }

    private var symbol: IconRole {
        switch self {
        case .dashboard: .gauge
        case .logbook: .book
        case .settings: .gear
        }
    }

    private func name(in phrases: Phrases) -> Phrase {
        switch self {
        case .dashboard: phrases.weightDashboardTitle()
        case .logbook: phrases.weightTabLogbook()
        case .settings: phrases.weightTabSettings()
        }
    }
}

extension Intent {
    /// A weigh-in of today is entered.
    ///
    /// - Parameter last: The latest weight in the journal's unit, from which the entry begins.
    static func logWeight(in journal: Journal, last: Double?, with kit: Kit) -> Intent {
        var log = Log(.weighIn)
        log.day = kit.context.clock(for: journal).day(of: kit.context.now)
        log.entry = Entry(weight: last, in: journal.displayUnit)
        return .log(log)
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
