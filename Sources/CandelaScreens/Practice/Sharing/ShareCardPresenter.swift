public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A picture of the streak to share, and what can be changed about it.
public struct ShareCardPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        LoadingCard.self, MessageCard.self, ShareCard.self, FormCard.self, ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.shareTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.shareLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.streakErrorTitle() }

    /// Shows how far the picture has come.
    public func show(_ session: Session, in options: inout ShareCardOptions) {
        options.state = session.host.share ?? options.state
    }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: ShareCardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        let clock = kit.context.clock(for: journal)
        let history = journal.history(of: habit?.id, now: kit.context.now, clock: clock)
        return SharePage(
            streaks: StreakState(of: habit, history, in: journal, context: kit.context),
            week: history.days.days(7), picture: options.picture ?? SharePicture(),
            state: options.state ?? .ready, kit: kit
        ).content
    }
}

/// The picture, how far it has come, and what can be changed about it.
private struct SharePage {
    let streaks: StreakState

    /// The last seven days, oldest first.
    let week: [DayActivity]
    let picture: SharePicture
    let state: ShareState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        var content = ScreenContent()
        content.cards = [
            Card(ShareCard(streaks, last: week, picture, state, with: kit)), Card(customizing),
        ]
        switch state {
        case .composing:
            content.cards.insert(Card(LoadingCard(phrases.shareComposing(), with: kit)), at: 0)
        case .failed:
            let title = phrases.shareFailedTitle()
            let failed = MessageCard(
                "failed", .failure, icon: .exclamationmarkTriangle, title,
                phrases.shareFailedMessage(),
                button: kit.button("retry", .retry(.share), phrases.actionRetry(), .secondary),
                with: kit)
            content.cards.insert(Card(failed), at: 0)
            content.announcements = [
                Announcement("share-failed", title.said, politeness: .assertive)
            ]
        case .shared:
            content.announcements = [Announcement("shared", phrases.shareShared().said)]
        case .ready: break
        }
        content.validUntil = streaks.validUntil
        return content
    }

    /// What can be changed about the picture.
    private var customizing: FormCard {
        let title = phrases.shareSectionCustomize()
        let themes = SharePicture.Theme.allCases.map { theme in
            let name = phrases.name(of: theme)
            return kit.option(
                theme.rawValue, .choose(ShareCardOptions.theme, theme), name,
                isSelected: theme == picture.shownTheme, text: kit.words(name, .body, .textPrimary))
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
                    isOn: picture.showsLongestStreak),
                toggle(
                    "calendarStrip", ShareCardOptions.calendarStrip,
                    phrases.shareOptionCalendarStrip(),
                    isOn: picture.showsCalendarStrip),
                toggle(
                    "progress", ShareCardOptions.progress, phrases.shareOptionProgress(),
                    isOn: picture.showsProgress),
                kit.textField(
                    "name", option: ShareCardOptions.name, phrases.shareOptionName(),
                    picture.name ?? ""),
                kit.textField(
                    "message", option: ShareCardOptions.message, phrases.shareOptionMessage(),
                    picture.message ?? "", limit: limit,
                    problem: picture.fits ? nil : phrases.shareOptionMessageTooLong(limit: limit)),
            ], with: kit)
    }
}
