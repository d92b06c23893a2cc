public import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaTokens

/// The options of the club's settings, which has none.
public struct ClubSettingsOptions: ScreenOptions {
    /// The screen's name.
    public static let screen: ScreenName = "club.settings"

    /// Creates the options of the sheet as it opens.
    public init() {}
}

struct ClubSettingsPresenter: RemindingPresenter {
    let presentation = Screen.Presentation.sheet

    func title(_ kit: Kit) -> Phrase { kit.phrases.clubSettingsTitle() }

    func content(
        of journal: Journal, _ options: ClubSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let (settings, phrases) = (journal[Club.settings], kit.phrases)
        let goal = kit.stepper(
            "goal", phrases.clubSettingsGoal(), settings.weeklyPages, in: ClubSettings.goals,
            by: 10,
            action: kit.action("enter", .app(name: "club.goal"), phrases.clubSettingsGoal()))
        let isOn = settings.reminder != nil
        let reminder = kit.toggle(
            "reminder", .app(name: "club.remind", value: .flag(!isOn)),
            phrases.clubSettingsReminder(), isOn: isOn)
        let time = settings.reminder.map {
            kit.timeField(
                "time", .app(name: "club.time"), phrases.clubSettingsTime(), $0, isRequired: true)
        }
        func card(_ id: String, _ name: Phrase, _ rows: [Element]) -> Card {
            Card(FormCard(id, name, isNamed: false, rows: rows, with: kit))
        }
        return ScreenContent(cards: [
            card("goal", phrases.clubSettingsGoal(), [goal]),
            card("reminder", phrases.clubSettingsReminder(), [reminder, time].compactMap(\.self)),
        ])
    }

    func schedules(of journal: Journal, with kit: Kit) -> [Effect.Schedule] {
        [
            Effect.Schedule(
                Club.reminder, dailyAt: journal[Club.settings].reminder, in: kit.context,
                kit.appName, kit.phrases.clubReminderText(), opens: nil)
        ]
    }

    func react(
        to event: Event, _ options: inout ClubSettingsOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard case .app(let name, let value) = event.intent else { return nil }
        var settings = session.journal[Club.settings]
        switch name {
        case "club.goal": settings.weeklyPages = event.value?.integer ?? settings.weeklyPages
        case "club.remind": settings.reminder = value == .flag(true) ? ClubSettings.usualTime : nil
        case "club.time": settings.reminder = event.value?.text.flatMap { TimeOfDay($0) }
        default: return nil
        }
        return try session.set(Club.settings, to: settings)
    }
}
