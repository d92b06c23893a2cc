/// A point in time, in whole seconds since 1970-01-01T00:00:00Z; leap seconds are not counted.
///
/// In JSON it is an ISO 8601 text. Any offset is accepted and fractions of a second are truncated;
/// it is always written in UTC with `Z`. As in ``CalendarDay``, the years are 0001 to 9999.
public struct Instant: Sendable, Hashable, Comparable {
    /// Seconds since 1970 in UTC, negative before: −62,135,596,800 … 253,402,300,799.
    public let secondsSince1970: Int

    /// The instant `seconds` after 1970-01-01T00:00:00Z; a number outside the years 0001…9999 gives
    /// the nearest instant inside.
    public init(secondsSince1970 seconds: Int) {
        secondsSince1970 = Swift.min(Swift.max(seconds, -62_135_596_800), 253_402_300_799)
    }

    /// The instant this many seconds later, or earlier if negative; stops at the ends of the range.
    public func adding(seconds: Int) -> Instant {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return Instant(secondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// The number of seconds from this instant to `other`; negative if `other` is earlier.
    public func seconds(to other: Instant) -> Int {
        other.secondsSince1970 - secondsSince1970
    }

    /// Orders instants by time.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Instant: CustomStringConvertible, LosslessStringConvertible {
    /// Parses ISO 8601 as ``ZonedInstant/init(_:)`` does, without keeping the offset; `nil` for
    /// anything else.
    public init?(_ description: String) {
        guard let zoned = ZonedInstant(description) else { return nil }
        self = zoned.instant
    }

    /// ISO 8601 in UTC, such as `2026-03-18T16:20:00Z`.
    public var description: String { ZonedInstant(self).description }
}

extension Instant: Codable {
    /// Decodes ISO 8601 with a date, a time and an offset; anything else is an error that quotes
    /// it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.text(ZonedInstant.expectation, Instant.init)
    }

    /// Encodes ISO 8601 in UTC, with `Z`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
