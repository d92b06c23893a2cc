import CandelaElements
public import CandelaRules

/// A day, a week or a month whose figures are open.
public struct PracticeSpan: Sendable, Hashable, Codable {
    /// The first day.
    public var first: CalendarDay

    /// How long it is.
    public var grain: HeatMap.Grain

    /// The span that begins on a day; that day alone unless said otherwise.
    public init(_ first: CalendarDay, _ grain: HeatMap.Grain = .day) {
        self.first = first
        self.grain = grain
    }

    /// Reads a span; one without a grain is a day.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try members.decode(CalendarDay.self, forKey: .first),
            try members.decodeIfPresent(HeatMap.Grain.self, forKey: .grain) ?? .day)
    }
}

extension Intent {
    /// The days of a span, above the statistics.
    static func open(_ span: PracticeSpan, of habit: String?) -> Intent {
        var destination = Destination(.practiceStatistics, as: .sheet)
        destination.habit = habit
        destination.day = span.first
        destination.grain = span.grain == .day ? nil : span.grain
        return .open(destination)
    }
}
