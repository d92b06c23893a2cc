import CandelaRules
import CandelaTokens

extension Presenter {
    static let shareCard = Presenter(
        name: .shareCard, title: { $0.shareTitle() }, loading: { $0.shareLoading() },
        failure: { $0.streakErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.sharing(journal, try journal.habit(options), options.sharing ?? ShareOptions())
        })
}

extension Kit {
    fileprivate func sharing(
        _ journal: Journal, _ habit: Habit?, _ options: ShareOptions
    ) -> Screen.Content {
        let clock = context.clock(for: journal)
        let streak = Streak.daily(habit: habit?.id, in: journal, now: context.now, clock: clock)
        let done = Set(
            journal.streakRecords(habit: habit?.id).lazy.filter { $0.effect == .adds }.map(\.day))
        let days = (0..<7).map { streak.today.adding($0 - 6) }
            .map { (day: $0, isDone: done.contains($0)) }
        var content = Screen.Content()
        content.cards = [
            Card(ShareCard(streak, last: days, options, with: self)),
            Card(customizing(options)),
        ]
        switch options.state {
        case .composing:
            content.cards.insert(Card(loading(phrases.shareComposing())), at: 0)
        case .failed:
            let title = phrases.shareFailedTitle()
            let failed = message(
                "failed", .failure, icon: .exclamationmarkTriangle, title,
                phrases.shareFailedMessage(),
                button: button(
                    action("retry", .retry, phrases.actionRetry()), .secondary,
                    text: phrases.actionRetry()))
            content.cards.insert(Card(failed), at: 0)
            content.announcements = [
                Announcement("share-failed", title.spokenText, politeness: .assertive)
            ]
        case .shared:
            content.announcements = [Announcement("shared", phrases.shareShared().spokenText)]
        case .ready: break
        }
        content.validUntil = streak.validUntil
        return content
    }

    /// What can be changed about the picture.
    private func customizing(_ options: ShareOptions) -> FormCard {
        let title = phrases.shareSectionCustomize()
        let themes = ShareOptions.Theme.allCases.map { theme in
            option(
                theme.rawValue, name(of: theme), isSelected: theme == options.theme,
                text: words(name(of: theme), .body, .textPrimary))
        }
        let limit = ShareOptions.messageLimit
        return FormCard(
            "customize", surface: card, layout: column(gap: .row), heading: heading(title),
            rows: [
                .choice(
                    choice("theme", .menu, phrases.shareOptionTheme(), themes, isShown: true)),
                .toggle(
                    toggle(
                        "longestStreak", phrases.shareOptionLongestStreak(),
                        isOn: options.longestStreak)),
                .toggle(
                    toggle(
                        "calendarStrip", phrases.shareOptionCalendarStrip(),
                        isOn: options.calendarStrip)),
                .toggle(
                    toggle("progress", phrases.shareOptionProgress(), isOn: options.progress)),
                .field(textField("name", phrases.shareOptionName(), options.name)),
                .field(
                    textField(
                        "message", phrases.shareOptionMessage(), options.message, limit: limit,
                        problem: options.message.count > limit
                            ? phrases.shareOptionMessageTooLong(limit: limit) : nil)),
            ], label: title.spokenText)
    }
}
