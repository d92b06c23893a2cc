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
        func held(_ dimension: RoutineCoverage.Dimension) -> String? {
            let ids = rule.ids(dimension).filter(moment.ids(dimension).contains)
            return parts(dimension, of: surroundings).first { ids.contains($0.id) }?.name.text
        }
        let category = surroundings.dayCategories.first {
            rule.days.contains($0.id) && moment.days.contains($0.id)
        }
        // The standard kinds of day have their own sentences: “it's a weekday”.
        let standard = category?.name == nil ? category?.id : nil
        let name = routine.name
        return switch (held(.day), standard, held(.time), held(.place)) {
        case (nil, _, nil, nil): phrases.routineReasonAlways(name: name)
        case (nil, _, let slot?, nil): phrases.routineReasonTime(name: name, slot: slot)
        case (nil, _, nil, let place?): phrases.routineReasonPlace(name: name, place: place)
        case (nil, _, let slot?, let place?):
            phrases.routineReasonTimePlace(name: name, slot: slot, place: place)
        case (_, "weekday", nil, nil): phrases.routineReasonWeekday(name: name)
        case (_, "weekday", let slot?, nil):
            phrases.routineReasonTimeWeekday(name: name, slot: slot)
        case (_, "weekday", nil, let place?):
            phrases.routineReasonWeekdayPlace(name: name, place: place)
        case (_, "weekday", let slot?, let place?):
            phrases.routineReasonTimeWeekdayPlace(name: name, slot: slot, place: place)
        case (_, "weekend", nil, nil): phrases.routineReasonWeekend(name: name)
        case (_, "weekend", let slot?, nil):
            phrases.routineReasonTimeWeekend(name: name, slot: slot)
        case (_, "weekend", nil, let place?):
            phrases.routineReasonWeekendPlace(name: name, place: place)
        case (_, "weekend", let slot?, let place?):
            phrases.routineReasonTimeWeekendPlace(name: name, slot: slot, place: place)
        case (let day?, _, nil, nil): phrases.routineReasonDay(name: name, day: day)
        case (let day?, _, let slot?, nil):
            phrases.routineReasonTimeDay(name: name, slot: slot, day: day)
        case (let day?, _, nil, let place?):
            phrases.routineReasonDayPlace(name: name, day: day, place: place)
        case (let day?, _, let slot?, let place?):
            phrases.routineReasonTimeDayPlace(name: name, slot: slot, day: day, place: place)
        }
    }
}
