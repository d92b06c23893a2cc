import CandelaTestSupport

/// A person with habits, luck and slips of the finger, the same in every run for a seed.
struct SimulatedPerson: Sendable {
    let seed: UInt64

    /// The offset of the person's first zone from UTC, in seconds.
    let offset: Int
    let unit: OracleUnit

    /// Readings of an earlier app, which the journal has from the start.
    private(set) var imported: [OracleReading] = []
    private(set) var events: [PersonEvent] = []

    /// The moments at which the screens are compared.
    private(set) var looks: [Look] = []

    /// A second after a number of events.
    struct Look: Sendable, Equatable {
        let events: Int
        let time: Int
    }

    /// The rates of change that a person can have, in kilograms a day.
    private static let courses = [-0.13, -0.09, -0.05, -0.02, 0, 0, 0.02, 0.06]

    /// The days between two weigh-ins; 0 is twice a day.
    private static let habits = [0, 1, 1, 1, 2, 3, 4, 7, 7, 10]

    init(seed: UInt64, looks lookCount: Int) {
        self.seed = seed
        var life = Life(seed: seed)
        offset = life.one(of: [0, 3_600, -18_000, 32_400, 19_800])
        unit = life.one(of: OracleUnit.allCases)
        life.unit = unit
        life.offset = offset
        if life.happens(0.3) { imported = life.history() }
        life.live()
        events = life.events
        for look in 1...lookCount {
            let count = max(1, events.count * look / lookCount)
            let last = events[count - 1].time
            let next = count < events.count ? events[count].time : last + life.one(of: Self.waits)
            looks.append(
                Look(events: count, time: life.number(last + 40...max(last + 40, next - 1))))
        }
    }

    /// The seconds until the last look: mostly a day, sometimes weeks or more than a year.
    private static let waits = [1, 1, 1, 1, 3, 6, 12, 15, 30, 400].map { $0 * 86_400 }

    /// The person's state while the events are made up.
    private struct Life {
        var random: SplitMix
        var now: Int
        var offset = 0
        var unit = OracleUnit.kilograms
        var weight: Double
        var course: Double
        let noise: Double
        let habit: Int
        var events: [PersonEvent] = []

        /// The last weight on the scale, in the person's unit.
        var lastShown: Double?

        /// The last goal, in the person's unit.
        var lastGoal: Double?

        /// The number of logged readings, and slips that are corrected later.
        var count = 0
        var uncorrected: [(number: Int, weight: Double, due: Int)] = []

        init(seed: UInt64) {
            random = SplitMix(seed: seed)
            // A morning of 2025 or 2026.
            now = 20_089 * 86_400 + Int.random(in: 0..<600, using: &random) * 86_400
            weight = Double.random(in: 55...120, using: &random)
            course = SimulatedPerson.courses.randomElement(using: &random) ?? 0
            noise = Double.random(in: 0.05...0.6, using: &random)
            habit = SimulatedPerson.habits.randomElement(using: &random) ?? 1
        }

        mutating func one<Value>(of values: [Value]) -> Value {
            values[Int.random(in: values.indices, using: &random)]
        }

