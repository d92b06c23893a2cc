extension ScreenRecipe {
    /// The screens of the routine product.
    static let routine: [ScreenRecipe] = [
        routineTemplates,
        routineRun,
        routineStreaks,
        liveActivity,
        routineWidget,
        routineSettings,
        routineAppearance,
    ]
}
