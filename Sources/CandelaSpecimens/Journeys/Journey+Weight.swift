import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// An empty journal in pounds, whatever the region of the language is.
    private static var inPounds: Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        return journal
    }

    /// The journeys of the weight product.
    static let weight: [Journey] = [
        Journey(
            "weight-first-milestone", from: inPounds, at: WeightDashboardOptions(),
            [
                .tap("noWeighIns/log/log"), .tap("entry/weight/weight", 231.4),
                .tap("toolbar/save/save"),
                .tap("noGoal/setGoal/setGoal"),
                .tap("weight/goal/goal", 212),
                .tap("tabs/dashboard/dashboard"),
                .tap("tabs/add/add", after: 86_400), .tap("entry/weight/weight", 229.8),
                .tap("toolbar/save/save"),
                .tap("celebration-230-lb/continue/continue"),
            ]),
        Journey(
            "weight-goal-reached",
            from: SampleWeights.pounds([214.2, 213.1, 212.6]) { journal in
                journal.completedMilestones = [230, 225, 220, 215].map { weight in
                    var milestone = CompletedMilestone(Weight(unchecked: weight, .pounds))
                    milestone.isCelebrated = true
                    return milestone
                }
            },
            at: WeightDashboardOptions(),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 211.8),
                .tap("toolbar/save/save"),
                .tap("celebration-212-lb/continue/continue"),
                .tap("chart/period/year/year"),
                .tap("tabs/logbook/logbook"),
            ]),
        Journey(
            "weight-entries-filtered-and-undone", from: SampleWeights.journey(),
            at: WeightLogbookOptions(),
            [
                .tap("toolbar/filter/filter"), .tap("filters/milestones/milestones"),
                .tap("filters/clearAll/clearAll"), .tap("tabs/settings/settings"),
                .tap("delete/deleteAll/deleteAll"), .tap("all-deleted/undo/undo"),
            ]),
        Journey(
            "weight-entry-with-every-value",
            from: SampleWeights.pounds(SampleWeights.twelveDays), at: WeightLogbookOptions(),
            [
                .tap("tabs/add/add"), .tap("entry/unit/kg/kg"),
                .tap("entry/weight/weight", 102.9), .tap("entry/day/day", "2026-03-16"),
                .tap("entry/bodyFat/bodyFat", 23.5),
                .tap("entry/note/note", " After the long walk "), .tap("entry/unit/lb/lb"),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("logbook/2026-03-16/open"), .tap("entry/note/note", ""),
                .tap("entry/day/day", "2026-03-15"), .tap("toolbar/save/save"),
                .report(.save, true), .tap("logbook/2026-03-16/open"),
                .tap("entry/weight/weight", 227.1), .tap("toolbar/cancel/cancel"),
                .tap("discard/keep/keep"), .back(), .tap("discard/discard/discard"),
            ]),
        Journey(
            "weight-entries-of-ten-years", from: SampleWeights.tenYears,
            at: {
                var options = WeightLogbookOptions()
                options.rows = 8
                return options
            }(),
            [
                .tap("logbook/earlier/earlier"), .tap("logbook/earlier/earlier"),
                .tap("logbook/later/later"), .tap("logbook/later/later"),
            ]),
        Journey(
            "weight-smoothing-explained", from: SampleWeights.journey(),
            at: WeightSettingsOptions(),
            [
                .tap("chart/smoothingInfo/smoothingInfo"), .tap("explanation/close/close"),
                .tap("about/aboutApp/aboutApp"),
            ]),
        Journey(
            "weight-settings", from: SampleWeights.journey(), at: WeightSettingsOptions(),
            [
                .tap("weight/unit/kg/kg"), .tap("milestones/interval/10/10"),
                .tap("settings/dailyReminder/dailyReminder"),
                .tap("settings/reminderTime/reminderTime", "06:45"),
                .report(.sync, "reachable"), .report(.sync, "failed"),
                .tap("toolbar/syncStatus/syncStatus"), .report(.sync, "reachable"),
            ]),
        Journey(
            "weight-milestone-near",
            from: SampleWeights.pounds([229, 228, 227], from: 229) { journal in
                journal.settings.adaptsReminders = true
            },
            at: WeightDashboardOptions(),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 226.2),
                .tap("toolbar/save/save"), .report(.save, true),
            ]),
        Journey(
            "weight-widget-opened", from: SampleWeights.journey(), at: WeightWidgetOptions(),
            [.tap("small/open")]),
        Journey(
            "weight-prediction-with-a-goal", from: SampleWeights.journey { $0.goal = nil },
            at: WeightPredictionOptions(),
            [.tap("noGoal/setGoal/setGoal"), .tap("weight/goal/goal", 212)]),
        Journey(
            "weight-milestone-without-a-goal", from: SampleWeights.journey { $0.goal = nil },
            at: NextMilestoneOptions(), [.tap("noGoal/setGoal/setGoal")]),
        Journey(
            "weight-compact-milestone-without-a-goal",
            from: SampleWeights.journey { $0.goal = nil }, at: NextMilestoneCompactOptions(),
            [.tap("noGoal/setGoal/setGoal")]),
        Journey(
            "weight-milestones-celebrated",
            from: SampleWeights.pounds([232, 224.6], from: 232) {
                $0.completedMilestones = [SampleWeights.uncelebrated(225)]
            }, at: WeightCelebrationOptions(),
            [
                .tap("celebration-225-lb/continue/continue"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
            ]),
    ]
}
