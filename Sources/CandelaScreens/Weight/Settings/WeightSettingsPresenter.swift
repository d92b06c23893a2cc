public import CandelaRules
import CandelaTokens

/// The settings of the weight app.
public struct WeightSettingsPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        FormCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightTabSettings() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: WeightSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        var content = ScreenContent(
            toolbar: Toolbar(trailing: { syncStatus(options, with: kit) }),
            cards: sections(journal, options, with: kit).map { Card($0) },
            overlay: options.deletion?.step == .confirming
                ? Screen.Overlay(Card(question(with: kit))) : nil,
            accessory: .addWeighIn(to: journal, with: kit))
        content.show(toast(options.deletion, with: kit), with: kit)
        return content
    }

    private func sections(
        _ journal: Journal, _ options: WeightSettingsOptions, with kit: Kit
    ) -> [FormCard] {
        let (phrases, settings, unit) = (kit.phrases, journal.settings, journal.displayUnit)
        func section(
            _ id: String, _ name: Phrase, isNamed: Bool = true, _ rows: [Element],
            footer: Phrase? = nil
        ) -> FormCard {
            FormCard(
                id, name, isNamed: isNamed, rows: rows,
                footer: footer.map { kit.words($0, .footnote, .textSecondary) }, with: kit)
        }
        let interval = phrases.measure(
            phrases.number(settings.milestoneInterval.size(in: unit)), in: unit)
        return [
            section(
                "weight", phrases.weightSettingsWeight(),
                [units(unit, with: kit), goal(journal, options, with: kit)],
                footer: phrases.weightSettingsWeightFooter()),
            section(
                "chart", phrases.weightSettingsChart(), chart(settings, with: kit),
                footer: phrases.weightSettingsChartFooter()),
            section(
                "milestones", phrases.weightLogbookFilterMilestones(),
                [intervals(settings.milestoneInterval, unit, with: kit)],
                footer: phrases.weightSettingsIntervalFooter(count: interval)),
            section(
                "reminders", phrases.weightSettingsReminders(),
                reminders(journal, options, with: kit),
                footer: phrases.weightSettingsRemindersFooter()),
            section(
                "smartReminders", phrases.weightSettingsSmart(),
                [
                    kit.toggle(
                        "smart", .set("smartReminders", .flag(!settings.smartReminders)),
                        phrases.weightSettingsSmart(), isOn: settings.smartReminders,
                        isEnabled: options.notificationsAreOff != true)
                ], footer: phrases.weightSettingsSmartFooter()),
            section(
                "icloud", phrases.weightSettingsIcloud(), [],
                footer: syncFooter(options.sync ?? .checking, phrases)),
            section(
                "health", phrases.weightSettingsHealth(), health(settings, options, with: kit),
                footer: phrases.weightSettingsHealthFooter()),
            section(
                "data", phrases.weightSettingsData(),
                [link("export", .export, .share, phrases.weightSettingsExport(), with: kit)]),
            section(
                "about", phrases.weightSettingsAbout(app: kit.appName.spokenText), isNamed: false,
                [
                    link(
                        "aboutApp", .app(name: "about"), .infoCircle,
                        phrases.weightSettingsAbout(app: kit.appName.spokenText), with: kit)
                ]),
            section(
                "danger", phrases.weightSettingsDanger(), [deleteAll(journal, with: kit)]),
        ]
    }

    private func chart(_ settings: JournalSettings, with kit: Kit) -> [Element] {
        let explain = kit.action(
            "smoothingInfo", .app(name: "smoothingInfo"), kit.phrases.weightSettingsSmoothingInfo())
        return [
            kit.toggle(
                "trendSmoothing", .set("trendSmoothing", .flag(!settings.trendSmoothing)),
                kit.phrases.weightSettingsSmoothing(), isOn: settings.trendSmoothing),
            kit.button(
                explain, .plain, text: kit.phrases.weightSettingsSmoothingInfo(), icon: .infoCircle),
        ]
    }

    private func reminders(
        _ journal: Journal, _ options: WeightSettingsOptions, with kit: Kit
    ) -> [Element] {
        let phrases = kit.phrases
        let isOff = options.notificationsAreOff == true
        let time = journal.settings.dailyReminder
        let usual = DailyReminder.suggested(from: journal.weighIns)
        let start = usual ?? DailyReminder.usual
        var rows: [Element] = [
            kit.toggle(
                "dailyReminder",
                .set("dailyReminder", time == nil ? .text(start.description) : nil),
                phrases.weightSettingsReminder(), isOn: time != nil, isEnabled: !isOff)
        ]
        if isOff {
            rows.append(
                note(
                    "notifications", .bellSlash, phrases.weightSettingsNotificationsOff(),
                    phrases.weightSettingsNotificationsOffText(), with: kit))
        }
        guard let time else { return rows }
        rows.append(self.time(time, with: kit))
        if let usual, usual != time {
            let take = phrases.weightSettingsReminderSuggested(time: phrases.timeOfDay(usual))
            rows.append(
                kit.button(
                    "suggestedTime", .set("dailyReminder", .text(usual.description)), take, .plain))
        }
        return rows
    }

    private func health(
        _ settings: JournalSettings, _ options: WeightSettingsOptions, with kit: Kit
    ) -> [Element] {
        let isDenied = options.healthIsDenied == true
        let sync = kit.toggle(
            "healthSync", .set("healthSync", .flag(!settings.healthSync)),
            kit.phrases.weightSettingsHealthSync(), isOn: settings.healthSync, isEnabled: !isDenied)
        guard isDenied else { return [sync] }
        return [
            sync,
            note(
                "healthAccess", .heartSlash, kit.phrases.weightSettingsHealthDenied(),
                kit.phrases.weightSettingsHealthDeniedText(), with: kit),
        ]
    }
}
