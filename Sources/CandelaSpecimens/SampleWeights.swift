import CandelaRules

/// Journals of people who weigh themselves.
enum SampleWeights {
    /// A weight journey in pounds, by default from 231.4 to a goal of 212.
    ///
    /// - Parameters:
    ///   - weights: The weights, oldest first, the last one today.
    ///   - start: The weight at the start of the journey.
    ///   - days: The number of days from one reading to the next.
    static func pounds(
        _ weights: [Double], from start: Double = 231.4, to goal: Double = 212,
        every days: Int = 1, _ change: (inout Journal) -> Void = { _ in }
    ) -> Journal {
        journal(weights, .pounds, from: start, to: goal, every: days, change)
    }

    /// A weight journey in kilograms, the last reading today.
    static func kilograms(
        _ weights: [Double], from start: Double, to goal: Double, every days: Int = 1
    ) -> Journal {
        journal(weights, .kilograms, from: start, to: goal, every: days) { _ in }
    }

    /// A milestone that was recorded and is not celebrated yet.
    static func uncelebrated(_ weight: Double, _ unit: WeightUnit = .pounds) -> CompletedMilestone {
        var milestone = CompletedMilestone(Weight(unchecked: weight, unit))
        milestone.day = SampleTime.today
        return milestone
    }

    /// A weight journey of a year in pounds: down by half a pound a week with daily variation, a
    /// gap of two weeks, and the milestones reached.
    ///
    /// Weigh-ins are daily in the last 30 days and weekly before.
    static func journey(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        var goal = WeightGoal(Weight(unchecked: 212, .pounds))
        goal.start = Weight(unchecked: 252, .pounds)
        journal.goal = goal
        let swings = [0.4, -0.6, 0.1, 0.9, -0.3, -0.8, 0.3]
        journal.weighIns = stride(from: 364, through: 0, by: -1)
            .filter { $0 < 200 || $0 > 213 }
            .filter { $0 < 30 || $0 % 7 == 0 }
            .map { ago in
                let weight = 226.3 + Double(ago) * 0.07 + swings[ago % 7]
                return weighIn(
                    Weight(unchecked: (weight * 10).rounded() / 10, .pounds), daysAgo: ago)
            }
        journal.completedMilestones = [250, 245, 240, 235, 230].map { weight in
            var milestone = CompletedMilestone(Weight(unchecked: weight, .pounds))
            milestone.isCelebrated = true
            milestone.day = SampleTime.today.adding(days: -Int((weight - 226.3) / 0.07))
            return milestone
        }
        change(&journal)
        return journal
    }

    /// Ten years with a weigh-in every other Wednesday, varying by twelve pounds over two years.
    static var tenYears: Journal {
        pounds((0...260).map { 226.4 + Double(abs($0 % 52 - 26)) * 12 / 26 }, every: 14)
    }

    private static func journal(
        _ weights: [Double], _ unit: WeightUnit, from start: Double, to goal: Double,
        every days: Int, _ change: (inout Journal) -> Void
    ) -> Journal {
        var journal = Journal()
        journal.settings.unit = unit
        var weightGoal = WeightGoal(Weight(unchecked: goal, unit))
        // Without a start weight the journey begins at the oldest reading.
        if weights.first != start { weightGoal.start = Weight(unchecked: start, unit) }
        journal.goal = weightGoal
        journal.weighIns = weights.enumerated().map { index, weight in
            weighIn(Weight(unchecked: weight, unit), daysAgo: (weights.count - 1 - index) * days)
        }
        change(&journal)
        return journal
    }

    /// A milestone of 98 kilograms with a reading of 216.1 pounds: 98.02 kilograms, displayed as
    /// 98.0.
    static var nearInOtherUnit: Journal {
        pounds([217.4, 217, 216.6, 216.1], from: 231.4, to: 205) { $0.settings.unit = .kilograms }
    }

    /// A reading at 07:05 a number of days ago; negative numbers are days in the future.
    static func weighIn(_ weight: Weight, daysAgo: Int) -> WeighIn {
        var weighIn = WeighIn(day: SampleTime.today.adding(days: -daysAgo), weight: weight)
        weighIn.at = SampleTime.noted(7, 5, daysAgo: daysAgo)
        return weighIn
    }

    /// Twelve daily weights in pounds, enough for a rate. The last eight begin at 231.4.
    static let twelveDays = [
        232.6, 231.5, 232.2, 230.9, 231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9,
    ]
}

extension Journal {
    /// Moves the readings to later days, or to earlier ones if negative.
    mutating func shiftWeighIns(by days: Int) {
        for place in weighIns.indices {
            weighIns[place].day = weighIns[place].day.adding(days: days)
            weighIns[place].at = weighIns[place].at.map {
                ZonedInstant($0.instant.adding(seconds: days * 86_400), offset: $0.offset ?? 0)
            }
        }
    }
}
