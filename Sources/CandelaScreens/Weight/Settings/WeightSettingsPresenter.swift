public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The settings of the weight app.
public struct WeightSettingsPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        FormCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightTabSettings() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: WeightSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        WeightSettingsPage(journal: journal, options: options, kit: kit).content
    }
}
