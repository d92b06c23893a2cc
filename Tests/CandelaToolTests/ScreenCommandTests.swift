import CandelaJSON
import CandelaTool
import Testing

struct ScreenCommandTests {
    private let journal = """
        {
          "habits": [{"id": "m", "name": "Meditate"}, {"id": "r", "name": "Run, easy"}],
          "completions": [
            {"habit": "m", "day": "2026-03-17"},
            {"habit": "m", "day": "2026-03-16"}
          ],
          "weighIns": [{"day": "2026-03-01", "weight": {"value": 80.4, "unit": "kg"}}],
          "goal": {"weight": {"value": 72, "unit": "kg"}}
        }
        """
    private let streak = "screen practice.streakCounter --journal j.json --habit Meditate "
    private let milestone = "screen weight.nextMilestone --journal j.json "

    private func run(_ line: String, journal: String? = nil) throws -> Outcome {
        try ToolHarness(["j.json": journal ?? self.journal]).run(line)
    }

    @Test func `an invalid event is rejected with its place in its file`() throws {
        let bench = try ToolHarness([
            "j.json": #"{"habits": [{"id": "a", "name": "Read"}]}"#,
            "tap.json": """
            {"intent": {"kind": "toggle",
              "habit": "b", "day": "2026-03-18"}}
            """,
        ])
        let outcome = bench.run("screen habit.list --journal j.json --event tap.json")
        #expect(outcome.status == .badData && outcome.output.isEmpty)
        #expect(
            outcome.messages == [
                "tap.json:2:12: error: event.intent.habit: there is no habit 'b' [unknown-habit]"
            ])
    }

    @Test func `builds a screen from a journal`() throws {
        let outcome = try run(streak)
        #expect(outcome.status == .success)
        #expect(outcome.messages.isEmpty)
        #expect(outcome.text.contains("\"screen\": \"practice.streakCounter\""))
        #expect(outcome.text.contains("\"now\": \"2026-03-18T17:20:00+01:00\""))
        #expect(outcome.text.contains("\"streak\": 2"))
    }

    @Test func `reads the journal from standard input`() throws {
        let bench = try ToolHarness(["j.json": journal], input: journal)
        let piped = bench.run("screen practice.streakCounter --journal - --habit m")
        #expect(piped == bench.run(streak))
    }

    @Test func `shows selections, entered values and pending state`() throws {
        let bench = try ToolHarness([
            "j.json": """
            {"weighIns": [
              {"day": "2026-03-01", "weight": {"value": 80.4, "unit": "kg"}, "note": "Ill"},
              {"day": "2026-03-02", "weight": {"value": 80.1, "unit": "kg"}}]}
            """,
            "notes.json": #"{"withNotes": true}"#,
            "toast.json": """
            {"intent": {"kind": "report", "about": "note", "value": "Saved"}}
            """,
            "typo.json": #"{"withNote": true}"#,
            "wrong.json": "{\n\"withNotes\": 1}",
        ])
        let line = "screen weight.logbook --journal j.json"
        let all = bench.run(line)
        #expect(all.text.contains("80.1") && all.text.contains("80.4"))
        let noted = bench.run(line + " --options notes.json")
        // A new entry starts at the latest weight, which is not a text.
        let shown = { (text: String) in noted.text.contains("\"text\": \"\(text)\"") }
        #expect(!shown("80.1") && shown("80.4"))
        let toast = bench.run(line + " --event toast.json")
        #expect(toast.text.contains("\"about\": \"info\""))
        let typo = bench.run(line + " --options typo.json")
        #expect(typo.output == all.output)
        #expect(typo.report.hasPrefix("typo.json:1:2: warning: unknown member 'withNote'"))
        let wrong = bench.run(line + " --options wrong.json")
        #expect(wrong.status == .badData)
        #expect(wrong.report.hasPrefix("wrong.json:2:14: error: "))
        let both = bench.run("screen weight.logbook --journal - --options -")
        #expect(both.status == .badCommandLine)
    }

    @Test func `every option is part of the context`() throws {
        let outcome = try run(
            streak + "--now 2026-03-18T23:30:00Z --time-zone Asia/Tokyo --language en-GB"
                + " --type-size accessibility3 --display-scale 2 --reduce-motion"
                + " --reduce-transparency --increase-contrast --differentiate-without-color"
                + " --assistive-technology --product habit --no-frosted-material --no-celebrations"
                + " --no-matched-transitions")
        for member in [
            "\"now\": \"2026-03-19T08:30:00+09:00\"", "\"timeZone\": \"Asia/Tokyo\"",
            "\"language\": \"en-GB\"", "\"typeSize\": \"accessibility3\"", "\"displayScale\": 2",
            "\"reduceMotion\": true", "\"reduceTransparency\": true", "\"increaseContrast\": true",
            "\"differentiateWithoutColor\": true", "\"assistiveTechnology\": true",
            "\"theme\": \"habit\"", "\"frostedMaterial\": false", "\"celebrations\": false",
            "\"matchedTransitions\": false",
        ] { #expect(outcome.text.contains(member)) }
    }

    @Test func `tests a screen with longer words and from right to left`() throws {
        let plain = try run(milestone + "--language en")
        #expect(plain.text.contains("\"Next Milestone\""))
        let long = try run(milestone + "--language en-XA")
        #expect(long.text.contains("\"[Ñéẋţţ Ṁîîļééšţööñéé]\""))
        let mirrored = try run(milestone + "--language ar-XB")
        #expect(mirrored.text.contains("\u{202E}Milestone\u{202C}"))
        let said = try ToolHarness([:]).run("transcript milestone-right-to-left --reader web").text
        #expect(said.contains("\nNext milestone 225 pounds, progress bar"))
    }

    @Test func `a goal and a unit override those of the journal`() throws {
        // From 80.4 kg down to 75 kg in steps of 2 kg, the next milestone is 80 kg.
        #expect(try run(milestone + "--goal 75kg").text.contains("Next milestone 80 kilograms\""))
        // 80.4 kg × 2.20462 is 177.25 lb: the next multiple of 5 below is 175.
        #expect(try run(milestone + "--unit lb").text.contains("Next milestone 175 pounds\""))
    }

    @Test(arguments: [
        (
            "screen practice.streakConter --journal j.json", "unknown screen",
            "practice.streakCounter"
        ),
        ("screen practice.streakCounter", "'--journal FILE' is missing", "--help"),
        ("--time-zone Mars/Olympus", "unknown time zone 'Mars/Olympus'", "--help"),
        ("--time-zone Europe/Berln", "unknown time zone 'Europe/Berln'", "'Europe/Berlin'"),
        ("--type-size accesibility3", "unknown type size 'accesibility3'", "'accessibility3'"),
        ("--now yesterday", "'yesterday' is not valid for '--now'", "2026-03-18T17:20:00+01:00"),
        ("--now 2026-03-18T17:20:00", "'2026-03-18T17:20:00' is not valid for '--now'", "--help"),
        ("--language e_gb", "'e_gb' is not valid for '--language'", "en-GB"),
        ("--display-scale 0", "'0' is not valid for '--display-scale'", "from 0.25 to 32"),
        ("--display-scale nan", "'nan' is not valid for '--display-scale'", "from 0.25 to 32"),
        ("--display-scale 33", "'33' is not valid for '--display-scale'", "from 0.25 to 32"),
        ("--product wieght", "unknown product 'wieght'", "'weight'"),
        ("--unit stone", "unknown unit 'stone'", "kg"),
        ("--goal 75", "'75' is not valid for '--goal'", "'lb' or 'kg'"),
        ("--goal 250kg", "'250kg' is not valid for '--goal'", "30.0 to 200.0 kg"),
        ("--reduce-motoin", "unknown option '--reduce-motoin'", "'--reduce-motion'"),
    ])
    func `a mistake in the command line exits with 2`(words: String, message: String, help: String)
        throws
    {
        let outcome = try run(words.hasPrefix("screen") ? words : streak + words)
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix("error: " + message))
        #expect(outcome.report.contains(help))
    }

    @Test(arguments: [
        ("{\"habits\": 4}", "j.json:1:12: error: "),
        (
            "{\"completions\": [\n {\"habit\": \"m\", \"day\": \"2026-02-30\"}]}",
            "j.json:2:24: error: "
        ),
        (
            "{\"weighIns\": [{\"day\": \"2026-03-18\",\n\"weight\": {\"value\": 80, \"unit\": \"stone\"}}]}",
            "j.json:2:33: error: "
        ),
        (
            "{\"weighIns\": [{\"day\": \"2026-03-18\",\n\"weight\": {\"value\": NaN, \"unit\": \"kg\"}}]}",
            "j.json:2:21: error: "
        ),
        ("{\"schemaVersion\": \"2.0\"}", "j.json:1:19: error: "),
        ("[]", "j.json:1:1: error: "), ("{", "j.json:1:2: error: "),
        ("", "error: 'j.json' is empty [empty-file]"),
    ])
    func `a bad journal is an error at its place`(text: String, start: String) throws {
        let outcome = try run("screen practice.streakCounter --journal j.json", journal: text)
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix(start))
    }

    @Test(arguments: [
        (
            "{\"celebratedStreaks\": [{\"days\": -3, \"runStart\": \"2026-03-18\"}]}",
            "j.json:1:33: warning: "
        ),
        (
            "{\"completions\": [{\"habit\": \"x\", \"day\": \"2026-03-18\"}]}",
            "j.json:1:28: warning: "
        ),
    ])
    func `a journal that breaks a rule is drawn, with a warning at the place`(
        text: String, start: String
    ) throws {
        let outcome = try run("screen practice.streakCounter --journal j.json", journal: text)
        #expect(outcome.status == .success)
        #expect(!outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix(start))
    }

    @Test(arguments: [
        ("--journal nowhere.json", "'nowhere.json' does not exist [missing-file]"),
        ("--journal .", "'.' is a directory, not a file [not-a-file]"),
        ("--journal -", "standard input is empty [empty-file]"),
        ("--journal j.json --habit Meditat", "unknown habit 'Meditat' [unknown-habit]"),
    ])
    func `a missing file or an unknown habit is an error`(words: String, message: String) throws {
        let outcome = try run("screen practice.streakCounter " + words)
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix("error: " + message))
    }

    /// `Medit` lacks three letters, more than a third of the name and so too many for a slip.
    @Test(arguments: [
        ("Medit", "closest habit is 'Meditate'"), ("Swim", "use one of 'Meditate', 'Tea, green'"),
    ])
    func `an unknown habit is answered with names`(name: String, help: String) throws {
        let journal =
            #"{"habits": [{"id": "a", "name": "Meditate"}, {"id": "b", "name": "Tea, green"}]}"#
        let outcome = try run(
            "screen practice.streakCounter --journal j.json --habit " + name, journal: journal)
        #expect(outcome.status == .badData)
        #expect(outcome.diagnostics.flatMap(\.help).contains(help))
    }

    @Test func `an unknown member of a journal is a warning`() throws {
        let outcome = try run(
            "screen practice.streakCounter --journal j.json", journal: "{\"habbits\": []}")
        #expect(outcome.status == .success)
        #expect(outcome.report.hasPrefix("j.json:1:2: warning: "))
        #expect(outcome.report.contains("[unknown-member]"))
    }

    private static let routines = """
        {"routines": [
            {"id": "a", "name": "Leave", "rule": {"places": ["home"]}},
            {"id": "b", "name": "Start"}, {"id": "c", "name": "Start"}
        ]}
        """

    @Test func `uses the place and the routine given`() throws {
        let home = try run(
            "screen routine.templates --journal j.json --place home", journal: Self.routines)
        #expect(home.text.contains("“Leave” suits now: Home"))
        let away = try run("screen routine.templates --journal j.json", journal: Self.routines)
        #expect(away.text.contains("No suitable routine"))
        let edit = try run(
            "screen routine.builder --journal j.json --routine Leave", journal: Self.routines)
        #expect(edit.text.contains("Save routine"))
    }

    @Test(arguments: [
        ("Leeve", "unknown routine 'Leeve' [unknown-routine]"),
        ("Start", "2 routines are called 'Start' [ambiguous-routine]"),
    ])
    func `a missing or ambiguous routine is an error`(
        name: String, message: String
    ) throws {
        let outcome = try run(
            "screen routine.builder --journal j.json --routine \(name)", journal: Self.routines)
        #expect(outcome.status == .badData && outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix("error: " + message))
    }
}
