import CandelaElements
import CandelaKit
import CandelaRules

/// The option paths of a step's members, for the fields and choices of its editor.
struct StepPath: Sendable, Equatable {
    /// The ids of the step and of the steps around it, outermost first; empty for the routine.
    let ids: [String]

    /// The path of the whole step.
    let step: OptionPath<Intent.Value>

    /// The paths of the routine itself, which contains the outermost steps.
    static let routine = StepPath(ids: [], step: RoutineBuilderOptions.routine)

    /// The path of the step at a position in the list of steps inside this one.
    func step(at place: Int, of steps: [RoutineStep]) -> StepPath {
        let list: OptionPath<[Intent.Value]> = step.member("steps")
        let id = steps[place].id
        return StepPath(ids: ids + [id], step: list.element(id.isEmpty ? String(place) : id))
    }

    var name: OptionPath<String> { step.member("name") }
    var kind: OptionPath<String> { step.member("kind") }
    var symbol: OptionPath<String> { step.member("symbol") }
    var color: OptionPath<String> { step.member("color") }
    var seconds: OptionPath<Int> { step.member("seconds") }
    var target: OptionPath<String> { step.member("target") }
    var routine: OptionPath<String> { step.member("routine") }
    var timer: OptionPath<Intent.Value> { step.member("timer") }
    var timerSeconds: OptionPath<Int> { timer.member("seconds") }
    var rounds: OptionPath<Int> { timer.member("rounds") }

    /// The item, or the answer, at a position; the position after the last one adds an item.
    func item(_ place: Int) -> OptionPath<String> {
        let items: OptionPath<[String]> = step.member("items")
        return items.element(String(place))
    }

    /// The length of the interval at a position; the position after the last one adds an interval.
    func interval(_ place: Int) -> OptionPath<Int> {
        let lengths: OptionPath<[Int]> = timer.member("steps")
        return lengths.element(String(place))
    }
}
