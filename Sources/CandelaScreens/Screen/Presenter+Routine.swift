extension Presenter {
    /// The screens of the routine product.
    static let routine: [Presenter] = [
        routineBuilder,
        routineTemplates,
        routineCoverage,
        routineRun,
        routineStreaks,
        liveActivity,
        routineWidget,
        routineSettings,
        routineAppearance,
    ]
}
