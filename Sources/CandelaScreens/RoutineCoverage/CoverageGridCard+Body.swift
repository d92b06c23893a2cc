import CandelaRules
import CandelaTokens

extension CoverageGridCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "coverageGrid"

    /// How the card is drawn and told.
    public var body: Element {
        Element.grid(
            columns: columns.count + 1, minimumColumn: cellWidth, firstColumn: labelWidth,
            gap: .xxs, large: .columns(1)
        ) {
            Element.row(gap: .xxs, align: .center, large: nil) {
                columns.map { column in
                    Element.column(gap: .xxs, align: .center) {
                        column.icon
                        column.text
                    }
                    .id(column.id)
                    .accessibility(column.accessibility)
                }
            }
            rows
        }
        .surface(surface)
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension CoverageGridCard.Row: ElementConvertible {
    /// The row's name and its cells.
    public var element: Element {
        .row(gap: .xxs, align: .center) {
            Element.row(gap: .xs, align: .center, large: nil) {
                icon
                text
            }
            cells
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension CoverageGridCard.Cell: ElementConvertible {
    /// The number on its shade, over the bar of the routine that matters most.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                name
                number
                Dots.element(dots, number.color)
                if let bar {
                    Element.shape(
                        fill: Paint(bar), border: Surface.Border(number.color),
                        cornerRadius: CornerRadius(.full))
                }
            }
        }
        .id(id)
        .surface(
            Element.Surface(
                fill: Paint(fillOpaque), border: outline,
                cornerRadius: CornerRadius(.coverageCellRadius))
        )
        .accessibility(accessibility)
    }
}
