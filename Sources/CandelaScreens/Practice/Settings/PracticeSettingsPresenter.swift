import CandelaElements
public import CandelaKit
public import CandelaRules

/// The practice app's settings: those that every app has.
public struct PracticeSettingsPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.settingsTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.settings

    /// The settings that every app has.
    public func content(
        of journal: Journal, _ options: PracticeSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        ScreenContent(cards: [Card(SettingsCard(journal.settings, options, with: kit))])
    }
}
