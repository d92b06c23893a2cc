extension ScreenRecipe {
    /// The screens of the routine product.
    static let routine: [ScreenRecipe] = [
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
