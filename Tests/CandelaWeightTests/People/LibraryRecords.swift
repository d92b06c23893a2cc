import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

/// The same person in the library: a session that gets the events an app would send.
struct LibraryRecords {
    private(set) var session: Session
    private var offset: Int
    private var logged: [String?] = []

    init(_ person: SimulatedPerson) throws {
        var journal = Journal()
        journal.settings.unit = person.unit.library
        journal.weighIns = person.imported.map { reading in
            var weighIn = WeighIn(
                day: CalendarDay(daysSince1970: reading.day),
                weight: Weight(unchecked: reading.value, reading.unit.library))
            weighIn.id = reading.id
            weighIn.at = reading.time.map {
                ZonedInstant(Instant(secondsSince1970: $0), offset: person.offset)
            }
            return weighIn
        }
        offset = person.offset
        session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
    }

    /// The environment at a second.
    func context(at time: Int) throws -> Context {
        let sign = offset < 0 ? "-" : "+"
        let minutes = abs(offset) / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let zone = try Zone("\(sign)\(two(minutes / 60)):\(two(minutes % 60))")
        var context = Context(now: Instant(secondsSince1970: time), zone: zone)
        context.language = "en-US"
        return context
    }

    /// Performs a step.
    ///
    /// - Returns: The id of a new reading; otherwise empty.
    mutating func perform(_ step: PersonStep, at time: Int) throws -> String {
        let context = try context(at: time)
        func send(_ intent: Intent, _ value: Intent.Value? = nil) throws {
            _ = try session.send(Event(intent, entering: value), in: context)
        }
        switch step {
        case .log(let value):
            try send(.open(.init(.weightLogbook, as: .tab)))
            try send(.log(.weighIn()), .number(value))
            return try added()
        case .enter(let value, let unit, let day, let note):
            try send(.open(.init(.weightLogbook, as: .tab)))
            try send(.open(.init(.weightEntry, as: .sheet)))
            try send(.choose(option: "draft.unit", value: .text(unit.rawValue)))
            try send(.choose(option: "draft.weight", value: .number(value)))
            if let day {
                let text = CalendarDay(daysSince1970: day).description
                try send(.choose(option: "draft.day", value: .text(text)))
            }
            if let note { try send(.choose(option: "draft.note", value: .text(note))) }
            try save(nil, context)
            return try added()
        case .correct(let number, let value):
            guard logged.indices.contains(number), let id = logged[number] else { return "" }
            var form = Intent.Destination(.weightEntry, as: .sheet)
            form.weighIn = id
            try send(.open(.init(.weightLogbook, as: .tab)))
            try send(.open(form))
            let unit = session.journal.settings.unit ?? .kilograms
            try send(.choose(option: "draft.unit", value: .text(unit.rawValue)))
            try send(.choose(option: "draft.weight", value: .number(value)))
            try save(id, context)
        case .delete(let number), .deleteAndUndo(let number):
            guard logged.indices.contains(number), let id = logged[number] else { return "" }
            try send(.open(.init(.weightLogbook, as: .tab)))
            try send(.delete(.weighIn, ids: [id]))
            let isUndone = step == .deleteAndUndo(number)
            let later = try self.context(at: time + (isUndone ? 2 : 30))
            let event = isUndone ? Event(.undo(.weighIn, ids: [id])) : Event(.report(.init(.time)))
            _ = try session.send(event, in: later)
            if !isUndone { logged[number] = nil }
        case .setGoal(let value): try send(.set(.goal(value)))
        case .setUnit(let unit): try send(.set(.unit(unit.library)))
        case .setInterval(let interval):
            try send(.set(.milestoneInterval(MilestoneInterval(rawValue: interval))))
        case .fly(let offset): self.offset = offset
        case .openDashboard: try send(.open(.init(.weightDashboard, as: .tab)))
        }
        return ""
    }

    /// Saves the form, also after a question about an unusual weight.
    private mutating func save(_ id: String?, _ context: Context) throws {
        _ = try session.send(Event(.save(.weighIn, id: id)), in: context)
        if session.place.page.screen == .weightEntry {
            _ = try session.send(Event(.save(.weighIn, id: id)), in: context)
        }
    }

    private mutating func added() throws -> String {
        let id = session.journal.weighIns.last?.id ?? ""
        logged.append(id)
        return id
    }
}

extension OracleUnit {
    /// The library's name for the unit.
    var library: WeightUnit { self == .pounds ? .pounds : .kilograms }
}
