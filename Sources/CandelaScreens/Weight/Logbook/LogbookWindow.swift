import CandelaRules

/// The part of a long logbook that is shown at once.
///
/// Windows end with whole days, so that the days of their ends tell them apart.
struct LogbookWindow {
    /// The most weigh-ins of one window: a leap year of mornings.
    static let most = 366

    /// Which weigh-ins are shown, counted from the newest that the filters leave.
    let range: Range<Int>

    /// Where the next earlier window begins; `nil` when nothing is earlier.
    let earlier: CalendarDay?

    /// Where the next later window begins; `nil` when that is the newest.
    let later: CalendarDay?

    /// Whether it begins with the newest weigh-in.
    var isNewest: Bool { range.lowerBound == 0 }

    /// Chooses a window.
    ///
    /// - Parameters:
    ///   - days: The days of all weigh-ins that the filters leave, newest first.
    ///   - day: The last day that is shown; without it all days are, and when nothing is that old, the
    ///     oldest window is.
    ///   - rows: How many weigh-ins are shown, at most ``most``; more to end with a whole day, up to
    ///     twice ``most``.
    init(of days: [CalendarDay], through day: CalendarDay?, rows: Int?) {
        let rows = min(max(rows ?? Self.most, 1), Self.most)
        var start = 0
        if let day {
            start = days.firstIndex { $0 <= day } ?? max(days.count - rows, 0)
            while start > 0, days[start - 1] == days[start] { start -= 1 }
        }
        var end = min(start + rows, days.count)
        while end < days.count, days[end] == days[end - 1], end - start < 2 * Self.most { end += 1 }
        range = start..<end
        earlier = end > start ? days[end...].first { $0 < days[end - 1] } : nil
        later = start > rows ? days[start - rows] : nil
    }
}
