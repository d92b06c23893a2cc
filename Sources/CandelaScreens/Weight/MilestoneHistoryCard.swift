public import CandelaRules
import CandelaTokens

/// The milestones that were reached, newest first.
public struct MilestoneHistoryCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the rows are laid out.
    public let layout: Stack

    /// What the card is about.
    public let heading: Heading

    /// The milestones.
    public let rows: [Row]

    /// What stands in place of the rows; absent when there are some.
    public let empty: Words?

    /// What assistive technology is told: a group of the heading's name; each row is an element.
    public let accessibility: Accessibility

    /// One reached milestone.
    public struct Row: Sendable, Hashable, Codable {
        /// The milestone's name in the card.
        public let id: String

        /// How the row's parts are laid out.
        public let layout: Stack

        /// The tick; it only decorates.
        public let icon: Icon

        /// The milestone with its unit.
        public let milestone: Words

        /// The day it was reached; absent when nobody knows it.
        public let date: Words?

        /// That day.
        public let day: CalendarDay?

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }
}

extension Kit {
    /// The milestones of a journal that were reached.
    func milestoneHistory(_ outlook: WeightOutlook) -> MilestoneHistoryCard {
        let milestones = outlook.journal.completedMilestones.enumerated()
            .sorted { left, right in
                let (first, second) = (left.element.day, right.element.day)
                if let first, let second, first != second { return first > second }
                if (first == nil) != (second == nil) { return second == nil }
                return left.offset > right.offset
            }
        let title = phrases.weightHistoryTitle()
        return MilestoneHistoryCard(
            id: "milestoneHistory", surface: card, layout: column(gap: .row),
            heading: heading(title),
            rows: milestones.map { row(of: $0.element, at: $0.offset, outlook) },
            empty: milestones.isEmpty
                ? words(phrases.weightHistoryEmpty(), .body, .textSecondary) : nil,
            accessibility: Accessibility(.list, label: title.spokenText, children: .contain))
    }

    private func row(
        of milestone: CompletedMilestone, at position: Int, _ outlook: WeightOutlook
    ) -> MilestoneHistoryCard.Row {
        let weight = phrases.weight(
            phrases.milestoneNumber(milestone.weight.value(in: outlook.unit)), in: outlook.unit)
        let date = milestone.day.map { phrases.fullDate($0) }
        let label =
            date.map {
                phrases.weightHistoryRow(milestone: weight.spokenText, date: $0.spoken)
            } ?? phrases.weightHistoryRowUndated(milestone: weight.spokenText)
        return MilestoneHistoryCard.Row(
            id: "milestone-\(position)",
            layout: row(gap: .xs, alignment: .center, distribution: .spaceBetween),
            icon: icon(.checkmarkCircleFilled, beside: .body, .successGraphic),
            milestone: words(weight, .body, .textPrimary),
            date: date.map {
                words(
                    phrases.dateValue(date: $0.text), saying: phrases.dateValue(date: $0.spoken),
                    .caption, .textSecondary)
            }, day: milestone.day,
            accessibility: Accessibility(
                .listItem, label: label.spokenText, children: .combine))
    }
}
