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
            rawValue, isSelected ? filled : outlined, name, isSelected: isSelected,
            opening: .open(screen, as: .tab, habit: habit))
    }
}
