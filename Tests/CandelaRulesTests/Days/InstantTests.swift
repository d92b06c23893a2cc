import CandelaRules
import Testing

struct InstantTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
        ("2026-03-18T17:20:00+01:00", 1_773_850_800, "2026-03-18T16:20:00Z"),
        ("2026-03-18T17:20:00.999+01:00", 1_773_850_800, "2026-03-18T16:20:00Z"),
        ("2026-03-18T17:20:00,5+0100", 1_773_850_800, "2026-03-18T16:20:00Z"),
        ("2026-03-18 17:20+01", 1_773_850_800, "2026-03-18T16:20:00Z"),
        ("2026-03-18t16:20:00z", 1_773_850_800, "2026-03-18T16:20:00Z"),
        ("2026-03-18T12:50:00-03:30", 1_773_850_800, "2026-03-18T16:20:00Z"),
        ("2016-12-31T23:59:60Z", 1_483_228_799, "2016-12-31T23:59:59Z"),
        ("1969-12-31T23:59:59.9Z", -1, "1969-12-31T23:59:59Z"),
        ("0001-01-01T00:00:00Z", -62_135_596_800, "0001-01-01T00:00:00Z"),
        ("9999-12-31T23:59:59Z", 253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
    func `parses any offset and prints UTC`(text: String, seconds: Int, printed: String) throws {
        let instant = try #require(Instant(text))
        #expect(instant.secondsSince1970 == seconds)
        #expect(instant.description == printed)
        #expect(Instant(printed) == instant)
    }

    @Test(arguments: [
        "", "2026-03-18", "2026-03-18T17:20:00", "2026-03-18T25:00:00Z", "2026-03-18T24:00:00Z",
        "2026-03-18T17:60:00Z", "2026-03-18T17:20:61Z", "2026-02-30T17:20:00Z",
        "2026-03-18T17:20:00.Z", "2026-03-18T17:20:00+24:00", "2026-03-18T17:20:00+01:60",
        "2026-03-18T17:20:00Z ", "2026-03-18T17Z", "20260318T172000Z", "2026-03-18T17:20:00+1",
    ])
    func `rejects other texts, including a time without an offset`(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test(arguments: [
        ("2026-03-18T17:20:00+01:00", 3600), ("2026-03-18T17:20:00-03:30", -12_600),
        ("2026-03-18T17:20:00+00:00", 0),
    ])
    func `keeps the recorded offset`(text: String, offset: Int) throws {
        let zoned = try #require(ZonedInstant(text))
        #expect(zoned.offset == offset)
        #expect(zoned.description == text)
    }

    @Test func `has no offset if the text ends in Z`() throws {
        #expect(try #require(ZonedInstant("2026-03-18T17:20:00Z")).offset == nil)
    }

    @Test func `truncates an offset in seconds to minutes and stays exact`() throws {
        // Berlin's local mean time was 53 minutes and 28 seconds ahead of UTC.
        let noon = Instant(secondsSince1970: -3_000_000_000)
        let zoned = ZonedInstant(noon, offset: 3208)
        #expect(zoned.description.hasSuffix("+00:53"))
        #expect(ZonedInstant(zoned.description)?.instant == noon)
    }

    @Test func `arithmetic stops at the ends`() {
        let last = Instant(secondsSince1970: .max)
        let first = Instant(secondsSince1970: .min)
        #expect(last.adding(seconds: 1) == last)
        #expect(first.adding(seconds: .min) == first)
        #expect(first.adding(seconds: .max) == last)
        #expect(ZonedInstant(last, offset: 3600).description == last.description)
        #expect(ZonedInstant(last, offset: .max).offset == nil)
    }
}
