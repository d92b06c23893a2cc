/// The step of a heat map's cell, by its minutes.
///
/// The calendar has a scale of its own.
public struct HeatMapScale: Sendable, Hashable {
    /// The most minutes of a day on steps 1, 2 and 3; ascending. Above the last is step 4.
    public var limits: [Int]

    /// A scale with these limits, in minutes of a day.
    public init(limits: [Int]) {
        self.limits = limits.sorted()
    }

    /// 1–10, 11–25, 26–45 and above.
    public static let standard = HeatMapScale(limits: [10, 25, 45])

    /// The step of a cell: 0 without minutes, else 1 to the number of limits plus one.
    ///
    /// - Parameters:
    ///   - minutes: Of the whole cell.
    ///   - days: What the limits are multiplied by: 1 for a day, 7 for a week, 30 for a month.
    public func step(minutes: Int, days: Int = 1) -> Int {
        guard minutes > 0 else { return 0 }
        let factor = max(1, days)
        return 1
            + limits.count { limit in
                let (bound, overflow) = limit.multipliedReportingOverflow(by: factor)
                return !overflow && minutes > bound
            }
    }
}
