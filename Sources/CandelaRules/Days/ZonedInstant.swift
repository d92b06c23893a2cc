/// An instant together with the local offset from UTC at the place it was recorded.
///
/// In JSON it is one ISO 8601 text, such as `2026-03-18T17:20:00+01:00`. The offset is evidence of
/// where a record was made; `Z` gives the time but no place (RFC 9557, section 2).
public struct ZonedInstant: Sendable, Hashable {
    /// The point in time.
    public let instant: Instant

    /// The local offset from UTC in seconds, or `nil` if unknown.
    ///
    /// Less than a day in either direction.
    public let offset: Int?

    /// Combines an instant and its offset in seconds; an offset of a day or more counts as unknown.
    public init(_ instant: Instant, offset: Int? = nil) {
        self.instant = instant
        self.offset = offset.flatMap { (-86_399...86_399).contains($0) ? $0 : nil }
    }
}

extension ZonedInstant: CustomStringConvertible, LosslessStringConvertible {
    static let expectation = "an instant such as 2026-03-18T17:20:00+01:00 or 2026-03-18T16:20:00Z"

    /// Parses ISO 8601: date, `T`, hours and minutes, optional seconds and fraction, then `Z` or an
    /// offset (`+01:00`, `+0100`, `+01`).
    ///
    /// A space may replace the `T`, as in RFC 3339; a leap second, 60, counts as the one before it,
    /// so that it stays on its day; a fraction is truncated. Returns `nil` for anything else,
    /// including a time without an offset.
    public init?(_ description: String) {
        var text = DigitReader(description)
        guard let year = text.digits(4), text.take("-"), let month = text.digits(2),
            text.take("-"), let date = text.digits(2),
            let day = CalendarDay(year: year, month: month, day: date),
            text.take("T") || text.take("t") || text.take(" "),
            let hour = text.digits(2), hour < 24, text.take(":"),
            let minute = text.digits(2), minute < 60
        else { return nil }
        var seconds = 0
        if text.take(":") {
            guard let read = text.digits(2), read <= 60 else { return nil }
            seconds = min(read, 59)
            if text.take(".") || text.take(",") {
                guard text.skipDigits() > 0 else { return nil }
            }
        }
        let local = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + seconds
        if text.take("Z") || text.take("z") {
            guard text.isAtEnd else { return nil }
            self.init(Instant(secondsSince1970: local))
        } else {
            guard let offset = text.offset(), text.isAtEnd else { return nil }
            self.init(Instant(secondsSince1970: local - offset), offset: offset)
        }
    }

    /// ISO 8601 with the offset, or with `Z` if the offset is unknown.
    ///
    /// Offsets that are not whole minutes (local mean times before standard time) are truncated to
    /// the minute. The time of day is adjusted to match, so that the instant stays exact.
    public var description: String {
        let shown = (offset ?? 0) / 60 * 60
        // Near the ends of the range the local date would be outside the calendar, so UTC is used.
        let (first, last) = (Instant(secondsSince1970: .min), Instant(secondsSince1970: .max))
        let local = instant.secondsSince1970 + shown
        guard (first.secondsSince1970...last.secondsSince1970).contains(local) else {
            return ZonedInstant(instant).description
        }
        let day = local.flooredQuotient(by: 86_400)
        let time = local - day * 86_400
        var text = CalendarDay(daysSince1970: day).description
        for (mark, number) in [("T", time / 3600), (":", time / 60 % 60), (":", time % 60)] {
            text.append(mark)
            text.append(digits: number, width: 2)
        }
        guard offset != nil else { return text + "Z" }
        text.append(offset: shown)
        return text
    }
}

extension ZonedInstant: Codable {
    /// Decodes ISO 8601; anything else is an error that quotes it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.text(ZonedInstant.expectation, ZonedInstant.init)
    }

    /// Encodes ISO 8601 with the offset, or with `Z` if the offset is unknown.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension DigitReader {
    /// Parses an offset such as `+01:00`, `-0330` or `+01`, in seconds; `nil` if absent or out of
    /// range.
    mutating func offset() -> Int? {
        let isNegative: Bool
        if take("+") {
            isNegative = false
        } else if take("-") {
            isNegative = true
        } else {
            return nil
        }
        guard let hours = digits(2), hours < 24 else { return nil }
        var minutes = 0
        if take(":") {
            guard let read = digits(2) else { return nil }
            minutes = read
        } else if let read = digits(2) {
            minutes = read
        }
        guard minutes < 60 else { return nil }
        let seconds = hours * 3600 + minutes * 60
        return isNegative ? -seconds : seconds
    }
}

extension String {
    /// Appends an offset from UTC, given in seconds, as `+01:00`.
    mutating func append(offset seconds: Int) {
        append(seconds < 0 ? "-" : "+")
        append(digits: abs(seconds) / 3600, width: 2)
        append(":")
        append(digits: abs(seconds) / 60 % 60, width: 2)
    }
}

extension Int {
    /// The quotient rounded down, also for negative numbers; the divisor must be positive.
    package func flooredQuotient(by divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
