import CandelaElements
import CandelaJSON
import CandelaTool
import Testing

/// Sessions that a stream keeps by name.
struct StreamSessionTests {
    private static let session = """
        {"app": "habit", "journal": {"habits": [{"id": "a", "name": "Read"}, {"id": "b", "name": "Run"}]}, \
        "place": {"tab": {"screen": "habit.list"}}}
        """
    private static let define = #"{"define": "s", "session": \#(session)}"#
    private static let options = "--now 2026-03-18T16:20:00Z --time-zone Europe/Berlin"

    private func toggle(
        _ habit: String, _ name: String = "s", _ more: String = ""
    ) -> String {
        #"{"session": "\#(name)", \#(more) "event": {"intent": {"kind": "toggle", "habit": "\#(habit)", "day": "2026-03-18"}}}"#
    }

    private func answers(
        _ lines: [String], _ options: String = ""
    ) throws -> (outcome: Outcome, answers: [JSONValue]) {
        let outcome = try ToolHarness(input: lines.map { $0 + "\n" }.joined()).run(
            "stream \(Self.options) \(options)")
        let answers = try outcome.text.split(separator: "\n").map {
            try JSONDocument(parsing: Array($0.utf8), file: "answer").root
        }
        return (outcome, answers)
    }

    private func text(_ value: JSONValue?) -> String {
        var writer = JSONWriter(style: .compact)
        if let value { writer.copy(value) } else { writer.null() }
        return String(decoding: writer.finish(), as: UTF8.self)
    }

