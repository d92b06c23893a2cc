public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The reached milestones, newest first.
///
/// One without a known day is left out if the same milestone is listed with its day.
public struct MilestoneHistoryCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "milestoneHistory"

    private let shown: VisibleRows<Reached>
    private let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            milestones: shown.rows.map {
                Facts.Milestone(
                    weight: $0.weight.value.roundedToThousandths, unit: $0.weight.unit,
                    day: $0.day)
            }, before: shown.before, after: shown.after)
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The milestones, newest first; those without a known day come last.
        public let milestones: [Milestone]

        /// The number of milestones before those shown; absent if none.
        public let before: Int?

        /// The number of milestones after those shown; absent if none.
        public let after: Int?

        /// One reached milestone.
        public struct Milestone: Sendable, Equatable, Codable {
            /// The milestone, in ``unit``.
            public let weight: Double

            /// The display unit when it was reached, in which it is a round number.
            public let unit: WeightUnit

            /// The day it was reached; absent if unknown.
            public let day: CalendarDay?
        }
    }

    /// - Parameter windows: The visible window of a long list.
    init(_ state: WeightState, _ windows: ListWindows?, with kit: Kit) {
        let milestones = state.facts.completed.enumerated()
            .map { Reached(place: $0.offset, day: $0.element.day, weight: $0.element.weight) }
        let dated = Set(milestones.lazy.filter { $0.day != nil }.map(\.weight))
        let sorted = milestones.filter { $0.day != nil || !dated.contains($0.weight) }
            .sorted { left, right in
                switch (left.day, right.day) {
                case (let first?, let second?) where first != second: first > second
                case (.some, nil): true
                case (nil, .some): false
                default: left.place > right.place
                }
            }
        shown = VisibleRows(sorted, of: "milestones", in: windows, id: \.id)
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.weightHistoryTitle()
        return Element.column(gap: .row) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            shown.rows.map(row)
            kit.next(of: shown, in: title)
            if shown.rows.isEmpty {
                kit.text(phrases.weightHistoryEmpty(), .body, .textSecondary).part("empty")
            }
        }
        .surface(kit.card)
        .group(title, .list)
    }

    /// A tick and the milestone, with its day at the trailing edge.
    private func row(_ reached: Reached) -> Element {
        let weight = reached.weight
        let number = phrases.milestoneNumber(weight.value)
        let milestone = phrases.weight(number, in: weight.unit)
        let date = reached.day.map { phrases.fullDate($0) }
        let label =
            date.map {
                phrases.weightHistoryRow(
                    milestone: phrases.measure(number, in: weight.unit, .long), date: $0.spoken)
            } ?? milestone
        return Element.row(gap: .xs, align: .center, justify: .spaceBetween) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(.checkmarkCircleFilled, beside: .body, .successGraphic)
                kit.text(milestone, .body, .textPrimary).part("milestone")
            }
            date.map { kit.text($0, .caption, .textSecondary).part("date") }
        }
        .id(ElementID(reached.id))
        .accessibility(Accessibility(.listItem, label: label.spokenWords, children: .combine))
    }
}

/// A reached milestone and its position in the journal.
private struct Reached {
    let place: Int
    let day: CalendarDay?
    let weight: Weight

    var id: String { "milestone-\(place)" }
}
