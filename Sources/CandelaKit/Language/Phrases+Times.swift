public import CandelaRules
import Foundation

extension Phrases {
    /// A time of day as the reader's region writes it: `7:30 AM`, `07:30`.
    public func timeOfDay(_ time: TimeOfDay) -> String {
        // A time on the first day of 1970 in UTC, read back in UTC: no zone can move it.
        let date = Date(timeIntervalSince1970: Double(time.minutes) * 60)
        let style = Date.FormatStyle(
            date: .omitted, time: .shortened, locale: Locale(identifier: formatLanguage),
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        return date.formatted(style)
    }
}
