import CandelaJSON
import CandelaTool
import Foundation
import Testing

struct StreamCommandTests {
    private static let journal = """
        {"habits": [{"id": "m", "name": "Meditate"}], "completions": [{"habit": "m", "day": "2026-03-17"}]}
        """
    private static let context = #"{"now": "2026-03-18T16:20:00Z", "timeZone": "Europe/Berlin"}"#

    private func request(_ id: Int, screen: String = "practice.streakCounter") -> String {
        """
        {"context": \(Self.context), "journal": \(Self.journal), "screen": "\(screen)", "id": \(id), \
        "options": {"habit": "m"}}
        """
    }

    private func answers(
        _ lines: [String], _ options: String = ""
    ) throws -> (outcome: Outcome, answers: [JSONValue]) {
        let outcome = try ToolHarness(input: lines.map { $0 + "\n" }.joined()).run(
            "stream " + options)
        let answers = try outcome.text.split(separator: "\n").map {
            try JSONDocument(parsing: Array($0.utf8), file: "answer").root
        }
        return (outcome, answers)
    }

    @Test func `a line is answered by the screen that 'screen' prints`() throws {
        let (outcome, answers) = try answers([request(7)])
        #expect(outcome.status == .success && outcome.messages.isEmpty)
        #expect(answers.map { $0["id"]?.number?.text } == ["7"])
        let bench = try ToolHarness(["j.json": Self.journal])
        let screen = bench.run(
            "screen practice.streakCounter --journal j.json --habit m --language en "
                + "--now 2026-03-18T16:20:00Z --time-zone Europe/Berlin")
        let context =
            #"{"now": "2026-03-18T16:20:00Z", "timeZone": "Europe/Berlin", "language": "en"}"#
        let (_, same) = try self.answers([
            request(7).replacing(Self.context, with: context)
                .replacing("\"options\"", with: "\"include\": [\"keys\", \"facts\"], \"options\"")
        ])
        let alone = try JSONDocument(parsing: screen.output, file: "screen").root
        #expect(same.first?["screen"] == alone)
    }

    @Test func `warns of a language without phrases, if the request asks for it`() throws {
        let german = request(1).replacing(
            "\"Europe/Berlin\"", with: "\"Europe/Berlin\", \"language\": \"de\"")
        let (_, answers) = try answers([german, request(2)])
        #expect(answers[0]["warnings"]?.elements.map { $0["code"]?.string } == ["untranslated"])
        #expect(answers[0]["screen"]?["language"]?.string == "en")
        #expect(answers[1]["warnings"] == nil)
    }

