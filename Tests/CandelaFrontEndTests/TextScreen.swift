import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTokens

/// A screen as text, drawn with public API only.
struct TextScreen {
    /// The lines, from top to bottom.
    let lines: [String]

    /// The columns of the widest line.
    let width: Int

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Draws a screen at a width in points. A column is 8 points wide, like a character of body
    /// text.
    init(_ screen: Screen, points: Int) {
        let renderer = TextRenderer(
            columns: points / 8, isLarge: screen.context.typeSize.isAccessibilitySize,
            sizes: screen.typeSizes)
        let (before, after) = (screen.toolbar?.leading ?? [], screen.toolbar?.trailing ?? [])
        let head = before + [screen.title.element] + after
        let rest = screen.elements.dropFirst(before.count + after.count).flatMap(renderer.draw)
        let block = renderer.flow(head.map(renderer.draw)) + rest
        lines = block.map { String($0.text.reversed().drop { $0 == " " }.reversed()) }
        width = block.width
    }
}
