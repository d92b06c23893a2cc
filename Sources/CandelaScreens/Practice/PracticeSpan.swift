import CandelaElements
public import CandelaRules

/// A day, week or month whose figures are shown.
public struct PracticeSpan: Sendable, Equatable, Codable {
    /// The first day.
    public var first: CalendarDay

    /// The unit of the span.
    public var grain: HeatMap.Grain

    /// Creates the span that begins on a day; a single day by default.
    public init(_ first: CalendarDay, _ grain: HeatMap.Grain = .day) {
        self.first = first
        self.grain = grain
    }

    /// Decodes a span; without a grain, it is a single day.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try members.decode(CalendarDay.self, forKey: .first),
            try members.decodeIfPresent(HeatMap.Grain.self, forKey: .grain) ?? .day)
    }
}

extension Intent {
    /// The intent that opens a day with its sessions, or shows the figures of a week or a month
    /// above the statistics.
    static func open(_ span: PracticeSpan, of habit: String?) -> Intent {
        guard span.grain != .day else { return .openDay(span.first, of: habit) }
        var destination = Destination(.practiceStatistics, as: .sheet)
        destination.habit = habit
        destination.day = span.first
        destination.grain = span.grain
        return .open(destination)
    }
}
