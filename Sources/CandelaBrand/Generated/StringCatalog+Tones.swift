// swift-format-ignore-file
// Written by candela-generate from the tones; change those instead.

extension StringCatalog {
    /// Alternating keys and texts of the tone 'plain', in each language.
    static let plainTexts: [(language: String, rows: [String])] = [
        ("en", [
            "streak.atRisk.message", "A session today adds a day to your streak.",
            "streak.reminder.habit", "Doing it today adds a day to its streak.",
            "streak.reminder.several", "Streaks",
            "weight.banner.label", "Goal reached. Log your weight regularly to keep it there.",
            "practice.adherence.excellent.message", "Practiced on most days.",
            "practice.adherence.good.message", "Practiced on more than half of the days.",
            "practice.adherence.idle.message", "Last practice: %(date)@.",
            "practice.adherence.low.message", "Some practice in the last few days.",
            "streak.atRisk.limit", "An amount within the limit, entered today, adds a day to your streak.",
            "streak.message.brokenEarly", "Start again at any time.",
            "streak.message.consistent", "Practiced regularly.",
            "streak.message.held", "%(count){one:%(count)lld day in this streak.|other:%(count)lld days in this streak.}",
            "streak.message.milestone", "%(count){one:Practiced on %(count)lld day.|other:Practiced %(count)lld days in a row.}",
            "streak.message.milestone.weeks", "%(count){one:Target met in %(count)lld week.|other:Target met %(count)lld weeks in a row.}",
            "streak.message.never", "Start whenever you like.",
            "streak.message.restarted", "Practiced today.",
            "streak.message.started", "Practiced today.",
            "streak.message.strong", "%(count){one:%(count)lld day.|other:%(count)lld days in a row.}",
            "streak.message.strong.weeks", "%(count){one:%(count)lld week.|other:%(count)lld weeks in a row.}",
            "streak.message.weeks", "%(days){one:%(days)lld day|other:%(days)lld days} in a row, %(weeks){one:%(weeks)lld full week|other:%(weeks)lld full weeks}.",
            "streak.milestone.title", "%(count){one:%(count)lld-day streak|other:%(count)lld-day streak}",
            "streak.milestone.title.weeks", "%(count){one:%(count)lld-week streak|other:%(count)lld-week streak}",
            "weight.banner.text", "Log your weight regularly to keep it there.",
            "weight.banner.title", "Goal reached",
            "weight.celebration.goal.text", "This is the weight you set out for.",
            "weight.celebration.goal.title", "Goal reached",
            "weight.celebration.text", "Added to your milestones.",
            "weight.celebration.title", "Milestone reached",
        ]),
    ]
}