        mutating func happens(_ chance: Double) -> Bool {
            Double.random(in: 0..<1, using: &random) < chance
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int {
            Int.random(in: range, using: &random)
        }

        /// What the scale shows now, in a unit, with one decimal.
        mutating func scale(_ unit: OracleUnit) -> Double {
            var error = 0.0
            for _ in 0..<4 { error += Double.random(in: -1...1, using: &random) }
            let kilograms = min(max(weight + error * noise / 1.15, 35), 190)
            return Double(unit.tenths(of: kilograms, .kilograms)) / 10
        }

        /// Moves on to an hour of the local day a number of days later.
        mutating func pass(days: Int, hour: Int) {
            let day = (now + offset) / 86_400 + days
            now = max(now + 60, day * 86_400 - offset + hour * 3_600 + number(0...3_599))
            for _ in 0..<days { weight += course }
            weight = min(max(weight, 45), 150)
        }

        mutating func add(_ step: PersonStep) {
            events.append(PersonEvent(time: now, step: step))
            now += 61
        }

        /// Readings of some weeks or of another year, with two decimals and often without a time.
        mutating func history() -> [OracleReading] {
            var readings: [OracleReading] = []
            let hasTimes = happens(0.4)
            for number in 0..<self.number(1...60) {
                let hundredths = (scale(unit) * 100).rounded() + Double(self.number(-4...4))
                let day = (now + offset) / 86_400
                var reading = OracleReading("old\(number)", day: day, hundredths / 100, unit)
                if hasTimes { (reading.time, reading.offset) = (now, offset) }
                readings.append(reading)
                pass(days: max(1, habit), hour: 7)
            }
            if happens(0.3) { now += 200 * 86_400 }
            return readings
        }

        mutating func live() {
            if happens(0.15) { setGoal() }
            for round in 0..<number(8...24) {
                pass(days: round == 0 ? 0 : habit, hour: habit == 0 && round % 2 == 1 ? 20 : 7)
                if habit == 0, round % 2 == 0 { pass(days: 1, hour: 7) }
                if happens(0.04) { pass(days: number(8...60), hour: 8) }
                correctOld()
                weigh()
                if round == 0, happens(0.6) { setGoal(at: lastShown) }
                change()
                if happens(0.25) { add(.openDashboard) }
            }
        }

        /// Logs a reading; one in thirty is a slip.
        private mutating func weigh() {
            let shown = scale(unit)
            lastShown = shown
            if happens(0.035) {
                slip(from: shown)
            } else if happens(0.05) {
                let other: OracleUnit = unit == .pounds ? .kilograms : .pounds
                add(.enter(scale(other), other, day: nil, note: nil))
                count += 1
            } else if happens(0.05) {
                let yesterday = (now + offset) / 86_400 - number(1...3)
                add(.enter(shown, unit, day: yesterday, note: happens(0.5) ? "Late" : nil))
                count += 1
            } else if happens(0.06) {
                add(.enter(shown, unit, day: nil, note: "After the walk"))
                count += 1
            } else {
                add(.log(shown))
                count += 1
            }
        }

        /// Logs a wrong weight, and the right one at once or after some days.
        private mutating func slip(from shown: Double) {
            let off = Double(number(4...11)) * (unit == .pounds ? 2 : 1)
            let wrong = ((shown + (happens(0.5) ? off : -off)) * 10).rounded() / 10
            add(.log(wrong))
            count += 1
            switch number(0...4) {
            case 0:
                add(.log(shown))
                count += 1
            case 1: add(.correct(count - 1, shown))
            case 2:
                add(.delete(count - 1))
                add(.log(shown))
                count += 1
            case 3:
                add(.deleteAndUndo(count - 1))
                uncorrected.append((count - 1, shown, now))
            default:
                if happens(0.4) { add(.openDashboard) }
                uncorrected.append((count - 1, shown, now + number(1...5) * 86_400))
            }
        }

        private mutating func correctOld() {
            for slip in uncorrected where slip.due <= now {
                add(.correct(slip.number, slip.weight))
            }
            uncorrected.removeAll { $0.due <= now }
        }

        private mutating func setGoal(at shown: Double? = nil) {
            let away = one(of: [-30.0, -12, -6, -4, -3, -2, -1, 2, 5])
            let tenths = unit.tenths(of: min(max(weight + away, 42), 145), .kilograms)
            var goal = happens(0.6) ? Double(tenths / 10) : Double(tenths) / 10
            if let shown, happens(0.15) { goal = shown }
            lastGoal = goal
            add(.setGoal(goal))
        }

        private mutating func change() {
            if happens(0.1) { course = one(of: SimulatedPerson.courses) }
            if happens(0.05) { setGoal(at: lastShown) }
            if happens(0.03), let lastGoal { add(.setGoal(lastGoal)) }
            if happens(0.02) {
                unit = unit == .pounds ? .kilograms : .pounds
                (lastShown, lastGoal) = (nil, nil)
                add(.setUnit(unit))
            }
            if happens(0.03) { add(.setInterval(one(of: [5, 10, 15]))) }
            if happens(0.03) {
                offset = one(of: [0, 3_600, -25_200, 32_400])
                add(.fly(to: offset))
            }
            if happens(0.03), count > 0 {
                let number = number(max(0, count - 4)...(count - 1))
                add(happens(0.5) ? .delete(number) : .deleteAndUndo(number))
            }
        }
    }
}
