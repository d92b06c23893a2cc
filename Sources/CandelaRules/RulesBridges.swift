// Conversions between this module's types and Foundation's.
public import CandelaJSON
public import Foundation

extension Instant {
    /// The instant of a date; fractions of a second are rounded down.
    ///
    /// A date outside the years 0001…9999 gives the nearest instant inside.
    public init(_ date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let (first, last) = (Instant(secondsSince1970: .min), Instant(secondsSince1970: .max))
        if seconds >= Double(last.secondsSince1970) {
            self = last
        } else if seconds > Double(first.secondsSince1970) {
            self.init(secondsSince1970: Int(seconds))
        } else {
            self = first
        }
    }
}

extension Date {
    /// The date of an instant.
    public init(_ instant: Instant) {
        self.init(timeIntervalSince1970: Double(instant.secondsSince1970))
    }
}

extension Zone {
    /// The zone of a `TimeZone`, including fixed offsets such as `GMT+0530`.
    ///
    /// - Throws: ``ZoneError/unknown(identifier:closest:)`` if the database has no such zone.
    public init(_ timeZone: TimeZone) throws(ZoneError) {
        let name = timeZone.identifier
        let offset =
            name.hasPrefix("GMT+") || name.hasPrefix("GMT-") ? name.dropFirst(3) : name[...]
        try self.init(String(offset))
    }
}

extension TimeZone {
    /// The `TimeZone` of a zone; `nil` if Foundation has none with its identifier.
    public init?(_ zone: Zone) {
        if zone.identifier == "Z" || zone.identifier.hasPrefix("+")
            || zone.identifier.hasPrefix("-")
        {
            let epoch = Instant(secondsSince1970: 0)
            self.init(secondsFromGMT: DayClock(zone).offset(at: epoch))
        } else {
            self.init(identifier: zone.identifier)
        }
    }
}

extension CalendarDay {
    /// The day of date components with a year, a month and a day.
    ///
    /// `nil` if one is missing, if the date does not exist, if the calendar is neither Gregorian
    /// nor ISO 8601, or if the era is not 1 (CE). Without a calendar, the Gregorian one is assumed.
    public init?(_ components: DateComponents) {
        let calendars: [Calendar.Identifier?] = [nil, .gregorian, .iso8601]
        guard calendars.contains(components.calendar?.identifier), components.era ?? 1 == 1,
            let year = components.year, let month = components.month, let day = components.day
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension DateComponents {
    /// The year, month and day of a civil day, without a calendar or a zone.
    public init(_ day: CalendarDay) {
        self.init(year: day.year, month: day.month, day: day.day)
    }
}

extension Weight {
    /// The weight of a measurement: pounds are kept, other units are converted to kilograms.
    ///
    /// - Throws: ``WeightError/outOfRange(value:unit:allowed:)`` as ``init(_:_:limits:)`` does.
    public init(
        _ measurement: Measurement<UnitMass>, limits: WeightLimits = .standard
    ) throws(WeightError) {
        if measurement.unit == .pounds {
            try self.init(measurement.value, .pounds, limits: limits)
        } else {
            try self.init(measurement.converted(to: .kilograms).value, .kilograms, limits: limits)
        }
    }
}

extension Measurement where UnitType == UnitMass {
    /// The measurement of a weight, in the unit it was entered in.
    public init(_ weight: Weight) {
        self.init(value: weight.value, unit: weight.unit == .pounds ? .pounds : .kilograms)
    }
}

// Makes alerts show the error's description instead of "The operation couldn’t be completed".

extension WeightError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension ZoneError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension JSONError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension JSONDecodingError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension JSONEncodingError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension JournalBreach: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
