public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The widgets of the weight app, small, medium and large.
public struct WeightWidgetPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.appName }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The three widgets, from small to large.
    public func content(
        of journal: Journal, _ options: WeightWidgetOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context)
        return ScreenContent(
            cards: WeightWidgetCard.Family.allCases.map {
                Card(WeightWidgetCard(family: $0, state: state, kit: kit))
            }, validUntil: state.validUntil)
    }

}
