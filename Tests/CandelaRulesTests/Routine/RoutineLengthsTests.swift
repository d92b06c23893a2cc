import CandelaRules
import CandelaTestSupport
import Testing

struct RoutineLengthsTests {
    @Test func `estimates the duration of steps`() {
        func step(_ kind: StepKind, _ change: (inout RoutineStep) -> Void = { _ in }) -> Int {
            var step = RoutineStep(id: "s", name: "S", kind: kind)
            change(&step)
            return RoutineLengths(of: []).seconds(of: step)
        }
        #expect(step(.task) == 60)
        #expect(step(.task) { $0.items = ["a", "b", "c"] } == 135)
        #expect(step(.timer) { $0.timer = .countDown(seconds: 90) } == 90)
        #expect(step(.timer) { $0.timer = .intervals(steps: [20, 10], rounds: 8) } == 240)
        #expect(step(.action) == 300)
        #expect(step(.action) { $0.target = .website } == 180)
        #expect(step(.action) { $0.target = .shortcut } == 120)
        #expect(step(.counter) { $0.items = ["glass", "cup"] } == 60)
        #expect(step(.measurement) == 60 && step(.question) == 30)
        #expect(step(.measurement) { $0.seconds = 5 } == 5)
        #expect(step(StepKind(rawValue: "dance")) == 60)
    }

    @Test func `adds up sequences and included routines, and stops at cycles`() {
        var inner = Routine(id: "inner", name: "Inner")
        inner.steps = [
            RoutineStep(id: "t", name: "T"), RoutineStep(id: "q", name: "Q", kind: .question),
            // A timer without a length is skipped.
            RoutineStep(id: "l", name: "L", kind: .timer),
        ]
        inner.steps[1].items = ["Yes", "No"]
        var outer = Routine(id: "outer", name: "Outer")
        var include = RoutineStep(id: "i", name: "I", kind: .routine)
        include.routine = "inner"
        outer.steps = [include, RoutineStep(id: "t", name: "T")]
        // 60 + 30 + 60 = 150 seconds are 2 minutes, rounded down.
        let lengths = RoutineLengths(of: [inner])
        #expect(lengths.seconds(of: outer) == 150)
        #expect(lengths.minutes(of: outer) == 2)
        #expect(RoutineLengths(of: []).seconds(of: outer) == 60)
        var loop = Routine(id: "loop", name: "Loop")
        var itself = RoutineStep(id: "i", name: "I", kind: .routine)
        itself.routine = "loop"
        loop.steps = [itself]
        #expect(RoutineLengths(of: [loop]).seconds(of: loop) == 0)
        // One minute plus itself, on eight levels.
        loop.steps.append(RoutineStep(id: "t", name: "T"))
        #expect(RoutineLengths(of: [loop]).seconds(of: loop) == 480)
    }

    private func include(_ routine: String, _ number: Int) -> RoutineStep {
        var step = RoutineStep(id: "\(number)", name: "I", kind: .routine)
        step.routine = routine
        return step
    }

    @Test func `nine routines that include the next one thirty times are added up quickly`() {
        var routines = (0..<9).map { Routine(id: "r\($0)", name: "R") }
        for place in 0..<8 { routines[place].steps = (0..<30).map { include("r\(place + 1)", $0) } }
        routines[8].steps = [RoutineStep(id: "t", name: "T")]
        let lengths = RoutineLengths(of: routines)
        // Each level is 30 times the one below it, down to the eighth.
        #expect(lengths.seconds(of: routines[8]) == 60)
        #expect(lengths.seconds(of: routines[1]) == 60 * 21_870_000_000)
        #expect(lengths.seconds(of: routines[0]) == 0)
    }

    /// The same, computed recursively for each step.
    private func seconds(_ steps: [RoutineStep], _ routines: [Routine], level: Int = 0) -> Int {
        guard level < 8 else { return 0 }
        return steps.reduce(0) { sum, step in
            let parts: [RoutineStep]? =
                switch step.kind {
                case .sequence: step.steps
                case .routine: routines.first { $0.id == step.routine }?.steps ?? []
                default: nil
                }
            return sum
                + (parts.map { seconds($0, routines, level: level + 1) } ?? step.seconds ?? 0)
        }
    }

    @Test(arguments: 0..<50)
    func `equals the recursive computation`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func step(_ number: Int, deep: Int) -> RoutineStep {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return include("r\(Int.random(in: 0..<5, using: &random))", number)
            case 1 where deep > 0:
                var sequence = RoutineStep(id: "s\(number)", name: "S", kind: .sequence)
                sequence.steps = (0..<2).map { step($0, deep: deep - 1) }
                return sequence
            default:
                var task = RoutineStep(id: "t\(number)", name: "T")
                task.seconds = Int.random(in: 0...90, using: &random)
                return task
            }
        }
        let routines = (0..<4).map { number in
            var routine = Routine(id: "r\(number)", name: "R")
            routine.steps = (0..<3).map { step($0, deep: 2) }
            return routine
        }
        let lengths = RoutineLengths(of: routines)
        for routine in routines {
            #expect(lengths.seconds(of: routine) == seconds(routine.steps, routines))
        }
    }
}
