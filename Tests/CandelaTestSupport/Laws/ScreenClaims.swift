package import CandelaElements
import CandelaJSON
import CandelaKit
package import CandelaRules

/// The claims of a card, to check them against each other and against the records.
package struct ScreenClaims {
    private let screen: Screen
    private let today: CalendarDay

    /// - Parameter journal: The journal that the screen shows.
    package init(_ screen: Screen, of journal: Journal) {
        self.screen = screen
        today = screen.context.clock(for: journal).day(of: screen.context.now)
    }

    private var cards: [Card] { screen.cards + [screen.overlay?.card].compactMap(\.self) }

    /// The keys of everything that a card draws and speaks.
    private static func keys(_ card: Card) -> Set<String> {
        var keys = Set(CardNumber.said(by: card).map(\.key))
        for element in card.body.withAllInside {
            keys.formUnion(element.accessibility?.details.compactMap(\.valueKey) ?? [])
        }
        return keys
    }

    private static func day(_ facts: JSONValue, _ name: String) -> CalendarDay? {
        facts[name]?.string.flatMap { CalendarDay($0) }
    }

    /// A number of facts as whole units of its last decimal.
    private static func whole(_ facts: JSONValue, _ name: String, _ units: Double) -> Int? {
        facts[name]?.double.map { Int(($0 * units).rounded()) }
    }

    // MARK: - Estimates

    /// Estimates that are not the distance divided by the rate, counted from the day of the current
    /// weight, or whose card does not name that day if it is not today.
    package func wrongEstimates() throws -> [String] {
        var wrong: [String] = []
        let known = try cards.map { ($0, try $0.facts(as: JSONValue.self)) }
        for (card, facts) in known {
            for target in ["Milestone", "Goal"] {
                let name = target == "Goal" ? "goal" : "milestone"
                guard let days = Self.whole(facts, "daysTo\(target)", 1),
                    let end = Self.day(facts, "\(name)Day"),
                    let left = Self.whole(facts, "distanceTo\(target)", 10),
                    let rate = Self.whole(facts, "rate", 100),
                    let current = Self.day(facts, "currentDay")
                else {
                    if facts["daysTo\(target)"] != nil { wrong.append("\(card.id): no parts") }
                    continue
                }
                // Tenths divided by hundredths a week.
                let whole = rate == 0 ? -1 : max(1, 70 * left / abs(rate))
                if current.days(to: end) != whole || today.days(to: end) != days || days < 1 {
                    wrong.append(
                        "\(card.id): \(left) tenths at \(rate) hundredths a week from \(current) "
                            + "are \(whole) days, not until \(end) in \(days)")
                }
                if current != today, !Self.keys(card).contains("weight.last"),
                    card.kind != "nextMilestoneCompact"
                {
                    wrong.append("\(card.id): counts from \(current), which it does not name")
                }
            }
        }
        return wrong
    }

    // MARK: - Age

    /// Weights of more than ten days ago that a card shows without their day, or with a change or a
    /// rate.
    package func agelessTexts() throws -> [String] {
        try cards.flatMap { card -> [String] in
            let facts = try card.facts(as: JSONValue.self)
            var wrong: [String] = []
            let keys = Self.keys(card)
            if let current = Self.day(facts, "currentDay"), current.days(to: today) > 10 {
                if !keys.contains("weight.last") { wrong.append("\(card.id): no day") }
                if facts["change"] != nil || facts["rate"] != nil {
                    wrong.append("\(card.id): a change or rate of \(current)")
                }
            }
            return wrong
        }
    }

    // MARK: - Congratulations

    /// Congratulations that no record earns, by the phrase that says them.
    package func unearned(_ records: EarnedRecords) throws -> [String] {
        try cards.flatMap { card -> [String] in
            let facts = try card.facts(as: JSONValue.self)
            return Self.keys(card).compactMap { key in
                records.earns(key, card, facts) ? nil : "\(card.id): \(key)"
            }
        }
    }
}
