import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The settings that every app has, on the settings screens of all products.
struct SettingsCardTests {
    /// 2026-03-18 at 12:00 in UTC.
    private static let context = Context(now: Instant(secondsSince1970: 1_773_835_200), zone: .utc)

    private static let apps: [AppDefinition] = [.weight, .practice, .habit, .routine]

    private static func session(
        of app: AppDefinition, _ choose: (inout JournalSettings) -> Void = { _ in }
    ) throws -> Session {
        var journal = Journal()
        choose(&journal.settings)
        return switch app.id {
        case "weight": try Session(journal, at: WeightSettingsOptions(), of: app)
        case "practice": try Session(journal, at: PracticeSettingsOptions(), of: app)
        case "habit": try Session(journal, at: HabitSettingsOptions(), of: app)
        default: try Session(journal, at: RoutineSettingsOptions(), of: app)
        }
    }

    /// The body of the only card with the settings of all apps.
    private static func card(
        _ session: Session, in context: Context = context
    ) throws -> Element {
        let cards = try session.screen(in: context).cards(SettingsCard.self)
        #expect(cards.count == 1)
        return try #require(cards.first).body
    }

    private static func row(_ id: ElementID, in card: Element) throws -> Element {
        try #require(ElementQueries.all(card).first { $0.id == id }, "\(id)")
    }

    /// Presses or fills in the control with an id of the card.
    private static func use(
        _ id: String, _ value: Intent.Value? = nil, _ session: inout Session,
        in context: Context = context
    ) throws -> [Effect] {
        let action = try #require(session.screen(in: context).action("settings/\(id)"), "\(id)")
        return try session.send(action.event(entering: value), in: context)
    }

    @Test func `is the same in all products`() throws {
        let texts = try Self.apps.map { app in
            try ElementQueries.texts(Self.card(Self.session(of: app)))
        }
        #expect(Set(texts).count == 1)
        #expect(texts[0].first == "General" && texts[0].last == "A day ends at midnight.")
    }

    /// A control of the card, the change it makes, and the state it then shows.
    private static let controls:
        [(
            id: String, value: Intent.Value?, isMade: @Sendable (JournalSettings) -> Bool,
            row: ElementID, shows: @Sendable (Element) -> Bool
        )] = [
            (
                "mode/dark/dark", nil, { $0.themeMode == .dark }, "dark", { $0.isSelected }
            ),
            (
                "haptics/haptics", nil, { !$0.playsHaptics }, "haptics",
                { ElementQueries.texts($0).last == "Off" }
            ),
            (
                "motion/motion", nil, { !$0.playsMotion }, "motion",
                { ElementQueries.texts($0).last == "Off" }
            ),
            (
                "dailyReminder/dailyReminder", nil, { $0.dailyReminder == "08:00" },
                "reminderTime", { $0.field?.value?.text == "8:00\u{202F}AM" }
            ),
            (
                "firstWeekday/sunday/sunday", nil, { $0.firstWeekday == .sunday }, "sunday",
                { $0.isSelected }
            ),
            (
                "dayStart/dayStart", "04:00", { $0.dayStart == "04:00" }, "dayStart",
                { $0.field?.value?.text == "4:00\u{202F}AM" }
            ),
        ]

    @Test(arguments: apps)
    func `each control changes the journal, is saved and shows its state`(
        app: AppDefinition
    ) throws {
        var session = try Self.session(of: app)
        for (id, value, isMade, row, shows) in Self.controls {
            #expect(!isMade(session.journal.settings), "\(id)")
            let effects = try Self.use(id, value, &session)
            #expect(isMade(session.journal.settings), "\(id)")
            #expect(effects.contains { if case .save = $0 { true } else { false } }, "\(id)")
            #expect(shows(try Self.row(row, in: Self.card(session))), "\(id)")
        }
    }

    @Test func `a later version's mode is shown as that of the device`() throws {
        let session = try Self.session(of: .habit) { $0.themeMode = ThemeMode(rawValue: "sepia") }
        let mode = try Self.row("mode", in: Self.card(session))
        #expect(mode.children.map { $0.text?.text } == ["Auto", "Light", "Dark"])
        #expect(mode.children.map(\.isSelected) == [true, false, false])
    }

    /// At accessibility sizes the segments are a menu, one control that has the name itself.
    @Test func `says the name of the mode once at every type size`() throws {
        for typeSize in [TypeSize.large, .accessibility1] {
            var context = Self.context
            context.typeSize = typeSize
            let screen = try Self.session(of: .practice).screen(in: context)
            #expect(screen.spokenElements.count { $0.accessibility.label == "Mode" } == 1)
        }
    }

    @Test func `switches have the switch role, a sentence and a haptic`() throws {
        let card = try Self.card(Self.session(of: .practice))
        let rows = card.children.filter { if case .toggle = $0.content { true } else { false } }
        #expect(rows.map { $0.text?.text } == ["Haptics", "Animations", "Daily reminder"])
        #expect(rows.map { ElementQueries.texts($0).last } == ["On", "On", "Off"])
        #expect(rows.allSatisfy { $0.accessibility?.role == .toggle })
        #expect(rows.allSatisfy { $0.accessibility?.details.count == 1 })
        #expect(rows.allSatisfy { $0.activation?.haptic == .selection })
    }

