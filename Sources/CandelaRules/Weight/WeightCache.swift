/// A cached log of weigh-ins, with the conditions of its validity.
struct WeightCache: Sendable {
    private(set) var log: WeightLog
    private let clock: DayClock
    private var now: Instant

    init(_ journal: Journal, now: Instant, clock: DayClock, unit: WeightUnit) {
        log = WeightLog(reading: journal, now: now, clock: clock, unit: unit, by: .standard)
        (self.now, self.clock) = (now, clock)
    }

    /// Whether the log is valid for a time, a clock and a unit: no day has ended and no future
    /// reading has begun to count.
    func serves(_ now: Instant, _ clock: DayClock, _ unit: WeightUnit) -> Bool {
        unit == log.unit && self.now <= now && now < log.validUntil && clock == self.clock
    }

    /// Advances the time.
    mutating func pass(to now: Instant) { self.now = max(self.now, now) }

    /// Updates the log for a change of weigh-ins.
    ///
    /// - Returns: Whether the update was possible; if not, the log must be rebuilt.
    mutating func keepUp(with change: ListChange<WeighIn>, in journal: Journal) -> Bool {
        guard change.removed.isEmpty else { return false }
        let new = change.added
        guard !new.isEmpty else { return true }
        guard new.count == 1, let place = new.first?.position, place == journal.weighIns.count - 1
        else { return false }
        return log.append(journal.weighIns[place], at: place, now: now, clock: clock)
    }
}

extension Journal {
    /// Caches the readings in a unit, so that a later one is only added to them.
    public mutating func cacheWeighIns(now: Instant, clock: DayClock, unit: WeightUnit) {
        if derived.weights?.serves(now, clock, unit) == true {
            derived.weights?.pass(to: now)
        } else {
            derived.weights = nil
            derived.weights = WeightCache(self, now: now, clock: clock, unit: unit)
        }
    }
}
