import CandelaKit
import CandelaRules

/// The reason for suggesting a routine.
extension Kit {
    /// The reason, naming the conditions of the routine's rule that match.
    func reason(
        of choice: RoutineChoice, _ journal: Journal, _ surroundings: RoutineSurroundings
    ) -> Phrase {
        switch choice.reason {
        case .suits:
            suits(
                choice.moment, journal.routines.first { $0.id == choice.routine }, surroundings)
        case .isDefault: phrases.routineReasonDefault()
        case .usedLast: phrases.routineReasonRecent()
        case .none: phrases.routineReasonNone()
        }
    }

    private func suits(
        _ moment: RoutineMoment, _ routine: Routine?, _ surroundings: RoutineSurroundings
    ) -> Phrase {
        guard let routine, let rule = routine.rule else { return phrases.routineReasonNone() }
        let facts = parts(of: moment, surroundings)
            .filter { rule.ids($0.dimension).contains($0.part.id) }.map(\.part.name.text)
        return facts.isEmpty
            ? phrases.routineReasonAlways(name: routine.name)
            : phrases.routineReasonSuits(name: routine.name, facts: phrases.facts(facts))
    }
}
