package import CandelaRules

/// A day, a week or a month whose figures are open.
package struct PracticeSpan: Sendable, Hashable, Codable {
    /// The first day.
    package var first: CalendarDay

    /// How long it is.
    package var grain: HeatMap.Grain

    /// The span that begins on a day; that day alone unless said otherwise.
    package init(_ first: CalendarDay, _ grain: HeatMap.Grain = .day) {
        self.first = first
        self.grain = grain
    }

    /// Reads a span; one without a grain is a day.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(try members.read("first"), try members.read("grain", or: .day))
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
