import CandelaTokens

extension WeightHeroCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "weightHero"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm, align: .center) {
            title.part("title")
            weight.part("weight")
            if let change {
                Element.row(gap: .symbolGap, align: .center) {
                    change.icon
                    change.text
                }
                .part("change")
                .surface(
                    Element.Surface(
                        fill: Paint(change.capsule), cornerRadius: CornerRadius(.full),
                        insets: change.insets))
            }
            bodyFat?.part("bodyFat")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension QuickStatsCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "quickStats"

    /// How the card is drawn and told.
    public var body: Element {
        .row(gap: .sm, align: .stretch) {
            stats.map { stat in
                Element.column(gap: .xs, align: .center) {
                    stat.icon
                    stat.value.part("value")
                    stat.title.part("title")
                }
                .id(stat.id)
                .growing()
                .surface(stat.surface)
                .accessibility(stat.accessibility)
            }
        }
        .accessibility(accessibility)
    }
}

extension GoalBannerCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "goalBanner"

    /// How the card is drawn and told.
    public var body: Element {
        .row(gap: .row, align: .center) {
            icon.element.saidBy("title")
            Element.column(gap: .textStack) {
                title.part("title")
                text.part("text")
            }
        }
        .surface(surface)
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension PredictionCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "prediction"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .xs) {
            Element.row(gap: .xs, align: .center) {
                icon
                heading.part("heading")
            }
            text.part("text")
            detail.part("detail")
            if let rate {
                Element.row(gap: .symbolGap, align: .center) {
                    rateIcon
                    rate.part("rate")
                }
            }
        }
        .surface(surface)
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension MilestoneHistoryCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "milestoneHistory"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .row) {
            heading
            rows.map { row in
                Element.row(gap: .xs, align: .center, justify: .spaceBetween) {
                    Element.row(gap: .xs, align: .center, large: nil) {
                        row.icon
                        row.milestone.part("milestone")
                    }
                    row.date?.part("date")
                }
                .id(row.id)
                .accessibility(row.accessibility)
            }
            empty?.part("empty")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension WeightWidgetCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "weightWidget"

    /// How the card is drawn and told.
    public var body: Element {
        Element.button(action) {
            Element.column(gap: .xs) {
                Element.row(gap: .xs, align: .center, large: nil) {
                    icon
                    title.part("title")
                }
                weight?.part("weight")
                if let trend {
                    Element.row(gap: .symbolGap, align: .center, large: nil) {
                        trendIcon
                        trend.part("trend")
                    }
                }
                goal?.part("goal")
                bar?.element.saidBy("percent")
                Element.row(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
                    percent?.part("percent")
                    left?.part("left")
                }
                chart
                empty?.part("empty")
            }
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension NextMilestoneCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "nextMilestone"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                heading.part("heading")
                target.part("target")
            }
            bar.element.part("bar").saidBy("remaining")
            Element.row(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
                previous.part("previous")
                remaining.part("remaining")
                next.part("next")
            }
            if let estimate {
                Element.row(gap: .symbolGap, align: .center) {
                    estimate.icon
                    estimate.text.part("estimate")
                }
            }
            rate?.part("rate")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension NextMilestoneCompactCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "nextMilestoneCompact"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .compact) {
            remaining.part("remaining")
            bar.element.part("bar").saidBy("remaining")
            goal.part("goal")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension MilestoneCelebrationCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "milestoneCelebration"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            Element.layers {
                Element.shape().square(icon.size).decorative()
                    .motion(motions.first { $0.effect == .confetti })
                icon.element.decorative().motion(motions.first { $0.effect == .scale })
            }
            title
            milestone.part("milestone")
            text.element.part("text").motion(motions.first { $0.effect == .slide })
            buttons
        }
        .surface(surface)
        .motion(motions.last { $0.effect == .scale })
        .accessibility(accessibility)
    }
}

extension LogbookCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "logbook"

    /// How the card is drawn and told.
    public var body: Element {
        Element.table(
            columns.map { Element.Column($0.id, head: $0.head, width: $0.width) }, gap: columnGap
        ) {
            for month in months {
                month.heading.element.id(month.id)
                month.rows.map(\.element)
            }
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension LogbookCard.Row: ElementConvertible {
    /// The weigh-in as a row of the table, which opens it.
    public var element: Element {
        Element.button(action) {
            Element.column {
                number
                weekday
            }
            weight.part("weight")
            average.part("average")
            Element.row(gap: .symbolGap, align: .center, large: nil) {
                rateIcon
                rate
            }
            note
        }
        .id(id)
        .actions(swipes)
        .accessibility(accessibility)
    }
}
