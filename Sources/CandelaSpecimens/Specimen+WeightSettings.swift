import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the weight app's settings.
    static let weightSettings: [Specimen] = settingsStates + syncStates

    private static func settings(
        _ name: String, _ journal: Journal = SampleWeights.journey(),
        _ choose: (inout WeightSettingsOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = WeightSettingsOptions()
        options.sync = .synced
        choose(&options)
        return Specimen(
            "weight-settings-\(name)", of: .weightSettings, phase: .ready(journal),
            options: options, app: .weight, in: SampleTime.context(change))
    }

    private static func phase(_ name: String, _ phase: Phase) -> Specimen {
        Specimen(
            "weight-settings-\(name)", of: .weightSettings, phase: phase,
            options: WeightSettingsOptions(), app: .weight, in: SampleTime.context())
    }

    /// Everything switched on, with a reminder at 08:00 although the person weighs in at 07:05, and
    /// a height of 5 ft 11 in.
    private static var reminded: Journal {
        SampleWeights.journey { journal in
            journal.settings.dailyReminder = "08:00"
            journal.settings.adaptsReminders = true
            journal.settings.syncsHealth = true
            journal.settings.height = 180.34
            journal.settings.milestoneInterval = .ten
        }
    }

    /// The journey after deleting its weigh-ins; the goal is kept.
    private static var emptied: Journal { SampleWeights.journey { $0.weighIns = [] } }

    private static var settingsStates: [Specimen] {
        [
            settings("typical"),
            settings("reminders", reminded),
            settings(
                "kilograms",
                SampleWeights.journey {
                    $0.settings.unit = .kilograms
                    $0.settings.height = 180.5
                }),
            settings("no-entries", Journal()),
            settings("invalid-goal") { $0.goal = 500 },
            settings("low-goal") { $0.goal = 80 },
            settings("high-goal") { $0.goal = 350 },
            settings("smoothing-explained") { $0.explainsSmoothing = true },
            settings("confirming") { $0.deletion = .init(.confirming) },
            settings("pending-undo", emptied) {
                $0.deletion = .init(.pendingUndo, until: SampleTime.clock(17, 20, 4))
            },
            settings(
                "pending-undo-assisted", emptied,
                { $0.deletion = .init(.pendingUndo, until: SampleTime.clock(17, 20, 18)) },
                in: { $0.assistiveTechnology = true }),
            settings("delete-failed") { $0.deletion = .init(.deleteFailed) },
            settings("undo-failed", emptied) {
                $0.deletion = .init(.undoFailed, until: SampleTime.clock(17, 20, 4))
            },
            settings("notifications-off", reminded) { $0.notificationsAreOff = true },
            settings("health-denied") { $0.healthIsDenied = true },
            phase("loading", .loading),
            phase("error", .failed(lastKnown: SampleWeights.journey())),
            phase("error-nothing-known", .failed(lastKnown: nil)),
            settings("increased-contrast", in: { $0.increaseContrast = true }),
            settings("largest-text", in: { $0.typeSize = .accessibility5 }),
        ]
    }

    private static var syncStates: [Specimen] {
        [
            settings("checking") { $0.sync = .checking },
            settings("syncing") { $0.sync = .syncing },
            settings(
                "syncing-reduced-motion", SampleWeights.journey(), { $0.sync = .syncing },
                in: { $0.reduceMotion = true }),
            settings("offline") { $0.sync = .offline },
            settings("unavailable") {
                $0.sync = .offline
                $0.trouble = .unavailable
            },
            settings("no-account") {
                $0.sync = .noAccount
                $0.trouble = .notSignedIn
            },
            settings("restricted") {
                $0.sync = .error
                $0.trouble = .restricted
            },
            settings("sync-failed") {
                $0.sync = .error
                $0.trouble = .failed
            },
        ]
    }
}
