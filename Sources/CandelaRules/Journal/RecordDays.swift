/// The days that records of something done may have: from 150 years ago to today.
///
/// Days of rest may be later, because they can be planned.
public struct RecordDays: Sendable, Hashable {
    /// The days, including both ends.
    public let range: ClosedRange<CalendarDay>

    /// The days up to a person's current day.
    ///
    /// - Parameter daysAhead: The number of days after today that are included, for screens of
    ///   planned days.
    public init(until today: CalendarDay, daysAhead: Int = 0) {
        // 150 years of 365.2425 days.
        range = today.adding(days: -54_787)...today.adding(days: max(daysAhead, 0))
    }

    /// The days up to the current one anywhere on Earth, for records whose time zone is unknown.
    ///
    /// Source: the greatest and the least offset in the IANA time zone database, UTC+14 in
    /// Pacific/Kiritimati and UTC−12 in Etc/GMT+12.
    public init(anywhereAt now: Instant) {
        func today(_ hours: Int) -> CalendarDay {
            let local = now.adding(seconds: hours * 3_600).secondsSince1970
            return CalendarDay(daysSince1970: local.flooredQuotient(by: 86_400))
        }
        range = RecordDays(until: today(-12)).range.lowerBound...today(14)
    }

    /// The reason that a record cannot have a day; `nil` if it can.
    public func refusal(of day: CalendarDay) -> String? {
        range.contains(day)
            ? nil : "'\(day)' is out of range: use \(range.lowerBound) to \(range.upperBound)"
    }
}

extension JournalRecord {
    /// The rules that the record breaks, among them its day.
    package func breaches(within days: RecordDays) -> [JournalBreach] {
        breaches + (JournalBreach(of: recordedDay, outside: days).map { [$0] } ?? [])
    }

    /// Returns the record itself if it is valid and its day is not later than today anywhere on
    /// Earth.
    ///
    /// - Parameter old: The record it replaces, whose day it may keep.
    /// - Throws: The first breach.
    func checked(at now: Instant, replacing old: Self? = nil) throws(JournalBreach) -> Self {
        if let old, old.recordedDay == recordedDay { return try checked() }
        if let breach = breaches(within: RecordDays(anywhereAt: now)).first { throw breach }
        return self
    }
}

extension JournalBreach {
    /// The breach of a record's day; `nil` if it is within the days.
    init?(of day: CalendarDay?, outside days: RecordDays) {
        guard let message = day.flatMap(days.refusal) else { return nil }
        self.init(
            path: JournalPath(steps: [.member("day")]), message: message, id: "out-of-range")
    }
}
