import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the practice app's settings.
    static let practiceSettings = settings(
        PracticeSettingsOptions(), SamplePractices.typical(), of: .practice)

    /// Every state of the habit app's settings.
    static let habitSettings = settings(
        HabitSettingsOptions(), SampleHabits.typical(), of: .habit)

    /// The states of a settings screen that has only what every app has.
    private static func settings(
        _ options: some ReminderOptions, _ journal: Journal, of app: AppDefinition
    ) -> [Specimen] {
        var (silenced, changed) = (options, journal)
        silenced.notificationsAreOff = true
        changed.settings.themeMode = .dark
        changed.settings.playsHaptics = false
        changed.settings.playsMotion = false
        changed.settings.dailyReminder = "19:30"
        changed.settings.firstWeekday = .sunday
        changed.settings.dayStart = "04:00"
        changed.settings.skipsKeepStreak = true
        let screen = type(of: options).screen
        func specimen(
            _ name: String, _ phase: Phase, _ options: any ScreenOptions,
            in change: (inout Context) -> Void = { _ in }
        ) -> Specimen {
            Specimen(
                "\(app.id)-settings-\(name)", of: screen, phase: phase, options: options, app: app,
                in: SampleTime.context(change))
        }
        return [
            specimen("typical", .ready(journal), options),
            specimen("changed", .ready(changed), options),
            specimen("notifications-off", .ready(changed), silenced),
            specimen("loading", .loading, options),
            specimen("error", .failed(lastKnown: changed), options),
            specimen("error-nothing-known", .failed(lastKnown: nil), options),
            specimen("longer-words", .ready(changed), options, in: { $0.language = "en-XA" }),
            specimen("right-to-left", .ready(changed), options, in: { $0.language = "ar-XB" }),
            specimen(
                "increased-contrast", .ready(changed), silenced,
                in: { $0.increaseContrast = true }),
            specimen(
                "largest-text", .ready(changed), silenced, in: { $0.typeSize = .accessibility5 }),
        ]
    }
}
