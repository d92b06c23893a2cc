/// A weigh-in, as the second implementation knows it. Days are counted from 1 January 1970, and
/// times are seconds since its start in UTC.
struct OracleReading: Sendable, Equatable {
    var id: String
    var day: Int
    var value: Double
    var unit: OracleUnit
    var time: Int?

    /// The offset from UTC at the place of the reading; `nil` if its time is unknown.
    var offset: Int?
    var note: String?
    var bodyFat: Double?

    init(_ id: String, day: Int, _ value: Double, _ unit: OracleUnit, time: Int? = nil) {
        self.id = id
        self.day = day
        self.value = value
        self.unit = unit
        self.time = time
    }
}

/// A goal, as the second implementation knows it.
struct OracleGoal: Sendable, Equatable {
    var value: Double
    var unit: OracleUnit

    /// The second in which it was set; `nil` in a journal of an earlier version.
    var setAt: Int?

    /// The day on which it was set, if only that is known.
    var day: Int?

    /// The id of the reading that was current when it was set, unless that was too old.
    var start: String?
}

/// A milestone that was reached, as the second implementation knows it.
struct OracleMilestone: Sendable, Equatable {
    /// The milestone in tenths of its unit.
    var tenths: Int
    var unit: OracleUnit

    /// The first reading that reached it.
    var reading: String
    var day: Int
    var isCelebrated: Bool

    /// Whether a new unit or interval found it passed. It is listed while they last.
    var isFound = false

    /// The number of goals that were set before the one it belongs to.
    var goal: Int

    /// The second in which that goal was set, and whether it was a loss.
    var goalSetAt: Int
    var isLoss: Bool
}
