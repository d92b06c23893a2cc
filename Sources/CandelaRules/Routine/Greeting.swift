/// A greeting for a time of day.
///
/// Morning, afternoon and evening begin at 5:00, 12:00 and 17:00; from 22:00 to 5:00 the greeting
/// names no time of day.
public enum Greeting: String, Sendable, Hashable, Codable, CaseIterable {
    /// From 5:00.
    case morning
    /// From 12:00.
    case afternoon
    /// From 17:00.
    case evening
    /// From 22:00.
    case ready

    /// The greeting at a time of day.
    public init(at time: TimeOfDay) {
        self =
            switch time.hour {
            case 5...11: .morning
            case 12...16: .afternoon
            case 17...21: .evening
            default: .ready
            }
    }

    /// The greeting at an instant, and the instant at which it changes.
    public static func at(_ now: Instant, clock: DayClock) -> (Greeting, validUntil: Instant) {
        let times: [TimeOfDay] = ["05:00", "12:00", "17:00", "22:00"]
        let changes = times.map { DailyReminder(at: $0).next(after: now, in: clock.zone) }
        return (
            Greeting(at: clock.time(of: now)), changes.min() ?? clock.nextDay(after: now)
        )
    }
}
