package import CandelaElements
package import CandelaJSON

/// A fact that a card states: what it is about, its name and its value.
///
/// A member name of the facts of cards means one fact in a whole product, so that two cards about
/// the same journal at the same time have the same value for it.
package struct StatedFact: Sendable {
    /// The records or days that it is about; empty for everything in the journal.
    package let subject: [String]

    /// The path of the member, without the lists of records and days that contain it.
    package let name: String

    /// The value as JSON.
    package let value: JSONValue

    /// The card that states it.
    package let card: String

    /// The facts of a screen.
    ///
    /// - Parameter subject: What the whole screen is about: a habit, a draft, a run.
    package static func all(on screen: Screen, about subject: [String] = []) throws -> [StatedFact]
    {
        try (screen.cards + [screen.overlay?.card].compactMap(\.self)).flatMap { card in
            let isRecord = recordCards.contains(card.kind)
            var found: [StatedFact] = []
            collect(
                try card.facts(as: JSONValue.self), [],
                isRecord ? subject + [card.id] : subject, card, &found)
            return found
        }
    }

    /// Pairs of facts with the same name about the same that have different values, as sentences.
    package static func disagreements(among facts: [StatedFact]) -> [String] {
        var known: [[String]: StatedFact] = [:]
        var wrong: [String] = []
        for fact in facts {
            let key = fact.subject + ["", fact.name]
            if let other = known[key] {
                if other.value != fact.value {
                    wrong.append(
                        "\(fact.name) of \(fact.subject): \(other.text) on \(other.card), "
                            + "\(fact.text) on \(fact.card)")
                }
            } else {
                known[key] = fact
            }
        }
        return wrong
    }

    /// The names of all members of facts.
    package static func memberNames(of value: JSONValue) -> Set<String> {
        if value.isArray {
            return value.elements.reduce(into: []) { $0.formUnion(memberNames(of: $1)) }
        }
        guard value.isObject else { return [] }
        return value.members.reduce(into: []) {
            $0.insert($1.name)
            $0.formUnion(memberNames(of: $1.value))
        }
    }

    /// The value for messages.
    private var text: String {
        value.string ?? value.double.map { "\($0)" } ?? value.bool.map { "\($0)" } ?? "?"
    }

    // MARK: - Collecting

    /// The kinds of cards whose id is the id of the record that they are about.
    private static let recordCards: Set<String> = ["routineStreak", "toast"]

    /// The members that are not facts about records, with the reasons. They differ between cards.
    package static let drawn: [String: String] = [
        "columns": layout, "leadingBlanks": layout, "family": layout, "form": layout,
        "fraction": "the height of the card's own bars", "glow": layout,
        "later": paging, "earlier": paging,
        "period": chosen, "range": chosen, "isSelected": chosen, "x": chosen, "y": chosen,
        "rows": chosen,
        "filter": chosen, "grain": chosen, "dragged": chosen, "canShare": chosen,
        "announcement": event, "haptic": event, "seconds": event, "updateInterval": event,
        "staleAfter": event, "endsAfter": event, "reloadAfter": event, "tone": event,
    ]

    private static let layout = "the card's own layout"
    private static let paging = "the rows that the card leaves out"
    private static let chosen = "what the person chose on the card"
    private static let event = "when and how the host presents the card"

    private static func collect(
        _ value: JSONValue, _ path: [String], _ subject: [String], _ card: Card,
        _ found: inout [StatedFact]
    ) {
        guard value.isObject else {
            found.append(
                StatedFact(
                    subject: subject, name: path.joined(separator: "."), value: value,
                    card: card.id))
            return
        }
        let (own, names) = key(of: value)
        for member in value.members where drawn[member.name] == nil && !names.contains(member.name)
        {
            let subject = subject + own
            guard member.value.isArray, member.value.elements.contains(where: \.isObject) else {
                collect(member.value, path + [member.name], subject, card, &found)
                continue
            }
            for element in member.value.elements where element.isObject {
                // A record or a day is the same in every list.
                let isShared =
                    element["id"] != nil || element["day"] != nil && element["days"] == nil
                    || element["first"] != nil
                collect(
                    element, isShared ? path : path + [member.name],
                    subject, card, &found)
            }
        }
    }

    /// The record or the days that an object is about, with the names of the members that say so.
    private static func key(of value: JSONValue) -> (subject: [String], names: Set<String>) {
        func text(_ name: String) -> String? {
            value[name].flatMap { $0.string ?? $0.double.map { "\($0)" } }
        }
        if let id = text("id") { return ([id], ["id"]) }
        if let first = text("first") {
            let last = text("last") ?? first
            return (first == last ? [first] : [first, last], ["first", "last", "grain"])
        }
        for name in ["milestone", "weight"] {
            if let key = text(name) {
                // A milestone may be reached on the way to two goals.
                return (
                    [key, text("unit"), text("day")].compactMap(\.self), [name, "unit", "day"]
                )
            }
        }
        for name in ["days", "day", "action"] {
            if let key = text(name) { return ([key], [name]) }
        }
        return ([], [])
    }
}
