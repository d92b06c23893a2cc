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

struct ClubSettingsPresenter: Presenter {
    let presentation = Screen.Presentation.sheet

    func title(_ kit: Kit) -> Phrase { kit.phrases.clubSettingsTitle() }

    func content(
        of journal: Journal, _ options: ClubSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let (settings, phrases) = (journal[Club.settings], kit.phrases)
        let goal = kit.numberStepper(
            "goal", .app(name: "club.goal"), phrases.clubSettingsGoal(), settings.weeklyPages,
            in: ClubSettings.goals, by: 10)
        let isOn = settings.reminder != nil
        let reminder = kit.toggle(
            "reminder", .app(name: "club.remind", value: .flag(!isOn)),
            phrases.clubSettingsReminder(), isOn: isOn)
        let rows = [reminder] + (settings.reminder.map { [time($0, kit)] } ?? [])
        func card(_ id: String, _ name: Phrase, _ rows: [Element]) -> Card {
            Card(FormCard(id, name, isNamed: false, rows: rows, with: kit))
        }
        return ScreenContent(cards: [
            card("goal", phrases.clubSettingsGoal(), [goal]),
            card("reminder", phrases.clubSettingsReminder(), rows),
        ])
    }

    private func time(_ time: TimeOfDay, _ kit: Kit) -> Element {
        let (name, phrases) = (kit.phrases.clubSettingsTime(), kit.phrases)
        let shown = phrases.timeValue(time: phrases.timeOfDay(time))
        return kit.field(
            "time", Element.Input(.time, value: .text(time.description), isRequired: true),
            name: kit.words(name, .body, .textPrimary),
            value: kit.words(shown, .body, .textPrimary),
            action: kit.action("time", .app(name: "club.time"), name))
    }

    func react(
        to event: Event, _ options: inout ClubSettingsOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard case .app(let name, let value) = event.intent else { return nil }
        var settings = session.journal[Club.settings]
        switch name {
        case "club.goal": settings.weeklyPages = try event.number(in: ClubSettings.goals)
        case "club.remind": settings.reminder = value == .flag(true) ? ClubSettings.usualTime : nil
        case "club.time":
            guard let time = TimeOfDay(try event.words()) else {
                throw .value("a reminder has a time of day")
            }
            settings.reminder = time
        default: return nil
        }
        let new = settings
        // The host shows the notification.
        return try session.change { journal throws(JournalBreach) in
            try journal.set(Club.settings, to: new)
        } + [.app(name: "club.schedule", value: new.reminder.map { .text($0.description) })]
    }
}

extension Event {
    /// The entered number, for an intent of the club.
    func number(in bounds: ClosedRange<Int>) throws(SessionError) -> Int {
        guard let number = value?.number.flatMap({ Int(exactly: $0) }), bounds.contains(number)
        else { throw .value("a number is from \(bounds.lowerBound) to \(bounds.upperBound)") }
        return number
    }

    /// The entered text, for an intent of the club.
    func words() throws(SessionError) -> String {
        guard let text = value?.text, text.contains(where: { !$0.isWhitespace }) else {
            throw .value("a text has words")
        }
        return text
    }
}

extension Kit {
    /// A bar for a part of a number; the text beside it says both.
    func share(_ part: Int, of whole: Int) -> Element {
        bar(
            min(1, Double(part) / Double(whole)), height: .progressBarHeight,
            fill: Paint(.primaryFill), solidFill: .primaryFill
        ).decorative()
    }

    /// A stepper for a whole number with its label.
    func numberStepper(
        _ id: String, _ intent: Intent, _ name: Phrase, _ number: Int, in bounds: ClosedRange<Int>,
        by step: Double
    ) -> Element {
        var input = Element.Input(integer: number, in: bounds)
        input.step = step
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let range = ValueRange(now: Double(number), min: low, max: high)
        return Element.stepper(
            action("enter", intent, name), input,
            value: words(phrases.numberValue(value: phrases.number(number)), .body, .textPrimary),
            label: words(name, .body, .textPrimary)
        )
        .id(ElementID(id))
        .accessibility(Accessibility(.adjustable, label: name.said, range: range))
    }
}
