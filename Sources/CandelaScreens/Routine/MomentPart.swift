import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// A part of the day, a kind of day or a place, as rules name it and as it is shown.
struct MomentPart {
    /// What rules call it.
    let id: String

    /// Its icon.
    let icon: IconRole

    /// Its name: a phrase for a standard one, else as its owner typed it.
    let name: Name

    /// A name that is the product's or its owner's.
    enum Name {
        case phrase(Phrase)
        case own(String)

        /// The name as a text to insert.
        var text: String {
            switch self {
            case .phrase(let phrase): phrase.spokenText
            case .own(let text): text
            }
        }

        /// The name as a screen reader says it.
        var said: SpokenWords {
            switch self {
            case .phrase(let phrase): phrase.said
            case .own(let text): SpokenWords(text)
            }
        }
    }
}

extension RoutineCoverage.Dimension {
    /// The dimensions in the order people say them in: when, on which day, where.
    static let spokenOrder: [RoutineCoverage.Dimension] = [.time, .day, .place]

    /// What a routine's rule calls what it asks of the dimension.
    var ruleMember: String {
        switch self {
        case .time: "times"
        case .day: "days"
        case .place: "places"
        }
    }
}

extension Kit {
    /// A name in a style and a colour.
    func words(_ name: MomentPart.Name, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        switch name {
        case .phrase(let phrase): words(phrase, style, color)
        case .own(let text): words(verbatim: text, style, color)
        }
    }

    /// Everything a rule can name in one dimension, in order.
    func parts(
        _ dimension: RoutineCoverage.Dimension, of surroundings: RoutineSurroundings
    ) -> [MomentPart] {
        switch dimension {
        case .time: surroundings.slots.map { part($0.id, $0.symbol, else: .clock, $0.name) }
        case .day:
            surroundings.dayCategories.map { part($0.id, $0.symbol, else: .calendar, $0.name) }
        case .place: surroundings.places.map { part($0.id, $0.symbol, else: .mapPin, $0.name) }
        }
    }

    /// The parts that hold at a moment, in the order people say them in.
    func parts(
        of moment: RoutineMoment, _ surroundings: RoutineSurroundings
    ) -> [(dimension: RoutineCoverage.Dimension, part: MomentPart)] {
        RoutineCoverage.Dimension.spokenOrder.flatMap { dimension in
            parts(dimension, of: surroundings)
                .filter { moment.ids(dimension).contains($0.id) }.map { (dimension, $0) }
        }
    }

    /// The names of some parts as they are said.
    func list(_ parts: [MomentPart]) -> String {
        phrases.routineList(items: phrases.list(parts.map(\.name.text))).spokenText
    }

    /// What a dimension of rules is called.
    func name(of dimension: RoutineCoverage.Dimension) -> Phrase {
        switch dimension {
        case .time: phrases.routineDimensionTime()
        case .place: phrases.routineDimensionPlace()
        case .day: phrases.routineDimensionDay()
        }
    }

    private func part(
        _ id: String, _ symbol: String, else usual: IconRole, _ own: String?
    ) -> MomentPart {
        let standard = own == nil ? standardName(id) : nil
        return MomentPart(
            id: id, icon: theme.iconRole(named: symbol, else: usual),
            name: standard.map { .phrase($0) } ?? .own(own ?? id))
    }

    /// The name of a standard slot, day or place; their ids differ.
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
    /// The ids the rule names in one dimension.
    func ids(_ dimension: RoutineCoverage.Dimension) -> [String] {
        switch dimension {
        case .time: times
        case .day: days
        case .place: places
        }
    }
}

extension RoutineMoment {
    /// The ids that hold in one dimension.
    func ids(_ dimension: RoutineCoverage.Dimension) -> [String] {
        switch dimension {
        case .time: time.map { [$0] } ?? []
        case .day: days
        case .place: place.map { [$0] } ?? []
        }
    }
}
