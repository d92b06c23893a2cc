/// The day on which a weight reaches a target at the current rate.
///
/// It is computed from the distance and the rate as shown and counted from the day of the last
/// reading: without new readings the day stays, and the days until it become fewer.
public struct WeightEstimate: Sendable, Equatable, Codable {
    /// Whole days from the last reading, cut off; 1 or more, and at most ``maximumDays`` + 1.
    public let days: Int

    /// The day on which the target is reached.
    public let day: CalendarDay

    /// The days from today to that day; `nil` once it has come without a new reading.
    public let daysLeft: Int?

    /// The greatest number of days that is shown: two years.
    public static let maximumDays = 730

    /// The greatest number of years that is shown.
    public static let maximumYears = 2

    /// Whether the target is further away than is shown.
    public var isTooFar: Bool { days > Self.maximumDays }

    /// Estimates the day; `nil` if the rate is steady or leads away.
    ///
    /// - Parameters:
    ///   - distance: The distance from the current weight to a target that is not reached, as
    ///     shown; 0 or more.
    ///   - direction: The direction of the target.
    ///   - day: The day of the last reading.
    public init?(
        _ distance: Double, _ direction: WeightChange.Direction, at rate: WeightRate,
        from day: CalendarDay, today: CalendarDay
    ) {
        guard rate.direction != .stable, rate.direction == direction else {
            return nil
        }
        // Without rounding, 0.3 at 0.7 a week would give slightly less than three days in binary.
        let whole = (distance * 7 / abs(rate.weekly)).roundedToBillionth.rounded(.down)
        days = Int(min(max(1, whole), Double(Self.maximumDays + 1)))
        self.day = day.adding(days: days)
        let left = today.days(to: self.day)
        daysLeft = left > 0 ? left : nil
    }

    /// The time until a day in words: a date up to 13 days ahead, then weeks, from 56 days on
    /// months, because dates further ahead move by more than a week at most readings.
    public enum Span: Sendable, Equatable {
        /// The day itself, and the days until it.
        case days(Int, CalendarDay)
        /// Weeks, rounded to the nearest.
        case weeks(Int)
        /// Months of 30.44 days, rounded to the nearest.
        case months(Int)
    }

    /// The time from today in words; `nil` once the day has come.
    public var span: Span? {
        daysLeft.map { left in
            switch left {
            case ..<14: .days(left, day)
            case ..<56: .weeks(Int((Double(left) / 7).rounded()))
            default: .months(Int((Double(left) / 30.44).rounded()))
            }
        }
    }
}
