import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The values that fields and steppers accept.
struct InputTests {
    private typealias Input = Element.Input

    private static let weight = Input(.decimal, min: 1, max: 1500, step: 0.1, isRequired: true)
    private static let count = Input(.integer, min: 0, max: 9, step: 1)
    private static let name = Input(.text, maximumLength: 4, isRequired: true)
    private static let note = Input(.text)
    private static let day = Input(.day, min: "2026-01-01", max: "2026-03-18")
    private static let time = Input(.time, min: "06:00")

    /// The minimum and the maximum are valid. 172.5 is 1 + 1,715 × 0.1; 0.15 lies between steps.
    @Test(
        arguments: [
            (weight, Intent.Value.number(1), nil), (weight, 1500, nil), (weight, 172.5, nil),
            (weight, 0.9, .outOfRange), (weight, 1500.1, .outOfRange),
            (weight, 172.55, .betweenSteps),
            (weight, "172.5", .malformed), (weight, true, .malformed), (weight, "", .missing),
            (weight, nil, .missing), (weight, .number(.nan), .malformed),
            (count, 9, nil), (count, 2.5, .malformed), (count, 10, .outOfRange), (count, nil, nil),
            (name, "Read", nil), (name, "Reads", .tooLong), (name, "  ", .missing),
            (name, 3, .malformed),
            // A flag is one character, although it is 4 UTF-16 code units.
            (name, "🇩🇪🇩🇪🇩🇪🇩🇪", nil), (note, "", nil), (note, nil, nil),
            (day, "2026-01-01", nil), (day, "2026-03-18", nil), (day, "2026-03-19", .outOfRange),
            (day, "2025-12-31", .outOfRange), (day, "18.3.2026", .malformed),
            (day, 20_530, .malformed),
            (time, "06:00", nil), (time, "23:59", nil), (time, "05:59", .outOfRange),
            (time, "24:00", .malformed),
        ] as [(Element.Input, Intent.Value?, Element.Input.Problem?)])
    func `accepts valid values only`(
        input: Element.Input, value: Intent.Value?, problem: Element.Input.Problem?
    ) {
        #expect(input.problem(with: value) == problem)
    }

    /// Decimal fractions have no exact binary form: 0.3 is not 3 × 0.1.
    @Test func `accepts every tenth`() {
        let input = Input(.decimal, min: 0.5, max: 680, step: 0.1)
        for tenths in 5...6800 {
            #expect(input.problem(with: .number(Double(tenths) / 10)) == nil)
        }
    }

    @Test func `writes and reads its members, without usual values`() throws {
        let text = """
            {"format":"text","value":"Read","maximumLength":500,"lines":3,"isRequired":true}

            """
        let input = Input(.text, value: "Read", maximumLength: 500, lines: 3, isRequired: true)
        let bytes = try JSONTextEncoder(style: .compact).encode(input)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        let read = try JSONTextDecoder().decode(Input.self, from: Array(text.utf8), file: "i")
        #expect(read == input)
        let short = try JSONTextEncoder(style: .compact).encode(Input(.day))
        #expect(String(decoding: short, as: UTF8.self) == #"{"format":"day"}"# + "\n")
    }

    @Test(arguments: [
        (#"{"kind": "enter", "option": "draft.name"}"#, Intent.enter(.option("draft.name"))),
        (#"{"kind": "enter", "setting": "goal"}"#, .enter(.setting(.goal))),
        // A setting of a later version.
        (#"{"kind": "enter", "setting": "density"}"#, .unknown(kind: "enter")),
    ])
    func `an entered value is for an option or a setting`(text: String, intent: Intent) throws {
        let read = try JSONTextDecoder().decode(Intent.self, from: Array(text.utf8), file: "i")
        #expect(read == intent)
    }

    @Test(arguments: [
        (#"{"kind": "enter"}"#, "'option'"),
        (
            #"{"kind": "enter", "option": "name", "setting": "goal"}"#,
            "either an option or a setting"
        ),
    ])
    func `an entered value has one target`(text: String, words: String) {
        let error = #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder().decode(Intent.self, from: Array(text.utf8), file: "i")
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains(words))
    }

    /// The error texts of the goal in pounds, 66 to 440.
    @Test func `a field states the texts of its errors`() throws {
        let screen = try Screen.make(
            WeightSettingsOptions(), phase: .ready(Journal()), of: .weight,
            in: Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
        let input = try #require(screen.input(of: .enter(.setting(.goal))))
        #expect(input.min == 66 && input.max == 440 && input.step == 0.1)
        let range = "66–440\u{A0}lb"
        #expect(input.errors[.outOfRange]?.text == "Enter a goal weight in this range: \(range)")
        #expect(input.errors[.malformed]?.text == "Enter a number")
        #expect(input.errors[.missing] == nil && input.errors[.tooLong] == nil)
    }

    /// The session checks the value against the field on the screen, whoever sends the event.
    @Test(arguments: [
        (Intent.Value.number(65.9), "out of range: use 66.0 to 440.0"), (440.1, "out of range"),
        ("much", "'much' is not a number"), (180.05, "not a multiple of 0.1"),
    ])
    func `a session refuses what the field refuses`(value: Intent.Value, words: String) throws {
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        var session = try Session(Journal(), at: WeightSettingsOptions(), of: .weight)
        let before = session
        let event = Event(.enter(.setting(.goal)), entering: value)
        let error = #expect(throws: SessionError.self) { try session.send(event, in: context) }
        #expect(error?.path == "value" && error?.id == "invalid-value")
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(session == before)
        _ = try session.send(Event(.enter(.setting(.goal)), entering: 180.5), in: context)
        #expect(session.journal.goal?.weight == Weight(unchecked: 180.5, .pounds))
        _ = try session.send(Event(.enter(.setting(.goal))), in: context)
        #expect(session.journal.goal == nil)
    }
}
