public import CandelaRules
package import CandelaTokens

extension AppProduct {
    /// The weight app of the package.
    package static let weight = AppProduct(
        "weight", named: .phrase("app.name.weight"), .weight, Presenter.weight.map(\.name),
        [
            AppTab(.weightDashboard, icon: .gauge, id: "dashboard"),
            AppTab(.weightLogbook, icon: .book, id: "logbook"),
            AppTab(.weightSettings, icon: .gear, id: "settings"),
        ])

    /// The practice app of the package.
    package static let practice = AppProduct(
        "practice", named: .phrase("app.name.practice"), .practice, Presenter.practice.map(\.name),
        [
            AppTab(
                .practiceDashboard, icon: .house, selectedIcon: .houseFilled, id: "dashboard"),
            AppTab(
                .practiceStatistics, icon: .chartBar, selectedIcon: .chartBarFilled,
                label: .phrase("practice.progress.title"), id: "progress"),
        ])

    /// The daily habit app of the package, without tabs.
    package static let habit = AppProduct(
        "habit", named: .phrase("app.name.habit"), .habit, Presenter.habit.map(\.name), [])

    /// The routine app of the package, without tabs.
    package static let routine = AppProduct(
        "routine", named: .phrase("app.name.routine"), .routine, Presenter.routine.map(\.name), [])

    /// The app of one of the package's products.
    package static func of(_ product: Product) -> AppProduct {
        switch product {
        case .practice: .practice
        case .routine: .routine
        case .habit: .habit
        default: .weight
        }
    }
}

extension Context {
    /// The app whose name and tabs a screen shows: the one that was set, or that of the product the
    /// screen was designed for; nil for a screen of an app's own without one.
    func app(showing screen: ScreenName) -> AppProduct? {
        app ?? screen.designedFor.map(AppProduct.of)
    }

    /// The products whose screens the app has.
    var products: Set<Product> {
        app.map { Set($0.screens.map(\.product)) } ?? [product]
    }

    /// The tab bar of the app with one of its screens chosen, for a screen of the app's own; screens of
    /// the package bring theirs.
    ///
    /// - Parameter journal: Whose settings hold.
    /// - Returns: Nothing for a screen that is no tab.
    public func tabBar(at screen: ScreenName, for journal: Journal = Journal()) -> Element? {
        Kit(self, for: journal).tabBar(at: screen)
    }
}
