import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the routine product's appearance settings.
    static let routineAppearances: [Specimen] = [
        appearance("typical"),
        appearance("chosen") { settings in
            settings.accent = "lavender"
            settings.themeMode = .dark
            settings.appIcon = "ocean"
        },
        appearance("custom-accent") { $0.accent = "#8E44AD" },
        appearance("accent-by-color") { $0.accent = "#48bb78" },
        appearance("without-haptics") { settings in
            settings.playsHaptics = false
            settings.playsMotion = false
        },
        appearance("loading", .loading),
        appearance("error", .failed(lastKnown: Journal())),
        appearance("error-nothing-known", .failed(lastKnown: nil)),
        appearance("reduced-motion", in: { $0.reduceMotion = true }),
        appearance("opaque", in: { $0.reduceTransparency = true }),
        appearance("increased-contrast", { $0.accent = "#8E44AD" }) {
            $0.increaseContrast = true
        },
        appearance("largest-text", in: { $0.typeSize = .accessibility5 }),
    ]

    private static func appearance(
        _ name: String, _ choose: (inout JournalSettings) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var journal = Journal()
        choose(&journal.settings)
        return appearance(name, .ready(journal), in: change)
    }

    private static func appearance(
        _ name: String, _ phase: Phase, in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        Specimen(
            "routine-appearance-\(name)", of: .routineAppearance, phase: phase,
            options: RoutineAppearanceOptions(), app: .routine, in: SampleTime.context(change))
    }
}
