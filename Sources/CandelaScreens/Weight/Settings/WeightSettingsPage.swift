import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The settings of a journal, by section.
struct WeightSettingsPage {
    let journal: Journal
    let options: WeightSettingsOptions
    let kit: Kit

    var phrases: Phrases { kit.phrases }
    var settings: JournalSettings { journal.settings }
    var unit: WeightUnit { kit.context.weightUnit(for: journal) }

    var content: ScreenContent {
        var content = ScreenContent(
            toolbar: Toolbar(trailing: { syncStatus }), cards: sections.map { Card($0) },
            overlay: overlay,
            accessory: .addWeighIn(kit))
        content.show(toast, with: kit)
        return content
    }

    /// The question before deleting all weigh-ins, or the explanation of trend smoothing.
    private var overlay: Screen.Overlay? {
        if options.deletion?.step == .confirming { return Screen.Overlay(Card(question)) }
        return options.explainsSmoothing == true ? Screen.Overlay(Card(explanation)) : nil
    }

    private var explanation: FormCard {
        let text = phrases.weightSettingsSmoothingText()
        return FormCard(
            "explanation", phrases.weightSettingsSmoothingInfo(), level: 1, on: kit.sheet,
            motion: kit.motion(.slide, appear: .modal, reduced: .crossFade),
            rows: [
                kit.note(
                    "smoothing", text: kit.words(text, .body, .textPrimary),
                    accessibility: Accessibility(.text, label: text.said, children: .combine)),
                kit.button("close", .close(), phrases.actionClose(), .secondary, role: .cancel),
            ], with: kit)
    }

    private var sections: [FormCard] {
        func section(
            _ id: String, _ name: Phrase, isNamed: Bool = true, _ rows: [Element],
            footer: Phrase? = nil
        ) -> FormCard {
            FormCard(
                id, name, isNamed: isNamed, rows: rows,
                footer: footer.map { kit.words($0, .footnote, .textSecondary) }, with: kit)
        }
        return [
            section(
                "weight", phrases.weightSettingsWeight(),
                [units, goal],
                footer: phrases.weightSettingsWeightFooter()),
            section(
                "chart", phrases.weightSettingsChart(), chart,
                footer: phrases.weightSettingsChartFooter()),
            section(
                "milestones", phrases.weightSettingsMilestones(), [intervals],
                footer: phrases.weightSettingsIntervalFooter()),
            section(
                "reminders", phrases.weightSettingsReminders(),
                reminders,
                footer: phrases.weightSettingsRemindersFooter()),
            section(
                "icloud", phrases.weightSettingsIcloud(), syncProblem,
                footer: syncFooter),
            section(
                "health", phrases.weightSettingsHealth(), health,
                footer: phrases.weightSettingsHealthFooter()),
            section(
                "data", phrases.weightSettingsData(),
                [link("export", .export, .share, phrases.weightSettingsExport())]),
            section(
                "about", kit.appName, isNamed: false,
                [link("aboutApp", .page(.about), .infoCircle, phrases.weightSettingsAbout())]),
            section(
                "delete", phrases.weightSettingsDelete(), [deleteAll],
                footer: phrases.weightSettingsDeleteAllFooter(count: Int(kit.undoWindow))),
        ]
    }

    private var chart: [Element] {
        let explain = kit.action(
            "smoothingInfo", .choose(WeightSettingsOptions.smoothing, true),
            phrases.weightSettingsSmoothingInfo())
        return [
            kit.toggle(
                "trendSmoothing", .set(.trendSmoothing(!settings.smoothsTrend)),
                phrases.weightSettingsSmoothing(), isOn: settings.smoothsTrend),
            kit.button(
                explain, .plain, text: phrases.weightSettingsSmoothingInfo(), icon: .infoCircle),
        ]
    }

    private var reminders: [Element] {
        let isOff = options.notificationsAreOff == true
        let time = journal.settings.dailyReminder
        let usual = DailyReminder.suggested(from: journal.weighIns)
        let start = usual ?? DailyReminder.usual
        var rows: [Element] = [
            kit.toggle(
                "dailyReminder",
                .set(.dailyReminder(time == nil ? start : nil)),
                phrases.weightSettingsReminder(), isOn: time != nil, isEnabled: !isOff)
        ]
        if isOff {
            rows.append(
                note(
                    "notifications", .bellSlash, phrases.weightSettingsNotificationsOff(),
                    phrases.weightSettingsNotificationsOffText()))
        }
        if let time { rows.append(self.time(time)) }
        if let time, let usual, usual != time {
            let take = phrases.weightSettingsReminderSuggested(time: phrases.timeOfDay(usual))
            rows.append(
                kit.button(
                    "suggestedTime", .set(.dailyReminder(usual)), take, .plain))
        }
        rows.append(
            kit.toggle(
                "smart", .set(.smartReminders(!settings.adaptsReminders)),
                phrases.weightSettingsSmart(), isOn: settings.adaptsReminders, isEnabled: !isOff))
        return rows
    }

    private var health: [Element] {
        let isDenied = options.healthIsDenied == true
        let sync = kit.toggle(
            "healthSync", .set(.healthSync(!settings.syncsHealth)),
            phrases.weightSettingsHealthSync(), isOn: settings.syncsHealth, isEnabled: !isDenied)
        guard isDenied else { return [sync] }
        return [
            sync,
            note(
                "healthAccess", .heartSlash, phrases.weightSettingsHealthDenied(),
                phrases.weightSettingsHealthDeniedText()),
        ]
    }
}
