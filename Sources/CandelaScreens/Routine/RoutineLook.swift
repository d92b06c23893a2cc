import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The colours a routine can have.
///
/// A new routine has the first.
enum RoutineLook {
    static let colors: [(name: String, role: ColorRole, spoken: @Sendable (Phrases) -> Phrase)] = [
        ("green", .presetRoutineGreen, { $0.colorNameGreen() }),
        ("blue", .presetRoutineBlue, { $0.colorNameBlue() }),
        ("orange", .presetRoutineOrange, { $0.colorNameOrange() }),
        ("red", .presetRoutineRed, { $0.colorNameRed() }),
        ("purple", .presetRoutinePurple, { $0.colorNamePurple() }),
        ("lightBlue", .presetRoutineLightBlue, { $0.colorNameLightBlue() }),
    ]

    /// The role of a colour's name, or of a colour its owner chose as `#RRGGBB`; nil for what is
    /// neither.
    static func role(of color: String?) -> ColorRole? {
        colors.first { $0.name == color }?.role ?? HabitLook.ownRole(of: color)
    }
}

extension Routine {
    /// The colour as it was chosen; that of a new routine for one the product does not know.
    var chosenColor: ColorRole { RoutineLook.role(of: color) ?? .presetRoutineGreen }

    /// The colour to draw in, where it must be seen.
    var drawnColor: ColorRole { chosenColor.graphic }
}

extension RoutineStep {
    /// The colour to draw in: the step's own, else that of its kind.
    var drawnColor: ColorRole { RoutineLook.role(of: color)?.graphic ?? kind.look.color }
}

extension Theme {
    /// The icon to draw: the step's own, else that of its kind.
    func iconRole(of step: RoutineStep) -> IconRole {
        iconRole(named: step.symbol, else: step.kind.look.icon)
    }
}

extension StepKind {
    /// The icon and the colour, where it must be seen, of a step without ones of its own.
    var look: (icon: IconRole, color: ColorRole) {
        switch self {
        case .timer: (.timer, .presetHabitTypeTimerGraphic)
        case .action: (.openExternal, .presetHabitTypeActionGraphic)
        case .counter: (.plusMinusCircle, .presetHabitTypeCounterGraphic)
        case .measurement: (.ruler, .presetHabitTypeMeasurementGraphic)
        case .sequence: (.listNumbered, .presetHabitTypeGuidedSequenceGraphic)
        case .question: (.questionmarkCircle, .presetHabitTypeQuestionGraphic)
        case .routine: (.stack, .primaryGraphic)
        default: (.checkmarkCircle, .presetHabitTypeTaskGraphic)
        }
    }
}
