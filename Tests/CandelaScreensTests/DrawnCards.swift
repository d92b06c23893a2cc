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
