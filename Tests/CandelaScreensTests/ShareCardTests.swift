import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The picture of a streak on 18 March 2026.
struct ShareCardTests {
    private static func picture(
        _ days: Int, _ choose: (inout ShareOptions) -> Void = { _ in },
        _ change: (inout Context) -> Void = { _ in }
    ) throws -> ShareCard.Picture {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.practices = (0..<days).map { Practice(day: today.adding(-$0), minutes: 20) }
        var options = ScreenBag()
        var sharing = ShareOptions()
        choose(&sharing)
        options.sharing = sharing
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc, product: .practice)
        change(&context)
        let screen = try Screen.make(
            .shareCard, phase: .ready(journal), options: options, in: context)
        let card = screen.cards.lazy.compactMap { card in
            if let card = card.content(as: ShareCard.self) { card } else { nil }
        }.first
        return try #require(card).picture
    }

    /// Seed 002 celebrates 7, 14 and 30 days.
    @Test(arguments: [(6, false), (7, true), (8, false), (14, true), (30, true), (60, false)])
    func `has a heading on the day of a milestone`(days: Int, isReached: Bool) throws {
        let picture = try Self.picture(days)
        #expect(picture.headline?.text == (isReached ? "MILESTONE REACHED!" : nil))
        #expect(
            picture.accessibility.value?.hasPrefix("Milestone reached! ") == isReached)
        #expect(picture.title.text == "\(days) Day Streak!")
    }

    /// 9 of 14 days are 64.3 %. Beyond 365 days there is no milestone left.
    @Test func `shows how far the next milestone is when asked`() throws {
        let picture = try Self.picture(9) { $0.progress = true }
        #expect(picture.progress?.percent.text == "64%")
        #expect(picture.progress?.caption.text == "of my goal")
        #expect(picture.accessibility.value?.contains("64 percent of my goal.") == true)
        #expect(try Self.picture(9).progress == nil)
        #expect(try Self.picture(400, { $0.progress = true }).progress == nil)
    }

    /// 600 × 315 points in three pixels each, whoever looks at it.
    @Test func `looks the same to everybody`() throws {
        let plain = try Self.picture(9)
        let other = try Self.picture(9) { _ in
        } _: { context in
            context.typeSize = .accessibility5
            context.increaseContrast = true
        }
        #expect(plain == other)
        #expect((plain.width, plain.height, plain.scale) == (600, 315, 3))
    }

    @Test func `shows nothing private before it is asked to`() throws {
        let picture = try Self.picture(9)
        #expect(picture.name == nil && picture.message == nil && picture.strip == nil)
        let own = try Self.picture(9) { options in
            options.name = "Amélie"
            options.message = "Join me"
            options.calendarStrip = true
        }
        #expect(own.name?.text == "Amélie" && own.message?.text == "Join me")
        #expect(own.strip?.map(\.isDone) == Array(repeating: true, count: 7))
    }
}
