import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// A sequence of screens made without any event.
struct ScreenTimelineTests {
    /// 18 March 2026, 17:20 in Berlin.
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func context() throws -> Context {
        Context(now: now, zone: try Zone("Europe/Berlin"))
    }

    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = (1...11).map {
            Completion(habit: "read", day: CalendarDay(daysSince1970: 20_530 - $0))
        }
        return journal
    }

    private static func timeline(
        until end: Instant, limit: Int = 1_000
    ) throws -> [Screen] {
        try Screen.timeline(
            StreakCounterOptions(), phase: .ready(journal), of: .practice, in: context(),
            until: end, limit: limit)
    }

    @Test func `each screen is made when the previous one becomes stale`() throws {
        // Two days later, the streak has ended long before.
        let end = Self.now.adding(seconds: 2 * 86_400)
        let screens = try Self.timeline(until: end)
        #expect(screens.first?.context == (try Self.context()))
        for (screen, next) in zip(screens, screens.dropFirst()) {
            #expect(screen.validUntil?.instant == next.context.now && next.context.now < end)
            var context = try Self.context()
            context.now = next.context.now
            #expect(
                try next
                    == Screen.make(
                        StreakCounterOptions(), phase: .ready(Self.journal), of: .practice,
                        in: context))
        }
        // The next change is at or after the end: nothing is missing.
        let last = try #require(screens.last)
        #expect(try #require(last.validUntil).instant >= end)
        #expect(last.card(StreakCounterCard.self)?.facts.streak == 0)
    }

    @Test func `stops before the end and at the limit`() throws {
        #expect(try Self.timeline(until: Self.now.adding(seconds: -1)).count == 1)
        let second = try #require(try Self.timeline(until: Self.now).last?.validUntil).instant
        #expect(try Self.timeline(until: second).count == 1)
        #expect(try Self.timeline(until: second.adding(seconds: 1)).count == 2)
        let far = Instant(secondsSince1970: .max)
        #expect(try Self.timeline(until: far, limit: 1).count == 1)
        #expect(try Self.timeline(until: far, limit: 7).count == 7)
    }

    struct StuckOptions: ScreenOptions {
        static let screen: ScreenName = "test.stuck"
        var seconds: Int?
    }

    /// A presenter whose screen becomes stale a number of seconds after its creation, or before.
    struct StuckPresenter: Presenter {
        func title(_ kit: Kit) -> Phrase { kit.phrase(AppText("Stuck")) }

        func content(
            of journal: Journal, _ options: StuckOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent(validUntil: options.seconds.map { kit.context.now.adding(seconds: $0) })
        }
    }

    @Test(arguments: [(nil, 1), (0, 1), (-5, 1), (60, 10)] as [(Int?, Int)])
    func `a screen without a later moment is the last`(seconds: Int?, count: Int) throws {
        let app = try AppDefinition(
            "test", name: "Test", theme: .of(.habit), wording: .engine,
            screens: [StuckPresenter()])
        var options = StuckOptions()
        options.seconds = seconds
        let screens = try Screen.timeline(
            options, phase: .ready(Journal()), of: app, in: Self.context(),
            until: Self.now.adding(seconds: 600))
        #expect(screens.count == count)
    }

    @Test func `throws the error of making a screen`() throws {
        var options = StreakCounterOptions()
        options.habit = "gone"
        let error = #expect(throws: ScreenError.self) {
            try Screen.timeline(
                options, phase: .ready(Self.journal), of: .practice, in: Self.context(),
                until: Self.now)
        }
        #expect(error == .unknownHabit("gone", closest: []))
    }
}
