import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The settings of the weight app.
public struct WeightSettingsPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.settingsTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The sections of the settings, with the question before deleting all weigh-ins or the
    /// explanation of trend smoothing as an overlay.
    public func content(
        of journal: Journal, _ options: WeightSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        WeightSettingsPage(journal: journal, options: options, kit: kit).content
    }

    /// Dismisses the confirmation for deleting all weigh-ins, or else the explanation of trend
    /// smoothing.
    ///
    /// - Returns: Whether one was shown.
    public func closeOverlay(_ options: inout WeightSettingsOptions) -> Bool {
        if options.deletion?.step == .confirming {
            options.deletion = nil
            return true
        }
        defer { options.explainsSmoothing = nil }
        return options.explainsSmoothing == true
    }
}
