import CandelaRules
import CandelaTokens

extension WeeklyProgressCard {
    init(_ outlook: PracticeOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceWeeklyTitle()
        let week = PracticeTimeline(outlook.index, range: .week)
        let adherence = Adherence(outlook.index)
        id = "weeklyProgress"
        surface = kit.card
        layout = kit.column(gap: .sm)
        heading = kit.heading(title)
        open = kit.button(
            kit.action("openProgress", .navigate, phrases.practiceWeeklyOpen()), .plain,
            icon: .chevronForward, type: .headline)
        figures = [
            kit.figure(
                "streak", phrases.practiceWeeklyStreak(),
                kit.words(
                    phrases.streakDays(count: outlook.streak.current), .body, .textPrimary)),
            kit.figure(
                "week", phrases.practiceRangeWeekTitle(), kit.minutes(Double(week.minutes))),
            kit.figure(
                "adherence", phrases.practiceWeeklyAdherence(),
                kit.words(phrases.percent(adherence.share), .body, .textPrimary)),
        ]
        self.adherence = kit.rating(adherence)
        let activity = phrases.practiceWeeklyActivity()
        self.activity = kit.heading(activity, .titleSmall, level: 3)
        bars = kit.bars(activity, outlook)
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Kit {
    fileprivate func rating(_ adherence: Adherence) -> WeeklyProgressCard.Rating {
        let (name, message, color): (Phrase, Phrase, ColorRole) =
            switch adherence.rating {
            case .excellent:
                (
                    phrases.practiceAdherenceExcellent(),
                    phrases.practiceAdherenceExcellentMessage(), .adherenceHigh
                )
            case .good:
                (
                    phrases.practiceAdherenceGood(), phrases.practiceAdherenceGoodMessage(),
                    .adherenceMedium
                )
            case .needsImprovement:
                (
                    phrases.practiceAdherenceLow(), phrases.practiceAdherenceLowMessage(),
                    .adherenceLow
                )
            case .noData:
                (
                    phrases.practiceAdherenceNone(), phrases.practiceAdherenceNoneMessage(),
                    .textSecondary
                )
            }
        let sessions = phrases.practiceWeeklySessions(
            done: adherence.done, expected: adherence.expected)
        return WeeklyProgressCard.Rating(
            rating: adherence.rating, name: words(name, .caption, color),
            sessions: words(sessions, .caption, .textSecondary),
            message: words(message, .caption, .textSecondary),
            accessibility: Accessibility(
                .text, label: name.spokenText, value: sessions.spokenText,
                details: [
                    AccessibilityDetail(
                        phrases.streakMessageName().spokenText, message.spokenText)
                ], children: .combine))
    }

    fileprivate func bars(
        _ name: Phrase, _ outlook: PracticeOutlook
    ) -> WeeklyProgressCard.Bars {
        let (height, least) = (theme.size(.weekBarHeight), theme.size(.weekBarMinHeight))
        let week = WeeklyActivity(outlook.index, least: height > 0 ? least / height : 1)
        return WeeklyProgressCard.Bars(
            height: size(.weekBarHeight), leastHeight: size(.weekBarMinHeight),
            color: .growthGraphic,
            motion: motion(
                .fill, appear: .progressAppear, change: .progressChange,
                reduced: Motion.Reduced(.none)),
            items: week.bars.map { bar in
                let activity = bar.activity
                let initial = phrases.weekdayLetter(activity.day)
                let date = outlook.names[activity.day].spoken
                return WeeklyProgressCard.Bar(
                    id: activity.day.description, day: activity.day, minutes: activity.minutes,
                    fraction: bar.fraction.roundedForDrawing,
                    label: words(
                        phrases.dateValue(date: initial.text),
                        saying: phrases.dateValue(date: initial.spoken), .captionSmall,
                        .textSecondary),
                    accessibility: Accessibility(
                        .listItem,
                        label: minutesTold(activity, date).spokenText, children: .combine))
            },
            accessibility: Accessibility(.list, label: name.spokenText, children: .contain))
    }
}
