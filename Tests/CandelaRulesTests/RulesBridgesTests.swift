import CandelaRules
import Foundation
import Testing

struct RulesBridgesTests {
    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00Z"), (59.9, "1970-01-01T00:00:59Z"),
        (-0.1, "1969-12-31T23:59:59Z"),
        (-1e300, "0001-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59Z"),
        (-Double.infinity, "0001-01-01T00:00:00Z"), (.infinity, "9999-12-31T23:59:59Z"),
        (.nan, "0001-01-01T00:00:00Z"),
    ])
    func `rounds a date down to the second, within the supported years`(
        seconds: Double, instant: String
    ) {
        #expect(Instant(Date(timeIntervalSince1970: seconds)).description == instant)
    }

    @Test func `converts a date back unchanged`() throws {
        let instant = try #require(Instant("2026-03-18T16:20:00Z"))
        #expect(Instant(Date(instant)) == instant)
    }

    @Test(arguments: ["Europe/Berlin", "America/St_Johns", "Pacific/Apia"])
    func `converts a zone to and from TimeZone`(name: String) throws {
        let foundation = try #require(TimeZone(identifier: name))
        let zone = try Zone(foundation)
        #expect(zone.identifier == name)
        #expect(try #require(TimeZone(zone)) == foundation)
    }

    @Test(arguments: [0, 3600, -12_600, 20_700])
    func `converts a fixed offset to and from TimeZone`(seconds: Int) throws {
        let zone = try Zone(#require(TimeZone(secondsFromGMT: seconds)))
        let now = Instant(secondsSince1970: 1_800_000_000)
        #expect(DayClock(zone).offset(at: now) == seconds)
        #expect(TimeZone(zone)?.secondsFromGMT() == seconds)
    }

    @Test func `accepts only components of the Gregorian calendar`() {
        let day = CalendarDay(year: 2026, month: 3, day: 18)
        #expect(CalendarDay(DateComponents(year: 2026, month: 3, day: 18)) == day)
        #expect(day.map { DateComponents($0) } == DateComponents(year: 2026, month: 3, day: 18))
        #expect(CalendarDay(DateComponents(year: 2026, month: 3)) == nil)
        #expect(CalendarDay(DateComponents(year: 2026, month: 2, day: 29)) == nil)
        #expect(CalendarDay(DateComponents(era: 0, year: 44, month: 3, day: 15)) == nil)
        let buddhist = DateComponents(
            calendar: Calendar(identifier: .buddhist), year: 2569, month: 3, day: 18)
        #expect(CalendarDay(buddhist) == nil)
    }

    @Test func `keeps pounds and converts every other unit to kilograms`() throws {
        let pounds = try Weight(Measurement(value: 165.5, unit: UnitMass.pounds))
        #expect(pounds == (try Weight(165.5, .pounds)))
        #expect(try Weight(Measurement(value: 75_500, unit: UnitMass.grams)).unit == .kilograms)
        #expect(
            try abs(Weight(Measurement(value: 75_500, unit: UnitMass.grams)).value - 75.5) < 1e-9)
        #expect(throws: WeightError.self) {
            try Weight(Measurement(value: 0, unit: UnitMass.kilograms))
        }
        #expect(Measurement(pounds) == Measurement(value: 165.5, unit: UnitMass.pounds))
    }

    @Test func `errors have their description as localised description`() {
        let error = #expect(throws: WeightError.self) { try Weight(0, .kilograms) }
        #expect(error?.localizedDescription == error?.description)
        #expect(error?.description == "a weight of 0.0 kg is out of range: use 0.5 to 680.0 kg")
    }
}
