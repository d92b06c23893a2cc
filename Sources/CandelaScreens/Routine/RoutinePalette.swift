import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The colours available for routines.
///
/// A new routine has the first of them.
enum RoutinePalette {
    static let colors: [(name: String, role: ColorRole, spoken: @Sendable (Phrases) -> Phrase)] = [
        ("green", .presetRoutineGreen, { $0.colorNameGreen() }),
        ("blue", .presetRoutineBlue, { $0.colorNameBlue() }),
        ("orange", .presetRoutineOrange, { $0.colorNameOrange() }),
        ("red", .presetRoutineRed, { $0.colorNameRed() }),
        ("purple", .presetRoutinePurple, { $0.colorNamePurple() }),
        ("lightBlue", .presetRoutineLightBlue, { $0.colorNameLightBlue() }),
    ]

    /// The role for a colour name or a custom `#RRGGBB` colour; `nil` for any other text.
    static func role(of color: String?) -> ColorRole? {
        colors.first { $0.name == color }?.role ?? HabitPalette.ownRole(of: color)
    }
}

extension Routine {
    /// The chosen colour; an unknown one is replaced with a new routine's colour.
    var chosenColor: ColorRole { RoutinePalette.role(of: color) ?? .presetRoutineGreen }

    /// The colour for graphics, which meets the contrast required of them.
    var drawnColor: ColorRole { chosenColor.graphic }
}

extension RoutineStep {
    /// The colour for graphics: the step's own, otherwise its kind's.
    var drawnColor: ColorRole { RoutinePalette.role(of: color)?.graphic ?? kind.look.color }
}

extension Theme {
    /// The icon: the step's own, otherwise its kind's.
    func iconRole(of step: RoutineStep) -> IconRole {
        iconRole(named: step.symbol, else: step.kind.look.icon)
    }
}

extension StepKind {
    /// The default icon and graphics colour of a kind of step.
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
