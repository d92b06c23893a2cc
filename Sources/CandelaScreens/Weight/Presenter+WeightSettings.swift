import CandelaRules
import CandelaTokens

extension Presenter {
    static let weightSettings = Presenter(
        name: .weightSettings, title: { $0.weightTabSettings() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.weightSettings(journal, options.weightSettings ?? WeightSettingsState())
        })
}

/// The settings of the weight app, the only place of the sync status and of deleting everything.
///
/// Source: seed 001.
extension Kit {
    fileprivate func weightSettings(
        _ journal: Journal, _ state: WeightSettingsState
    ) -> Screen.Content {
        var content = Screen.Content(
            toolbar: Toolbar(trailing: [syncStatus(state)]),
            cards: sections(journal, state).map { Card($0) },
            overlay: state.deletion?.step == .confirming
                ? Screen.Overlay(Card(deletionQuestion)) : nil,
            tabs: weightTabs(.settings))
        content.show(deletionToast(state.deletion), with: self)
        return content
    }

    private func sections(_ journal: Journal, _ state: WeightSettingsState) -> [FormCard] {
        let settings = journal.settings
        let unit = journal.displayUnit
        return [
            section(
                "weight", phrases.weightSettingsWeight(),
                [.choice(unitChoice(unit)), .field(goalField(journal, state, unit))],
                footer: phrases.weightSettingsWeightFooter()),
            section(
                "chart", phrases.weightSettingsChart(),
                [
                    .toggle(
                        toggle(
                            "trendSmoothing", phrases.weightSettingsSmoothing(),
                            isOn: settings.trendSmoothing)),
                    .button(
                        button(
                            action(
                                "smoothingInfo", .navigate,
                                phrases.weightSettingsSmoothingInfo()), .plain,
                            icon: .infoCircle)),
                ], footer: phrases.weightSettingsChartFooter()),
            section(
                "milestones", phrases.weightLogbookFilterMilestones(),
                [.choice(intervalChoice(settings.milestoneInterval, unit))],
                footer: phrases.weightSettingsIntervalFooter(
                    count: phrases.measure(
                        phrases.number(settings.milestoneInterval.size(in: unit)), in: unit))),
            section(
                "reminders", phrases.weightSettingsReminders(), reminders(journal, state),
                footer: phrases.weightSettingsRemindersFooter()),
            section(
                "smartReminders", phrases.weightSettingsSmart(),
                [
                    .toggle(
                        toggle(
                            "smart", phrases.weightSettingsSmart(),
                            isOn: settings.smartReminders,
                            isEnabled: !state.notificationsAreOff))
                ], footer: phrases.weightSettingsSmartFooter()),
            section(
                "icloud", phrases.weightSettingsIcloud(), [],
                footer: phrases.weightSettingsIcloudFooter()),
            section(
                "health", phrases.weightSettingsHealth(), health(settings, state),
                footer: phrases.weightSettingsHealthFooter()),
            section(
                "data", phrases.weightSettingsData(),
                [link("export", .share, phrases.weightSettingsExport())]),
            FormCard(
                "about", surface: card, layout: column(gap: .sm),
                rows: [link("aboutApp", .infoCircle, phrases.weightSettingsAbout())],
                label: phrases.weightSettingsAbout().spokenText),
            section(
                "danger", phrases.weightSettingsDanger(),
                [.button(deleteAll(journal, state.deletion))]),
        ]
    }

    private func section(
        _ id: String, _ name: Phrase, _ rows: [FormRow], footer: Phrase? = nil
    ) -> FormCard {
        FormCard(
            id, surface: card, layout: column(gap: .sm), heading: heading(name), rows: rows,
            footer: footer.map { words($0, .footnote, .textSecondary) }, label: name.spokenText)
    }

    private func link(_ id: String, _ symbol: IconRole, _ title: Phrase) -> FormRow {
        .link(
            LinkRow(
                id, icon: icon(symbol, beside: .body, .primaryGraphic),
                title: words(title, .body, .textPrimary),
                chevron: icon(.chevronForward, beside: .caption, .textTertiary),
                action: action(id, .navigate, title),
                accessibility: Accessibility(.button, label: title.spokenText)))
    }

    private func unitChoice(_ unit: WeightUnit) -> Choice {
        let units: [(String, Phrase, WeightUnit)] = [
            ("lb", phrases.unitName(.pounds), .pounds),
            ("kg", phrases.unitName(.kilograms), .kilograms),
        ]
        return choice(
            "unit", .segmented, phrases.weightSettingsUnit(),
            units.map { id, name, own in
                option(
                    id, name, isSelected: own == unit,
                    text: words(
                        name, .subheadline, own == unit ? .textPrimary : .textSecondary))
            }, isShown: true)
    }

    private func intervalChoice(_ interval: MilestoneInterval, _ unit: WeightUnit) -> Choice {
        choice(
            "interval", .segmented, phrases.weightSettingsInterval(),
            MilestoneInterval.allCases.map { own in
                let name = phrases.weight(
                    phrases.milestoneNumber(Double(own.size(in: unit))), in: unit)
                return option(
                    "\(own.rawValue)", name, isSelected: own == interval,
                    text: words(
                        name, .subheadline, own == interval ? .textPrimary : .textSecondary))
            }, isShown: true)
    }

