/// The share of days on which a habit was done, from the same days that a chart draws.
///
/// Days count from the first record on, or from the day the habit was created while it has none,
/// whether done or missed; today counts once it is done or over. Rest days do not count, and
/// several completions on one day count once.
///
/// For example, 14 distinct days out of the 20 from 26 February to 17 March are 70 percent on 18
/// March, and 67 percent of 21 days when one of them is that day.
public struct CompletionRate: Sendable, Equatable {
    /// Distinct days on which the habit was done.
    public let doneDays: Int

    /// Days that count, done or not; 0 if all were rest days or before the first record, or the only
    /// one is today and not done.
    public let days: Int

    /// The share of done days, 0…1; `nil` if no day counts.
    public var share: Double? { days == 0 ? nil : Double(doneDays) / Double(days) }

    init(doneDays: Int, days: Int) {
        self.doneDays = doneDays
        self.days = days
    }

    /// The rate over a series of days.
    public init(_ series: CompletionSeries) {
        doneDays = series.doneDays
        days = series.days.count { activity in
            switch activity.status {
            case .completed, .missed: true
            case .none, .pending, .rest, .skipped: false
            }
        }
    }
}
