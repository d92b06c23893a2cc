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
    ///   - blanks: The number of empty places before the first cell, except at accessibility sizes.
    ///   - hint: The hint of every cell; the cells need none of their own.
    ///   - large: The number of columns at accessibility sizes.
    func grid(
        _ name: Phrase, _ cells: [Element], blanks: Int = 0, hint: Phrase, columns: Int,
        minimumColumnWidth: Size? = nil, rowGap: SpaceRole? = nil,
        atAccessibilitySizes large: Int
    ) -> Element {
        let blanks = context.typeSize.isAccessibilitySize ? 0 : blanks
        let places = Array(repeating: Element.column {}.decorative(), count: blanks) + cells
        let rows = stride(from: 0, to: places.count, by: columns).map { start in
            Element.line(gap: .xs, align: .center) {
                Array(places[start..<min(start + columns, places.count)])
            }
        }
        return Element.grid(
            columns: columns, minimumColumnWidth: minimumColumnWidth, gap: .xs, rowGap: rowGap,
            atAccessibilitySizes: .columns(large)
        ) { rows }
        .accessibility(
            Accessibility(
                .adjustable, label: name.spokenWords, value: cells.last?.accessibility?.spokenWords,
                hint: hint.spokenWords))
    }
}
