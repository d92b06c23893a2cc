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
            toolbar: Toolbar(trailing: { syncStatus }), cards: sections,
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
                    "smoothing", text: kit.text(text, .body, .textPrimary),
                    accessibility: Accessibility(.text, label: text.spokenWords, children: .combine)
                ),
                kit.button("close", .close(), phrases.actionClose(), .secondary, role: .cancel),
            ], with: kit)
    }

    private var sections: [Card] {
        func section(
            _ id: String, _ name: Phrase, isNamed: Bool = true, _ rows: [Element],
            footer: Phrase? = nil
        ) -> Card {
            Card(
                FormCard(
                    id, name, isNamed: isNamed, rows: rows,
                    footer: footer.map { kit.text($0, .footnote, .textSecondary) }, with: kit))
        }
        return [
            section(
                "weight", phrases.weightSettingsWeight(),
                [units, goal, height],
                footer: phrases.weightSettingsWeightFooter()),
            section(
                "chart", phrases.weightSettingsChart(), chart,
                footer: phrases.weightSettingsChartFooter()),
            section(
                "milestones", phrases.weightSettingsMilestones(), [intervals],
                footer: phrases.weightSettingsIntervalFooter()),
            Card(shared),
            section("smartReminders", phrases.weightSettingsSmart(), isNamed: false, [smart]),
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

    /// The settings of all apps, with the person's usual time as a suggestion for the reminder.
    private var shared: SettingsCard {
        SettingsCard(
            settings, options, suggesting: DailyReminder.suggested(from: journal.weighIns),
            with: kit)
    }

    private var smart: Element {
        kit.toggle(
            "smart", .set(.smartReminders(!settings.adaptsReminders)),
            phrases.weightSettingsSmart(), detail: phrases.weightSettingsSmartDetail(),
            isOn: settings.adaptsReminders, isEnabled: options.notificationsAreOff != true)
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
