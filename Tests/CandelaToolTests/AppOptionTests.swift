import CandelaTool
import Testing

/// An app file on the commands that build screens.
struct AppOptionTests {
    private static let app = """
        {"id": "moonlight", "name": {"text": "Moonlight"}, "theme": "habit",
         "screens": ["habit.list", "practice.dashboard"],
         "tabs": [
          {"screen": "habit.list", "icon": "icon.checklist"},
          {"screen": "sky.tonight", "icon": "icon.moon", "label": {"text": "Sky"}}]}
        """

    private static func bench(_ app: String = app) throws -> ToolHarness {
        try ToolHarness(["app.json": app, "empty.json": "{}"])
    }

    @Test func `a screen has the app's name and tabs`() throws {
        let outcome = try Self.bench().run(
            "transcript habit.list --journal empty.json --app app.json --reader voiceOver")
        #expect(outcome.messages.isEmpty, "\(outcome.messages)")
        #expect(
            outcome.text.contains(
                "Moonlight, tab bar\n  My Habits, tab, selected\n  Sky, tab\n"))
    }

    @Test(arguments: [
        ("habit.detials", "'habit.detail'"), ("Habit.Detail", "'habit.detail'"),
        ("routnie.run", "'routine.run'"),
    ])
    func `warns of a tab whose screen has a name close to one of the package`(
        name: String, nearest: String
    ) throws {
        let app = Self.app.replacing("sky.tonight", with: name)
        let outcome = try Self.bench(app).run(
            "screen habit.list --journal empty.json --app app.json")
        #expect(outcome.status == .success)
        #expect(
            outcome.messages.first?.hasPrefix(
                "app.json:5:14: warning: there is no screen '\(name)': try "
                    + nearest) == true, "\(outcome.messages)")
    }

    @Test func `does not build a screen that the app lacks`() throws {
        let outcome = try Self.bench().run("screen habit.form --journal empty.json --app app.json")
        #expect(outcome.status == .badData && outcome.text == "")
        #expect(
            outcome.messages.first?.hasPrefix("error: 'moonlight' does not have 'habit.form'")
                == true)
    }

    @Test(arguments: [
        (
            "\"practice.dashboard\"", "\"practice.dashbord\"",
            "app.json:2:28: error: invalid 'screens[1]': there is no screen 'practice.dashbord'"
        ),
        (
            "sky.tonight", "habt.list",
            "app.json:5:14: error: invalid 'tabs[1].screen': the app has no screen 'habt.list': try"
        ),
        ("icon.moon", "icon.mon", "app.json:5:37: error: unknown icon 'icon.mon'"),
        (
            "\"screen\": \"habit.list\"", "\"screen\": \"habit.form\"",
            "app.json:4:14: error: invalid 'tabs[0].screen': the app does not have 'habit.form'"
        ),
        (
            "{\"text\": \"Sky\"}", "{\"text\": \"Sky\", \"translations\": {\"d-e\": \"Himmel\"}}",
            "app.json:5:99: error: invalid 'tabs[1].label.translations.d-e': 'd-e' is not a language tag"
        ),
    ])
    func `reports every error with its place`(
        part: String, slip: String, message: String
    ) throws {
        let outcome = try Self.bench(Self.app.replacing(part, with: slip))
            .run("audit --app app.json")
        #expect(outcome.status == .badData)
        #expect(outcome.messages.first?.hasPrefix(message) == true, "\(outcome.messages)")
    }

    @Test func `dumps the states of the app's screens only`() throws {
        let bench = try Self.bench()
        #expect(bench.run("dump --out d --app app.json").status == .success)
        let screens = Set(
            bench.contents.filter { $0.hasPrefix("d/screens/") }
                .compactMap { $0.split(separator: "/").dropFirst(2).first })
        #expect(screens == ["habit.list", "practice.dashboard"])
        let outcome = bench.run("dump --screen habit.form --app app.json")
        #expect(outcome.messages.first?.contains("the app has none of these screens") == true)
    }

    @Test func `builds a brand in Swift with the app's theme only`() throws {
        let bench = try ToolHarness(["app.json": Self.app, "own.tokens.json": "{}"])
        let build = "tokens build own.tokens.json --out"
        func members(_ folder: String) throws -> [String] {
            try bench.text("\(folder)/Theme+Own.swift").split(separator: "\n")
                .filter { $0.contains("public static let ") }
                .compactMap { $0.split(separator: " ").dropFirst(3).first.map(String.init) }
        }
        _ = bench.run("\(build) all --format theme")
        #expect(try members("all") == ["ownWeight", "ownPractice", "ownRoutine", "ownHabit"])
        _ = bench.run("\(build) one --format theme --app app.json")
        #expect(try members("one") == ["ownHabit"])
        let outcome = bench.run("\(build) css --format css --app app.json")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("[unused-option]"))
    }

    @Test func `a stream continues to a screen that the app draws`() throws {
        let event = #"{"intent": {"kind": "open", "screen": "sky.tonight", "as": "tab"}}"#
        let line = #"{"screen": "habit.list", "journal": {}, "event": \#(event)}"#
        let bench = try ToolHarness(["app.json": Self.app], input: line + "\n")
        let answer = bench.run("stream --app app.json").text
        #expect(answer.hasPrefix(#"{"session":"#), "\(answer)")
        #expect(answer.contains(#""destination":{"kind":"open","screen":"sky.tonight""#))
        #expect(!answer.contains(#","screen":{"#))
    }
}
