import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Days of a person who loses weight, starting on the samples' day or up to 16 days later.
    static let weightDays: [Journey] = [
        Journey(
            "weight-morning", from: losing, at: WeightDashboardOptions(),
            on: SampleTime.clock(6, 45, daysAgo: -1),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 228.2),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("chart/period/month/month", after: 6),
                .tap("tabs/logbook/logbook"),
                .tap("logbook/2026-03-19T06:45:06+01:00/open", after: 9),
                .tap("entry/weight/weight", 227.2), .tap("toolbar/save/save"),
                .report(.save, true), .tap("tabs/dashboard/dashboard"),
            ]),
        Journey(
            "weight-lapse", from: losing, at: WeightDashboardOptions(),
            on: SampleTime.clock(7, 10, daysAgo: -16),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 229.4),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("tabs/add/add", after: 86_400), .tap("entry/weight/weight", 229.0),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("tabs/add/add", after: 86_400), .tap("entry/weight/weight", 228.3),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("chart/period/quarter/quarter", after: 5),
            ]),
        Journey(
            "weight-deletion-refused", from: losing, at: WeightLogbookOptions(),
            [
                .tap("logbook/weighIn/2026-03-18/1/delete"), .report(.save, false),
                .tap("delete-failed-weighIn/retry/retry"), .report(.save, true),
                .tap("deleted-weighIn/undo/undo"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
            ]),
        Journey(
            "weight-undo", from: losing, at: WeightLogbookOptions(),
            [
                .tap("logbook/weighIn/2026-03-18/1/delete"),
                .tap("logbook/weighIn/2026-03-17/1/delete"),
                .tap("logbook/weighIn/2026-03-16/1/delete"),
                .tap("deleted-weighIn-2/undo/undo"),
                .tap("logbook/weighIn/2026-03-17/1/delete"),
                .tap("logbook/weighIn/2026-03-15/1/delete"),
                .report(.time, after: 6), .report(.save, true),
            ]),
        Journey(
            "weight-yesterday-corrected", from: losing, at: WeightLogbookOptions(),
            [
                .tap("logbook/weighIn/2026-03-17/1/open"), .tap("entry/weight/weight", 228.4),
                .back(), .tap("discard/keep/keep"), .tap("toolbar/save/save"),
                .report(.save, false), .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("logbook/weighIn/2026-03-17/1/delete"), .again(), .report(.save, true),
                .tap("tabs/dashboard/dashboard", after: 1),
                .tap("deleted-weighIn/undo/undo", after: 1), .report(.save, true),
                .tap("tabs/logbook/logbook"),
            ]),
        Journey(
            "weight-failure", from: losing, at: WeightDashboardOptions(),
            on: SampleTime.clock(6, 45, daysAgo: -1),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 227.2),
                .tap("toolbar/save/save"), .report(.save, false),
                .tap("saving-failed/retry/retry", after: 4), .report(.save, true),
                .tap("tabs/settings/settings"), .tap("delete/deleteAll/deleteAll"),
                .report(.save, false), .tap("delete-all-failed/retry/retry"),
                .report(.save, true), .tap("all-deleted/undo/undo"),
            ]),
        Journey(
            "weight-slip", from: losing, at: WeightDashboardOptions(),
            on: SampleTime.clock(6, 45, daysAgo: -1),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 128.2),
                .tap("toolbar/save/save"), .tap("entry/weight/weight", 228.2, after: 4),
                .tap("toolbar/save/save"), .report(.save, true),
            ]),
        Journey(
            "weight-travel", from: losing, at: WeightSettingsOptions(),
            on: SampleTime.clock(6, 40, daysAgo: -1),
            [
                .tap("settings/dailyReminder/dailyReminder"), .report(.save, true),
                .tap("tabs/add/add"), .tap("entry/weight/weight", 227.5),
                .tap("toolbar/save/save"), .report(.save, true),
                .travel(to: SampleTime.newYork, after: 50_400),
                .tap("tabs/add/add", after: 43_200), .tap("entry/weight/weight", 228.1),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("tabs/logbook/logbook"),
            ]),
        Journey(
            "weight-change-of-settings", from: losing,
            at: WeightDashboardOptions(),
            [
                .tap("tabs/settings/settings"), .tap("weight/unit/kg/kg"), .report(.save, true),
                .tap("milestones/interval/10/10"), .report(.save, true),
                .tap("weight/goal/goal", 95), .report(.save, true),
                .tap("tabs/dashboard/dashboard"), .tap("tabs/logbook/logbook"),
            ]),
        Journey(
            "weight-every-save-refused", from: losing,
            at: WeightLogbookOptions(),
            [
                .tap("tabs/add/add"), .tap("entry/weight/weight", 224.6),
                .tap("toolbar/save/save"), .report(.save, false),
                .tap("tabs/dashboard/dashboard"), .tap("celebration-225-lb/continue/continue"),
                .report(.save, false), .tap("tabs/logbook/logbook"),
                .tap("logbook/weighIn/2026-03-17/1/open"), .tap("entry/weight/weight", 227.4),
                .tap("toolbar/save/save"), .report(.save, false),
                .tap("logbook/weighIn/2026-03-16/1/delete"), .report(.time, after: 6),
                .report(.save, false), .tap("tabs/settings/settings"),
                .tap("weight/goal/goal", 200), .report(.save, false),
                .tap("delete/deleteAll/deleteAll"), .report(.save, false),
                .tap("delete-all-failed/retry/retry"), .report(.save, true),
                .tap("all-deleted/undo/undo"), .report(.save, false),
                .tap("undo-delete-all-failed/undoAgain/undoAgain"), .report(.save, true),
            ]),
    ]

    /// Twelve days of weigh-ins, with the first milestone celebrated.
    private static let losing = SampleWeights.pounds(SampleWeights.twelveDays) { journal in
        var milestone = CompletedMilestone(Weight(unchecked: 230, .pounds))
        milestone.isCelebrated = true
        journal.completedMilestones = [milestone]
    }
}
