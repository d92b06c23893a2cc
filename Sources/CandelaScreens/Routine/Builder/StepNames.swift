import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

extension StepKind {
    /// The displayed name; an unknown kind is named like a task.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .timer: phrases.routineStepKindTimer()
        case .action: phrases.routineStepKindAction()
        case .counter: phrases.routineStepKindCounter()
        case .measurement: phrases.routineStepKindMeasurement()
        case .sequence: phrases.routineStepKindSequence()
        case .question: phrases.routineStepKindQuestion()
        case .routine: phrases.routineStepKindRoutine()
        default: phrases.routineStepKindTask()
        }
    }
}

extension StepKind {
    /// The title of its editor.
    func title(_ phrases: Phrases) -> Phrase {
        switch self {
        case .action: phrases.routineEditorTitleAction()
        case .sequence: phrases.routineEditorTitleSequence()
        default: name(phrases)
        }
    }
}

extension RoutineStep {
    /// The name for speech and for insertion into texts; the kind's name if the step is unnamed.
    func label(_ phrases: Phrases) -> String {
        isUnnamed ? kind.name(phrases).spokenText : name
    }
}

extension Kit {
    /// The name of a step as it is drawn; the kind's name if the step is unnamed.
    func name(of step: RoutineStep, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        step.isUnnamed
            ? text(step.kind.name(phrases), style, color)
            : text(verbatim: step.name, style, color)
    }
}

extension RoutineStep.Lack {
    /// The displayed name of a missing part.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .length: phrases.routineStepLacksLength()
        case .answers: phrases.routineStepLacksAnswers()
        case .target: phrases.routineStepLacksTarget()
        }
    }
}

extension TimerStyle {
    /// The style of a new timer, which counts down five minutes.
    static let usual = TimerStyle.countDown(seconds: 300)
}
