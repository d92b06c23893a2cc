import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The share image of a streak on 18 March 2026.
struct ShareCardTests {
    private static func card(
        _ days: Int, _ choose: (inout SharePicture) -> Void = { _ in },
        _ change: (inout Context) -> Void = { _ in }
    ) throws -> ShareCard {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.practices = (0..<days).map { Practice(day: today.adding(days: -$0), minutes: 20) }
        var options = ShareCardOptions()
        var picture = SharePicture()
        choose(&picture)
        options.picture = picture
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        change(&context)
        return try #require(
            try Screen.make(options, phase: .ready(journal), of: .practice, in: context).card(
                ShareCard.self))
    }

    /// The texts on a picture, from top to bottom.
    private static func texts(_ element: Element) -> [String] {
        element.words.map(\.text) + element.children.flatMap(texts)
    }

    private static func texts(
        _ days: Int, _ choose: (inout SharePicture) -> Void = { _ in }
    ) throws -> [String] {
        texts(try card(days, choose).picture)
    }

    /// Milestones are 7, 14, 30, 60, 90, 180 and 365 days.
    @Test(arguments: [(6, false), (7, true), (8, false), (14, true), (30, true), (60, true)])
    func `has a heading on the day of a milestone`(days: Int, isReached: Bool) throws {
        let card = try Self.card(days)
        #expect(card.facts.isMilestone == isReached)
        let heading = isReached ? "Milestone reached" : "\(days) days"
        #expect(Self.texts(card.picture).first == heading)
        #expect(card.textAlternative.hasPrefix("Milestone reached. ") == isReached)
    }

    /// 3 days that ended two days ago are a lost streak: the picture shows the longest one, and no
    /// streak of 0 days.
    @Test func `a lost streak shows the longest one`() throws {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        func card() throws -> ShareCard {
            var options = ShareCardOptions()
            options.picture = SharePicture()
            options.picture?.showsProgress = true
            options.picture?.showsLongestStreak = false
            let screen = try Screen.make(
                options, phase: .ready(journal), of: .practice,
                in: Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
            return try #require(screen.card(ShareCard.self))
        }
        let none = try card()
        #expect(none.textAlternative == "No streak yet. Growth.")
        #expect(Self.texts(none.picture) == ["No streak yet", "Growth"])
        journal.practices = (2...4).map { Practice(day: today.adding(days: -$0), minutes: 20) }
        let lost = try card()
        #expect(lost.textAlternative == "Longest streak: 3 days. Growth.")
        #expect(Self.texts(lost.picture) == ["Longest streak", "3 days", "Growth"])
        #expect(!lost.share.isDisabled)
    }

    /// Of seven days with two of rest, five were planned; the marks of rest days are moons.
    @Test func `a day of rest is in neither number of the last days`() throws {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.practices = [0, 1, 3, 5, 6].map {
            Practice(day: today.adding(days: -$0), minutes: 20)
        }
        journal.restDays = [2, 4].map { today.adding(days: -$0) }
        var options = ShareCardOptions()
        options.picture = SharePicture()
        options.picture?.showsCalendarStrip = true
        let screen = try Screen.make(
            options, phase: .ready(journal), of: .practice,
            in: Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
        let card = try #require(screen.card(ShareCard.self))
        let strip = "Practiced on 5 of 5 planned days in the last 7 days."
        #expect(card.textAlternative.contains(strip))
        #expect(
            ElementQueries.icons(card.picture).map(\.icon).suffix(7) == [
                .circleFilled, .circleFilled, .moon, .circleFilled, .moon, .circleFilled,
                .circleFilled,
            ])
    }

    /// The host reports the state; the statistics show it where the card was shared.
    @Test func `the statistics show that sharing failed, and offer it again`() throws {
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        var journal = Journal()
        journal.practices = [Practice(day: CalendarDay(daysSince1970: 20_530), minutes: 20)]
        var session = try Session(journal, at: PracticeStatisticsOptions(), of: .practice)
        func report(_ state: ShareState) throws -> Screen {
            _ = try session.send(
                Event(.report(.init(.share, .text(state.rawValue)))), in: context)
            return try session.screen(in: context)
        }
        func kinds(_ screen: Screen) -> [String] {
            Array(screen.cards.map(\.kind).drop { $0 != "dayCalendar" }.dropFirst().prefix(2))
        }
        func isOffered(_ screen: Screen) -> Bool { screen.action("shareCard/share/share") != nil }
        let ready = try session.screen(in: context)
        #expect(isOffered(ready) && kinds(ready).first == ShareCard.kind)
        let failed = try report(.failed)
        #expect(!isOffered(failed) && kinds(failed) == [MessageCard.kind, ShareCard.kind])
        #expect(failed.announcements.map(\.text).contains("Couldn’t create the card"))
        let retry = try #require(failed.action("failed/retry/retry"))
        let effects = try session.send(retry.event(), in: context)
        #expect(effects == [.retry(.share)])
        let composing = try session.screen(in: context)
        #expect(!isOffered(composing) && kinds(composing) == [LoadingCard.kind, ShareCard.kind])
        let shared = try report(.shared)
        #expect(isOffered(shared) && kinds(shared).first == ShareCard.kind)
        #expect(shared.announcements.map(\.text).contains("Streak card shared"))
    }

    /// 9 of 14 days are 64.3 %. Beyond 365 days there is no milestone left.
    @Test func `shows the progress to the next milestone on request`() throws {
        let card = try Self.card(9) { $0.showsProgress = true }
        #expect(card.facts.next?.fraction == 0.642857)
        #expect(Self.texts(card.picture).contains("64%"))
        #expect(card.textAlternative.contains("Progress to the next milestone: 64 percent."))
        let caption = "Next milestone"
        #expect(Self.texts(card.picture).contains(caption))
        #expect(try !Self.texts(9).contains(caption))
        #expect(try !Self.texts(400) { $0.showsProgress = true }.contains(caption))
        #expect(try Self.card(400).facts.next == nil)
    }

    /// At most 80 characters including the ellipsis, and no word is cut.
    @Test(arguments: [
        // 79 letters and a word of one letter are 81: the word and the space before it are
        // removed.
        (String(repeating: "a", count: 79) + " b", String(repeating: "a", count: 79) + "…"),
        // 80 characters fit unchanged.
        (String(repeating: "a", count: 78) + " b", String(repeating: "a", count: 78) + " b"),
        // A word that is longer than the limit is cut.
        (String(repeating: "a", count: 90), String(repeating: "a", count: 79) + "…"),
        ("One, " + String(repeating: "b", count: 90), "One…"),
    ])
    func `ends a message at a word boundary`(message: String, shown: String) throws {
        let texts = try Self.texts(9) { $0.message = message }
        #expect(texts.contains(shown), "\(texts)")
        #expect(shown.count <= 80)
    }

    // 18 March 2026 is day 31 + 28 + 18 = 77 of its year: a streak of 78 days began the year
    /// before.
    @Test(arguments: [
        (77, "Jan 1\u{2009}–\u{2009}Mar 18"), (78, "Dec 31, 2025\u{2009}–\u{2009}Mar 18, 2026"),
    ])
    func `shows both years or neither`(days: Int, range: String) throws {
        #expect(try Self.texts(days).contains(range))
    }

    @Test func `cannot be shared without a streak, and gives the reason`() throws {
        let none = try Self.card(0)
        let reason = "Once a streak has started, you can share it."
        #expect(none.share.isDisabled && none.share.accessibility?.hint == reason)
        #expect(none.words("reason")?.text == reason)
        let one = try Self.card(1)
        #expect(!one.share.isDisabled && one.words("reason") == nil)
    }

    @Test func `names its habit`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = [
            Completion(habit: "read", day: CalendarDay(daysSince1970: 20_530))
        ]
        var options = ShareCardOptions()
        options.habit = "read"
        let context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        let card = try #require(
            try Screen.make(options, phase: .ready(journal), of: .practice, in: context).card(
                ShareCard.self))
        #expect(Self.texts(card.picture).first == "Read")
        #expect(card.textAlternative.hasPrefix("Read. 1-day streak."))
        #expect(card.picture.label == "Streak card, theme: Emerald Teal")
        guard case .share(let shared) = ElementQueries.action(card.share)?.intent else {
            Issue.record("expected a share intent")
            return
        }
        #expect(shared.subject == "Growth: streak, “Read”")
        #expect(shared.text == card.textAlternative)
    }

    /// 600 × 315 points at three pixels each, in any context.
    @Test func `is the same in every context`() throws {
        let plain = try Self.card(9).picture
        let other = try Self.card(9) { _ in
        } _: { context in
            context.typeSize = .accessibility5
            context.increaseContrast = true
        }.picture
        #expect(plain == other)
        guard case .picture(let picture) = plain.content, case .size(let width) = plain.width,
            case .size(let height) = plain.height
        else {
            Issue.record("expected a picture of a fixed size")
            return
        }
        #expect((width.points, height.points, picture.scale) == (600, 315, 3))
    }

    @Test func `shows nothing private by default`() throws {
        let own = try Self.card(9) { picture in
            picture.name = "Amélie"
            picture.message = "Join me"
            picture.showsCalendarStrip = true
        }
        let more = Set(Self.texts(own.picture)).subtracting(try Self.texts(9))
        // The letters of Thursday to Wednesday.
        #expect(more == ["Amélie", "Join me", "T", "F", "S", "M", "W"])
        #expect(own.facts.week.map(\.status) == Array(repeating: .completed, count: 7))
        #expect(own.textAlternative.contains("7"))
    }
}
