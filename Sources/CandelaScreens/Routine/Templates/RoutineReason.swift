import CandelaRules

/// Why a routine is offered, in a sentence that names what its rule asks for.
struct RoutineReason {
    /// The sentence.
    let phrase: Phrase

    init(
        _ choice: RoutineChoice, _ journal: Journal, _ surroundings: RoutineSurroundings,
        with kit: Kit
    ) {
        let routine = journal.routines.first { $0.id == choice.routine }
        phrase =
            switch choice.reason {
            case .suits: Self.suits(choice.moment, routine, surroundings, with: kit)
            case .isDefault: kit.phrases.routineReasonDefault()
            case .usedLast: kit.phrases.routineReasonRecent()
            case .none: kit.phrases.routineReasonNone()
            }
    }

    private static func suits(
        _ moment: RoutineMoment, _ routine: Routine?, _ surroundings: RoutineSurroundings,
        with kit: Kit
    ) -> Phrase {
        let phrases = kit.phrases
        guard let routine, let rule = routine.rule else { return phrases.routineReasonNone() }
        func held(_ dimension: RoutineCoverage.Dimension) -> String? {
            let ids = rule.ids(dimension).filter(moment.ids(dimension).contains)
            return kit.parts(dimension, of: surroundings).first { ids.contains($0.id) }?.name.text
        }
        let name = routine.name
        let (slot, place) = (held(.time), held(.place))
        guard let day = held(.day) else { return always(name, slot, place, phrases) }
        let category = surroundings.dayCategories.first {
            rule.days.contains($0.id) && moment.days.contains($0.id)
        }
        // The standard kinds of day have sentences of their own: “it's a weekday”.
        return switch (category?.id, category?.name) {
        case ("weekday", nil): weekday(name, slot, place, phrases)
        case ("weekend", nil): weekend(name, slot, place, phrases)
        default: other(day, name, slot, place, phrases)
        }
    }

    private static func always(
        _ name: String, _ slot: String?, _ place: String?, _ phrases: Phrases
    ) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonAlways(name: name)
        case (let slot?, nil): phrases.routineReasonTime(name: name, slot: slot)
        case (nil, let place?): phrases.routineReasonPlace(name: name, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimePlace(name: name, slot: slot, place: place)
        }
    }

    private static func weekday(
        _ name: String, _ slot: String?, _ place: String?, _ phrases: Phrases
    ) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonWeekday(name: name)
        case (let slot?, nil): phrases.routineReasonTimeWeekday(name: name, slot: slot)
        case (nil, let place?): phrases.routineReasonWeekdayPlace(name: name, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimeWeekdayPlace(name: name, slot: slot, place: place)
        }
    }

    private static func weekend(
        _ name: String, _ slot: String?, _ place: String?, _ phrases: Phrases
    ) -> Phrase {
        switch (slot, place) {
        case (nil, nil): phrases.routineReasonWeekend(name: name)
        case (let slot?, nil): phrases.routineReasonTimeWeekend(name: name, slot: slot)
        case (nil, let place?): phrases.routineReasonWeekendPlace(name: name, place: place)
        case (let slot?, let place?):
            phrases.routineReasonTimeWeekendPlace(name: name, slot: slot, place: place)
        }
    }

    private static func other(
        _ day: String, _ name: String, _ slot: String?, _ place: String?, _ phrases: Phrases
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
