public import CandelaRules

/// What a file of weights may leave open.
public struct WeightFileAssumptions: Sendable, Hashable {
    /// The zone of the weigh-ins; it outweighs offsets in the file.
    public var zone: Zone?

    /// The zone when neither the person nor the file names one.
    public var machineZone: Zone

    /// When a day begins for this person.
    public var dayStart: TimeOfDay

    /// The unit when the file does not say.
    public var unit: ScaleUnit?

    /// Days that begin at midnight in the machine's zone, unless the file has it otherwise.
    public init(machineZone: Zone) {
        self.machineZone = machineZone
        dayStart = .midnight
    }

    var clock: WallClock { WallClock(chosen: zone, machine: machineZone, dayStart: dayStart) }
}

extension Imported {
    /// A journal of the weigh-ins of a file.
    init(
        _ readings: consuming ScaleReadings, _ ledger: consuming Ledger, dayStart: TimeOfDay
    ) {
        var (readings, ledger) = (readings, ledger)
        var journal = Journal()
        journal.settings.dayStart = dayStart
        journal.weighIns = readings.weighIns(&ledger)
        let days = Set(journal.weighIns.map(\.day)).count
        self.init(
            journal, ledger.report,
            "\(journal.weighIns.count) weigh-ins on \(days) days;"
                + " \(ledger.report.count(of: .joined)) written twice are joined")
    }
}
