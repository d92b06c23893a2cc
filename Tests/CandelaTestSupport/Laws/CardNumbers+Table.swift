extension CardNumber {
    /// Every number that a card has both as a fact and in a phrase.
    package static let all: [CardNumber] = practice + weight + habit + routine

    private static let practice: [CardNumber] =
        [
            ("streakCounter", "streak.counter.value"),
            ("streakCounter", "streak.counter.atRiskValue"),
            ("currentStreak", "streak.counter.value"),
        ].flatMap { card, key in
            [
                CardNumber(card, "streak", in: key),
                CardNumber(card, "longestStreak", in: key, at: 1),
            ]
        } + [
            CardNumber("currentStreak", "streak", in: "streak.days"),
            CardNumber("currentStreak", "streak", in: "streak.counter.personalBest.atRisk"),
            CardNumber("streakCounter", "streak", in: "streak.days"),
            CardNumber("streakCounter", "longestStreak", in: "streak.best"),
            CardNumber("streakCounter", "streak", in: "streak.message.strong"),
            CardNumber("streakCounter", "streak", in: "streak.message.held"),
            CardNumber("streakCounter", "longestStreak", in: "streak.message.broken"),
            CardNumber("streakCounter", "next.daysToGo", in: "streak.next.preview"),
            CardNumber("streakCounter", "next.days", in: "streak.next.preview", at: 1),
            CardNumber("streakCounter", "streak", in: "streak.milestone.title"),
            CardNumber("streakCounter", "streak", in: "streak.message.milestone"),
            CardNumber("streakMilestones", "next.daysToGo", in: "streak.next.preview"),
            CardNumber("streakMilestones", "next.days", in: "streak.next.preview", at: 1),
            CardNumber("streakMilestones", "milestones.days", in: "practice.marker.ahead"),
            CardNumber("streakMilestones", "milestones.days", in: "practice.marker.reached"),
            CardNumber("streakHistory", "longestStreak", in: "streak.days"),
            CardNumber("streakHistory", "badges.days", in: "practice.badge.text"),
            CardNumber("shareCard", "streak", "longestStreak", in: "share.card.number"),
            CardNumber("shareCard", "longestStreak", in: "streak.badge.best.label"),
            CardNumber("shareCard", "next.fraction", in: "percent.value", as: .rough(100)),
            // More days than a weekly target plans count as all that are planned.
            CardNumber(
                "dayCalendar", "practicedDays", "plannedDays", in: "practice.timeline.summary"),
            CardNumber("dayCalendar", "monthMinutes", in: "practice.timeline.summary", at: 2),
            CardNumber(
                "dayCalendar", "practicedDays", "plannedDays",
                in: "practice.timeline.summary.days"),
            CardNumber("dayCalendar", "plannedDays", in: "practice.timeline.summary", at: 1),
            CardNumber("dayCalendar", "plannedDays", in: "practice.timeline.summary.days", at: 1),
            CardNumber("dayCalendar", "averageMinutes", "days.minutes", in: "practice.minutes"),
            CardNumber("dayCalendar", "longestRun", in: "streak.days"),
            CardNumber("dayCalendar", "completion", in: "percent.value", as: .rough(100)),
            CardNumber("dayCalendar", "days.minutes", in: "practice.calendar.day", at: -1),
            CardNumber("dayDetail", "minutes", in: "practice.minutes"),
            CardNumber("dayDetail", "sessions", in: "number.value"),
            CardNumber("dayDetail", "days.minutes", in: "practice.calendar.day", at: -1),
            CardNumber("dayDetail", "days.sessions", in: "practice.calendar.day.sessions", at: -1),
            CardNumber("heatMap", "cells.minutes", in: "practice.heatMap.summary", as: .sum),
            CardNumber(
                "heatMap", "cells.sessions", in: "practice.heatMap.summary", at: 1, as: .sum),
            CardNumber("heatMap", "cells.minutes", in: "practice.calendar.day", at: -1),
            CardNumber("heatMap", "cells.sessions", in: "practice.calendar.day.sessions", at: -1),
            CardNumber(
                "timeline", "days.minutes", in: "practice.timeline.summary", at: 2, as: .sum),
            CardNumber("timeline", "days.milestone", in: "practice.badge.text"),
            CardNumber("weeklyProgress", "weekMinutes", in: "practice.minutes"),
            CardNumber("weeklyProgress", "done", in: "practice.weekly.days"),
            CardNumber("weeklyProgress", "expected", in: "practice.weekly.days", at: 1),
            CardNumber("weeklyProgress", "adherence", in: "percent.value", as: .rough(100)),
            CardNumber("weeklyProgress", "days.minutes", in: "practice.calendar.day", at: -1),
        ]

    private static let units = ["unit.weight.pounds.short", "unit.weight.kilograms.short"]

    private static let weight: [CardNumber] =
        units.flatMap { unit in
            [
                CardNumber("weightHero", "currentWeight", in: unit),
                CardNumber("milestoneCelebration", "milestone", in: unit),
                CardNumber("milestoneHistory", "milestones.weight", in: unit),
                CardNumber("nextMilestone", "nextMilestone", "goal", in: unit),
            ]
        }
        + ["nextMilestone", "prediction"].flatMap { card in
            [
                CardNumber(card, "rate", in: "milestone.rate"),
                CardNumber(card, "rate", in: "milestone.rate.span", at: 1),
                CardNumber(card, "missingDays", in: "weight.missing"),
            ]
        }
        + ["weightHero", "weightWidget"].flatMap { card in
            [
                CardNumber(card, "changeDays", in: "weight.change"),
                CardNumber(card, "change", in: "weight.change", at: 1),
            ]
        } + [
            CardNumber(
                "quickStats", "change", "distanceToGoal", "distancePastGoal",
                in: "unit.weight.pounds.short"),
            CardNumber(
                "quickStats", "change", "distanceToGoal", "distancePastGoal", in: "weight.figure",
                at: -1),
            CardNumber("weightHero", "currentWeight", in: "weight.hero.label"),
            CardNumber("weightHero", "bodyFat", in: "weight.hero.fat"),
            CardNumber("weightWidget", "currentWeight", in: "unit.weight.pounds.short"),
            CardNumber("weightWidget", "goal", in: "weight.chart.goal"),
            CardNumber("weightWidget", "distanceToGoal", in: "weight.widget.left"),
            CardNumber("weightWidget", "goalFraction", in: "percent.value", as: .rough(100)),
            CardNumber(
                "logbook", "entries.weight", "entries.average", "entries.change", in: "number.value"
            ),
            CardNumber(
                "nextMilestone", "previousMilestone", "nextMilestone", in: "milestone.bound"),
            CardNumber("nextMilestone", "distanceToMilestone", in: "milestone.remaining"),
            CardNumber("nextMilestone", "milestoneFraction", in: "percent.value", as: .rough(100)),
            CardNumber("nextMilestone", "daysToMilestone", in: "milestone.estimate"),
            CardNumber("nextMilestone", "nextMilestone", in: "milestone.label"),
            CardNumber(
                "nextMilestoneCompact", "distanceToMilestone", in: "milestone.compact.remaining"),
            CardNumber("nextMilestoneCompact", "nextMilestone", in: "milestone.compact.goal"),
            CardNumber(
                "nextMilestoneCompact", "milestoneFraction", in: "percent.value", as: .rough(100)),
            CardNumber("prediction", "daysToGoal", in: "weight.prediction.days"),
            CardNumber(
                "prediction", "daysToGoal", in: "weight.prediction.weeks", as: .rough(1.0 / 7)),
            CardNumber(
                "prediction", "daysToGoal", in: "weight.prediction.months", as: .rough(1 / 30.44)),
        ]

    private static let habit: [CardNumber] = [
        CardNumber("habitList", "habits.streak", in: "habit.row.value.done"),
        CardNumber("habitList", "habits.streak", in: "habit.row.value.open"),
        CardNumber("habitList", "habits.streak", in: "streak.badge.unnamed.label"),
        CardNumber("badges", "streak", in: "streak.badge.current.label"),
        CardNumber("badges", "streak", in: "streak.badge.current.milestone"),
        CardNumber("badges", "longestStreak", in: "streak.badge.best.label"),
        CardNumber("badges", "longestStreak", in: "streak.badge.best.milestone"),
        CardNumber("figures", "figures.number", in: "number.value"),
        CardNumber("figures", "figures.number", in: "percent.value", as: .rough(100)),
    ]

    private static let routine: [CardNumber] =
        [
            CardNumber("pausedSessions", "sessions.completed", in: "routine.paused.detail"),
            CardNumber("pausedSessions", "sessions.total", in: "routine.paused.detail", at: 1),
            CardNumber(
                "pausedSessions", "sessions.skipped", in: "routine.run.progress.skipped", at: 2),
            CardNumber("routineGallery", "routines.habits", in: "routine.summary"),
            CardNumber("routineGallery", "routines.minutes", in: "routine.summary", at: 1),
            CardNumber("routineProgress", "completed", in: "routine.run.progress"),
            CardNumber("routineProgress", "completed", in: "routine.run.progress.skipped"),
            CardNumber("routineProgress", "skipped", in: "routine.run.progress.skipped", at: 2),
            CardNumber("routineProgress", "elapsedSeconds", in: "time.value", as: .clock),
            CardNumber("routineCompletion", "completed", in: "routine.run.done.count"),
            CardNumber("routineCompletion", "total", in: "routine.run.done.count", at: 1),
            CardNumber("routineCompletion", "skipped", in: "number.value"),
            CardNumber("routineCompletion", "elapsedSeconds", in: "time.value", as: .clock),
            CardNumber("routineStep", "timer.seconds", in: "time.value", as: .clock),
            CardNumber("routineSteps", "steps.seconds", in: "duration.short", as: .clock),
            CardNumber("liveActivity", "seconds", in: "time.value", as: .clock),
            CardNumber("liveActivity", "progress", in: "activity.percent", as: .rough(100)),
            CardNumber("liveActivity", "progress", in: "percent.value", as: .rough(100)),
            CardNumber("stepIntro", "habits", in: "routine.summary"),
            CardNumber("stepIntro", "minutes", in: "routine.summary", at: 1),
            CardNumber("stepIntro", "page", in: "routine.builder.step"),
            CardNumber("stepIntro", "pages", in: "routine.builder.step", at: 1),
            CardNumber("routineStreak", "streakWeeks", in: "routine.streaks.weeks"),
            CardNumber("routineStreak", "target", in: "routine.streaks.target"),
            CardNumber("routineStreak", "previous.daysMet", in: "routine.streaks.bar.count"),
            CardNumber("routineStreak", "target", in: "routine.streaks.week", at: 1),
            CardNumber("routineStreak", "days.count", in: "routine.streaks.day.completed"),
            CardNumber("routineWidget", "routines.streakWeeks", in: "routine.widget.streaks.weeks"),
        ]

    /// Numbers whose card states the total first, unless it is 0, and then its parts.
    static let totals: Set<CardNumber> = [
        CardNumber("dayDetail", "minutes", in: "practice.minutes"),
        CardNumber("dayDetail", "sessions", in: "number.value"),
    ]

    /// The facts of a card that occur in none of its phrases, with the reasons.
    package static let unsaid: [String: [String: String]] = [
        "shareCard": ["next.days": another, "next.daysToGo": another],
        "currentStreak": [
            "glow": drawn, "next.fraction": drawn, "next.days": another, "next.daysToGo": another,
            "celebration.days": celebrated,
        ],
        "streakCounter": [
            "glow": drawn, "next.fraction": drawn, "celebration.days": celebrated,
        ],
        "streakMilestones": ["next.fraction": drawn],
        "dayCalendar": ["columns": drawn, "leadingBlanks": drawn, "days.sessions": drawn],
        "habitDays": ["days.amount": nested],
        "heatMap": ["columns": drawn],
        "timeline": ["days.sessions": drawn],
        "weeklyProgress": ["days.fraction": drawn, "streak": another],
        "quickStats": ["goal": another, "changeDays": title, "currentWeight": another],
        "weightHero": ["rate": another],
        "goalBanner": ["goal": another, "currentWeight": another],
        "logbook": [
            "entries.changeDays": "a detail spoken on demand",
            "later": "the button says only that there are more",
            "earlier": "as `later`",
        ],
        "nextMilestone": ["start": drawn, "currentWeight": another],
        "nextMilestoneCompact": [
            "start": drawn, "currentWeight": another, "previousMilestone": drawn, "goal": another,
            "daysToMilestone": behind, "missingDays": behind, "rate": behind,
        ],
        "prediction": [
            "goal": "the chart has it, and a detail spoken on demand", "currentWeight": another,
            "distanceToGoal": another,
        ],
        "habitList": ["habits.longestStreak": another],
        "liveActivity": [
            "length": behind, "updateInterval": timed, "staleAfter": timed, "endsAfter": timed,
        ],
        "routineStep": ["timer.fraction": drawn],
        "routineCompletion": ["mood": "the chosen one of five is marked"],
        "routineWidget": ["fraction": drawn, "reloadAfter": timed],
    ]

    private static let drawn = "a length, an angle or a place: drawn"
    private static let nested = "a text of its own, which another phrase contains, says it"
    private static let timed = "tells the host when to act"
    private static let another = "another card of the screen says it"
    private static let celebrated = "the celebration names the streak, which is `streak`"
    private static let title =
        "the title names the days of the period, whether or not there is a change"
    private static let behind = "what other facts are counted from"
}
