import CandelaRules
import CandelaTokens

extension Presenter {
    static let practiceStatistics = Presenter(
        name: .practiceStatistics, title: { $0.practiceStatisticsTitle() },
        loading: { $0.streakLoading() }, failure: { $0.streakErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            let habit = try journal.habit(options)
            let outlook = PracticeOutlook(
                of: habit, in: journal, options, with: kit)
            return kit.statistics(outlook, options)
        }, spinner: .loadingScale)
}

extension Kit {
    /// The nine parts of the statistics, in order, under what there is to tell.
    fileprivate func statistics(
        _ outlook: PracticeOutlook, _ options: ScreenBag
    ) -> Screen.Content {
        let notice = outlook.options.notice.map { message(for: $0) }
        let minutes = minutes(of: outlook)
        var content = Screen.Content()
        content.title = outlook.streaks.habit.map {
            words(verbatim: $0.name, .title, .textPrimary)
        }
        content.cards =
            (notice.map { [Card($0)] } ?? [])
            + [
                Card(CurrentStreakCard(outlook.streaks, with: self)),
                Card(StreakMilestonesCard(outlook.streaks, with: self)),
                Card(quickPractice(outlook.options.shownMinutes)),
                Card(StreakHistoryCard(outlook, with: self)),
                Card(DayCalendarCard(outlook, with: self)),
                Card(TimelineCard(outlook, minutes, with: self)),
                Card(HeatMapCard(outlook, with: self)),
                Card(trend(outlook, minutes)),
                Card(
                    ShareCard(
                        outlook.streak, last: outlook.index.days(7).map { ($0.day, $0.isDone) },
                        options.sharing ?? ShareOptions(), with: self)),
                Card(customizing),
            ]
        content.overlay = outlook.options.opened.map {
            Screen.Overlay(Card(DayDetailCard($0, outlook, isOverlay: true, with: self)))
        }
        content.tabs = practiceTabs(showing: .progress)
        content.announcements = announcements(of: outlook.streaks)
        if let notice { content.announcements.insert(announcement(of: notice), at: 0) }
        if let period = options.period {
            // A new period is told; a screen that opens as it was is not.
            content.announcements.append(
                Announcement(
                    "timeline-\(period.rawValue)", phrases.summary(of: minutes.timeline).spokenText)
            )
        }
        content.validUntil = outlook.validUntil
        return content
    }

    /// The way to a short session, and how long it is.
    private func quickPractice(_ minutes: Int) -> FormCard {
        let prompt = phrases.practiceQuickPrompt()
        let start = phrases.practiceQuickStart(count: minutes)
        let lengths = PracticeOptions.quickLengths.map { length in
            let name = phrases.practiceMinutes(count: length)
            return option(
                "\(length)", name, isSelected: length == minutes,
                text: words(name, .body, .textPrimary))
        }
        return FormCard(
            "quickPractice", surface: card, layout: column(gap: .sm), heading: heading(prompt),
            rows: [
                .choice(
                    choice(
                        "length", .menu, phrases.practiceQuickLength(), lengths, isShown: true)),
                .button(
                    button(
                        action(
                            "startPractice", .start, start,
                            haptic: .primaryButton), .primary,
                        text: start, icon: .bolt)),
            ], label: prompt.spokenText)
    }

    /// The way to the choices for the picture.
    private var customizing: FormCard {
        let name = phrases.practiceShareCustomize()
        return FormCard(
            "sharing", surface: card, layout: column(gap: .sm),
            rows: [
                .link(
                    LinkRow(
                        "customize",
                        icon: icon(.sliders, beside: .body, .primaryGraphic),
                        title: words(name, .body, .textPrimary),
                        chevron: icon(.chevronForward, beside: .caption, .textSecondary),
                        action: action("customize", .navigate, name),
                        accessibility: Accessibility(.link, label: name.spokenText)))
            ], label: phrases.shareSectionCustomize().spokenText)
    }
}
