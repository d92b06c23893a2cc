import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the share image and its settings.
    static let sharing: [Specimen] = [
        share("typical"),
        share("tier-color") { $0.theme = .tierColor },
        share("dark") { $0.theme = .dark },
        share("light") { $0.theme = .light },
        share("everything") { options in
            options.showsCalendarStrip = true
            options.showsProgress = true
            options.name = "Amélie"
            options.message = "Nine mornings in a row. Who joins me?"
        },
        share("arabic-name") { options in
            options.name = "أميرة"
            options.showsLongestStreak = false
        },
        share("long-message") { options in
            options.message = String(repeating: "Practice makes better. ", count: 4)
        },
        share("milestone", SampleStreaks.practices(14)),
        share("rest-days", SamplePractices.weekWithRest) { $0.showsCalendarStrip = true },
        share("weekly", SampleHabits.weekly(), habit: "run"),
        share("first-day", SampleStreaks.practices(1)),
        share("no-streak", Journal()),
        share("ended", SampleStreaks.practices(9, until: 4)),
        share("3650-days", SampleStreaks.practices(3650)) { $0.theme = .tierColor },
        share("composing", state: .composing),
        share("failed", state: .failed),
        share("shared", state: .shared),
        share("increased-contrast", in: { $0.increaseContrast = true }),
        share("largest-text", in: { $0.typeSize = .accessibility5 }),
        Specimen(
            "share-loading", of: .shareCard, phase: .loading,
            options: ShareCardOptions(), app: .practice, in: SampleTime.context()),
        Specimen(
            "share-error", of: .shareCard, phase: .failed(lastKnown: nil),
            options: ShareCardOptions(), app: .practice, in: SampleTime.context()),
    ]

    private static func share(
        _ name: String, _ journal: Journal = streakOfNine, habit: String? = nil,
        state: ShareState? = nil,
        _ choose: (inout SharePicture) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = ShareCardOptions()
        var picture = SharePicture()
        choose(&picture)
        options.habit = habit
        options.picture = picture
        options.state = state
        return Specimen(
            "share-\(name)", of: .shareCard, phase: .ready(journal), options: options,
            app: .practice, in: SampleTime.context(change))
    }

    private static var streakOfNine: Journal {
        SampleStreaks.practices(9, celebrated: [7]) { journal in
            SampleStreaks.append(12, until: 30, to: &journal)
        }
    }
}
