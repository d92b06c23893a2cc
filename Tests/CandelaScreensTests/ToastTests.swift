import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The toasts of a screen.
struct ToastTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func screen(
        _ name: ScreenName, _ notes: [Toast], after seconds: Int = 0
    ) throws -> Screen {
        try Screen.make(
            name, phase: .ready(Journal()), toasts: notes,
            of: try #require(AppDefinition.standard.first(with: name)),
            in: Context(now: now.adding(seconds: seconds), zone: .utc))
    }

    private static func toasts(_ screen: Screen) -> [ToastCard] {
        screen.cards(ToastCard.self)
    }

    private static func note(
        _ id: String, _ kind: ToastKind, offer: Toast.Offer? = nil
    ) -> Toast {
        Toast(.message(.init(id, kind, "Saved", offer: offer)), shown: now)
    }

    /// Success and information stay 3 seconds, a warning 4 and an error 5.
    @Test func `stacks up to three in the routine app, each with its own duration`() throws {
        let notes = [
            Self.note("a", .error), Self.note("b", .warning), Self.note("c", .success),
            Self.note("d", .info),
        ]
        let screen = try Self.screen(.routineStreaks, notes)
        let toasts = Self.toasts(screen)
        #expect(toasts.map(\.facts.about) == [.error, .warning, .success])
        #expect(toasts.map(\.facts.seconds) == [5, 4, 3])
        #expect(screen.validUntil?.instant == Self.now.adding(seconds: 3))
        #expect(toasts.allSatisfy { $0.facts.swipeDistance == 100 })
        // After 3 seconds two are left, after 4 one, after 5 none.
        let left = try [3, 4, 5].map { seconds in
            try Self.screen(.routineStreaks, Array(notes.prefix(3)), after: seconds).toasts.count
        }
        #expect(left == [2, 1, 0])
    }

    @Test func `speaks the kind, the message and the action`() throws {
        let retry = Toast.Offer(.retry(.save), "Try again")
        let screen = try Self.screen(
            .routineStreaks, [Self.note("a", .error, offer: retry), Self.note("b", .success)])
        let toasts = Self.toasts(screen)
        #expect(
            toasts.map(\.label) == [
                "Error: Saved. Action: Try again.", "Success: Saved",
            ])
        #expect(toasts.allSatisfy { $0.body.accessibility?.hint == nil })
        #expect(toasts.map { $0.buttons.map(\.activation?.intent) } == [[.retry(.save)], []])
        #expect(toasts[0].words("text")?.text == "Saved")
    }

    @Test func `follows the person's motion and haptics settings, like cards`() throws {
        var journal = Journal()
        journal.settings.playsMotion = false
        journal.settings.playsHaptics = false
        let options = WeightLogbookOptions()
        let deleted = Toast.Rows(.weighIn, ids: ["x"], until: Self.now.adding(seconds: 5))
        let notes = [
            Toast(.deleted(deleted), shown: Self.now),
            Self.note("a", .info, offer: .init(.retry(.save), "Try again")),
        ]
        let context = Context(now: Self.now, zone: .utc)
        for phase in [Phase.ready(journal), .failed(lastKnown: journal)] {
            let screen = try Screen.make(
                options, phase: phase, toasts: notes, of: .weight, in: context)
            let toasts = Self.toasts(screen)
            #expect(toasts.first?.words("text")?.text == "Entry deleted")
            #expect(toasts.allSatisfy { $0.body.motion?.applies == .reduced })
            #expect(toasts.allSatisfy { $0.buttons.allSatisfy { $0.activation?.haptic == nil } })
            // The envelope still contains the requested haptic.
            #expect(!screen.context.reduceMotion)
        }
    }

    /// Each has the only button that restores its records.
    @Test func `shows every deletion, even where one message is shown at a time`() throws {
        let rows = (1...3).map { number in
            let ids = ["\(number)"]
            let until = Self.now.adding(seconds: 5)
            return Toast(
                .deleted(Toast.Rows(.weighIn, ids: ids, until: until, number: number)),
                shown: Self.now)
        }
        let toasts = Self.toasts(
            try Self.screen(.weightDashboard, rows + [Self.note("a", .info)]))
        #expect(toasts.map(\.id) == ["deleted-weighIn", "deleted-weighIn-2", "deleted-weighIn-3"])
        #expect(Set(toasts.map(\.label)) == ["Entry deleted"])
        #expect(
            toasts.map { $0.buttons.map(\.activation?.intent) }
                == [["1"], ["2"], ["3"]].map { [.undo(.weighIn, ids: $0)] })
        #expect(try Self.screen(.weightDashboard, rows, after: 5).toasts.isEmpty)
    }

    @Test func `shows the newest of two notes with the same id`() throws {
        let toasts = Self.toasts(
            try Self.screen(.routineStreaks, [Self.note("a", .error), Self.note("a", .info)]))
        #expect(toasts.map(\.facts.about) == [.error])
    }

    /// W8Trackr shows one at a time, for 3 seconds; an error stays until it is dismissed.
    @Test func `shows one in the weight app, with persistent errors`() throws {
        let screen = try Self.screen(
            .weightDashboard, [Self.note("a", .error), Self.note("b", .success)])
        let toasts = Self.toasts(screen)
        #expect(toasts.map(\.facts.about) == [.error])
        #expect(
            toasts[0].facts.deadline == nil && toasts[0].buttons.map(\.label) == ["Dismiss"]
                && toasts[0].body.actions.isEmpty)
        #expect(toasts[0].label == "Saved")
        #expect(screen.announcements.first?.politeness == .assertive)
        #expect(
            try Self.screen(.weightDashboard, [Self.note("b", .success)], after: 3).toasts == [])
    }
}
