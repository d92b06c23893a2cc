import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Statements about a direction name their number of days or the trend, since a week, a month and
/// the trend may differ.
struct WeightStatementTests {
    /// The statements of a screen that name a direction.
    private static func statements(of elements: [Element]) -> [String] {
        let accessibility = elements.compactMap(\.accessibility).flatMap { accessibility in
            [[accessibility.label, accessibility.value].compactMap(\.self).joined(separator: ", ")]
                + accessibility.details.map { "\($0.label): \($0.value)" }
        }
        let directions: Set<String> = [
            "up", "down", "losing", "gaining", "steady",
        ]
        return accessibility.map { $0.lowercased() }.filter { text in
            !directions.isDisjoint(with: text.split { !$0.isLetter }.map(String.init))
        }
    }

    private static func hasScope(_ text: String) -> Bool {
        text.contains("trend")
            || text.firstMatch(of: /(over|for) [0-9]+ days?\b/) != nil
    }

    @Test(arguments: Specimen.all.filter { $0.app.theme.product == .weight })
    func `every specimen states the period of a change in weight`(
        specimen: Specimen
    ) throws {
        for text in Self.statements(of: try specimen.once().elements) {
            #expect(Self.hasScope(text), "\(text)")
        }
    }

    /// Falls by 0.3 lb a day for three weeks and rises by 3 lb on the last day: up in the week
    /// (−2.1 + 3.3), down in the month, and a trend that still falls.
    @Test func `statements that differ name their periods`() throws {
        let today = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.weighIns = (0...20).map { day in
            WeighIn(
                day: today.adding(days: day - 20),
                weight: Weight(unchecked: 232 - 0.3 * Double(day) + (day == 20 ? 3.3 : 0), .pounds))
        }
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        let screen = try Screen.make(
            .weightDashboard, phase: .ready(journal),
            of: .weight,
            in: Context(
                now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
        let said = Self.statements(of: screen.elements.flatMap(\.withAllInside))
        #expect(said.contains { $0.contains("up over 7 days: 1.2 pounds") })
        #expect(said.contains { $0.contains("weight down over 20 days") })
        // The hero and the trend point in two directions, so the trend names its span.
        #expect(said.contains { $0.contains("trend over the last 6 weeks, losing") })
        #expect(said.allSatisfy(Self.hasScope), "\(said)")
    }

    /// No change in a week and an unknown change are drawn and spoken differently on all cards.
    @Test func `an unknown change differs from a steady weight on every card`() throws {
        func screens(_ days: Int) throws -> [Screen] {
            var journal = Journal()
            journal.weighIns = (0..<days).map {
                WeighIn(
                    day: CalendarDay(daysSince1970: 20_530 - $0),
                    weight: Weight(unchecked: 228, .pounds))
            }
            journal.settings.unit = .pounds
            journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
            return try [ScreenName.weightDashboard, .weightWidget, .weightPrediction].map {
                try Screen.make(
                    $0, phase: .ready(journal),
                    of: .weight,
                    in: Context(
                        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
                )
            }
        }
        // A milestone has no rate while the weight is steady, and none while it is unknown.
        let kinds: Set<String> = ["weightHero", "quickStats", "prediction"]
        for (steady, unknown) in zip(try screens(12), try screens(2)) {
            for (one, other) in zip(steady.cards, unknown.cards)
            where kinds.contains(one.kind) || one.id == "small" || one.id == "large" {
                #expect(one.kind == other.kind && one.body != other.body, "\(one.kind) \(one.id)")
                // The figures speak the change that the hero card draws.
                guard one.kind != "weightHero" else { continue }
                let heard = [one, other].map { card in
                    card.body.withAllInside.compactMap(\.accessibility).map {
                        [$0.label, $0.value ?? ""] + $0.details.map(\.value)
                    }
                }
                #expect(heard[0] != heard[1], "\(one.kind) \(one.id)")
            }
        }
    }
}
