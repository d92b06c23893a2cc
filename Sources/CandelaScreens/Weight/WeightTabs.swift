import CandelaRules
import CandelaTokens

/// The pages of the weight app.
enum WeightTab: String, CaseIterable {
    case dashboard, logbook, settings

    /// The tab bar with this page chosen, and the button that adds a weigh-in.
    func bar(with kit: Kit) -> Element {
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
                action: kit.action(tab.rawValue, .navigate, name, haptic: .tabChange))
        }
        let add = kit.button(
            kit.action("add", .add, phrases.weightTabAdd(), haptic: .light), .plain,
            text: phrases.weightTabAdd(), icon: .plus, hint: phrases.weightTabAddHint())
        return kit.tabs(tabs, accessory: add, label: phrases.appNameWeight().spokenText)
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
