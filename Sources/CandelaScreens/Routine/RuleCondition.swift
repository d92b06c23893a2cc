import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// A time slot, kind of day or place, with the id used by rules and its appearance.
struct RuleCondition {
    /// The id used by rules.
    let id: String

    /// The condition's icon.
    let icon: IconRole

    /// The name: a phrase for a standard part, otherwise the person's text.
    let name: Name

    /// A name from the package's phrases or from the person.
    enum Name {
        case phrase(Phrase)
        case own(String)

        /// The name as text, for insertion into another.
        var text: String {
            switch self {
            case .phrase(let phrase): phrase.spokenText
            case .own(let text): text
            }
        }

        /// The name as spoken by assistive technology.
        var spokenWords: SpokenWords {
            switch self {
            case .phrase(let phrase): phrase.spokenWords
            case .own(let text): SpokenWords(text)
            }
        }
    }
}

extension RoutineCoverage.Dimension {
    /// The dimensions in the order they are spoken: time, day, place.
    static let spokenOrder: [RoutineCoverage.Dimension] = [.time, .day, .place]

    /// The member of a routine's rule that holds the dimension.
    var ruleMember: String {
        switch self {
        case .time: "times"
        case .day: "days"
        case .place: "places"
        }
    }
}

extension Kit {
    /// A name with a type style and a colour.
    func text(_ name: RuleCondition.Name, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        switch name {
        case .phrase(let phrase): text(phrase, style, color)
        case .own(let text): self.text(verbatim: text, style, color)
        }
    }

    /// All parts of one dimension that a rule can name, in order.
    func parts(
        _ dimension: RoutineCoverage.Dimension, of surroundings: RoutineSurroundings
    ) -> [RuleCondition] {
        switch dimension {
        case .time: surroundings.slots.map { part($0.id, $0.symbol, else: .clock, $0.name) }
        case .day:
            surroundings.dayCategories.map { part($0.id, $0.symbol, else: .calendar, $0.name) }
        case .place: surroundings.places.map { part($0.id, $0.symbol, else: .mapPin, $0.name) }
        }
    }

    /// The parts that match a moment, in spoken order.
    func parts(
        of moment: RoutineMoment, _ surroundings: RoutineSurroundings
    ) -> [(dimension: RoutineCoverage.Dimension, part: RuleCondition)] {
        RoutineCoverage.Dimension.spokenOrder.flatMap { dimension in
            parts(dimension, of: surroundings)
                .filter { moment.ids(dimension).contains($0.id) }.map { (dimension, $0) }
        }
    }

    /// The spoken names of some parts, as a list.
    func list(_ parts: [RuleCondition]) -> String {
        phrases.routineList(items: phrases.list(parts.map(\.name.text))).spokenText
    }

    /// The displayed name of a dimension.
    func name(of dimension: RoutineCoverage.Dimension) -> Phrase {
        switch dimension {
        case .time: phrases.routineDimensionTime()
        case .place: phrases.routineDimensionPlace()
        case .day: phrases.routineDimensionDay()
        }
    }

    private func part(
        _ id: String, _ symbol: String, else usual: IconRole, _ own: String?
    ) -> RuleCondition {
        let standard = own == nil ? standardName(id) : nil
        return RuleCondition(
            id: id, icon: theme.iconRole(named: symbol, else: usual),
            name: standard.map { .phrase($0) } ?? .own(own ?? id))
    }

    /// The name of a standard slot, day or place, whose ids are distinct; `nil` for any other id.
    private func standardName(_ id: String) -> Phrase? {
        switch id {
        case "earlyMorning": phrases.routineSlotEarlyMorning()
        case "morning": phrases.routineSlotMorning()
        case "lateMorning": phrases.routineSlotLateMorning()
        case "afternoon": phrases.routineSlotAfternoon()
        case "evening": phrases.routineSlotEvening()
        case "night": phrases.routineSlotNight()
        case "weekday": phrases.routineDayWeekday()
        case "weekend": phrases.routineDayWeekend()
        case "home": phrases.routinePlaceHome()
        case "office": phrases.routinePlaceOffice()
        case "other": phrases.routinePlaceOther()
        default: nil
        }
    }
}

extension RoutineRule {
    /// The ids that the rule names in one dimension.
    func ids(_ dimension: RoutineCoverage.Dimension) -> [String] {
        switch dimension {
        case .time: times
        case .day: days
        case .place: places
        }
    }
}

extension RoutineMoment {
    /// The ids that match in one dimension.
    func ids(_ dimension: RoutineCoverage.Dimension) -> [String] {
        switch dimension {
        case .time: time.map { [$0] } ?? []
        case .day: days
        case .place: place.map { [$0] } ?? []
        }
    }
}
