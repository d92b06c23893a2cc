package import CandelaRules
import CandelaTokens

/// For which times, days and places there are routines, as a grid of numbers.
package struct CoverageGridCard: CardContent {
    package static let kind = "coverageGrid"
    package let id = "coverage"
    package let facts: Facts
    package let body: Element

    /// The grid as plain values.
    package struct Facts: Sendable, Hashable, Codable {
        /// What lies along the grid.
        package let x: RoutineCoverage.Dimension

        /// What lies down the grid.
        package let y: RoutineCoverage.Dimension

        /// The id the third dimension is fixed to.
        package let filter: String

        /// The cells, row by row.
        package let rows: [[Cell]]
    }

    /// One combination of a time, a day and a place.
    package struct Cell: Sendable, Hashable, Codable {
        /// The id along the grid.
        package let x: String

        /// The id down the grid.
        package let y: String

        /// The ids of the routines that suit, the one that matters most first; at most 100 of them.
        package let routines: [String]

        /// The number of further routines that suit; absent for none.
        package let more: Int?

        /// How many they are, as the cell is coloured.
        package let level: RoutineCoverage.Level

        /// Whether its routines are shown.
        package let isSelected: Bool
    }

    init(_ state: RoutineCoverageState, with kit: Kit) {
        let coverage = state.coverage
        let columns = kit.parts(coverage.axes.x, of: state.surroundings)
        let names = kit.parts(coverage.axes.y, of: state.surroundings)
        let rows = coverage.rows.map { row in
            row.map { cell in
                let named = cell.routines.prefix(100)
                let more = cell.routines.count - named.count
                return Cell(
                    x: cell.x, y: cell.y, routines: Array(named), more: more > 0 ? more : nil,
                    level: cell.level, isSelected: cell == state.selected)
            }
        }
        let all = rows.flatMap(\.self)
        facts = Facts(x: coverage.axes.x, y: coverage.axes.y, filter: coverage.filter, rows: rows)
        let grid = Element.grid(
            columns: columns.count + 1, minimumColumn: kit.size(.coverageCellWidth),
            firstColumn: kit.size(.coverageLabelWidth), gap: .xxs, atAccessibilitySizes: .columns(1)
        ) {
            Self.heads(columns, with: kit)
            zip(names, rows).map { name, cells in
                Element.row(gap: .xxs, align: .center) {
                    Element.line(gap: .xs, align: .center) {
                        kit.icon(name.icon, beside: .caption, .textSecondary)
                        kit.words(name.name, .caption, .textPrimary)
                    }
                    zip(columns, cells).map { column, cell in
                        Self.button(
                            cell, column, name,
                            of: cell.routines.prefix(Self.mostNamed).compactMap(state.routine),
                            with: kit)
                    }
                }
                .id(name.id)
                .accessibility(Accessibility(.row, label: name.name.said, children: .contain))
            }
        }
        .motion(kit.motion(.swap, change: .dataChange, reduced: .none))
        .accessibility(
            Accessibility(
                .grid,
                label: kit.phrases.routineCoverageSummary(
                    covered: all.count { !$0.routines.isEmpty }, total: all.count
                ).said, children: .contain))
        body = Element.column(gap: .md) {
            grid
            Self.legend(with: kit)
        }
        .surface(kit.card)
        .group(kit.phrases.routineCoverageTitle())
    }

    /// The most routines of a cell that its label names; above it the label gives only the number.
    private static let mostNamed = 3

    /// The shades with the numbers they stand for.
    private static func legend(with kit: Kit) -> Element {
        let phrases = kit.phrases
        let items = RoutineCoverage.Level.allCases.map { level in
            let text =
                switch level {
                case .none: phrases.routineCoverageCellNone()
                case .one: phrases.routineCoverageLegendOne()
                case .some: phrases.routineCoverageLegendSome()
                case .many: phrases.routineCoverageLegendMany()
                }
            return Legend.item(
                level.rawValue, text, fill: Paint(colors(of: level).fill),
                outline: kit.edge(.border),
                dots: kit.context.differentiateWithoutColor ? dotCount(of: level) : 0, with: kit)
        }
        return Legend.element(items, with: kit)
    }

    /// The names along the grid, after an empty corner; none at accessibility sizes, at which there
    /// are no columns and each cell says its own name.
    private static func heads(_ columns: [MomentPart], with kit: Kit) -> Element? {
        guard !kit.context.typeSize.isAccessibilitySize else { return nil }
        return Element.line(gap: .xxs, align: .center) {
            Element.column {}.decorative()
            columns.map { column in
                Element.column(gap: .xxs, align: .center) {
                    kit.icon(column.icon, beside: .caption, .textSecondary)
                    kit.words(column.name, .caption, .textPrimary)
                }
                .id(column.id)
                .accessibility(Accessibility(.columnHeader, label: column.name.said))
            }
        }
    }

    /// The number on its shade, over a bar in the colour of the routine that matters most. The bar only
    /// decorates: a person chose its colour, and the routine is named when the cell is heard or opened.
    private static func button(
        _ cell: Cell, _ column: MomentPart, _ row: MomentPart, of routines: [Routine],
        with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let isLarge = kit.context.typeSize.isAccessibilitySize
        let (fill, digit) = colors(of: cell.level)
        let count = cell.routines.count + (cell.more ?? 0)
        let value =
            count == 0
            ? phrases.routineCoverageCellNone()
            : routines.count < count
                ? phrases.routineCoverageCellCount(count: count)
                : phrases.routineCoverageCellValue(
                    count: count,
                    names: phrases.routineList(items: phrases.list(routines.map(\.name)))
                        .spokenText)
        let label = phrases.routineCoverageCell(row: row.name.text, column: column.name.text)
        let show = kit.action(
            "show",
            .choose(option: "selected", value: .object(["x": .text(cell.x), "y": .text(cell.y)])),
            phrases.routineCoverageCellShow(), haptic: .iconButton)
        func surface(_ border: Surface.Border?) -> Surface {
            Surface(
                fill: Paint(fill), border: border, cornerRadius: CornerRadius(.coverageCellRadius))
        }
        let line = kit.border(.accentGraphic, .coverageHoverWidth)
        return Element.button(show, press: kit.cardPress) {
            Element.column(gap: .xxs, align: .center, justify: .center) {
                if isLarge { kit.words(column.name, .caption, digit) }
                Element.line(gap: .xxs, align: .center) {
                    kit.words(phrases.numberValue(value: phrases.number(count)), .headline, digit)
                    dots(cell.level, digit, with: kit)
                }
                if let first = routines.first {
                    Element.shape(
                        fill: Paint(first.drawnColor), border: Surface.Border(digit),
                        cornerRadius: CornerRadius(.full)
                    )
                    .width(.size(kit.size(.coverageBarWidth)))
                    .height(.size(kit.size(.coverageBarHeight)))
                    .decorative()
                }
            }
        }
        .id(cell.x)
        .width(.fill)
        .height(isLarge ? nil : .size(kit.size(.coverageCellHeight)))
        .surface(surface(cell.isSelected ? line : kit.edge(.border)))
        .focused(surface(line))
        .motion(kit.motion(.scale, change: .hover, reduced: .none))
        .accessibility(
            Accessibility(
                .button, label: label.said, value: value.said,
                states: cell.isSelected ? [.selected] : []))
    }

    /// A dot a level, for readers who tell nothing by colour.
    private static func dots(
        _ level: RoutineCoverage.Level, _ digit: ColorRole, with kit: Kit
    ) -> Element? {
        guard kit.context.differentiateWithoutColor else { return nil }
        return Dots.element(dotCount(of: level), digit, with: kit)
    }

    private static func dotCount(of level: RoutineCoverage.Level) -> Int {
        RoutineCoverage.Level.allCases.firstIndex(of: level) ?? 0
    }

    private static func colors(
        of level: RoutineCoverage.Level
    ) -> (fill: ColorRole, digit: ColorRole) {
        switch level {
        case .none: (.coverageNoneOpaque, .coverageNoneDigit)
        case .one: (.coverageOneOpaque, .coverageOneDigit)
        case .some: (.coverageSomeOpaque, .coverageSomeDigit)
        case .many: (.coverageManyOpaque, .coverageManyDigit)
        }
    }
}
