import CandelaRules

extension Kit {
    /// Why a routine is offered, in a sentence that names what its rule asks for.
    func reason(
        _ choice: RoutineChoice, _ routine: Routine?, _ surroundings: RoutineSurroundings
    ) -> Phrase {
        switch choice.reason {
        case .suits: suits(choice.moment, routine, surroundings)
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
        let name = routine.name
        let (slot, place) = (held(.time), held(.place))
        guard let day = held(.day) else { return reason(name, slot, place) }
        let category = surroundings.dayCategories.first {
            rule.days.contains($0.id) && moment.days.contains($0.id)
        }
        guard let category, category.name == nil else {
            return reason(name, day: day, slot, place)
        }
        switch category.id {
        case "weekday": return weekdayReason(name, slot, place)
        case "weekend": return weekendReason(name, slot, place)
        default: return reason(name, day: day, slot, place)
        }
    }

    private func reason(_ name: String, _ slot: String?, _ place: String?) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonAlways(name: name)
        case (let slot?, nil): phrases.routineReasonTime(name: name, slot: slot)
        case (nil, let place?): phrases.routineReasonPlace(name: name, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimePlace(name: name, slot: slot, place: place)
        }
    }

    private func weekdayReason(_ name: String, _ slot: String?, _ place: String?) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonWeekday(name: name)
        case (let slot?, nil): phrases.routineReasonTimeWeekday(name: name, slot: slot)
        case (nil, let place?): phrases.routineReasonWeekdayPlace(name: name, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimeWeekdayPlace(name: name, slot: slot, place: place)
        }
    }

    private func weekendReason(_ name: String, _ slot: String?, _ place: String?) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonWeekend(name: name)
        case (let slot?, nil): phrases.routineReasonTimeWeekend(name: name, slot: slot)
        case (nil, let place?): phrases.routineReasonWeekendPlace(name: name, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimeWeekendPlace(name: name, slot: slot, place: place)
        }
    }

    private func reason(
        _ name: String, day: String, _ slot: String?, _ place: String?
    ) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonDay(name: name, day: day)
        case (let slot?, nil): phrases.routineReasonTimeDay(name: name, slot: slot, day: day)
        case (nil, let place?): phrases.routineReasonDayPlace(name: name, day: day, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimeDayPlace(name: name, slot: slot, day: day, place: place)
        }
    }
}
