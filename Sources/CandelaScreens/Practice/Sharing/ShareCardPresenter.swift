public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A share image of the streak and its settings.
public struct ShareCardPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.shareTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.streak

    /// The picture and its settings, below a progress card while it is rendered, or below an error.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: ShareCardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        let clock = kit.context.clock(for: journal)
        let history = journal.history(of: habit?.id, now: kit.context.now, clock: clock)
        return SharePage(
            streaks: StreakState(of: habit, history, in: journal, context: kit.context),
            index: history.days, picture: options.picture ?? SharePicture(),
            state: options.state ?? .ready, kit: kit
        ).content
    }

    /// Notes the picture that was shared.
    public func didHandle(_ event: Event, _ options: inout ShareCardOptions, in session: Session) {
        if event.intent == .report(.init(.share, .text(ShareState.shared.rawValue))) {
            options.shared = options.picture
        }
    }
}

/// The layout of the share screen: picture, state and settings.
private struct SharePage {
    let streaks: StreakState
    let index: ActivityIndex
    let picture: SharePicture
    let state: ShareState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        var content = ScreenContent()
        let notice = ShareNotice(state: state, kit: kit)
        content.cards = [
            notice.card, Card(ShareCard(streaks, index, picture, state, with: kit)),
            Card(customizing),
        ].compactMap(\.self)
        content.announcements = [notice.announcement].compactMap(\.self)
        content.validUntil = streaks.validUntil
        return content
    }

    /// The settings of the picture.
    private var customizing: FormCard {
        let title = phrases.shareSectionCustomize()
        let themes = SharePicture.Theme.allCases.map { theme in
            let name = phrases.name(of: theme)
            return kit.option(
                theme.rawValue, .choose(ShareCardOptions.theme, theme), name,
                isSelected: theme == picture.shownTheme, text: kit.text(name, .body, .textPrimary))
        }
        let limit = SharePicture.messageLimit
        func toggle(
            _ id: String, _ option: OptionPath<Bool>, _ name: Phrase, isOn: Bool
        ) -> Element {
            kit.toggle(id, .choose(option, !isOn), name, isOn: isOn)
        }
        return FormCard(
            "customize", title,
            rows: [
                kit.choice("theme", .menu, phrases.shareOptionTheme(), themes, isShown: true),
                toggle(
                    "longestStreak", ShareCardOptions.longestStreak,
                    phrases.shareOptionLongestStreak(),
                    isOn: picture.drawsLongestStreak),
                toggle(
                    "calendarStrip", ShareCardOptions.calendarStrip,
                    phrases.shareOptionCalendarStrip(count: TimelineRange.week.days),
                    isOn: picture.drawsCalendarStrip),
                toggle(
                    "progress", ShareCardOptions.progress, phrases.shareOptionProgress(),
                    isOn: picture.drawsProgress),
                kit.textField(
                    "name", option: ShareCardOptions.name, phrases.shareOptionName(),
                    picture.name ?? ""),
                kit.textField(
                    "message", option: ShareCardOptions.message, phrases.shareOptionMessage(),
                    picture.message ?? "", limit: limit,
                    problem: picture.fits ? nil : .tooLong),
            ], with: kit)
    }
}
