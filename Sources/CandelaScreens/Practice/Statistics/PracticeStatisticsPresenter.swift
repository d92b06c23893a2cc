import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The statistics of streaks and practice over time.
public struct PracticeStatisticsPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title unless it is about one habit.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.practiceStatisticsTitle() }

    /// The texts for data that loads or cannot be read, and a larger spinner.
    public let waiting = Waiting(
        loading: Waiting.streak.loading, failure: Waiting.streak.failure, spinner: .loadingScale)

    /// The sections of the statistics, with an opened day, week or month as an overlay.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: PracticeStatisticsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        let state = PracticeState(of: habit, in: journal, with: kit)
        return PracticeStatisticsPage(state: state, options: options, kit: kit).content
    }
}

/// The layout of the statistics of a journal, or of one of its habits.
private struct PracticeStatisticsPage {
    let state: PracticeState
    let options: PracticeStatisticsOptions
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// The sections of the statistics, in order, below any confirmation.
    var content: ScreenContent {
        let notice = options.notice.flatMap {
            $0.suits(state.streaks.mood.tone) ? message(for: $0) : nil
        }
        let period = options.period ?? .week
        let minutes = PeriodMinutes(period.range, state, with: kit)
        let sharing = ShareNotice(state: options.share ?? .ready, kit: kit)
        var content = ScreenContent()
        content.title = state.streaks.habit.map {
            kit.text(verbatim: $0.name, .largeTitle, .textPrimary)
        }
        content.cards = [
            notice.map { Card($0) },
            Card(CurrentStreakCard(state: state.streaks, kit: kit)),
            Card(StreakMilestonesCard(state.streaks, with: kit)),
            quickPractice.map { Card($0) },
            Card(StreakHistoryCard(state, with: kit)),
            Card(views), view(minutes, in: period),
            sharing.card,
            Card(
                ShareCard(
                    state.streaks, state.index, options.picture ?? SharePicture(),
                    sharing.state, with: kit)),
            Card(customizing),
        ].compactMap(\.self)
        content.overlay = options.opened.map {
            Screen.Overlay(Card(DayDetailCard($0, state, isOverlay: true, with: kit)))
        }
        content.announcements = state.streaks.announcements(phrases)
        if let shared = sharing.announcement { content.announcements.append(shared) }
        if let notice { content.announcements.insert(notice.announcement, at: 0) }
        if options.period != nil, options.announces != false,
            [.timeline, .trend].contains(options.view)
        {
            // A newly chosen period is announced; the initial one is not.
            content.announcements.append(
                Announcement("timeline-\(period.rawValue)", minutes.summary.spokenWords))
        }
        content.validUntil = state.validUntil
        return content
    }

    /// The choice of the form in which the history is shown.
    private var views: FormCard {
        let names: [(PracticeView, Phrase)] = [
            (.calendar, phrases.practiceViewCalendar()),
            (.timeline, phrases.practiceViewTimeline()),
            (.heatMap, phrases.practiceViewHeatMap()), (.trend, phrases.practiceViewTrend()),
        ]
        let title = phrases.practiceViewTitle()
        let choices = names.map { view, name in
            let isSelected = view == options.view ?? .calendar
            return kit.option(
                view.rawValue, .choose(PracticeStatisticsOptions.shownView, view), name,
                isSelected: isSelected,
                text: kit.text(name, .footnote, isSelected ? .textPrimary : .textSecondary))
        }
        return FormCard(
            "views", title, isNamed: false, on: Surface(),
            rows: [
                kit.choice(
                    "view", .segmented, title, choices,
                    motion: kit.motion(.slide, change: .quick, reduced: .none))
            ], with: kit)
    }

    /// The history in the chosen form.
    private func view(_ minutes: PeriodMinutes, in period: ChartPeriod) -> Card {
        switch options.view ?? .calendar {
        case .calendar: Card(DayCalendarCard(state, with: kit))
        case .timeline:
            Card(TimelineCard(period: period, minutes: minutes, state: state, kit: kit))
        case .heatMap: Card(HeatMapCard(state, range: options.shownHeatMapRange, with: kit))
        case .trend:
            Card(
                PracticeTrendChart(
                    period: period, minutes: minutes, selected: options.selectedDay, state: state,
                    kit: kit
                ).card)
        }
    }

    /// The confirmation of an earned badge.
    private func message(for notice: PracticeNotice) -> MessageCard {
        MessageCard(
            "badgeEarned", .success, icon: .sealCheckmark, phrases.practiceNoticeBadgeTitle(),
            phrases.practiceNoticeBadgeMessage(count: notice.count),
            button: kit.button(
                "dismiss", .clear(PracticeStatisticsOptions.shownNotice), phrases.actionOk(),
                .secondary),
            with: kit)
    }

    /// The button that logs a short practice, and the picker of its length; `nil` for a limit,
    /// which no practice keeps.
    private var quickPractice: FormCard? {
        guard !state.streaks.isLimit else { return nil }
        let minutes = options.shownMinutes
        let prompt =
            if state.streak.current == 0 {
                phrases.practiceQuickPromptStart()
            } else if state.streak.needsToday {
                phrases.practiceQuickPrompt()
            } else {
                phrases.practiceQuickPromptMore()
            }
        let start = phrases.practiceQuickStart(count: minutes)
        let log = Intent.Log.practice(
            minutes: minutes, habit: state.streaks.habit?.id, day: state.today)
        let lengths = PracticeStatisticsOptions.quickLengths.map { length in
            let name = phrases.practiceMinutes(count: length)
            return kit.option(
                "\(length)", .choose(PracticeStatisticsOptions.quick, length), name,
                isSelected: length == minutes, text: kit.text(name, .body, .textPrimary))
        }
        return FormCard(
            "quickPractice", prompt,
            rows: [
                kit.choice(
                    "length", .menu, phrases.practiceQuickLength(), lengths, isShown: true),
                kit.button(
                    "startPractice", .log(log), start, .primary, icon: .bolt,
                    haptic: .primaryButton),
            ], with: kit)
    }

    /// The button that opens the share image's settings.
    private var customizing: FormCard {
        let name = phrases.practiceShareCustomize()
        return FormCard(
            "sharing", name, isNamed: false,
            rows: [
                kit.link(
                    "customize", icon: kit.icon(.sliders, beside: .body, .primaryGraphic),
                    title: kit.text(name, .body, .textPrimary),
                    chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
                    action: kit.action(
                        "customize", .open(.shareCard, as: .sheet, habit: state.streaks.habit?.id),
                        name),
                    accessibility: Accessibility(.link, label: name.spokenWords))
            ], with: kit)
    }
}
