import CandelaRules
import CandelaTestSupport
import Foundation
import Testing

/// `DayClock` compared with Foundation's `Calendar`, in every known zone.
struct DayClockZonesTests {
    private static let zones = TimeZone.knownTimeZoneIdentifiers.compactMap { name in
        (try? Zone(name)).flatMap { zone in
            TimeZone(identifier: name).map { (name: name, zone: zone, known: $0) }
        }
    }

    @Test func `every known identifier is a zone`() {
        #expect(Self.zones.count == TimeZone.knownTimeZoneIdentifiers.count)
        #expect(Self.zones.count > 400)
    }

    /// The hours around each change of offset from 1970 to 2037.
    private static func samples(of zone: TimeZone) -> [Int] {
        var samples: [Int] = []
        var date = Date(timeIntervalSince1970: -1)
        while let next = zone.nextDaylightSavingTimeTransition(after: date),
            next.timeIntervalSince1970 < 2_145_916_800
        {
            let change = Int(next.timeIntervalSince1970)
            samples += stride(from: change - 26 * 3600, through: change + 26 * 3600, by: 14_400)
            samples += [change - 1, change, change + 1]
            date = next
        }
        // Plus a few instants for zones without changes.
        return samples + stride(from: 0, to: 2_145_916_800, by: 40_000_003)
    }

    @Test func `the start of a day equals Calendar's, in every zone around every change`() {
        var wrong: [String] = []
        var compared = 0
        for (name, zone, known) in Self.zones {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = known
            let clock = DayClock(zone)
            for seconds in Self.samples(of: known) {
                let instant = Instant(secondsSince1970: seconds)
                let date = Date(timeIntervalSince1970: Double(seconds))
                let expected = Int(calendar.startOfDay(for: date).timeIntervalSince1970)
                let found = clock.start(of: clock.day(of: instant)).secondsSince1970
                compared += 1
                if found != expected { wrong.append("\(name) \(instant): \(found) \(expected)") }
            }
        }
        #expect(compared > 250_000)
        #expect(wrong.isEmpty, "\(wrong.count) of \(compared): \(wrong.prefix(5))")
    }

    @Test func `offsets equal Foundation's from 1900 to 2100`() {
        var generator = SplitMix(seed: 1900)
        var wrong: [String] = []
        for (name, zone, known) in Self.zones {
            let clock = DayClock(zone)
            for _ in 0..<200 {
                let seconds = Int.random(in: -2_208_988_800...4_102_444_800, using: &generator)
                let expected = known.secondsFromGMT(
                    for: Date(timeIntervalSince1970: Double(seconds)))
                let found = clock.offset(at: Instant(secondsSince1970: seconds))
                if found != expected { wrong.append("\(name) \(seconds): \(found) \(expected)") }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }

    @Test func `the next day is the first instant with another date`() {
        var generator = SplitMix(seed: 1970)
        var wrong: [String] = []
        for (name, zone, _) in Self.zones {
            let start = TimeOfDay(hour: [0, 0, 3, 12].randomElement(using: &generator) ?? 0)
            let clock = DayClock(zone, dayStart: start ?? .midnight)
            let instants = (0..<40).map { _ in
                Instant(secondsSince1970: Int.random(in: 0...2_145_916_800, using: &generator))
            }
            #expect(clock.days(of: instants) == instants.map(clock.day(of:)))
            for instant in instants {
                let day = clock.day(of: instant)
                let next = clock.nextDay(after: instant)
                let isRight =
                    next > instant && clock.day(of: next) != day
                    && clock.day(of: next.adding(seconds: -1)) == day
                    && clock.start(of: day) <= instant
                    && clock.day(of: clock.start(of: day)) == day
                if !isRight { wrong.append("\(name) \(instant)") }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }
}
