extension CalendarDay: CustomStringConvertible, LosslessStringConvertible {
    /// Reads `yyyy-MM-dd`: four digits, two, two; nil for any other text and for dates that the
    /// calendar lacks, such as 2026-02-30.
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
        var text = ""
        text.reserveCapacity(10)
        text.append(digits: date.year, width: 4)
        text.append("-")
        text.append(digits: date.month, width: 2)
        text.append("-")
        text.append(digits: date.day, width: 2)
        return text
    }
}

extension CalendarDay: Codable {
    /// Reads `yyyy-MM-dd`; another form or an impossible date is an error that quotes it.
    public init(from decoder: any Decoder) throws {
        self = try decoder.text("a day such as 2026-03-18", CalendarDay.init)
    }

    /// Writes `yyyy-MM-dd`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
