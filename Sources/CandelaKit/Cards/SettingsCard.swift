public import CandelaElements
public import CandelaRules
import CandelaTokens

/// The settings that every app has: appearance, haptics, animations, the daily reminder, the first
/// day of the week and the start of the day.
public struct SettingsCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "settings"

    private let settings: JournalSettings
    private let isSilenced: Bool
    private let suggestion: TimeOfDay?
    private let kit: Kit

    /// Creates the card for a person's settings.
    ///
    /// - Parameters:
    ///   - options: The options of the card's screen.
    ///   - suggestion: The time at which the person usually makes a record, offered for the
    ///     reminder; `nil` for none.
    public init(
        _ settings: JournalSettings, _ options: some ReminderOptions,
        suggesting suggestion: TimeOfDay? = nil, with kit: Kit
    ) {
        self.settings = settings
        isSilenced = options.notificationsAreOff == true
        self.suggestion = suggestion
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        FormCard(
            id, phrases.settingsGeneral(),
            rows: [mode, haptics, motion] + reminder + [firstWeekday, dayStart],
            footer: kit.text(
                phrases.effect(ofDayStart: settings.dayStart), .footnote, .textSecondary),
            with: kit
        ).body
    }

    private var phrases: Phrases { kit.phrases }

    private var mode: Element {
        // A mode of a later version looks like the device's mode.
        let chosen =
            ThemeMode.allCases.contains(settings.themeMode) ? settings.themeMode : .system
        let options = ThemeMode.allCases.map { mode in
            let name =
                switch mode {
                case .light: phrases.settingsModeLight()
                case .dark: phrases.settingsModeDark()
                default: phrases.settingsModeSystem()
                }
            return kit.option(
                mode.rawValue, .set(.themeMode(mode)), name, isSelected: mode == chosen,
                text: kit.text(name, .body, .textPrimary), haptic: .picker)
        }
        return kit.choice(
            "mode", .segmented, phrases.settingsMode(), options, isShown: true,
            motion: kit.motion(.swap, change: .accentChange, reduced: .crossFade))
    }

    private var haptics: Element {
        toggle(
            "haptics", .haptics(!settings.playsHaptics), phrases.settingsHaptics(),
            phrases.settingsHapticsDetail(), .handTap, isOn: settings.playsHaptics)
    }

    private var motion: Element {
        toggle(
            "motion", .motion(!settings.playsMotion), phrases.settingsMotion(),
            phrases.settingsMotionDetail(), .wandStars, isOn: settings.playsMotion)
    }

    /// The switch of the daily reminder and its time, or a note that the device shows none.
    private var reminder: [Element] {
        let time = settings.dailyReminder
        let start = suggestion ?? DailyReminder.usual
        var rows = [
            toggle(
                "dailyReminder", .dailyReminder(time == nil ? start : nil),
                phrases.settingsReminder(), phrases.settingsReminderDetail(), .clock,
                isOn: time != nil, isEnabled: !isSilenced)
        ]
        if isSilenced { rows.append(silence) }
        guard let time else { return rows }
        rows.append(
            field("reminderTime", .dailyReminder, phrases.settingsReminderTime(), time))
        if let suggestion, suggestion != time {
            rows.append(
                kit.button(
                    "suggestedTime", .set(.dailyReminder(suggestion)),
                    phrases.settingsReminderSuggested(time: phrases.timeOfDay(suggestion)), .plain))
        }
        return rows
    }

    private var silence: Element {
        let (title, text) = (
            phrases.settingsNotificationsOff(), phrases.settingsNotificationsOffText()
        )
        return kit.note(
            "notifications", icon: kit.icon(.bellSlash, beside: .body, .warningGraphic),
            disc: kit.settingsDisc, title: kit.text(title, .body, .textPrimary),
            text: kit.text(text, .caption, .textSecondary),
            accessibility: Accessibility(
                .text, label: title.spokenWords, value: text.spokenWords, children: .combine))
    }

    private var firstWeekday: Element {
        let options = Weekday.allCases.map { day in
            let name = phrases.dateValue(date: phrases.weekday(day).spoken)
            return kit.option(
                day.rawValue, .set(.firstWeekday(day)), name,
                isSelected: day == settings.firstWeekday,
                text: kit.text(name, .body, .textPrimary), haptic: .picker)
        }
        return kit.choice(
            "firstWeekday", .menu, phrases.settingsFirstWeekday(), options, isShown: true)
    }

    private var dayStart: Element {
        field("dayStart", .dayStart, phrases.settingsDayStart(), settings.dayStart)
    }

    private func toggle(
        _ id: String, _ setting: Intent.Setting, _ name: Phrase, _ detail: Phrase,
        _ icon: IconRole, isOn: Bool, isEnabled: Bool = true
    ) -> Element {
        kit.toggle(
            id, .set(setting), name, detail: detail, icon: icon, disc: kit.settingsDisc,
            isOn: isOn, isEnabled: isEnabled)
    }

    private func field(
        _ id: String, _ setting: Intent.Setting.Name, _ name: Phrase, _ time: TimeOfDay
    ) -> Element {
        kit.timeField(id, .enter(.setting(setting)), name, time)
    }
}

extension Phrases {
    /// The effect of a day's start: records before that time belong to the day before.
    func effect(ofDayStart start: TimeOfDay) -> Phrase {
        start == .midnight
            ? settingsDayStartEffectMidnight()
            : settingsDayStartEffect(time: timeOfDay(start))
    }
}
