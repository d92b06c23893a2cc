extension ScreenRecipe {
    /// The screens of the weight product.
    static let weight: [ScreenRecipe] = [
        weightDashboard,
        nextMilestone,
        nextMilestoneCompact,
        weightPrediction,
        weightCelebration,
        weightLogbook,
        weightSettings,
        weightWidget,
    ]
}
