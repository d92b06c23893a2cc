import CandelaRules
import CandelaTokens

/// The pages of the weight app.
enum WeightTab: String, CaseIterable {
    case dashboard, logbook, settings

    /// The tab bar with this page chosen, and the button that adds a weigh-in.
    func bar(_ journal: Journal, last: Double? = nil, with kit: Kit) -> Element {
        let phrases = kit.phrases
        // Beside each other, symbols have no room to grow beyond the largest ordinary size.
        let side = Size(
            kit.theme.size(.tabSymbol), relativeTo: .body,
            at: min(kit.context.typeSize, .xxxLarge), displayScale: kit.context.displayScale)
        let tabs = WeightTab.allCases.map { tab in
            let name = tab.name(in: phrases)
            let ink: ColorRole = tab == self ? .primaryText : .textSecondary
            return kit.tab(
                tab.rawValue, icon: Icon(tab.symbol, color: ink, size: side),
                text: kit.words(name, .captionSmall, ink), isSelected: tab == self,
                action: kit.action(
                    tab.rawValue, .open(tab.screen, as: .tab), name, haptic: .tabChange))
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
