package import CandelaRules
import CandelaTokens

/// The milestones that were reached, newest first.
package struct MilestoneHistoryCard: CardContent {
    package static let kind = "milestoneHistory"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The milestones, newest first, then those of which nobody knows the day.
        package let milestones: [Milestone]

        /// The number of milestones before those shown; absent for none.
        package let before: Int?

        /// The number of milestones after those shown; absent for none.
        package let after: Int?

        /// One reached milestone.
        package struct Milestone: Sendable, Hashable, Codable {
            /// The milestone, in ``unit``.
            package let weight: Double

            /// The unit that was on display when it was reached, in which it is a round number.
            package let unit: WeightUnit

            /// The day it was reached; absent when nobody knows it.
            package let day: CalendarDay?
        }
    }

    /// - Parameter windows: Which milestones are shown where there are many.
    init(_ state: WeightState, _ windows: ListWindows?, with kit: Kit) {
        let milestones = state.journal.completedMilestones.enumerated()
            .map { (place: $0.offset, day: $0.element.day, weight: $0.element.weight) }
            .sorted { left, right in
                switch (left.day, right.day) {
                case (let first?, let second?) where first != second: first > second
                case (.some, nil): true
                case (nil, .some): false
                default: left.place > right.place
                }
            }
        let shown = ShownRows(milestones, of: "milestones", in: windows) { "milestone-\($0.place)" }
        facts = Facts(
            milestones: shown.rows.map {
                Facts.Milestone(
                    weight: $0.weight.value.roundedToThousandths, unit: $0.weight.unit,
                    day: $0.day)
            }, before: shown.before, after: shown.after)
        let title = kit.phrases.weightHistoryTitle()
        body = Element.column(gap: .row) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            shown.rows.map { Self.row("milestone-\($0.place)", $0.weight, $0.day, kit) }
            kit.next(of: shown, in: title)
            if milestones.isEmpty {
                kit.words(kit.phrases.weightHistoryEmpty(), .body, .textSecondary).part("empty")
            }
        }
        .surface(kit.card)
        .group(title, .list)
    }

    /// A tick and the milestone, with its day at the trailing edge.
    private static func row(
        _ id: String, _ weight: Weight, _ day: CalendarDay?, _ kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let milestone = phrases.weight(phrases.milestoneNumber(weight.value), in: weight.unit)
        let date = day.map { phrases.fullDate($0) }
        let label =
            date.map {
                phrases.weightHistoryRow(milestone: milestone.spokenText, date: $0.spoken)
            } ?? phrases.weightHistoryRowUndated(milestone: milestone.spokenText)
        return Element.row(gap: .xs, align: .center, justify: .spaceBetween) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(.checkmarkCircleFilled, beside: .body, .successGraphic)
                kit.words(milestone, .body, .textPrimary).part("milestone")
            }
            date.map { kit.words($0, .caption, .textSecondary).part("date") }
        }
        .id(id)
        .accessibility(Accessibility(.listItem, label: label.said, children: .combine))
    }
}