    /// The goal as it is typed, with what is wrong with it or to think about.
    private func goalField(
        _ journal: Journal, _ state: WeightSettingsState, _ unit: WeightUnit
    ) -> Field {
        let name = phrases.weightSettingsGoal()
        let goal = state.goal ?? journal.goal?.weight.value(in: unit)
        let limits = WeightLimits.standard
        let (bounds, sound) = (limits.goals(in: unit), limits.soundGoals(in: unit))
        let problem = goal.flatMap {
            bounds.contains($0) ? nil : goalError(bounds, unit)
        }
        let warning = goal.flatMap { goal -> Phrase? in
            guard problem == nil else { return nil }
            if goal < sound.lowerBound { return phrases.weightSettingsGoalLow() }
            return goal > sound.upperBound ? phrases.weightSettingsGoalHigh() : nil
        }
        let number = goal.map { phrases.weightNumber($0) }
        return Field(
            "goal", entry: .decimal, name: words(name, .body, .textPrimary),
            value: number.map { number in
                words(
                    phrases.numberValue(value: number), saying: phrases.weight(number, in: unit),
                    .body, .textPrimary)
            },
            placeholder: words(phrases.weightStatNone(), .body, .textSecondary),
            unit: words(phrases.unitName(unit), .body, .textSecondary),
            range: goal.map {
                ValueRange(
                    now: $0.roundedToThousandths, min: bounds.lowerBound, max: bounds.upperBound)
            },
            problem: problem.map { words($0, .caption, .errorText) },
            warning: warning.map { words($0, .caption, .warningText) },
            action: action("goal", .enter, phrases.actionSetGoal()),
            accessibility: Accessibility(
                .textField, label: name.spokenText,
                value: number.map { phrases.weight($0, in: unit).spokenText },
                hint: (problem ?? warning)?.spokenText, states: problem == nil ? [] : [.invalid]))
    }

    /// Under a goal that cannot be used.
    private func goalError(_ bounds: ClosedRange<Double>, _ unit: WeightUnit) -> Phrase {
        let (least, most) = (
            phrases.milestoneNumber(bounds.lowerBound), phrases.milestoneNumber(bounds.upperBound)
        )
        return phrases.weightSettingsGoalError(
            min: phrases.measure(least, in: unit, isDrawn: false),
            max: phrases.measure(most, in: unit))
    }

    private func reminders(_ journal: Journal, _ state: WeightSettingsState) -> [FormRow] {
        let time = journal.settings.dailyReminder
        var rows: [FormRow] = [
            .toggle(
                toggle(
                    "dailyReminder", phrases.weightSettingsReminder(), isOn: time != nil,
                    isEnabled: !state.notificationsAreOff))
        ]
        if state.notificationsAreOff {
            rows.append(
                note(
                    "notifications", .bellSlash, phrases.weightSettingsNotificationsOff(),
                    phrases.weightSettingsNotificationsOffText()))
        }
        guard let time else { return rows }
        let shown = phrases.timeValue(time: phrases.timeOfDay(time))
        let name = phrases.weightSettingsReminderTime()
        rows.append(
            .field(
                Field(
                    "reminderTime", entry: .time, name: words(name, .body, .textPrimary),
                    value: words(shown, .body, .textPrimary),
                    action: action(
                        "reminderTime", .enter, phrases.actionEnter(name: name.spokenText)),
                    accessibility: Accessibility(
                        .textField, label: name.spokenText, value: shown.spokenText))))
        if let usual = DailyReminder.suggested(from: journal.weighIns), usual != time {
            let take = phrases.weightSettingsReminderSuggested(time: phrases.timeOfDay(usual))
            rows.append(
                .button(button(action("suggestedTime", .select, take), .plain, text: take)))
        }
        return rows
    }

    private func health(_ settings: JournalSettings, _ state: WeightSettingsState) -> [FormRow] {
        var rows: [FormRow] = [
            .toggle(
                toggle(
                    "healthSync", phrases.weightSettingsHealthSync(), isOn: settings.healthSync,
                    isEnabled: !state.healthIsDenied))
        ]
        if state.healthIsDenied {
            rows.append(
                note(
                    "healthAccess", .heartSlash, phrases.weightSettingsHealthDenied(),
                    phrases.weightSettingsHealthDeniedText()))
        }
        return rows
    }

    private func note(
        _ id: String, _ symbol: IconRole, _ title: Phrase, _ text: Phrase
    ) -> FormRow {
        .note(
            NoteRow(
                id, icon: icon(symbol, beside: .body, .warningGraphic),
                title: words(title, .body, .textPrimary),
                text: words(text, .caption, .textSecondary),
                accessibility: Accessibility(
                    .text, label: title.spokenText, value: text.spokenText, children: .combine)))
    }
}
