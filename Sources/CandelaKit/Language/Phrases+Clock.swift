import Foundation

extension Phrases {
    /// A duration in clock notation: `9:05`, or `09:05` with two digits for minutes; `1:30:05` from
    /// an hour. Below 0 counts as 0.
    public func clock(seconds: Int, minuteDigits: Int = 1) -> String {
        let seconds = max(seconds, 0)
        func digits(_ value: Int, atLeast count: Int) -> String {
            value.formatted(
                .number.grouping(.never).precision(.integerLength(count...))
                    .locale(Locale(identifier: formatLanguage)))
        }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let start =
            hours == 0
            ? digits(minutes, atLeast: minuteDigits)
            : digits(hours, atLeast: 1) + ":" + digits(minutes, atLeast: 2)
        return start + ":" + digits(seconds % 60, atLeast: 2)
    }
}
