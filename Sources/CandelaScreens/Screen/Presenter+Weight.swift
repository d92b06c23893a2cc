extension Presenter {
    /// The screens of the weight product.
    static let weight: [Presenter] = [
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