    @Test func `says the effect of the day's start, drawn and announced`() throws {
        var session = try Self.session(of: .habit)
        func announced(_ effects: [Effect]) -> [String] {
            effects.compactMap {
                if case .announce(let words) = $0 { words.text } else { nil }
            }
        }
        let four = "A day ends at 4:00\u{202F}AM: what you do before counts for the day before."
        let set = try Self.use("dayStart/dayStart", "04:00", &session)
        #expect(announced(set) == [four])
        #expect(try ElementQueries.texts(Self.card(session)).last == four)
        #expect(announced(try Self.use("dayStart/dayStart", "04:00", &session)) == [])
        #expect(announced(try Self.use("haptics/haptics", nil, &session)) == [])
        let reset = try Self.use("dayStart/dayStart", nil, &session)
        #expect(announced(reset) == ["A day ends at midnight."])
    }

    /// At 00:30 on Thursday, a tick counts for Wednesday once a day ends at 4:00.
    @Test func `a tick after midnight counts for the day that has not ended`() throws {
        let wednesday = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = [Completion(habit: "read", day: wednesday.previous)]
        var context = Self.context
        context.now = context.now.adding(seconds: 45_000)
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        func press(_ id: String, _ value: Intent.Value? = nil) throws {
            let action = try #require(session.screen(in: context).action(id), "\(id)")
            _ = try session.send(action.event(entering: value), in: context)
        }
        func row() throws -> String? {
            try session.screen(in: context).spokenElements.map(\.accessibility)
                .first { $0.label == "Read" }?.value
        }
        #expect(try row() == "No streak, not done today")
        try press("toolbar/settings/settings")
        try press("settings/dayStart/dayStart", "04:00")
        _ = try session.send(Event(.close()), in: context)
        #expect(try row() == "1-day streak, not done today")
        try press("habits/read/toggle/toggle")
        #expect(session.journal.completions.map(\.day) == [wednesday.previous, wednesday])
        #expect(try row() == "2-day streak, done today")
        // One second before 4:00 it is still Wednesday.
        context.now = context.now.adding(seconds: 12_599)
        #expect(try row() == "2-day streak, done today")
        context.now = context.now.adding(seconds: 1)
        #expect(try row() == "2-day streak, not done today")
    }

    @Test func `the first weekday begins the week of the dashboard`() throws {
        var session = try Session(Journal(), at: PracticeDashboardOptions(), of: .practice)
        func press(_ id: String) throws {
            let action = try #require(session.screen(in: Self.context).action(id), "\(id)")
            _ = try session.send(action.event(), in: Self.context)
        }
        func firstDay() throws -> CalendarDay? {
            try session.screen(in: Self.context).enabledActions.lazy
                .compactMap { action in
                    let steps = action.id.split(separator: "/")
                    return steps.first == "week" ? CalendarDay(String(steps[1])) : nil
                }.first
        }
        #expect(try firstDay() == CalendarDay("2026-03-16"))
        try press("tabs/settings/settings")
        try press("settings/firstWeekday/sunday/sunday")
        try press("tabs/dashboard/dashboard")
        #expect(try firstDay() == CalendarDay("2026-03-15"))
    }

    @Test func `haptics and animations are off on other screens too`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        func moves() throws -> Bool {
            try session.screen(in: Self.context).elements.flatMap(\.withAllInside)
                .contains { $0.motion?.applies == .full }
        }
        func buzzes() throws -> Bool {
            try session.screen(in: Self.context).enabledActions.contains { $0.haptic != nil }
        }
        #expect(try moves() && buzzes())
        for setting in [Intent.Setting.haptics(false), .motion(false)] {
            _ = try session.send(Event(.set(setting)), in: Self.context)
        }
        #expect(try !moves() && !buzzes())
    }

    @Test(arguments: apps)
    func `a reminder asks for notifications, and the answer is shown`(app: AppDefinition) throws {
        var session = try Self.session(of: app)
        let on = try Self.use("dailyReminder/dailyReminder", nil, &session)
        #expect(on.contains(.requestPermission(.notifications)))
        func switchIsOff() throws -> Bool {
            try Self.row("dailyReminder", in: Self.card(session)).isDisabled
        }
        func notes() throws -> Int {
            try ElementQueries.texts(Self.card(session)).count { $0 == "Notifications are off" }
        }
        #expect(try !switchIsOff() && notes() == 0)
        let denied = Event(.report(.init(.notifications, false)))
        _ = try session.send(denied, in: Self.context)
        #expect(try switchIsOff() && notes() == 1)
        _ = try session.send(Event(.report(.init(.notifications, true))), in: Self.context)
        #expect(try !switchIsOff() && notes() == 0)
    }

    /// The sections and controls in reading order, with their states and the effect of the day's
    /// start.
    @Test func `is spoken in full`() throws {
        let session = try Self.session(of: .practice) { settings in
            settings.themeMode = .light
            settings.playsMotion = false
            settings.dailyReminder = "19:30"
            settings.firstWeekday = .sunday
            settings.dayStart = "03:00"
        }
        let transcript = Transcript(try session.screen(in: Self.context), by: .voiceOver)
        #expect(
            transcript.text == """
                Settings, heading level 1
                General, heading level 2
                Mode
                  Auto, radio button
                  Light, radio button, selected
                  Dark, radio button
                Haptics, switch button, on [Details: For choices, completions, and timers]
                Animations, switch button, off \
                [Details: For progress, celebrations, and transitions]
                Daily reminder, switch button, on [Details: Comes every day at the chosen time]
                Reminder time, 7:30\u{202F}PM, text field
                First day of the week
                  Monday, radio button
                  Tuesday, radio button
                  Wednesday, radio button
                  Thursday, radio button
                  Friday, radio button
                  Saturday, radio button
                  Sunday, radio button, selected
                Start of the day, 3:00\u{202F}AM, text field
                A day ends at 3:00\u{202F}AM: what you do before counts for the day before.
                Growth, tab bar
                  Dashboard, tab
                  Progress, tab
                  Settings, tab, selected

                """)
    }
}
