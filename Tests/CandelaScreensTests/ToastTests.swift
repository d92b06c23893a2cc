import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Passing notes of a screen (product facts 2.22).
struct ToastTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func screen(
        _ name: ScreenName, _ notes: [PassingNote], after seconds: Int = 0
    ) throws -> Screen {
        var options = ScreenBag()
        options.notes = notes
        return try Screen.make(
            name, phase: .ready(Journal()), options: options,
            in: Context(now: now.adding(seconds: seconds), zone: .utc, product: name.product))
    }

    private static func toasts(_ screen: Screen) -> [ToastCard] {
        screen.toasts.compactMap {
            if let card = $0.content(as: ToastCard.self) { card } else { nil }
        }
    }

    private static func note(
        _ id: String, _ kind: ToastKind, offer: PassingNote.Offer? = nil
    ) -> PassingNote {
        PassingNote(.message(.init(id, kind, "Saved", offer: offer)), shown: now)
    }

    /// Success and information stay 3 seconds, a warning 4 and an error 5.
    @Test func `stacks up to three in the routine app, each for its time`() throws {
        let notes = [
            Self.note("a", .error), Self.note("b", .warning), Self.note("c", .success),
            Self.note("d", .info),
        ]
        let screen = try Self.screen(.routineStreaks, notes)
        let toasts = Self.toasts(screen)
        #expect(toasts.map(\.about) == [.error, .warning, .success])
        #expect(toasts.map(\.seconds) == [5, 4, 3])
        #expect(screen.validUntil?.instant == Self.now.adding(seconds: 3))
        #expect(toasts.allSatisfy { $0.swipe?.distance == 100 })
        // After 3 seconds two are left, after 4 one, after 5 none.
        let left = try [3, 4, 5].map { seconds in
            try Self.screen(.routineStreaks, Array(notes.prefix(3)), after: seconds).toasts.count
        }
        #expect(left == [2, 1, 0])
    }

    @Test func `says the kind, the message and what can be done`() throws {
        let retry = PassingNote.Offer(.retry, "Retry")
        let screen = try Self.screen(
            .routineStreaks, [Self.note("a", .error, offer: retry), Self.note("b", .success)])
        let toasts = Self.toasts(screen)
        #expect(
            toasts.map(\.accessibility.label) == [
                "Error: Saved. Retry available.", "Success: Saved.",
            ])
        #expect(
            toasts.map(\.accessibility.hint) == Array(repeating: "Dismisses the message", count: 2))
        #expect(toasts[0].button?.action.kind == .retry && toasts[1].button == nil)
        #expect(toasts[0].text.text == "Saved")
    }

    /// W8Trackr shows one at a time, for 3 seconds; an error stays until it is dismissed.
    @Test func `shows one in the weight app, whose errors stay`() throws {
        let screen = try Self.screen(
            .weightDashboard, [Self.note("a", .error), Self.note("b", .success)])
        let toasts = Self.toasts(screen)
        #expect(toasts.map(\.about) == [.error])
        #expect(toasts[0].deadline == nil && toasts[0].dismiss != nil && toasts[0].swipe == nil)
        #expect(toasts[0].accessibility.label == "Saved")
        #expect(screen.announcements.first?.politeness == .assertive)
        #expect(
            try Self.screen(.weightDashboard, [Self.note("b", .success)], after: 3).toasts == [])
    }
}