    /// The app that has the screen, an app by its id, and an app described by the request.
    @Test func `a request selects the app of a screen`() throws {
        func line(_ screen: String, _ app: String) -> String {
            #"{"screen": "\#(screen)", "journal": {}, "app": \#(app)}"#
        }
        let own = #"""
            {"id": "m", "name": {"text": "Moon"}, "theme": "habit", "screens": ["weight.widget"]}
            """#.replacing("\n", with: "")
        let (_, answers) = try answers([
            #"{"screen": "weight.widget", "journal": {}}"#, line("habit.list", "\"habit\""),
            line("weight.widget", own), line("weight.widget", "\"habit\""),
            line("habit.list", "\"moon\""),
        ])
        let screens = answers.map { $0["screen"] }
        #expect(screens.map { $0?["app"]?["id"]?.string } == ["weight", "habit", "m", nil, nil])
        #expect(screens.map { $0?["theme"]?.string } == ["weight", "habit", "habit", nil, nil])
        #expect(screens[2]?["app"]?["name"]?.string == "Moon")
        let errors = answers.map { $0["error"] }
        #expect(
            errors.map { $0?["code"]?.string } == [nil, nil, nil, "unknown-screen", "unknown-app"])
        #expect(errors.map { $0?["path"]?.string } == [nil, nil, nil, "screen", "app"])
    }

    @Test(arguments: [
        ("\"icon.moon\"", "\"icon.mon\"", "unknown icon 'icon.mon'", "app.tabs[1].icon"),
        (
            "\"UTC\"", "\"UTC\", \"displayScale\": 1e308",
            "a display scale is a number from 0.25 to 32", "context.displayScale"
        ),
        (
            "\"UTC\"", "\"UTC\", \"displayScale\": 1e-308",
            "a display scale is a number from 0.25 to 32", "context.displayScale"
        ),
    ])
    func `refuses unknown icons and impossible devices`(
        part: String, slip: String, message: String, path: String
    ) throws {
        let line = #"""
            {"screen": "weight.widget", "journal": {}, "context": {"now": "2026-03-18T16:20:00Z", "timeZone": "UTC"}, \#
            "app": {"id": "m", "name": {"text": "Moon"}, "theme": "habit", "screens": ["weight.widget"], "tabs": [ \#
            {"screen": "weight.widget", "icon": "icon.gear"}, {"screen": "sky", "icon": "icon.moon", "label": {"text": "S"}}]}}
            """#
        let (_, answers) = try answers([line, line.replacing(part, with: slip)])
        #expect(answers[0]["screen"] != nil, "\(answers[0]["error"]?["message"]?.string ?? "")")
        let error = answers[1]["error"]
        #expect(error?["message"]?.string?.contains(message) == true)
        #expect(error?["path"]?.string == path)
    }

    @Test func `members left out of a request come from the options`() throws {
        let bare = #"{"screen": "habit.list", "journal": {}}"#
        let (_, answers) = try answers([bare], "--now 2026-01-01T00:00:00Z --language ar-XB")
        let context = try #require(answers.first?["screen"]?["context"])
        #expect(answers.first?["id"] == nil)
        #expect(context["now"]?.string == "2026-01-01T01:00:00+01:00")
        #expect(context["timeZone"]?.string == "Europe/Berlin")
        #expect(answers.first?["screen"]?["theme"]?.string == "habit")
        #expect(answers.first?["screen"]?["direction"]?.string == "rightToLeft")
    }

    @Test(arguments: [1, 2, 5])
    func `answers are in the order of the requests for any number of jobs`(
        jobs: Int
    ) throws {
        let lines = (0..<40).map { $0 % 9 == 3 ? "{" : request($0) }
        let (outcome, answers) = try answers(lines, "--jobs \(jobs)")
        // 3, 12, 21, 30 and 39 are not JSON.
        #expect(outcome.status == .badData)
        #expect(answers.count == 40)
        for (place, answer) in answers.enumerated() {
            #expect(
                answer["error"]?["line"]?.number?.text == (place % 9 == 3 ? "\(place + 1)" : nil))
            #expect(answer["id"]?.number?.text == (place % 9 == 3 ? nil : "\(place)"))
        }
    }

    @Test(
        arguments: [
            ("{", "", "invalid-json"),
            ("", "", "invalid-json"),
            ("[1]", "", "invalid-request"),
            (#"{"journal": {}}"#, "", "missing-member"),
            (#"{"screen": "habit.list"}"#, "", "missing-member"),
            (#"{"screen": 3, "journal": {}}"#, "screen", "invalid-value"),
            // A misspelt member that the request lacks.
            (
                #"{"screen": "habit.list", "journal": {}, "contxt": {}}"#, "contxt",
                "unknown-member"
            ),
            (#"{"screen": "habit.lst", "journal": {}}"#, "screen", "unknown-screen"),
            (#"{"screen": "habit.list", "journal": "a"}"#, "journal", "unknown-journal"),
            (
                #"{"screen": "habit.list", "journal": {}, "context": {"now": "noon"}}"#,
                "context.now", "invalid-value"
            ),
            (
                #"{"screen": "habit.list", "journal": {}, "context": {"language": "<b>"}}"#,
                "context.language", "invalid-value"
            ),
            (
                #"{"screen": "habit.list", "journal": {"habits": [{"id": "a", "name": 1}]}}"#,
                "journal.habits[0].name", "type-mismatch"
            ),
            (
                #"{"screen": "habit.detail", "journal": {}, "options": {"habit": "a"}}"#, "options",
                "unknown-habit"
            ),
            (
                #"{"screen": "habit.list", "journal": {}, "event": {"intent": "#
                    + #"{"kind": "toggle", "habit": "a", "day": "2026-03-18"}}}"#,
                "event.intent.habit", "unknown-habit"
            ),
            (
                #"{"screen": "weight.dashboard", "journal": {}, "event": {"intent": "#
                    + #"{"kind": "log", "record": "weighIn"}}}"#,
                "event", "invalid-value"
            ),
        ] as [(String, String, String)])
    func `a bad line is answered by an error with its place`(
        line: String, path: String, code: String
    ) throws {
        let (outcome, answers) = try answers([request(1), line, request(2)])
        #expect(outcome.status == .badData)
        #expect(answers.count == 3)
        #expect(answers.last?["screen"] != nil)
        let error = try #require(answers.dropFirst().first?["error"])
        #expect(error["line"]?.number?.text == "2")
        #expect(error["code"]?.string == code)
        #expect(error["path"]?.string ?? "" == path)
        #expect(error["message"]?.string?.isEmpty == false)
    }

    @Test func `escapes line breaks and control characters quoted in a message`() throws {
        let (_, answers) = try answers([#"{"screen": "a\nerror: b\u202e", "journal": {}}"#])
        #expect(
            answers.first?["error"]?["message"]?.string
                == #"unknown screen 'a\u{A}error: b\u{202E}'"#)
    }

    @Test func `the message of an error does not repeat its path`() throws {
        let line = """
            {"screen": "habit.list", "journal": {}, "event": {"intent": {"kind": "toggle", "habit": \
            "a", "day": "2026-03-18"}}}
            """
        let (_, answers) = try answers([line])
        #expect(answers[0]["error"]?["path"]?.string == "event.intent.habit")
        #expect(answers[0]["error"]?["message"]?.string == "there is no habit 'a'")
    }

    @Test func `with --strict it ends at the first bad line`() throws {
        let (outcome, answers) = try answers([request(1), "{", request(2)], "--strict")
        #expect(outcome.status == .badData)
        #expect(answers.count == 2)
        #expect(answers.last?["error"] != nil)
    }

    @Test func `suspicious values that are used are reported`() throws {
        let line = """
            {"screen": "habit.list", "weather": {}, "journal": {"completions": [{"habit": "x", "day": \
            "2026-01-01"}]}}
            """
        let (outcome, answers) = try answers([line])
        #expect(outcome.status == .success)
        let warnings = try #require(answers.first?["warnings"]).elements.map {
            ($0["code"]?.string, $0["path"]?.string)
        }
        #expect(warnings.contains { $0 == ("unknown-member", "weather") })
        #expect(warnings.contains { $0 == ("unknown-habit", "journal.completions[0].habit") })
    }

    @Test func `a journal is defined once and referred to`() throws {
        let define = #"{"id": "d", "define": "mine", "journal": \#(Self.journal)}"#
        let use = """
            {"screen": "practice.streakCounter", "journal": "mine", "options": {"habit": "m"}}
            """
        let (outcome, answers) = try answers([use, define, use], "--jobs 3")
        #expect(outcome.status == .badData)
        #expect(answers.map { $0["screen"] != nil } == [false, false, true])
        #expect(answers[1]["define"]?.string == "mine")
        #expect(answers[0]["error"]?["code"]?.string == "unknown-journal")
    }

    private static func use(_ name: String) -> String {
        #"{"screen": "habit.list", "journal": "\#(name)"}"#
    }

    @Test(arguments: [1, 3])
    func `evicts the least recently used of 65 journals, and names it`(jobs: Int) throws {
        let defines = (1...64).map { #"{"define": "j\#($0)", "journal": {}}"# }
        let last = #"{"define": "j65", "journal": {}}"#
        let uses = ["j1", "j2", "j3", "j65"].map(Self.use)
        let (_, answers) = try answers(defines + [uses[0], last] + uses, "--jobs \(jobs)")
        #expect(answers[64]["screen"] != nil)
        #expect(answers[65]["gone"]?.elements.compactMap(\.string) == ["j2"])
        #expect(answers.prefix(64).allSatisfy { $0["gone"] == nil })
        #expect(answers.suffix(4).map { $0["screen"] != nil } == [true, false, true, true])
        let error = answers[67]["error"]
        #expect(error?["code"]?.string == "unknown-journal")
        #expect(error?["path"]?.string == "journal")
        #expect(
            error?["message"]?.string
                == "there is no journal 'j2': it was never defined, or was removed to save memory")
    }

    @Test func `evicts journals of more than 64 MiB together`() throws {
        let padding = String(repeating: "x", count: 20 << 20)
        func define(_ name: String) -> String {
            #"{"define": "\#(name)", "journal": {"x": "\#(padding)"}}"#
        }
        let lines = ["a", "b", "c"].map(define) + [Self.use("a"), define("d"), Self.use("b")]
        let (_, answers) = try answers(lines)
        #expect(answers.prefix(3).allSatisfy { $0["define"] != nil && $0["gone"] == nil })
        #expect(answers[4]["gone"]?.elements.compactMap(\.string) == ["b"])
        #expect(answers[5]["error"]?["code"]?.string == "unknown-journal")
    }

    @Test func `an answer that is too long is an error, and the next line is answered`()
        throws
    {
        let name = String(repeating: "x", count: 30_000)
        let long = """
            {"id": 1, "screen": "habit.list", "journal": {"habits": [{"id": "a", "name": "\(name)"}]}}
            """
        for jobs in [1, 3] {
            let (outcome, answers) = try answers(
                [request(0), long, request(2)], "--max-answer 100000 --jobs \(jobs)")
            #expect(outcome.status == .badData)
            #expect(answers.map { $0["id"]?.number?.text } == ["0", "1", "2"])
            #expect(answers.map { $0["screen"] != nil } == [true, false, true])
            #expect(answers[1]["error"]?["code"]?.string == "answer-too-long")
            #expect(answers[1]["error"]?["column"]?.number?.text == "1")
        }
        #expect(try answers([long]).answers[0]["screen"] != nil)
        #expect(try answers([], "--max-answer 10").outcome.status == .badCommandLine)
    }

    @Test func `does not count the session in an answer`() throws {
        let days = (0..<3_000).map { #"{"habit": "a", "day": "2020-01-01", "id": "mark-\#($0)"}"# }
        let line = """
            {"id": 1, "screen": "habit.list", "journal": {"habits": [{"id": "a", "name": "A"}], \
            "completions": [\(days.joined(separator: ","))]}, "context": \(Self.context), \
            "event": {"intent": {"kind": "toggle", "habit": "a", "day": "2026-03-18"}}}
            """
        let (outcome, answers) = try answers([line], "--max-answer 50000")
        #expect(outcome.output.count > 100_000)
        #expect(answers[0]["session"] != nil && answers[0]["screen"] != nil)
    }

    @Test func `an id too long to repeat is left out, and a long text is shortened`() throws {
        let long = String(repeating: "x", count: 30_000)
        let lines = [
            #"{"id": "\#(long)", "screen": "habit.list", "journal": {}}"#,
            #"{"id": 2, "screen": "\#(long)", "journal": {}}"#,
        ]
        let (outcome, answers) = try answers(lines, "--max-answer 5000")
        #expect(answers[0]["id"] == nil)
        #expect(answers[0]["error"]?["code"]?.string == "answer-too-long")
        #expect(answers[1]["error"]?["code"]?.string == "unknown-screen")
        #expect(outcome.output.count < 10_000)
    }

    @Test func `deep nesting and lone surrogates do not stop the stream`() throws {
        let deep = String(repeating: "[", count: 10_000)
        let half =
            #"{"screen": "habit.list", "journal": {"habits": [{"id": "a", "name": "\ud83d"}]}}"#
        let (_, answers) = try answers([deep, half, request(1)])
        #expect(answers[0]["error"]?["code"]?.string == "nesting-too-deep")
        #expect(answers[1]["screen"] != nil)
        #expect(answers[1]["warnings"]?.elements.map { $0["code"]?.string } == ["lone-surrogate"])
        #expect(answers[2]["screen"] != nil)
    }
}
