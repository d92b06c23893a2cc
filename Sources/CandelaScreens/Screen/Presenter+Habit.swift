extension Presenter {
    /// The screens of the habit product.
    static let habit: [Presenter] = [
        habitList,
        habitDetail,
        habitForm,
    ]
}
