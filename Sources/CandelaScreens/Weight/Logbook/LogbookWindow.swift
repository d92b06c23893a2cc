import CandelaElements
import CandelaRules

/// Windows of a long logbook, which never split a day.
extension RowWindow where Key == CalendarDay {
    /// The maximum number of weigh-ins in a window: one for each day of a leap year.
    static var most: Int { 366 }

    /// Creates the window that ends with a given day.
    ///
    /// - Parameters:
    ///   - days: The days of the weigh-ins that match the filters, newest first.
    ///   - day: The last visible day; `nil` starts at the newest. If no weigh-in is that old, the
    ///     oldest window is shown.
    ///   - rows: The number of visible weigh-ins, from 1 to ``most``, the default.
    init(of days: [CalendarDay], through day: CalendarDay?, rows: Int?) {
        let oldest = max(days.count - Self.rows(rows, most: Self.most), 0)
        let start = day.map { day in days.firstIndex { $0 <= day } ?? oldest }
        self.init(of: days, from: start ?? 0, rows: rows, most: Self.most)
    }
}
