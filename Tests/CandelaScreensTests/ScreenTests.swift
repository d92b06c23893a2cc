import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct ScreenTests {
    private let context = Context(
        now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc)

    private func habits(_ names: String...) -> Journal {
        var journal = Journal()
        journal.habits = names.enumerated().map { Habit(id: "h\($0)", name: $1) }
        return journal
    }

    @Test(arguments: [
        ("practice.streakcounter", ": try 'practice.streakCounter'"),
        ("streakCounter", ": try 'practice.streakCounter'"), ("calculator", ""),
    ])
    func `rejects an unknown screen name and suggests similar ones`(name: String, help: String) {
        let error = #expect(throws: ScreenError.self) {
            try Screen.make(ScreenName(rawValue: name), phase: .loading, of: .practice, in: context)
        }
        #expect(error?.description == "'practice' has no screen '\(name)'\(help) [unknown-screen]")
    }

    @Test func `announces that it loads`() throws {
        let screen = try Screen.make(.habitList, phase: .loading, of: .habit, in: context)
        #expect(screen.announcements.map(\.text) == ["Loading habits…"])
        #expect(screen.announcements.map(\.politeness) == [.polite])
    }

    @Test func `finds a habit by id or exact name only`() throws {
        let journal = habits("Meditate", "Run easy", "Run")
        func screen(_ habit: String) throws(ScreenError) -> Screen {
            try Screen.make(
                StreakCounterOptions(habit: habit), phase: .ready(journal), of: .practice,
                in: context)
        }
        #expect(try screen("Run").cards.first?.body.accessibility?.label == "Streak: “Run”")
        #expect(try screen("h0").cards.first?.body.accessibility?.label == "Streak: “Meditate”")
        #expect(throws: ScreenError.unknownHabit("meditate", closest: ["Meditate"])) {
            try screen("meditate")
        }
        #expect(throws: ScreenError.unknownHabit("Swim", closest: [])) { try screen("Swim") }
    }

    @Test func `reports two habits with the same name as ambiguous`() {
        #expect(throws: ScreenError.ambiguousHabit("Run", ids: ["h0", "h1"])) {
            try Screen.make(
                StreakCounterOptions(habit: "Run"), phase: .ready(habits("Run", "Run")),
                of: .practice, in: context)
        }
    }

    @Test func `keeps known data below a failure message`() throws {
        var journal = Journal()
        journal.practices = [Practice(day: CalendarDay(daysSince1970: 20_530), minutes: 5)]
        let screen = try Screen.make(
            .streakCounter, phase: .failed(lastKnown: journal), of: .practice, in: context)
        guard let message = screen.cards.first?.content(as: MessageCard.self),
            let counter = screen.cards.last?.content(as: StreakCounterCard.self)
        else {
            Issue.record("expected a message and a counter")
            return
        }
        #expect(message.words("title")?.text == "Couldn’t load your streak")
        #expect(message.buttons.map(\.activation?.intent) == [.retry(.journal)])
        #expect(message.body.accessibility?.role == .alert)
        #expect(counter.facts.streak == 1)
        #expect(screen.announcements.map(\.politeness) == [.assertive])
    }

    @Test func `decodes a card of any kind and encodes it to the same bytes`() throws {
        let text =
            #"{"kind":"moonPhase","id":"moon","facts":{"phase":0.50,"names":["full"]},"#
            + #""body":{"kind":"column","id":"moon"}}"#
        let card = try JSONTextDecoder().decode(Card.self, from: Array(text.utf8), file: "t")
        struct Moon: Codable { let phase: Double }
        #expect(card.kind == "moonPhase" && card.id == "moon" && card.body.id == "moon")
        #expect(try card.facts(as: Moon.self).phase == 0.5)
        #expect(card.content(as: StreakCounterCard.self) == nil)
        let bytes = try JSONTextEncoder(style: .compact).encode(card)
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
    }

    @Test func `equals itself after decoding, and differs if facts differ`() throws {
        let screen = try Screen.make(
            .streakCounter, phase: .ready(Journal()), of: .practice, in: context)
        let card = try #require(screen.cards.first)
        let text = String(
            decoding: try JSONTextEncoder(style: .compact).encode(card), as: UTF8.self)
        let read = try JSONTextDecoder().decode(Card.self, from: Array(text.utf8), file: "t")
        #expect(read == card)
        let other = text.replacing("\"streak\":0", with: "\"streak\":1")
        #expect(other != text)
        let changed = try JSONTextDecoder().decode(Card.self, from: Array(other.utf8), file: "t")
        #expect(changed != card)
    }

    @Test func `requires a kind on every card`() {
        #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder().decode(Card.self, from: Array("{}".utf8), file: "t")
        }
    }
}
