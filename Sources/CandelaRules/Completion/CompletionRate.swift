/// On what share of its days a habit was done, by the very days a chart draws.
///
/// A day counts from the habit's first on, today included: done, missed or still open. A day of rest
/// does not, and several marks of one day count once.
///
/// Source: seed 004. 14 distinct days of the 21 from 26 February to 18
/// March are 67 percent.
public struct CompletionRate: Sendable, Hashable {
    /// Distinct days with something done.
    public let doneDays: Int

    /// Days that count, done or not; 0 when all were days of rest.
    public let days: Int

    /// The share, 0…1.
    public var share: Double { days == 0 ? 0 : Double(doneDays) / Double(days) }

    /// The rate of some days.
    public init(_ series: CompletionSeries) {
        doneDays = series.doneDays
        days = series.days.count { activity in
            switch activity.status {
            case .completed, .missed, .pending: true
            case .none, .rest: false
            }
        }
    }
}
