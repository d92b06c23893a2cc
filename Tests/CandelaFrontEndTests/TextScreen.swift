import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTokens

/// A screen as letters: what a front end makes of it that knows nothing but the public API.
struct TextScreen {
    /// The lines, from top to bottom.
    let lines: [String]

    /// The columns the widest line takes.
    let width: Int

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Draws a screen some points wide. A column is 8 points, which a letter of body text fills.
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
