import Foundation
import Testing

/// Every number and date of the weight app, drawn and spoken, equals the second
/// implementation's: 250 people at three instants, or as many at ten as `CANDELA_PEOPLE` says, from
/// the seed that `CANDELA_PEOPLE_SEED` gives.
struct SimulatedPeopleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let chosen = environment["CANDELA_PEOPLE"].flatMap(Int.init)
    private static let people = chosen ?? 250
    private static let seed = environment["CANDELA_PEOPLE_SEED"].flatMap(Int.init) ?? 0
    private static let groups = 10

    @Test(arguments: 0..<groups)
    func `see the numbers and dates that follow from their readings`(group: Int) throws {
        let english = try #require(English.catalog)
        var (lines, dates) = (0, 0)
        for number in stride(from: group, to: Self.people, by: Self.groups) {
            let person = SimulatedPerson(
                seed: UInt64(Self.seed + number), looks: Self.chosen == nil ? 3 : 10)
            let comparison = try PersonComparison(person, english)
            lines += comparison.lines
            dates += comparison.dates
            #expect(
                comparison.differences.isEmpty,
                "\(comparison.differences.prefix(8).joined(separator: "\n"))")
        }
        #expect(lines > 0 && dates > 0)
        if Self.chosen != nil { print("group \(group): \(lines) texts, \(dates) with a date") }
    }
}
