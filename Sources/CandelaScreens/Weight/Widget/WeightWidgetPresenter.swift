extension Presenter {
    /// The widgets of the weight app, one of each size.
    static let weightWidget = Presenter(
        WeightWidgetOptions.self, title: { $0.appName },
        loading: { $0.weightWidgetPlaceholder() }, failure: { $0.milestoneErrorTitle() },
        cards: [WeightWidgetCard.self, MessageCard.self, LoadingCard.self, ToastCard.self]
    ) { kit, journal, _ throws(ScreenError) in
        let state = WeightState(journal, in: kit.context)
        return Screen.Content(
            cards: WeightWidgetCard.Family.allCases.map {
                Card(WeightWidgetCard($0, state, with: kit))
            }, validUntil: state.validUntil)
    }
}
