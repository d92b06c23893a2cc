extension ScreenRecipe {
    /// The screens of the routine product.
    static let routine: [ScreenRecipe] = [
        routineStreaks,
        routineTemplates,
        routineAppearance,
    ]
}
