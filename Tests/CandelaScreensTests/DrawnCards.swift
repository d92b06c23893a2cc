import CandelaElements
import CandelaKit
import CandelaScreens

/// What stands on a card, for tests that look at it as a person would.
extension CardContent {
    /// The text of a part.
    func words(_ part: String) -> StyledText? { Drawn.words(part, in: body) }

    /// The accessibility label of the whole card.
    var label: String? { body.accessibility?.label }

    /// What is written over the card.
    var heading: String? { Drawn.heading(body)?.text }

    /// What can be pressed on the card, but not inside of a row or a tile.
    var buttons: [Element] { body.children.filter { Drawn.action($0) != nil } }
}

extension FormCard {
    /// The rows between heading and note.
    var rows: [Element] {
        body.children.filter { !Drawn.isHeading($0) && $0.part != "footer" }
    }
}

extension ChartCard {
    /// The chart, where there is enough to draw.
    var chart: Element? { body.children.first { $0.chart != nil } }
}

extension HabitListCard {
    /// The rows, each a button that opens a habit before its check.
    var rows: [Element] { body.children }
}

extension LogbookCard {
    /// The rows under the headings of their months.
    var rows: [Element] { body.children }
}

extension StreakCounterCard {
    /// The flame.
    var flame: Element? { body.first("flame") }

    /// The size and the colour of the flame.
    var flameIcon: Icon? { Drawn.icons(flame).first }
}

extension ShareCard {
    /// The picture.
    var picture: Element { body.children[0] }

    /// Everything on the picture in words.
    var textAlternative: String { picture.accessibility?.value ?? "" }

    /// The button that hands the picture to another app.
    var share: Element { body.children[1] }
}

extension NextMilestoneCard {
    /// The milestone with its unit.
    var target: String { Drawn.texts(body.first("target")).joined(separator: " ") }

    /// The way from the previous milestone to the next.
    var bar: Element? { body.first("bar") }
}

extension NextMilestoneCompactCard {
    /// The way from the previous milestone to the next.
    var bar: Element? { body.first("bar") }
}

extension RoutineWidgetCard {
    /// The action of a press.
    var action: Action? { Drawn.action(body) }
}
