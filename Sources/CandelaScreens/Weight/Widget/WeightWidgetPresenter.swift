public import CandelaRules

/// The widgets of the weight app, small, medium and large.
public struct WeightWidgetPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        WeightWidgetCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// What the screen is called.
    public func title(_ kit: Kit) -> Phrase { kit.appName }

    /// What is said while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.weightWidgetPlaceholder() }

    /// What is said when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// What the screen holds for a journal.
    public func content(
        of journal: Journal, _ options: WeightWidgetOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context)
        return ScreenContent(
            cards: WeightWidgetCard.Family.allCases.map {
                Card(WeightWidgetCard($0, state, with: kit))
            }, validUntil: state.validUntil)
    }

}
