extension ScreenRecipe {
    /// The screens of the habit product.
    static let habit: [ScreenRecipe] = [
        habitList,
        habitDetail,
        habitForm,
    ]
}
