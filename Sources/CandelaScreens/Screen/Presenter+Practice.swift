extension Presenter {
    /// The screens of the practice product.
    static let practice: [Presenter] = [
        practiceDashboard,
        streakCounter,
        practiceStatistics,
        shareCard,
    ]
}
