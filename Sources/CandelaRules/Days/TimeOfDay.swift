/// A time of day in whole minutes; `HH:mm` in JSON.
public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// Minutes since midnight, 0…1439.
    public let minutes: Int

    /// Seconds since midnight, 0…86,340.
    public var seconds: Int { minutes * 60 }

    /// 00:00.
    public static let midnight = TimeOfDay(unchecked: 0)

    /// The time at this hour and minute, or `nil` unless they are 0…23 and 0…59.
    public init?(hour: Int, minute: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.init(unchecked: hour * 60 + minute)
    }

    private init(unchecked minutes: Int) {
        self.minutes = minutes
    }

    /// The hour, 0…23.
    public var hour: Int { minutes / 60 }

    /// The minute, 0…59.
    public var minute: Int { minutes % 60 }

    /// Orders times from midnight on.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.minutes < right.minutes
    }
}

extension TimeOfDay: CustomStringConvertible, LosslessStringConvertible {
    /// Parses `HH:mm`, 00:00 to 23:59; `nil` for anything else.
    public init?(_ description: String) {
        var text = DigitReader(description)
        guard let hour = text.digits(2), text.take(":"), let minute = text.digits(2), text.isAtEnd
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// The time as `HH:mm`.
    public var description: String {
        var text = ""
        text.append(digits: hour, width: 2)
        text.append(":")
        text.append(digits: minute, width: 2)
        return text
    }
}

extension TimeOfDay: ExpressibleByStringLiteral {
    /// A time written in source code: `"07:30"`. For any other text use ``init(_:)``, which returns
    /// `nil` if it is not a time.
    ///
    /// - Precondition: The literal is a time from 00:00 to 23:59.
    public init(stringLiteral text: String) {
        guard let time = TimeOfDay(text) else {
            preconditionFailure("a time is written HH:mm, not '\(text)'")
        }
        self = time
    }
}

extension TimeOfDay: Codable {
    /// Decodes `HH:mm`; anything else is an error that quotes it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.text("a time of day such as 03:00", TimeOfDay.init)
    }

    /// Encodes `HH:mm`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