    @Test func `events change a kept session and are answered by whole screens`() throws {
        let (outcome, kept) = try answers([Self.define, #"{"session": "s"}"#, toggle("a")])
        #expect(outcome.status == .success)
        #expect(text(kept[0]) == #"{"define":"s"}"# + "\n")
        #expect(kept.map { $0["revision"]?.number?.text } == [nil, "1", "2"])
        #expect(kept.allSatisfy { $0["session"] == nil && $0["patch"] == nil })
        // The same as with a session in each line.
        let first = #"{"session": \#(Self.session)}"#
        let (_, whole) = try answers([first])
        #expect(text(kept[1]["screen"]) == text(whole[0]["screen"]))
        let next = toggle("a").replacing(#""session": "s""#, with: #""session": \#(Self.session)"#)
        let (_, second) = try answers([next])
        #expect(text(kept[2]["screen"]) == text(second[0]["screen"]))
        #expect(text(kept[2]["effects"]) == text(second[0]["effects"]))
    }

    @Test func `the journal of a session is checked like any other`() throws {
        let session = Self.session.replacing(#""id": "b""#, with: #""id": "a""#)
        let (_, found) = try answers([
            Self.define, #"{"session": \#(session)}"#, #"{"define": "t", "session": \#(session)}"#,
        ])
        let warnings = found.map { $0["warnings"]?.elements.map { $0["path"]?.string } }
        #expect(warnings[0] == nil)
        #expect(warnings[1] == ["session.journal.habits[1].id"] && warnings[2] == warnings[1])
    }

    @Test func `a patch turns the screen sent last into the next`() throws {
        let asked = #""answer": "patch","#
        let (_, patched) = try answers([
            Self.define, #"{"session": "s", "answer": "patch"}"#, toggle("a", "s", asked),
            toggle("b", "s", asked),
        ])
        let (_, whole) = try answers([
            Self.define, #"{"session": "s"}"#, toggle("a"), toggle("b"),
        ])
        // There is no earlier screen.
        var screen = try #require(patched[1]["screen"])
        for place in [2, 3] {
            #expect(patched[place]["screen"] == nil)
            let sent = try #require(patched[place]["patch"])
            #expect(sent["from"]?.number?.double == Double(place - 1))
            #expect(patched[place]["revision"]?.number?.double == Double(place))
            let patch = try JSONTextDecoder().decode(
                ScreenPatch.self, from: Array(text(sent["operations"]).utf8), file: "patch")
            let bytes = try patch.applied(to: Array(text(screen).utf8))
            screen = try JSONDocument(parsing: bytes, file: "screen").root
            let next = try JSONTextDecoder().decode(
                Screen.self, from: Array(text(whole[place]["screen"]).utf8), file: "screen")
            #expect(
                try JSONTextDecoder().decode(
                    Screen.self, from: Array(text(screen).utf8), file: "screen") == next)
        }
    }

    @Test func `a caller with another revision gets the whole screen`() throws {
        func ask(_ revision: Int) -> String {
            #"{"session": "s", "answer": "patch", "revision": \#(revision)}"#
        }
        let (_, answers) = try answers([Self.define, ask(0), ask(1), ask(1), ask(3), ask(9)])
        #expect(answers.map { $0["patch"] != nil } == [false, false, true, false, true, false])
        #expect(answers.map { $0["screen"] != nil } == [false, true, false, true, false, true])
    }

    @Test func `an event that fails changes nothing`() throws {
        let tooLong = String(repeating: "x", count: 90_000)
        let (_, answers) = try answers(
            [
                Self.define, #"{"session": "s"}"#, toggle("nothing"),
                // The event succeeds, but its screen is too long.
                #"{"session": "s", "event": {"intent": {"kind": "open", "screen": "habit.form", "as": "sheet"}}}"#,
                #"{"id": "\#(tooLong)", "session": "s"}"#, #"{"session": "s", "answer": "patch"}"#,
            ], "--max-answer 60000")
        #expect(answers[2]["error"]?["code"]?.string == "unknown-habit")
        #expect(answers[2]["error"]?["path"]?.string == "event.intent.habit")
        #expect(answers[4]["error"]?["code"]?.string == "answer-too-long")
        // The failed lines count no revision.
        #expect(answers[3]["revision"]?.number?.text == "2")
        #expect(answers[5]["revision"]?.number?.text == "3")
    }

    @Test func `the session is included on request, and can be kept again`() throws {
        let (_, first) = try answers([
            Self.define, toggle("a", "s", #""include": ["session", "facts"],"#),
        ])
        let session = try #require(first[1]["session"])
        let (_, again) = try answers([
            #"{"define": "t", "session": \#(text(session).dropLast())}"#,
            #"{"session": "t", "include": ["facts"]}"#,
        ])
        #expect(text(again[1]["screen"]) == text(first[1]["screen"]))
    }

    @Test(arguments: [
        (#"{"session": "t"}"#, "session", "unknown-session"),
        (#"{"session": "j"}"#, "session", "unknown-session"),
        (#"{"session": ""}"#, "session", "invalid-value"),
        (#"{"session": "s", "answer": "half"}"#, "answer", "invalid-value"),
        (#"{"session": "s", "answer": 1}"#, "answer", "invalid-value"),
        (#"{"session": "s", "revision": "1"}"#, "revision", "invalid-value"),
        (#"{"session": "s", "revision": 1.5}"#, "revision", "invalid-value"),
        (#"{"session": "s", "include": ["sessions"]}"#, "include[0]", "invalid-value"),
        (#"{"screen": "habit.list", "journal": "s"}"#, "journal", "unknown-journal"),
        (#"{"screen": "habit.list", "journal": {}, "answer": "patch"}"#, "answer", "unused-member"),
        (#"{"define": "t", "journal": {}, "session": {}}"#, "session", "unused-member"),
        (#"{"define": "t", "journal": {}, "event": {}}"#, "event", "unused-member"),
        (#"{"define": "t", "session": "s"}"#, "session", "type-mismatch"),
        (#"{"define": "", "session": {}}"#, "define", "invalid-value"),
        (#"{"define": ["t"], "session": {}}"#, "define", "invalid-value"),
    ])
    func `mistakes are reported at their place`(line: String, path: String, code: String) throws {
        let journal = #"{"define": "j", "journal": {}}"#
        let (_, answers) = try answers([Self.define, journal, line, #"{"session": "s"}"#])
        #expect(answers[2]["error"]?["path"]?.string == path)
        #expect(answers[2]["error"]?["code"]?.string == code)
        #expect(answers[3]["revision"]?.number?.text == "1")
    }

    @Test func `a name for another kind says what it is`() throws {
        let journal = #"{"define": "j", "journal": {}}"#
        let (_, answers) = try answers([journal, toggle("a", "j")])
        #expect(
            answers[1]["error"]?["message"]?.string == "there is no session 'j': it is a journal")
    }

    @Test(arguments: [1, 4])
    func `journals and sessions are evicted together, and named`(jobs: Int) throws {
        let defines = (1...63).map { #"{"define": "j\#($0)", "journal": {}}"# }
        let (_, answers) = try answers(
            [Self.define] + defines + [
                #"{"define": "k", "journal": {}}"#, #"{"session": "s"}"#,
            ], "--jobs \(jobs)")
        #expect(answers[64]["gone"]?.elements.compactMap(\.string) == ["s"])
        #expect(answers[65]["error"]?["code"]?.string == "unknown-session")
    }

    @Test func `events that make a session too large evict others`() throws {
        let filler = String(repeating: "x", count: 25 << 20)
        func large(_ name: String) -> String {
            #"{"define": "\#(name)", "journal": {"x": "\#(filler)"}}"#
        }
        let (_, answers) = try answers([
            Self.define, large("a"), large("b"), #"{"session": "s", "x": "\#(filler)"}"#,
        ])
        #expect(answers[2]["gone"] == nil)
        #expect(answers[3]["gone"]?.elements.compactMap(\.string) == ["a"])
        #expect(answers[3]["screen"] != nil)
    }

    @Test func `the lines of a session are answered in order by many jobs`() throws {
        let sessions = ["s", "t", "u"]
        let defines = sessions.map { #"{"define": "\#($0)", "session": \#(Self.session)}"# }
        let events = (0..<60).map { place in
            toggle(["a", "b"][place / 3 % 2], sessions[place % 3], #""answer": "patch","#)
        }
        let (one, _) = try answers(defines + events)
        let (many, _) = try answers(defines + events, "--jobs 8")
        #expect(many.text == one.text)
    }
}
