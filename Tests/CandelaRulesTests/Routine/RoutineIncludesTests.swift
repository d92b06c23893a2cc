import CandelaRules
import Testing

struct RoutineIncludesTests {
    private func routine(_ id: String, including parts: [String], deep: Bool = false) -> Routine {
        var routine = Routine(id: id, name: id)
        let steps = parts.map { part in
            var step = RoutineStep(id: part, name: part, kind: .routine)
            step.routine = part
            return step
        }
        var sequence = RoutineStep(id: "sequence", name: "Sequence", kind: .sequence)
        sequence.steps = steps
        routine.steps = deep ? [sequence] : steps
        return routine
    }

    @Test func `holds itself, its parts and theirs, through sequences as well`() {
        let all = [
            routine("a", including: ["b"]), routine("b", including: ["c"], deep: true),
            routine("c", including: []), routine("d", including: ["gone"]),
        ]
        for (id, isIn) in [("a", true), ("b", true), ("c", true), ("d", false)] {
            #expect(all[0].includes(id, among: all) == isIn)
        }
        #expect(!all[2].includes("a", among: all))
        #expect(all[3].includes("gone", among: all))
    }

    @Test func `ends where routines hold each other`() {
        let all = [routine("a", including: ["b"]), routine("b", including: ["a"])]
        #expect(!all[0].includes("c", among: all))
        #expect(all[1].includes("a", among: all))
    }
}
