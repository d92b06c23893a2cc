extension ScreenRecipe {
    /// The screens of the practice product.
    static let practice: [ScreenRecipe] = [
        practiceDashboard,
        streakCounter,
        practiceStatistics,
        shareCard,
    ]
}
