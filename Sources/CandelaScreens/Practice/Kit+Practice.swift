import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// What several cards of practice are put together with.
extension Kit {
    /// Cells in rows of at most so many, which are one stop: adjusting it goes from cell to cell and
    /// says each, and activating it does what the cell at hand does. It begins at the last cell.
    ///
    /// - Parameter large: How many stand side by side at accessibility sizes.
    func grid(
        _ name: Phrase, _ cells: [Element], columns: Int, minimumColumnWidth: Size? = nil,
        atAccessibilitySizes large: Int
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
                hint: phrases.practiceCellsHint().said))
    }
}
