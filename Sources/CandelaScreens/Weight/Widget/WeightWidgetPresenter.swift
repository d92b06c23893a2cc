public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The widgets of the weight app, small, medium and large.
public struct WeightWidgetPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        WeightWidgetCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.appName }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.weightWidgetPlaceholder() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The content of the screen for a journal.
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
