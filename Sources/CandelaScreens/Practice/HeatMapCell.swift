public import CandelaRules

/// The values of a heat map's cell, which is a day, a week or a month.
public struct HeatMapCell: Sendable, Equatable, Codable {
    /// The first day of the cell.
    public let first: CalendarDay

    /// The last day of the cell, today at the latest.
    public let last: CalendarDay

    /// The total minutes.
    public let minutes: Int

    /// The number of sessions.
    public let sessions: Int

    /// The intensity of its fill, based on its minutes.
    public let level: IntensityLevel

    init(_ cell: HeatMap.Cell) {
        (first, last, level) = (cell.first, cell.last, cell.level)
        (minutes, sessions) = (cell.minutes, cell.sessions)
    }
}
