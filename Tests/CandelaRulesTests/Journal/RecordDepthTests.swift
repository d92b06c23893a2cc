import CandelaJSON
import CandelaRules
import Testing

/// The limit on nesting records in records of the same kind.
struct RecordDepthTests {
    /// A journal with steps, or with replaced completions, nested to a depth.
    private static func text(_ list: String, depth: Int) -> String {
        let (start, one) =
            list == "steps"
            ? (#"{"routines": [{"id": "r", "name": "R", "steps": ["#, #"{"id": "s", "name": "S""#)
            : (
                #"{"habits": [{"id": "h", "name": "H"}], "completions": ["#,
                #"{"habit": "h", "day": "2026-03-18""#
            )
        let inner = String(repeating: one + #", "\#(list)": ["#, count: depth - 1) + one + "}"
        let end = list == "steps" ? "]}]}" : "]}"
        return start + inner + String(repeating: "]}", count: depth - 1) + end
    }

    /// Replaced completions are nested in the one in the list.
    @Test(arguments: [("steps", 64), ("replaced", 65)])
    func `are read up to a limit, and rejected beyond it with their place`(list: String, most: Int)
        throws
    {
        _ = try Journal.read(Array(Self.text(list, depth: most).utf8), file: "j")
        for depth in [most + 1, 300] {
            let error = #expect(throws: JSONDecodingError.self) {
                try Journal.read(Array(Self.text(list, depth: depth).utf8), file: "j")
            }
            let problem = try #require(error?.diagnostics.first)
            #expect(
                problem.message.contains("'\(list)' is nested more than 64 levels deep"),
                "\(problem)")
            #expect(problem.place != nil)
        }
    }

    @Test(arguments: [(64, [String]()), (65, ["routines[0].steps too-deep"])])
    func `steps nested too deeply to be read are a breach`(depth: Int, breaches: [String]) {
        var step = RoutineStep(id: "s", name: "S", kind: .sequence)
        for _ in 1..<depth {
            var outer = RoutineStep(id: "s", name: "S", kind: .sequence)
            outer.steps = [step]
            step = outer
        }
        var routine = Routine(id: "r", name: "R")
        routine.steps = [step]
        var journal = Journal()
        journal.routines = [routine]
        #expect(journal.validate().map { "\($0.path) \($0.id)" } == breaches)
    }
}
