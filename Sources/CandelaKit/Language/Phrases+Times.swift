public import CandelaRules
import Foundation

extension Phrases {
    /// A time of day in the format of the reader's region: `7:30 AM`, `07:30`.
    public func timeOfDay(_ time: TimeOfDay) -> String {
        // A time on 1 January 1970 in UTC, formatted in UTC, so the time zone cannot change it.
        let date = Date(timeIntervalSince1970: Double(time.minutes) * 60)
        let style = Date.FormatStyle(
            date: .omitted, time: .shortened, locale: Locale(identifier: formatLanguage),
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        return date.formatted(style)
    }
}
