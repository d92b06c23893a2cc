import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Each law finds a specimen's screen on which one thing is false.
struct ScreenLawMutantTests {
    /// A specimen's screen, decoded from JSON in which a text is replaced.
    private static func screen(_ name: String, _ text: String, _ other: String) throws -> Screen {
        let specimen = try specimen(name)
        let json = String(decoding: try specimen.once().json, as: UTF8.self)
        let changed = json.replacing(text, with: other)
        try #require(changed != json, "\(text)")
        return try JSONTextDecoder().decode(Screen.self, from: Array(changed.utf8), file: name)
    }

    private static func specimen(_ name: String) throws -> Specimen {
        try #require(Specimen.all.first { $0.name == name }, "\(name)")
    }

    private static func claims(_ name: String, _ text: String, _ other: String) throws
        -> (ScreenClaims, Journal, Context)
    {
        let specimen = try specimen(name)
        guard case .ready(let journal) = specimen.phase else { throw Missing() }
        return (
            ScreenClaims(try screen(name, text, other), of: journal), journal, specimen.context
        )
    }

    private struct Missing: Error {}

    @Test(arguments: [
        ("dashboard-typical", #""distanceToGoal":14.7"#, #""distanceToGoal":14.8"#),
        ("dashboard-typical", #""currentDay":"2026-03-18""#, #""currentDay":"2026-03-17""#),
        ("statistics-typical", #""longestStreak":"#, #""longestStreak":1"#),
        ("statistics-typical", #""minutes":22"#, #""minutes":23"#),
    ])
    func `two numbers for one fact`(name: String, text: String, other: String) throws {
        let screens = [try Self.specimen(name).once().screen, try Self.screen(name, text, other)]
        let facts = try screens.map { try StatedFact.all(on: $0) }
        #expect(StatedFact.disagreements(among: facts[0]) == [])
        #expect(StatedFact.disagreements(among: facts[0] + facts[1]) != [])
    }

    @Test(arguments: [
        ("dashboard-typical", "14.7\u{A0}lb", "14.8\u{A0}lb"),
        ("dashboard-typical", "14.7 pounds", "14.8 pounds"),
    ])
    func `a text with another number than its fact`(
        name: String, text: String, other: String
    ) throws {
        var met: Set<CardNumber> = []
        let screen = try Self.screen(name, text, other)
        #expect(try screen.cards.flatMap { try CardNumber.wrong(in: $0, met: &met) } != [])
    }

    @Test(arguments: [
        ("dashboard-typical", #""daysToGoal":214"#, #""daysToGoal":213"#),
        ("dashboard-typical", #""daysToMilestone":"#, #""daysToMilestone":1"#),
        ("dashboard-days-ago", "weight.last", "weight.lost"),
    ])
    func `days that do not follow from the distance`(
        name: String, text: String, other: String
    ) throws {
        let (claims, _, _) = try Self.claims(name, text, other)
        #expect(try claims.wrongEstimates() != [])
    }

    @Test(arguments: [
        ("dashboard-stale", "weight.last", "weight.lost"),
        ("dashboard-stale", #""currentDay":"#, #""change":-1.2,"currentDay":"#),
    ])
    func `an old weight without its day, or with a change`(
        name: String, text: String, other: String
    ) throws {
        let (claims, _, _) = try Self.claims(name, text, other)
        #expect(try claims.agelessTexts() != [])
    }

    @Test(arguments: [
        ("dashboard-typical", "weight.hero.title", "weight.banner.title"),
        ("dashboard-typical", "milestone.remaining", "milestone.remaining.reached"),
        ("streak-broken", "streak.message.broken", "streak.message.milestone"),
        ("run-complete-all-skipped", "routine.run.done.title.skipped", "routine.run.done.title"),
    ])
    func `a congratulation that nothing earns`(name: String, text: String, other: String) throws {
        let (claims, journal, context) = try Self.claims(name, text, other)
        let records = EarnedRecords(journal, habit: nil, in: context)
        #expect(try claims.unearned(records) != [])
    }
}
