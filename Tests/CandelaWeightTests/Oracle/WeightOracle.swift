/// The second implementation of what is true about a weight log at an instant.
///
/// It shares no code with the library and is written for reading, not for speed: everything is
/// computed from the list of readings again. Shown weights are whole tenths, and shown rates are
/// whole hundredths, so that every comparison is exact.
struct WeightOracle: Sendable {
    /// The readings in the order in which they were entered.
    var readings: [OracleReading] { didSet { order() } }

    /// The unit in which weights are shown.
    var unit: OracleUnit { didSet { order() } }

    /// The chosen distance of milestones: 5, 10 or 15.
    var interval = 5
    var goal: OracleGoal?

    /// The current second and the zone's offset from UTC in seconds.
    var now: Int { didSet { order() } }
    var offset: Int { didSet { order() } }

    /// The readings so far: by time, then as entered.
    private(set) var ordered: [OracleReading] = []

    /// The mean weight of each day with a reading, oldest first, in the shown unit.
    private(set) var means: [(day: Int, value: Double)] = []

    init(readings: [OracleReading], unit: OracleUnit, now: Int, offset: Int = 0) {
        self.readings = readings
        self.unit = unit
        self.now = now
        self.offset = offset
        order()
    }

    private mutating func order() {
        ordered = []
        for reading in readings where moment(reading) <= now {
            var place = ordered.count
            while place > 0, moment(ordered[place - 1]) > moment(reading) { place -= 1 }
            ordered.insert(reading, at: place)
        }
        means = meansOfDays()
    }

    var today: Int { day(of: now) }

    /// The civil day of a second.
    func day(of second: Int) -> Int {
        let local = second + offset
        return local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    }

    /// The second at which a reading counts: one without a time counts at the start of its day.
    func moment(_ reading: OracleReading) -> Int {
        reading.time ?? reading.day * 86_400 - offset
    }

    var current: OracleReading? { ordered.last }

    /// Days since the current reading; 0 if it is dated tomorrow, after a flight.
    var age: Int { max(0, today - (current?.day ?? today)) }

    /// Whether the current reading is dated today; after a flight it can be dated tomorrow.
    var isOfToday: Bool { current?.day == today }

    /// Whether cards give the day of the current reading, and no change.
    var isOld: Bool { age > 10 }

    func shown(_ reading: OracleReading) -> Int { unit.tenths(of: reading.value, reading.unit) }

    func shown(_ goal: OracleGoal) -> Int { unit.tenths(of: goal.value, goal.unit) }

    // MARK: - Changes

    /// A difference of two shown weights.
    struct Change: Equatable {
        let tenths: Int
        let days: Int

        /// −1 for down, 0 for steady, 1 for up.
        var direction: Int { abs(tenths) <= 1 ? 0 : tenths < 0 ? -1 : 1 }
    }

    /// The change since the last reading of the newest day that is 7 to 14 days before the
    /// reading's.
    func change(to reading: OracleReading) -> Change? {
        for days in 7...14 {
            let earlier = ordered.last { $0.day == reading.day - days }
            guard let earlier else { continue }
            return Change(tenths: shown(reading) - shown(earlier), days: days)
        }
        return nil
    }

    /// The change that is shown of the current weight.
    var change: Change? {
        guard let current, !isOld else { return nil }
        return change(to: current)
    }

    // MARK: - Means

    private func meansOfDays() -> [(day: Int, value: Double)] {
        var sums: [Int: (sum: Double, count: Int)] = [:]
        for reading in ordered {
            let (sum, count) = sums[reading.day] ?? (0, 0)
            sums[reading.day] = (sum + unit.value(of: reading.value, reading.unit), count + 1)
        }
        return sums.keys.sorted().map { day in
            let (sum, count) = sums[day] ?? (0, 1)
            return (day, sum / Double(count))
        }
    }

    /// The mean of the means of the days with readings among the seven that end with a day, in
    /// tenths.
    func average(on day: Int) -> Int? {
        let week = means.filter { $0.day > day - 7 && $0.day <= day }
        guard !week.isEmpty else { return nil }
        var sum = 0.0
        for mean in week { sum += mean.value }
        return Decimals.rounded(sum / Double(week.count), to: 1)
    }
}
