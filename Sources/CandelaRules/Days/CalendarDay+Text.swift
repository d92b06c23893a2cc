extension CalendarDay: CustomStringConvertible, LosslessStringConvertible {
    /// Parses `yyyy-MM-dd` (four digits, two, two); `nil` for any other text and for dates that do
    /// not exist, such as 2026-02-30.
    public init?(_ description: String) {
        var text = DigitReader(description)
        guard let year = text.digits(4), text.take("-"), let month = text.digits(2),
            text.take("-"), let day = text.digits(2), text.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The ISO 8601 date, such as `2026-03-18`.
    public var description: String {
        let date = date
        var rest = (date.year * 100 + date.month) * 100 + date.day
        // Years have four digits at most.
        return String(unsafeUninitializedCapacity: 10) { text in
            for place in (0..<10).reversed() {
                if place == 4 || place == 7 {
                    text[place] = UInt8(ascii: "-")
                } else {
                    text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
                    rest /= 10
                }
            }
            return 10
        }
    }
}

extension CalendarDay: ExpressibleByStringLiteral {
    /// A day written in source code: `"2026-03-18"`. For any other text use
    /// ``init(_:)-(String)``, which returns `nil` if it is not a day.
    ///
    /// - Precondition: The literal is a day of the calendar.
    public init(stringLiteral text: String) {
        guard let day = CalendarDay(text) else {
            preconditionFailure("a day is written yyyy-MM-dd, not '\(text)'")
        }
        self = day
    }
}

extension CalendarDay: Codable {
    /// Decodes `yyyy-MM-dd`; another form or an impossible date is an error that quotes it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.text("a day such as 2026-03-18", CalendarDay.init)
    }

    /// Encodes `yyyy-MM-dd`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
