import CandelaRules
import CandelaTokens

/// The pages of the weight app.
enum WeightTab: String, CaseIterable {
    case dashboard, logbook, settings
}

extension Kit {
    /// The pages of the weight app, with the button that adds a weigh-in.
    func weightTabs(_ selected: WeightTab) -> TabBar {
        let tabs = WeightTab.allCases.map { tab in
            let (name, symbol): (Phrase, IconRole) =
                switch tab {
                case .dashboard: (phrases.weightDashboardTitle(), .gauge)
                case .logbook: (phrases.weightTabLogbook(), .book)
                case .settings: (phrases.weightTabSettings(), .gear)
                }
            let isSelected = tab == selected
            let ink: ColorRole = isSelected ? .primaryText : .textSecondary
            return TabBar.Tab(
                tab.rawValue,
                icon: Icon(symbol, color: ink, size: size(.tabSymbol, relativeTo: .body)),
                text: words(name, .captionSmall, ink), isSelected: isSelected,
                mark: isSelected ? tabMark : nil,
                action: action(tab.rawValue, .navigate, name, haptic: .tabChange))
        }
        let add = button(
            action("add", .add, phrases.weightTabAdd(), haptic: .light), .plain,
            text: phrases.weightTabAdd(), icon: .plus, hint: phrases.weightTabAddHint())
        return TabBar(tabs, accessory: add, label: phrases.appNameWeight().spokenText)
    }
}
