import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTestSupport

extension Screen {
    /// The tabs, without what is beside them.
    var tabButtons: [Element] {
        (tabs.map(ElementQueries.all) ?? []).filter { $0.accessibility?.role == .tab }
    }
}

/// The visible content of a card, for tests.
extension CardContent {
    /// The text of the part with a name.
    func words(_ part: ElementID) -> StyledText? { ElementQueries.words(part, in: body) }

    /// The accessibility label of the whole card.
    var label: String? { body.accessibility?.label }

    /// The heading of the card.
    var heading: String? { ElementQueries.heading(body)?.text }

    /// The buttons of the card, except those inside rows and tiles.
    var buttons: [Element] { body.children.filter { ElementQueries.action($0) != nil } }
}

extension FormCard {
    /// The rows between the heading and the note.
    var rows: [Element] {
        body.children.filter { !ElementQueries.isHeading($0) && $0.part != "footer" }
    }
}

extension ChartCard {
    /// The chart; `nil` if there is too little data.
    var chart: Element? { body.children.first { $0.chart != nil } }
}

extension HabitListCard {
    /// The rows, each with a button that opens the habit, followed by a checkbox.
    var rows: [Element] { body.children }
}

extension LogbookCard {
    /// The rows below the month headings.
    var rows: [Element] { body.children }
}

extension StreakCounterCard {
    /// The flame.
    var flame: Element? { body.first("flame") }

    /// The size and colour of the flame.
    var flameIcon: Icon? { ElementQueries.icons(flame).first }
}

extension ShareCard {
    /// The share image.
    var picture: Element { body.children[0] }

    /// The text alternative of the image.
    var textAlternative: String { picture.accessibility?.value ?? "" }

    /// The share button.
    var share: Element { body.children[1] }
}

extension NextMilestoneCard {
    /// The milestone with its unit.
    var target: String { ElementQueries.texts(body.first("target")).joined(separator: " ") }

    /// The progress bar from the previous milestone to the next.
    var bar: Element? { body.first("bar") }
}

extension NextMilestoneCompactCard {
    /// The progress bar from the previous milestone to the next.
    var bar: Element? { body.first("bar") }
}

extension RoutineWidgetCard {
    /// The action performed when the card is pressed.
    var action: Action? { ElementQueries.action(body) }
}
