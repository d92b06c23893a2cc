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

    @Test
    func `includes itself and routines that contain it directly, through others and in sequences`()
    {
        let all = [
            routine("a", including: ["b"]), routine("b", including: ["c"], deep: true),
            routine("c", including: []), routine("d", including: ["gone"]),
        ]
        func holders(of id: String) -> Set<String> { Routine.ids(including: id, among: all) }
        #expect(holders(of: "c") == ["a", "b", "c"])
        #expect(holders(of: "b") == ["a", "b"])
        #expect(holders(of: "a") == ["a"])
        #expect(holders(of: "gone") == ["d", "gone"])
    }

    @Test func `stops at circular references`() {
        let all = [routine("a", including: ["b"]), routine("b", including: ["a"])]
        #expect(Routine.ids(including: "a", among: all) == ["a", "b"])
        #expect(Routine.ids(including: "c", among: all) == ["c"])
    }
}
