import CandelaTokens

/// The pages of the practice app.
enum PracticePage: String, CaseIterable {
    case dashboard
    case progress
}

extension Kit {
    /// The row of pages: the shown one filled and in the main colour, the other an outline in grey.
    func practiceTabs(showing page: PracticePage) -> TabBar {
        TabBar(
            PracticePage.allCases.map { tab($0, isSelected: $0 == page) },
            label: phrases.practicePages().spokenText)
    }

    private func tab(_ page: PracticePage, isSelected: Bool) -> TabBar.Tab {
        let (name, outlined, filled): (Phrase, IconRole, IconRole) =
            switch page {
            case .dashboard: (phrases.practiceDashboardTitle(), .house, .houseFilled)
            case .progress: (phrases.practiceProgressTitle(), .chartBar, .chartBarFilled)
            }
        return TabBar.Tab(
            page.rawValue,
            icon: Icon(
                isSelected ? filled : outlined,
                color: isSelected ? .primaryGraphic : .textSecondary, size: size(.tabSymbol)),
            text: words(name, .captionSmall, isSelected ? .primaryText : .textSecondary),
            isSelected: isSelected, mark: isSelected ? tabMark : nil,
            action: action(page.rawValue, .navigate, name, haptic: .tabChange))
    }
}
