public import CandelaRules

/// Values to use where a file does not specify them, and a zone that overrides its offsets.
public struct FileAssumptions: Sendable, Hashable {
    /// The time zone of the records, which takes precedence over offsets in the file; `nil` to
    /// use those.
    public var zone: Zone?

    /// The time zone for local times if ``zone`` is `nil` and the file specifies none.
    public var fallbackZone: Zone

    /// The time at which this person's day begins.
    public var dayStart: TimeOfDay

    /// The unit of weights if the file does not specify one; `nil` makes such a file an error.
    public var unit: ScaleUnit?

    /// The order of day and month in dates such as 2/3/2026; `nil` to find it in the file, which is
    /// an error if no date shows it.
    public var dateOrder: DateOrder?

    /// The headings of the columns to read; empty to find them by the headings of known apps.
    public var columns: [TableColumn: String] = [:]

    /// Creates assumptions in which days begin at midnight, without an overriding zone or a unit.
    public init(fallbackZone: Zone) {
        self.fallbackZone = fallbackZone
        dayStart = .midnight
    }

    var clock: LocalDateParser {
        LocalDateParser(chosen: zone, machine: fallbackZone, dayStart: dayStart)
    }
}

extension Imported {
    /// Creates a journal from the weigh-ins and the newest height of a file.
    init(
        _ readings: consuming ScaleReadings, _ rowLog: consuming RowLog, dayStart: TimeOfDay
    ) {
        var (readings, rowLog) = (readings, rowLog)
        var journal = Journal()
        journal.settings.dayStart = dayStart
        journal.settings.height = readings.height.centimeters
        journal.weighIns = readings.weighIns(&rowLog)
        let days = Set(journal.weighIns.map(\.day)).count
        self.init(
            journal, rowLog.report,
            "\(journal.weighIns.count) weigh-ins on \(days) days;"
                + " \(rowLog.report.count(of: .joined)) duplicates joined"
                + readings.height.summary)
    }
}
