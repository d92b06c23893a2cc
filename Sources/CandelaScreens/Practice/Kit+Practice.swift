import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// Elements shared by several practice cards.
extension Kit {
    /// A grid of cells that is one adjustable accessibility element, starting at the last cell.
    ///
    /// Adjusting it moves between cells and speaks each; activating it performs the current cell's
    /// action.
    ///
    /// - Parameters:
    ///   - hint: The hint of every cell.
    ///   - large: The number of columns at accessibility sizes.
    func grid(
        _ name: Phrase, _ cells: [Element], hint: Phrase, columns: Int,
        minimumColumnWidth: Size? = nil, atAccessibilitySizes large: Int
    ) -> Element {
        let rows = stride(from: 0, to: cells.count, by: columns).map { start in
            Element.line(gap: .xs, align: .center) {
                Array(cells[start..<min(start + columns, cells.count)])
            }
        }
        return Element.grid(
            columns: columns, minimumColumnWidth: minimumColumnWidth, gap: .xs,
            atAccessibilitySizes: .columns(large)
        ) { rows }
        .accessibility(
            Accessibility(
                .adjustable, label: name.said, value: cells.last?.accessibility?.said,
                hint: hint.said))
    }
}
