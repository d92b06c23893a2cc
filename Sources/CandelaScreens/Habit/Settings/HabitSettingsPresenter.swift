import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The daily habit app's settings: the effect of skipped days, and those that every app has.
public struct HabitSettingsPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.settingsTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.settings

    /// The effect of skipped days on streaks, and the settings that every app has.
    public func content(
        of journal: Journal, _ options: HabitSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        ScreenContent(cards: [
            Card(skips(journal.settings, kit)),
            Card(SettingsCard(journal.settings, options, with: kit)),
        ])
    }

    private func skips(_ settings: JournalSettings, _ kit: Kit) -> FormCard {
        let (phrases, name) = (kit.phrases, kit.phrases.habitSettingsSkips())
        let options = [
            ("end", false, phrases.habitSettingsSkipsEnd()),
            ("keep", true, phrases.habitSettingsSkipsKeep()),
        ].map { id, keeps, text in
            kit.option(
                id, .set(.skipsKeepStreak(keeps)), text,
                isSelected: keeps == settings.skipsKeepStreak,
                text: kit.text(text, .body, .textPrimary), haptic: .picker)
        }
        return FormCard(
            "skips", name, rows: [kit.choice("skips", .segmented, name, options)], with: kit)
    }
}
