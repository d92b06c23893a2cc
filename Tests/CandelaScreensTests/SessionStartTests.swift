import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The first screen of a session, which an app read from JSON may lack.
struct SessionStartTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// An app of one screen, read from JSON.
    private static func app(_ screen: String) throws -> AppDefinition {
        let text = """
            {"id": "moonlight", "name": "Moonlight", "theme": "habit", "screens": ["\(screen)"]}
            """
        let root = try JSONDocument(parsing: Array(text.utf8), file: "app.json").root
        var warnings: [Diagnostic] = []
        return try JSONTextDecoder().decode(root, warnings: &warnings) {
            try AppDefinition(from: $0, among: AppDefinition.standard)
        }
    }

    private static func lacks(_ name: ScreenName, has screen: ScreenName) -> ScreenError {
        .unknownScreen(name, app: "moonlight", screens: [screen])
    }

    @Test func `is one of an app that was read`() throws {
        let app = try Self.app("habit.list")
        let session = try Session(Journal(), at: HabitListOptions(), of: app)
        #expect(try session.screen(in: Self.context).app.id == "moonlight")
        #expect(throws: Self.lacks(.habitForm, has: .habitList)) {
            try Session(Journal(), at: HabitFormOptions(), of: app)
        }
    }

    @Test func `of a journey that the app lacks is an error when it is played`() throws {
        let journey = Journey(
            "to-form", from: Journal(), at: HabitFormOptions(), of: try Self.app("habit.list"),
            in: Self.context, [])
        #expect(throws: Self.lacks(.habitForm, has: .habitList)) { try journey.start }
        #expect(throws: Self.lacks(.habitForm, has: .habitList)) { try journey.played() }
        #expect(journey.app.id == "moonlight")
    }

    @Test func `is the same with another theme or wording of the app`() throws {
        let journey = Journey(
            "list", from: Journal(), at: HabitListOptions(), of: .habit, in: Self.context, [])
        var dark = AppDefinition.habit
        dark.theme = .of(.routine)
        let start = try journey.of(dark).start
        #expect(start.app.theme == .of(.routine))
        #expect(try start.place == journey.start.place)
    }

    /// A range of save numbers up to the next one would not exist.
    @Test(arguments: [0, -1, Int.min, 1 << 53, Int.max])
    func `a session with an impossible number of saves is not read`(next: Int) throws {
        let session = try Session(Journal(), at: HabitListOptions(), of: .habit)
        let text = String(
            decoding: try JSONTextEncoder(style: .compact).encode(session), as: UTF8.self)
        let decoder = JSONTextDecoder(userInfo: [.apps: AppDefinition.standard])
        func read(_ text: String) throws -> Session {
            try decoder.decode(Session.self, from: Array(text.utf8), file: "session.json")
        }
        #expect(try read(text) == session && text.contains("\"next\":1"))
        #expect(throws: JSONDecodingError.self) {
            try read(text.replacing("\"next\":1", with: "\"next\":\(next)"))
        }
    }
}
