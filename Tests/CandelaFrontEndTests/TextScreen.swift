import CandelaScreens
import CandelaTokens

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
        let isLarge = screen.context.typeSize.isAccessibilitySize
        let view = { (part: any ElementConvertible) in
            TextView(part.element, isLarge: isLarge)
        }
        let bar = screen.toolbar.map { ($0.leading.map(view), $0.trailing.map(view)) }
        let head = TextView.flow((bar?.0 ?? []) + [view(screen.title)] + (bar?.1 ?? []))
        let cards = screen.toasts + screen.cards + [screen.overlay?.card].compactMap(\.self)
        let tabs = screen.tabs.map(view) ?? .nothing
        let views = [head] + cards.map { view($0.body) } + [tabs]
        let block = TextBlock.$sizes.withValue(screen.typeSizes) {
            TextView.column(views).draw(columns)
        }
        lines = block.lines.map { line in
            String(line.text.reversed().drop { $0 == " " }.reversed())
        }
        width = block.width
    }
}
