import CandelaScreens

/// A screen as letters: what a front end makes of it that knows nothing but the public API.
struct TextScreen {
    /// The lines, from top to bottom.
    let lines: [String]

    /// The columns the widest line takes.
    let width: Int

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Draws a screen some points wide.
    init(_ screen: Screen, points: Int) {
        let columns = Int(Double(points) / TextBlock.pointsPerColumn)
        let leading = screen.toolbar?.leading.map { TextView($0) } ?? []
        let trailing = screen.toolbar?.trailing.map { TextView($0) } ?? []
        let tabs = screen.tabs.map { bar in
            let tabs = bar.tabs.map { tab in
                TextView.flow([TextView(tab.isSelected ? "(•)" : "( )"), TextView(tab.text)])
            }
            return TextView.flow(tabs + [bar.accessory.map { TextView($0) } ?? .nothing])
        }
        let views =
            [TextView.flow(leading + [TextView(screen.title)] + trailing)]
            + (screen.toasts + screen.cards).map { TextView($0) }
            + [screen.overlay].compactMap(\.self).map { TextView($0) }
            + [tabs ?? .nothing]
        let block = TextView.column(views).draw(columns)
        lines = block.lines.map { line in
            String(line.text.reversed().drop { $0 == " " }.reversed())
        }
        width = block.width
    }
}
