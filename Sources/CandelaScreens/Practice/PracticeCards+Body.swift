import CandelaTokens

extension StreakMilestonesCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "streakMilestones"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            message
            preview
            markers.map { marker in
                Element.row(gap: .xs, align: .center, large: nil) {
                    marker.icon
                    marker.text
                }
                .id(marker.id)
            }
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension StreakHistoryCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "streakHistory"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            figures
            achievements
            Element.row(gap: .sm, align: .center, wraps: true) { badges }
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension StreakHistoryCard.Badge: ElementConvertible {
    /// The badge's circle over its length.
    public var element: Element {
        .column(gap: .xs, align: .center) {
            Element.layers {
                Element.shape(
                    fill: Paint(fill), border: outline, cornerRadius: CornerRadius(.full)
                )
                .square(circle)
                icon
            }
            text
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension Legend: ElementConvertible {
    /// What fills, dots and marks mean, side by side on as many lines as they need.
    public var element: Element {
        .row(gap: .sm, align: .center, wraps: true) {
            items.map { item in
                Element.row(gap: .xs, align: .center, large: nil) {
                    if item.fill != nil || item.outline != nil {
                        Element.shape(
                            fill: item.fill, border: item.outline,
                            cornerRadius: CornerRadius(.xs))
                    }
                    item.mark
                    item.text.part("text")
                }
                .id(item.id)
                .saidBy("text")
            }
        }
        .accessibility(accessibility)
    }
}

extension DayCalendarCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "dayCalendar"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            summary.part("summary")
            grid
            legend
            figures
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension DayCalendarCard.Grid: ElementConvertible {
    /// The days as rows of cells.
    public var element: Element {
        Element.grid(columns: columns, gap: .xs) {
            rows.map { row in
                Element.row(gap: .xs, align: .center, large: nil) { row.cells }
                    .accessibility(row.accessibility)
            }
        }
        .accessibility(accessibility)
    }
}

extension DayCalendarCard.Cell: ElementConvertible {
    /// The day's circle over its dots.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                Element.layers {
                    Element.shape(fill: fill, border: ring, cornerRadius: CornerRadius(.full))
                        .square(circle)
                    number
                    mark
                }
                Dots.element(dots)
            }
        }
        .id(id)
        .motion(motion)
        .accessibility(accessibility)
    }
}

/// Dots in a row, which count what a shade alone would say.
enum Dots {
    static func element(_ count: Int, _ color: ColorRole = .textPrimary) -> Element? {
        guard count > 0 else { return nil }
        return Element.row(gap: .xxs, align: .center, large: nil) {
            (0..<count).map { _ in
                Element.shape(fill: Paint(color), cornerRadius: CornerRadius(.full))
            }
        }
        .part("dots")
    }
}

extension HeatMapCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "heatMap"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            period
            title
            summary.part("summary")
            grid.element.motion(motion)
            legend
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension HeatMapCard.Grid: ElementConvertible {
    /// The cells in rows.
    public var element: Element {
        Element.grid(columns: columns, minimumColumn: smallestCell, gap: .xs) {
            rows.map { row in
                Element.row(gap: .xs, align: .center, large: nil) { row.cells }
                    .accessibility(row.accessibility)
            }
        }
        .accessibility(accessibility)
    }
}

extension HeatMapCard.Cell: ElementConvertible {
    /// The cell: its label, its minutes and its dots on its shade.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                label
                minutesText
                Dots.element(dots, label.color)
            }
        }
        .id(id)
        .surface(
            Element.Surface(
                fill: Paint(fill), border: outline, cornerRadius: CornerRadius(.sm))
        )
        .accessibility(accessibility)
    }
}

extension TimelineCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "timeline"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            period
            summary.part("summary")
            chart
            days
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension TimelineCard.DayList: ElementConvertible {
    /// The days behind the chart's points, told and not drawn.
    public var element: Element {
        Element.list {
            items.map { day in
                Element.button(day.action) {}.id(day.id).accessibility(day.accessibility)
            }
        }
        .accessibility(accessibility)
    }
}

extension DayDetailCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "dayDetail"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            figures
            placeholder?.body
            close
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension WeekStripCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "weekStrip"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                heading
                previous
                next
            }
            Element.row(gap: .xs, align: .center, justify: .spaceBetween) { days }
                .motion(motion)
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension WeekStripCard.Day: ElementConvertible {
    /// The weekday over the number over the mark, in a capsule for today.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                weekday
                number
                if let markFill, let mark {
                    Element.layers {
                        Element.shape(fill: Paint(markFill), cornerRadius: CornerRadius(.full))
                            .square(mark.size)
                        mark
                    }
                } else {
                    mark
                }
            }
        }
        .id(id)
        .surface(
            Element.Surface(
                fill: fill.map { Paint($0) }, border: outline, cornerRadius: CornerRadius(.full))
        )
        .accessibility(accessibility)
    }
}

extension WeeklyProgressCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "weeklyProgress"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                heading
                open
            }
            figures
            adherence
            activity
            bars
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension WeeklyProgressCard.Rating: ElementConvertible {
    /// The name beside the sessions, over the message.
    public var element: Element {
        .column(gap: .textStack) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                name.part("name")
                sessions.part("sessions")
            }
            message.part("message")
        }
        .accessibility(accessibility)
    }
}

extension WeeklyProgressCard.Bars: ElementConvertible {
    /// A bar a day over its weekday.
    public var element: Element {
        .row(gap: .xs, align: .end, justify: .spaceBetween, large: nil) {
            items.map { item in
                Element.column(gap: .xs, align: .center) {
                    Element.bar(
                        item.fraction, fill: Paint(color), cornerRadius: CornerRadius(.xs),
                        fillsFrom: .bottom
                    )
                    .height(.size(height))
                    .motion(motion)
                    item.label
                }
                .id(item.id)
                .growing()
                .accessibility(item.accessibility)
            }
        }
        .accessibility(accessibility)
    }
}

extension ShareCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "shareCard"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            picture
            button
        }
        .accessibility(accessibility)
    }
}

extension ShareCard.Picture: ElementConvertible {
    /// The picture, from top to bottom.
    public var element: Element {
        Element.picture(appearance: appearance.appearance, scale: scale) {
            Element.column(gap: .md, align: .center, justify: .center) {
                flame
                headline
                title
                number
                range
                longest
                if let progress {
                    Element.column(align: .center) {
                        progress.percent
                        progress.caption
                    }
                }
                if let strip {
                    Element.row(gap: .xs, align: .center, large: nil) { strip.map(\.icon) }
                }
                name
                message
                app
            }
        }
        .surface(Element.Surface(fill: background))
        .accessibility(accessibility)
    }
}
