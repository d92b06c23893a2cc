import CandelaTokens

/// The pages of the practice app.
enum PracticePage: String, CaseIterable {
    case dashboard
    case progress

    /// The row of pages with this one shown: filled and in the main colour, the other an outline in
    /// grey.
    func tabs(of habit: String?, with kit: Kit) -> Element {
        kit.tabs(
            Self.allCases.map { $0.tab(of: habit, isSelected: $0 == self, with: kit) },
            label: kit.phrases.practicePages().spokenText)
    }

    private var screen: ScreenName {
        switch self {
        case .dashboard: .practiceDashboard
        case .progress: .practiceStatistics
        }
    }

    private func tab(of habit: String?, isSelected: Bool, with kit: Kit) -> Element {
        let (name, outlined, filled): (Phrase, IconRole, IconRole) =
            switch self {
            case .dashboard: (kit.phrases.practiceDashboardTitle(), .house, .houseFilled)
            case .progress: (kit.phrases.practiceProgressTitle(), .chartBar, .chartBarFilled)
            }
        return kit.tab(
            rawValue,
            icon: Icon(
                isSelected ? filled : outlined,
                color: isSelected ? .primaryGraphic : .textSecondary, size: kit.size(.tabSymbol)),
            text: kit.words(name, .captionSmall, isSelected ? .primaryText : .textSecondary),
            isSelected: isSelected,
            action: kit.action(
                rawValue, .open(screen, as: .tab, habit: habit), name, haptic: .tabChange))
    }
}
