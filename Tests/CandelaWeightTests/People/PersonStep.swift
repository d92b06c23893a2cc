/// Something that a simulated person does with the app.
enum PersonStep: Sendable, Equatable {
    /// Logs a weight with the button of the logbook.
    case log(Double)

    /// Logs a weight with the form, in a unit, for today or an earlier day, with or without a note.
    case enter(Double, OracleUnit, day: Int?, note: String?)

    /// Changes the weight of the reading with a number, counted from 0 in the order of logging.
    case correct(Int, Double)

    /// Deletes the reading with a number.
    case delete(Int)

    /// Deletes the reading with a number and restores it two seconds later.
    case deleteAndUndo(Int)

    /// Sets a goal in the shown unit.
    case setGoal(Double)
    case setUnit(OracleUnit)
    case setInterval(Int)

    /// Flies to a place with another offset from UTC, in seconds.
    case fly(to: Int)
    case openDashboard
}

/// A step at a second.
struct PersonEvent: Sendable, Equatable {
    let time: Int
    let step: PersonStep
}
