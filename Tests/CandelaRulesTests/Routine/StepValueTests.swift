import CandelaJSON
import CandelaRules
import Testing

struct StepValueTests {
    private static let day = CalendarDay(daysSince1970: 20_530)

    private static func value(
        _ step: String = "weigh", _ fill: (inout StepValue) -> Void = { _ in }
    ) -> StepValue {
        var value = StepValue(step: step)
        fill(&value)
        return value
    }

    private static func session(_ values: [StepValue]) -> RoutineSession {
        var session = RoutineSession(id: "s", routine: "r", day: day)
        session.values = values
        return session
    }

    private static func decode(_ text: String) throws -> RoutineSession {
        try JSONTextDecoder().decode(
            RoutineSession.self, from: Array(text.utf8), file: "session")
    }

    @Test func `is decoded and encoded, including members of a later version`()
        throws
    {
        let text = """
            {"id":"s","routine":"r","day":"2026-03-18","state":"finished","completed":[],"skipped":[],\
            "values":[{"step":"weigh","number":72.4},{"step":"vitamins","counts":[1,0]},\
            {"step":"energy","answer":"Some"},{"step":"rest","seconds":30,"note":"n","pulse":61}],\
            "seconds":0}
            """
        let session = try Self.decode(text)
        #expect(session.value(of: "weigh")?.number == 72.4)
        #expect(session.value(of: "vitamins")?.counts == [1, 0])
        #expect(session.value(of: "energy")?.answer == "Some")
        #expect(session.value(of: "rest")?.seconds == 30 && session.value(of: "gone") == nil)
        let written = try JSONTextEncoder(style: .compact).encode(session)
        #expect(String(decoding: written, as: UTF8.self) == text + "\n")
    }

    @Test func `a session without values is encoded as before`() throws {
        let text = try JSONTextEncoder(style: .compact).encode(Self.session([]))
        #expect(!String(decoding: text, as: UTF8.self).contains("values"))
        #expect(try Self.decode(#"{"id":"s","routine":"r","day":"2026-03-18"}"#).values.isEmpty)
    }

    @Test(arguments: [
        (value(""), "step", "empty-id"),
        (value { $0.number = 1_000_001 }, "number", "out-of-range"),
        (value { $0.number = .nan }, "number", "out-of-range"),
        (value { $0.counts = [0, -1] }, "counts[1]", "out-of-range"),
        (value { $0.counts = [1000] }, "counts[0]", "out-of-range"),
        (value { $0.seconds = -1 }, "seconds", "out-of-range"),
        (value { $0.note = String(repeating: "é", count: 501) }, "note", "too-long"),
    ])
    func `reports values outside their limits`(value: StepValue, member: String, id: String) {
        let breaches = Self.session([value]).breaches
        #expect(breaches.map(\.path.description) == ["values[0].\(member)"])
        #expect(breaches.map(\.id) == [id])
    }

    @Test func `accepts values up to the limits, and one per step`() {
        let values = [
            Self.value { $0.number = -1_000_000 }, Self.value("b") { $0.number = 1_000_000 },
            Self.value("c") { $0.counts = [0, 999] }, Self.value("d") { $0.seconds = 31_536_000 },
            Self.value("e") { $0.note = String(repeating: "é", count: 500) },
        ]
        #expect(Self.session(values).breaches.isEmpty)
        let twice = Self.session(values + [Self.value("c") { $0.counts = [2] }]).breaches
        #expect(twice.map(\.description) == ["values[5].step: step 'c' has two values"])
    }

    @Test func `a new value replaces the previous one, and an empty one removes it`() {
        var session = Self.session([])
        session.note(Self.value("a") { $0.number = 1 })
        session.note(Self.value("b") { $0.answer = "Yes" })
        session.note(Self.value("a") { $0.number = 2 })
        #expect(session.values.map(\.step) == ["a", "b"])
        #expect(session.value(of: "a")?.number == 2)
        session.note(StepValue(step: "a"))
        session.note(StepValue(step: "c"))
        #expect(session.values.map(\.step) == ["b"])
    }

    @Test func `an answer leads to its own steps, a sequence to each of its steps`() {
        func step(_ id: String, _ kind: StepKind = .task, _ steps: [RoutineStep] = [])
            -> RoutineStep
        {
            var step = RoutineStep(id: id, name: id, kind: kind)
            step.steps = steps
            return step
        }
        var inner = step("inner", .question, [step("deep")])
        inner.items = ["Again"]
        var asked = step(
            "asked", .question, [step("both", .sequence, [step("x"), inner]), step("y")])
        asked.items = ["A", "B", "C"]
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [asked, step("last")]
        func ids(_ answers: (String, String)...) -> [String] {
            let values = answers.map { step, answer in
                Self.value(step) { $0.answer = answer }
            }
            return Self.session(values).steps(of: routine).map(\.id)
        }
        #expect(ids() == ["asked", "last"])
        #expect(ids(("asked", "A")) == ["asked", "x", "inner", "last"])
        #expect(ids(("asked", "A"), ("inner", "Again")) == ["asked", "x", "inner", "deep", "last"])
        #expect(ids(("asked", "B")) == ["asked", "y", "last"])
        // C leads nowhere, and neither does an answer that no longer exists.
        #expect(ids(("asked", "C")) == ["asked", "last"])
        #expect(ids(("asked", "gone")) == ["asked", "last"])
        var session = Self.session([Self.value("asked") { $0.answer = "A" }])
        (session.completed, session.skipped) = (["asked", "x"], ["inner"])
        #expect(session.stepsCompleted(of: routine) == 2 && session.stepsSkipped(of: routine) == 1)
    }
}
