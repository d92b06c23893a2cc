import CandelaRules
import CandelaTokens

extension RoutineStreakCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineStreak"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md) {
            name
            streak.part("streak")
            Element.row(gap: .lg) {
                previous
                week
            }
            chart
            noData?.part("noData")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Previous: ElementConvertible {
    /// The title over a bar a week.
    public var element: Element {
        .column(gap: .xs) {
            title.part("title")
            Element.row(gap: .sm) {
                bars
                more?.part("more")
            }
        }
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Bar: ElementConvertible {
    /// The bar with its symbol, its verdict and its week.
    public var element: Element {
        .column(gap: .xxs, align: .center) {
            Element.bar(
                fraction, fill: Paint(color), track: .progressTrack,
                outline: Surface.Border(.progressOutline, .progressOutlineWidth),
                cornerRadius: CornerRadius(.xs), fillsFrom: .bottom)
            icon
            verdict.part("verdict")
            count.part("count")
            label.part("label")
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Week: ElementConvertible {
    /// The title over a square a day.
    public var element: Element {
        .column(gap: .xs) {
            title.part("title")
            Element.row(gap: .xs, align: .center, wraps: true) { days }
        }
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Day: ElementConvertible {
    /// The day's square over its letter.
    public var element: Element {
        .column(gap: .xxs, align: .center) {
            Element.layers {
                Element.shape(fill: Paint(fill), border: outline, cornerRadius: CornerRadius(.xs))
                mark
                number
            }
            letter
        }
        .id(day.description)
        .accessibility(accessibility)
    }
}
