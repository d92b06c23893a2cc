import CandelaElements
import CandelaRules

/// The windows of a long logbook end with whole days.
extension RowWindow where Key == CalendarDay {
    /// The most weigh-ins of one window: a leap year of mornings.
    static var most: Int { 366 }

    /// Chooses a window.
    ///
    /// - Parameters:
    ///   - days: The days of all weigh-ins that the filters leave, newest first.
    ///   - day: The last day that is shown; without it all days are, and when nothing is that old, the
    ///     oldest window is.
    ///   - rows: How many weigh-ins are shown, at most ``most``.
    init(of days: [CalendarDay], through day: CalendarDay?, rows: Int?) {
        let oldest = max(days.count - Self.rows(rows, most: Self.most), 0)
        let start = day.map { day in days.firstIndex { $0 <= day } ?? oldest }
        self.init(of: days, from: start ?? 0, rows: rows, most: Self.most)
    }
}
