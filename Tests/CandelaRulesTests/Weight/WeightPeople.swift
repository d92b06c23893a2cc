import CandelaRules

/// A journal with one weigh-in on each given day of March 2026, at noon UTC.
func person(
    _ readings: [(day: Int, weight: Double)], _ unit: WeightUnit = .kilograms, goal: Double? = nil
) -> Journal {
    var journal = Journal()
    journal.weighIns = readings.enumerated().map { index, reading in
        var weighIn = WeighIn(
            day: march(reading.day), weight: Weight(unchecked: reading.weight, unit))
        weighIn.at = ZonedInstant(noon(reading.day), offset: 0)
        weighIn.id = "\(index)"
        return weighIn
    }
    journal.goal = goal.map { WeightGoal(Weight(unchecked: $0, unit)) }
    return journal
}

/// Weights on consecutive days, the last one on a day of March.
func daily(_ weights: [Double], until day: Int = 18) -> [(day: Int, weight: Double)] {
    weights.enumerated().map { (day - weights.count + 1 + $0.offset, $0.element) }
}

/// Noon UTC on a day of March 2026.
func noon(_ day: Int) -> Instant { utc.start(of: march(day)).adding(seconds: 43_200) }

/// The facts of a journal in the evening of a day of March 2026.
func factsOf(_ journal: Journal, on day: Int = 18, unit: WeightUnit? = nil) -> WeightFacts {
    WeightFacts(
        journal, now: utc.start(of: march(day)).adding(seconds: 72_000), clock: utc, unit: unit)
}
