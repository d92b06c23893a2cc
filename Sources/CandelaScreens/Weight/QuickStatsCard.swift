import CandelaRules
import CandelaTokens

/// Two figures side by side: the change of a week and the way to the goal.
public struct QuickStatsCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How the figures are laid out.
    public let layout: Stack

    /// The figures, in reading order.
    public let stats: [Stat]

    /// What assistive technology is told: a group; each figure is an element.
    public let accessibility: Accessibility

    /// One figure.
    public struct Stat: Sendable, Hashable, Codable {
        /// The figure's name in the card.
        public let id: String

        /// What the figure is drawn on.
        public let surface: Surface

        /// How its parts are laid out, from top to bottom.
        public let layout: Stack

        /// The symbol that says what the colour says.
        public let icon: Icon

        /// The figure with its unit, or dashes where it cannot be told.
        public let value: Words

        /// What it is.
        public let title: Words

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }
}

extension Kit {
    /// The two figures under the hero card.
    func quickStats(_ outlook: WeightOutlook) -> QuickStatsCard {
        QuickStatsCard(
            id: "quickStats", layout: row(gap: .sm, alignment: .leading),
            stats: [weekStat(outlook), goalStat(outlook)],
            accessibility: Accessibility(
                .group, label: phrases.weightStatsName().spokenText, children: .contain))
    }

    private func weekStat(_ outlook: WeightOutlook) -> QuickStatsCard.Stat {
        let title = phrases.weightStatWeek()
        guard let change = outlook.log.heroChange(band: .quick) else {
            return stat(
                "week", title, .calendar, .textSecondary,
                words(phrases.weightStatNone(), .statValue, .textPrimary))
        }
        let (symbol, color): (IconRole, ColorRole) =
            switch (change.direction, change.judgement(needsLoss: outlook.needsLoss)) {
            case (.down, .good): (.arrowDown, .successGraphic)
            case (.down, _): (.arrowDown, .warningGraphic)
            case (.up, .good): (.arrowUp, .successGraphic)
            case (.up, _): (.arrowUp, .warningGraphic)
            case (.stable, _): (.minus, .textSecondary)
            }
        let signed = NumberText.change(change.amount, in: context.language)
        let bare = phrases.weightNumber(abs(change.amount))
        return stat(
            "week", title, symbol, color,
            words(
                phrases.weightStatChange(change.direction, signed, in: outlook.unit),
                saying: phrases.weightStatChange(change.direction, bare, in: outlook.unit),
                .statValue, .textPrimary))
    }

    private func goalStat(_ outlook: WeightOutlook) -> QuickStatsCard.Stat {
        let title = phrases.weightStatGoal()
        guard let milestones = outlook.milestones, let journey = milestones.journey.milestones
        else {
            return stat(
                "goal", title, .calendar, .textSecondary,
                words(phrases.weightStatNone(), .statValue, .textPrimary))
        }
        let current = milestones.journey.current
        let away = current - journey.goal
        let distance: GoalDistance =
            if away != 0, journey.isGoalReached(at: current) {
                .past
            } else if outlook.needsLoss {
                .lose
            } else {
                .gain
            }
        return stat(
            "goal", title, .flagFilled, abs(away) < 5 ? .successGraphic : .primaryGraphic,
            words(
                phrases.weightStatGoal(
                    distance, phrases.weightNumber(abs(away)), in: outlook.unit), .statValue,
                .textPrimary))
    }

    private func stat(
        _ id: String, _ title: Phrase, _ symbol: IconRole, _ color: ColorRole, _ value: Words
    ) -> QuickStatsCard.Stat {
        QuickStatsCard.Stat(
            id: id,
            surface: Surface(
                background: .surface, border: edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .subtle, padding: .card, margin: .screenMargin),
            layout: column(gap: .xs, alignment: .center),
            icon: icon(symbol, beside: .headline, color), value: value,
            title: words(title, .caption, .textSecondary),
            accessibility: Accessibility(
                .text,
                label: phrases.weightStatLabel(title: title.spokenText, value: value.aloud)
                    .spokenText, children: .combine))
    }
}
