public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The settings of the weight app.
public struct WeightSettingsPresenter: Presenter {
    /// The types of card the screen can contain.
    public let cards: [any CardContent.Type] = [
        FormCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightTabSettings() }

    /// The text shown while the data loads.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.weightLoading() }

    /// The text shown when the data cannot be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.weightError() }

    /// The sections of the settings, with the question before deleting all weigh-ins or the
    /// explanation of trend smoothing as an overlay.
    public func content(
        of journal: Journal, _ options: WeightSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        WeightSettingsPage(journal: journal, options: options, kit: kit).content
    }
}
