import CandelaRules
import CandelaTokens

extension RoutineProgressCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineProgress"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .xs) {
            bar.element.saidBy("count")
            if let dots {
                Element.row(gap: .xs, align: .center, wraps: true, large: nil) {
                    dots.map { $0.icon.element.id($0.id) }
                }
            }
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                count.part("count")
                time.part("time")
            }
        }
        .accessibility(accessibility)
    }
}

extension RoutineStepCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineStep"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            icon
            name
            timer
            rows
            check
            Element.row(gap: .sm, align: .center, wraps: true) { buttons }
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) { navigation }
        }
        .surface(surface)
        .motion(transition)
        .accessibility(accessibility)
    }
}

extension TimerPanel: ElementConvertible {
    /// The time over its bar.
    public var element: Element {
        .column(gap: .sm, align: .center) {
            time.part("time")
            interval?.part("interval")
            bar?.element.saidBy("time")
            finished?.part("finished")
        }
        .accessibility(accessibility)
    }
}

extension RoutineCompletionCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineCompletion"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            ring.element.saidBy("text")
            title
            text.part("text")
            Element.row(gap: .lg, align: .center) { figures }
            mood
            button
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}
