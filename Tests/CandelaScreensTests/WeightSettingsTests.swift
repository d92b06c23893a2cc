import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The settings of the weight app on 18 March 2026.
struct WeightSettingsTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static var journal: Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.weighIns = [
            WeighIn(
                day: CalendarDay(daysSince1970: 20_530), weight: Weight(unchecked: 227.9, .pounds))
        ]
        return journal
    }

    private static func screen(
        _ journal: Journal = journal, _ change: (inout Context) -> Void = { _ in },
        _ choose: (inout WeightSettingsOptions) -> Void = { _ in }
    ) throws -> Screen {
        var context = Context(now: now, zone: .utc)
        change(&context)
        var options = WeightSettingsOptions()
        choose(&options)
        return try Screen.make(options, phase: .ready(journal), of: .weight, in: context)
    }

    private static func forms(_ screen: Screen) -> [FormCard] {
        screen.cards.compactMap {
            if let card = $0.content(as: FormCard.self) { card } else { nil }
        }
    }

    /// The row of the goal field.
    private static func goal(_ screen: Screen) throws -> Element {
        try #require(forms(screen).flatMap(\.rows).first { $0.field != nil })
    }

    private static func deleteButton(_ screen: Screen) throws -> Element {
        try #require(forms(screen).last?.rows.last)
    }

    @Test func `has its sections in order`() throws {
        #expect(
            Self.forms(try Self.screen()).map(\.heading) == [
                "Weight", "Chart", "Milestones", nil, "iCloud", "Apple Health", "Data", nil,
                "Delete data",
            ])
        // The settings of all apps are between the milestones and the smart reminders.
        #expect(
            try Self.screen().cards.map(\.id) == [
                "weight", "chart", "milestones", "settings", "smartReminders", "icloud", "health",
                "data", "about", "delete",
            ])
    }

    /// A goal is 66 to 440 pounds; 80 is unhealthily low and 350 high.
    @Test(
        arguments: [
            (500, "Enter a goal weight in this range: 66–440\u{A0}lb"),
            (80, "This goal weight may be too low for your health. Ask a doctor first."),
            (
                350, "This goal weight may be too high for your health. Ask a doctor first."
            ), (212, nil),
        ] as [(Double, String?)])
    func `validates a goal`(goal: Double, says: String?) throws {
        let row = try Self.goal(
            try Self.screen { _ in
            } _: {
                $0.goal = goal
            })
        let field = try #require(row.field)
        #expect((field.problem ?? field.warning)?.text == says)
        #expect((field.problem != nil) == (goal == 500))
        #expect(row.accessibility?.states.contains(.invalid) == (goal == 500))
    }

    @Test(arguments: [1e308, -1e308, 1e15])
    func `accepts any number as a goal and reports an invalid one`(goal: Double) throws {
        let row = try Self.goal(
            try Self.screen { _ in
            } _: {
                $0.goal = goal
            })
        let field = try #require(row.field)
        #expect(field.problem != nil && field.input.value == nil)
    }

    @Test func `shows the goal with its unit`() throws {
        let row = try Self.goal(try Self.screen())
        let field = try #require(row.field)
        #expect(field.value?.text == "212.0" && field.unit?.text == "lb")
        #expect(row.accessibility?.value == "212 pounds")
    }

    /// The field for the height.
    private static func height(_ journal: Journal) throws -> Element {
        try #require(
            forms(try screen(journal)).flatMap(\.rows).first {
                $0.field?.action.intent == .enter(.setting(.height))
            })
    }

    /// 71 inches are 5 feet and 11 inches, and 71 × 2.54 = 180.34 cm.
    @Test func `a height is entered in inches beside pounds, and shown in feet too`() throws {
        var session = try Session(Self.journal, at: WeightSettingsOptions(), of: .weight)
        func enter(_ value: Intent.Value?) throws {
            let action = try #require(Self.height(session.journal).field?.action)
            _ = try session.send(
                action.event(entering: value), in: Context(now: Self.now, zone: .utc))
        }
        let empty = try #require(Self.height(session.journal).field)
        #expect(empty.value == nil && empty.unit?.text == "in" && empty.warning == nil)
        try enter(71)
        #expect(session.journal.settings.height == 180.34)
        let row = try Self.height(session.journal)
        let field = try #require(row.field)
        #expect(field.value?.text == "71" && field.input.value == 71)
        #expect(field.warning?.text == "5 ft 11 in")
        #expect(row.accessibility?.value == "71 inches")
        #expect(row.accessibility?.hint == "5 feet, 11 inches")
        #expect(throws: SessionError.self) { try enter(12) }
        try enter(nil)
        #expect(session.journal.settings.height == nil)
    }

    /// 180 / 2.54 = 70.87 shows as 70.9, which would be 180.09 cm; 71 × 2.54 = 180.34.
    @Test(arguments: [(70.9, 180), (71, 180.34)])
    func `an unchanged height in inches stays`(inches: Double, height: Double) throws {
        var journal = Self.journal
        journal.settings.height = 180
        var session = try Session(journal, at: WeightSettingsOptions(), of: .weight)
        let field = try #require(Self.height(session.journal).field)
        _ = try session.send(
            field.action.event(entering: .number(inches)), in: Context(now: Self.now, zone: .utc))
        #expect(session.journal.settings.height == height)
    }

    @Test func `a height is in centimeters beside kilograms`() throws {
        var journal = Self.journal
        journal.settings.unit = .kilograms
        journal.settings.height = 180.5
        let row = try Self.height(journal)
        let field = try #require(row.field)
        #expect(field.value?.text == "180.5" && field.unit?.text == "cm" && field.warning == nil)
        #expect(row.accessibility?.value == "180.5 centimeters")
    }

    @Test(arguments: [1e308, -1, .nan], WeightUnit.allCases)
    func `accepts any number as a height and reports an invalid one`(
        height: Double, unit: WeightUnit
    ) throws {
        var journal = Self.journal
        (journal.settings.unit, journal.settings.height) = (unit, height)
        let field = try #require(try Self.height(journal).field)
        #expect(field.problem != nil && field.input.value == nil)
    }

    /// The window is 5 seconds, 20 while assistive technology is on.
    @Test(arguments: [(false, 5), (true, 20)])
    func `asks for confirmation before deleting everything and gives the undo window`(
        assisted: Bool, seconds: Int
    ) throws {
        let screen = try Self.screen(Self.journal) {
            $0.assistiveTechnology = assisted
        } _: { _ in
        }
        let button = try Self.deleteButton(screen)
        #expect(
            Self.forms(screen).last?.words("footer")?.text
                == "You can undo for \(seconds) seconds.")
        let question = try #require(button.activation?.confirmation)
        #expect(question.title == "Delete all entries?")
        #expect(
            question.message
                == "This deletes all weight entries. You can undo for \(seconds) seconds."
        )
        #expect(question.confirm == "Delete" && question.cancel == "Cancel")
        #expect(!button.isDisabled && button.activation?.role == .destructive)
    }

    /// With notifications off, neither reminder can be switched, and a note gives the reason.
    @Test func `reminders are disabled while notifications are off`() throws {
        func switches(areOff: Bool) throws -> [Bool] {
            let screen = try Self.screen { _ in
            } _: {
                $0.notificationsAreOff = areOff
            }
            return screen.elements.flatMap(\.withAllInside)
                .filter { $0.accessibility?.label.contains(" reminder") == true }
                .map { $0.accessibility?.states.contains(.disabled) == true }
        }
        #expect(try switches(areOff: true) == [true, true])
        #expect(try switches(areOff: false) == [false, false])
    }

    // Seven weigh-ins at 06:40 suggest the quarter-hour before, 06:30, unless it is already the
    /// reminder's time.
    @Test func `suggests the usual time unless it is the reminder's`() throws {
        var journal = Self.journal
        let days = (12...18).map { CalendarDay(daysSince1970: 20_512 + $0) }
        journal.weighIns = days.map { day in
            var weighIn = WeighIn(day: day, weight: Weight(unchecked: 227.9, .pounds))
            weighIn.at = Instant("\(day)T06:40:00Z").map { ZonedInstant($0, offset: 0) }
            return weighIn
        }
        let usual: TimeOfDay = "06:30"
        func suggests(at time: TimeOfDay) throws -> Bool {
            journal.settings.dailyReminder = time
            return try Self.screen(journal).enabledActions.contains {
                $0.id.hasSuffix("suggestedTime")
            }
        }
        #expect(try !suggests(at: usual))
        #expect(try suggests(at: DailyReminder.usual))
    }

    @Test func `disables deletion without entries`() throws {
        let button = try Self.deleteButton(try Self.screen(Journal()))
        #expect(button.isDisabled && button.accessibility?.states.contains(.disabled) == true)
    }

    /// The whole flow: asked, deleted, undone; the note is dismissed when its window ends.
    @Test func `offers undo during the window`() throws {
        var undo = Deletion<WeighIn>(window: Theme.weight.undoWindow)
        let entries = Self.journal.weighIns
        _ = undo.handle(.requested(entries), at: Self.now)
        let asking = try Self.screen(Self.journal) { _ in
        } _: {
            $0.deletion = .init(undo)
        }
        guard let question = asking.overlay?.card.content(as: MessageCard.self) else {
            Issue.record("expected the question as an overlay")
            return
        }
        #expect(question.label == "Delete all entries?")
        _ = undo.handle(.confirmed, at: Self.now)
        let pending = try Self.screen(Journal()) { _ in
        } _: {
            $0.deletion = .init(undo)
        }
        guard let toast = pending.toasts.first?.content(as: ToastCard.self) else {
            Issue.record("expected a toast that offers undo")
            return
        }
        #expect(
            toast.words("text")?.text == "All entries deleted"
                && ElementQueries.icons(toast.body).first?.icon == .trash)
        #expect(toast.buttons.first?.text?.text == "Undo")
        #expect(toast.facts.deadline?.instant == Self.now.adding(seconds: 5))
        #expect(pending.validUntil?.instant == Self.now.adding(seconds: 5))
        #expect(pending.announcements.map(\.text) == ["All entries deleted"])
        // The toast precedes the cards, so that it can be reached in time.
        #expect(pending.spokenElements.map(\.accessibility.label).prefix(4).contains("Undo"))
        func later(_ seconds: Int) throws -> Screen {
            try Self.screen(Journal()) {
                $0.now = Self.now.adding(seconds: seconds)
            } _: {
                $0.deletion = .init(undo)
            }
        }
        #expect(try later(4).toasts.count == 1)
        #expect(try later(5).toasts.isEmpty && later(5).validUntil == nil)
    }

    /// A status with a problem is a button that explains it; others are symbols.
    @Test(
        arguments: [
            (.checking, "Checking sync status…", nil), (.synced, "Synced with iCloud", nil),
            (.syncing, "Syncing…", nil),
            (.offline, "Offline, changes saved on this device", "Shows more details"),
            (.noAccount, "Not signed in to iCloud", "Shows more details"),
            (.error, "Couldn’t sync your changes", "Shows more details"),
        ] as [(SyncStatus.State, String, String?)])
    func `shows the sync status in the toolbar only`(
        state: SyncStatus.State, text: String, hint: String?
    ) throws {
        let screen = try Self.screen(Self.journal) { _ in
        } _: {
            $0.sync = state
        }
        let status = try #require(screen.toolbar?.trailing.first?.accessibility)
        #expect(status.label == text && status.hint == hint)
        #expect(status.role == (hint == nil ? .image : .button))
        let elsewhere = try Screen.make(
            .weightDashboard, phase: .ready(Self.journal),
            of: .weight, in: Context(now: Self.now, zone: .utc))
        #expect(elsewhere.toolbar == nil)
    }

    @Test(
        arguments: [
            (.synced, []), (.offline, []), (.noAccount, ["Open the Settings app"]),
            (.error, ["Try again"]),
        ] as [(SyncStatus.State, [String])])
    func `offers what can be done about a sync problem`(
        state: SyncStatus.State, labels: [String]
    ) throws {
        let screen = try Self.screen(Self.journal) { _ in
        } _: {
            $0.sync = state
        }
        let card = try #require(screen.cards(FormCard.self).first { $0.id == "icloud" })
        #expect(ElementQueries.all(card.body).compactMap(\.activation?.label) == labels)
    }
}
