import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Days of a person who practises, starting on the samples' day or up to four days later.
    static let practiceDays: [Journey] = [
        Journey(
            "practice-morning", from: SamplePractices.typical(), at: PracticeDashboardOptions(),
            on: SampleTime.clock(6, 50, daysAgo: -1),
            [
                .tap("weeklyProgress/openProgress/openProgress"),
                .tap("quickPractice/length/20/20"),
                .tap("quickPractice/startPractice/startPractice"), .report(.save, true),
                .tap("tabs/dashboard/dashboard"),
            ]),
        Journey(
            "practice-lapse", from: SamplePractices.typical(), at: PracticeDashboardOptions(),
            on: SampleTime.clock(20, 30, daysAgo: -4),
            [
                .tap("streakCounter/openStatistics"), .tap("calendar/2026-03-20/open"),
                .tap("toolbar/close/close"),
                .tap("quickPractice/startPractice/startPractice"), .report(.save, true),
                .tap("tabs/dashboard/dashboard"), .report(.time, after: 90_000),
            ]),
        Journey(
            "practice-undo", from: SamplePractices.typical(), at: PracticeStatisticsOptions(),
            [
                .tap("quickPractice/startPractice/startPractice"), .report(.save, true),
                .tap("note-logged-2026-03-18T17:20:02+01:00/act/act"), .report(.save, true),
                .tap("calendar/2026-03-11/open", after: 10),
                .tap("sessions/practice/2026-03-11/1/delete"), .again(), .report(.save, true),
                .tap("toolbar/close/close", after: 1), .report(.save, true),
                .tap("deleted-practice/undo/undo", after: 1), .report(.save, true),
                .tap("sharing/customize/customize"), .tap("customize/theme/dark/dark"),
                .tap("customize/message/message", "Nine days of quiet"), .back(),
                .tap("discard/keep/keep"), .tap("customize/theme/tierColor/tierColor"),
                .tap("customize/message/message", ""), .tap("toolbar/close/close"),
            ]),
        Journey(
            "practice-failure", from: SamplePractices.typical(), at: PracticeStatisticsOptions(),
            on: SampleTime.clock(6, 50, daysAgo: -1),
            [
                .tap("quickPractice/startPractice/startPractice"), .report(.save, false),
                .tap("tabs/dashboard/dashboard"), .tap("saving-failed/retry/retry"),
                .report(.save, false), .tap("saving-failed/retry/retry", after: 30),
                .report(.save, true),
            ]),
        Journey(
            "practice-yesterday-corrected", from: SamplePractices.typical(),
            at: PracticeStatisticsOptions(),
            [
                .tap("calendar/2026-03-11/open"), .tap("sessions/log/log"),
                .tap("sessions/log/log", after: 1), .report(.save, true),
                .tap("sessions/add/add"), .tap("entry/minutes/minutes", 25),
                .tap("entry/note/note", "Slow scales", after: 6), .tap("toolbar/cancel/cancel"),
                .tap("discard/keep/keep"), .tap("toolbar/save/save"),
                .report(.save, true), .tap("sessions/2026-03-11/open"),
                .tap("entry/day/day", "2026-03-12"), .tap("toolbar/save/save"),
                .report(.save, false), .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("sessions/practice/2026-03-11/1/delete"), .report(.save, false),
                .tap("delete-failed-practice/retry/retry"), .report(.save, true),
                .tap("deleted-practice/undo/undo"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("restDay/rest/rest"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("restDay/rest/rest"), .report(.save, true),
            ]),
        Journey(
            "practice-travel", from: SamplePractices.typical(), at: PracticeStatisticsOptions(),
            on: SampleTime.clock(7, 30, daysAgo: -1),
            [
                .tap("quickPractice/startPractice/startPractice"), .report(.save, true),
                .travel(to: SampleTime.tokyo, after: 54_000),
                .tap("quickPractice/startPractice/startPractice", after: 3_600),
                .report(.save, true), .travel(to: SampleTime.zone, after: 72_000),
                .tap("tabs/dashboard/dashboard"),
            ]),
        Journey(
            "practice-settings", from: SamplePractices.typical(), at: PracticeDashboardOptions(),
            [
                .tap("tabs/settings/settings"),
                .tap("settings/firstWeekday/sunday/sunday"), .report(.save, true),
                .tap("settings/motion/motion"), .report(.save, true),
                .tap("settings/haptics/haptics"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("settings/dailyReminder/dailyReminder"), .report(.save, true),
                .report(.notifications, false), .tap("tabs/dashboard/dashboard"),
            ]),
        Journey(
            "practice-change-of-settings", from: SamplePractices.typical(),
            at: PracticeStatisticsOptions(),
            [
                .tap("quickPractice/length/5/5"), .tap("views/view/timeline/timeline"),
                .tap("timeline/period/month/month"), .tap("views/view/calendar/calendar"),
                .tap("views/view/heatMap/heatMap"),
                .tap("heatMap/heatMapPeriod/month/month"),
                .tap("sharing/customize/customize"),
                .tap("customize/longestStreak/longestStreak"),
                .tap("customize/theme/light/light"),
            ]),
    ]
}
