public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A grid with the number of routines for each combination of time, day and place.
public struct CoverageGridCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "coverageGrid"

    /// The card's id on its screen.
    public let id = "coverage"

    let state: RoutineCoverageState
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the grid.
    public struct Facts: Sendable, Equatable, Codable {
        /// The dimension of the columns.
        public let x: RoutineCoverage.Dimension

        /// The dimension of the rows.
        public let y: RoutineCoverage.Dimension

        /// The id that the third dimension is fixed to.
        public let filter: String

        /// The cells, row by row.
        public let rows: [[Cell]]
    }

    /// One combination of a time, a day and a place.
    public struct Cell: Sendable, Equatable, Codable {
        /// The id of the column.
        public let x: String

        /// The id of the row.
        public let y: String

        /// The ids of the matching routines, most important first; at most 100.
        public let routines: [String]

        /// The number of further matching routines; absent if none.
        public let more: Int?

        /// The level of the count, which decides the cell's colour.
        public let level: RoutineCoverage.Level

        /// Whether the cell's routines are shown.
        public let isSelected: Bool
    }

    init(_ state: RoutineCoverageState, with kit: Kit) {
        let coverage = state.coverage
        let rows = coverage.rows.map { row in
            row.map { cell in
                let named = cell.routines.prefix(100)
                let more = cell.routines.count - named.count
                return Cell(
                    x: cell.x, y: cell.y, routines: Array(named), more: more > 0 ? more : nil,
                    level: cell.level, isSelected: cell == state.selected)
            }
        }
        facts = Facts(x: coverage.axes.x, y: coverage.axes.y, filter: coverage.filter, rows: rows)
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }
    private var isLarge: Bool { kit.context.typeSize.isAccessibilitySize }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .md) {
            grid
            legend
        }
        .surface(kit.card)
        .group(phrases.routineCoverageTitle())
    }

    private var grid: Element {
        let axes = state.coverage.axes
        let columns = kit.parts(axes.x, of: state.surroundings)
        return Element.grid(
            columns: columns.count + 1, minimumColumnWidth: kit.size(.coverageCellWidth),
            firstColumnWidth: kit.size(.coverageLabelWidth), gap: .xxs,
            atAccessibilitySizes: .columns(1)
        ) {
            heads(columns)
            zip(kit.parts(axes.y, of: state.surroundings), facts.rows).map { name, cells in
                row(name, zip(columns, cells).map { button($1, $0, name) })
            }
        }
        .motion(kit.motion(.swap, change: .dataChange, reduced: .none))
        .accessibility(
            Accessibility(.grid, label: state.summary(phrases).spokenWords, children: .contain))
    }

    /// The column headings, after an empty corner; `nil` at accessibility sizes, at which there are
    /// no columns and each cell has its own heading.
    private func heads(_ columns: [RuleCondition]) -> Element? {
        guard !isLarge else { return nil }
        return Element.line(gap: .xxs, align: .center) {
            Element.column {}.decorative()
            columns.map { column in
                Element.column(gap: .xxs, align: .center) {
                    kit.icon(column.icon, beside: .footnote, .textSecondary)
                    kit.text(column.name, .footnote, .textPrimary)
                }
                .id(ElementID(column.id))
                .accessibility(Accessibility(.columnHeader, label: column.name.spokenWords))
            }
        }
    }

    private func row(_ name: RuleCondition, _ cells: [Element]) -> Element {
        Element.row(gap: .xxs, align: .center) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(name.icon, beside: .footnote, .textSecondary)
                kit.text(name.name, .footnote, .textPrimary)
            }
            cells
        }
        .id(ElementID(name.id))
        .accessibility(Accessibility(.row, label: name.name.spokenWords, children: .contain))
    }

    /// The count on its shade, beside a dot in the colour of the most important routine.
    ///
    /// The dot is decorative: the person chose its colour, and the label and the opened cell name
    /// the routine.
    private func button(
        _ cell: Cell, _ column: RuleCondition, _ row: RuleCondition
    ) -> Element {
        let routines = cell.routines.prefix(Self.mostNamed).compactMap(state.routine)
        let (fill, digit) = cell.level.colors
        let count = cell.routines.count + (cell.more ?? 0)
        let label = phrases.routineCoverageCell(row: row.name.text, column: column.name.text)
        let show = kit.action(
            "show",
            .choose(
                RoutineCoverageOptions.cell, RoutineCoverageOptions.Cell(x: cell.x, y: cell.y)),
            phrases.routineCoverageCellShow(), haptic: .iconButton)
        func surface(_ border: Surface.Border?) -> Surface {
            Surface(
                fill: Paint(fill), border: border, cornerRadius: CornerRadius(.coverageCellRadius))
        }
        let line = kit.border(.accentGraphic, .coverageHoverWidth)
        return Element.button(show, isSelected: cell.isSelected, press: kit.cardPress) {
            Element.column(gap: .xxs, align: .center, justify: .center) {
                if isLarge { kit.text(column.name, .footnote, digit) }
                Element.line(gap: .xxs, align: .center) {
                    kit.text(phrases.numberValue(value: phrases.number(count)), .headline, digit)
                    kit.dots(dotCount(of: cell.level), digit)
                    routines.first.map { dot($0.drawnColor) }
                }
            }
        }
        .id(ElementID(cell.x))
        .width(.fill)
        .height(isLarge ? nil : .size(kit.size(.coverageCellHeight)))
        .surface(surface(cell.isSelected ? line : kit.edge(.border)))
        .focused(surface(line))
        .motion(kit.motion(.scale, change: .hover, reduced: .none))
        .accessibility(
            Accessibility(
                .button, label: label.spokenWords, value: value(of: count, routines).spokenWords))
    }

    /// A dot in the colour of a routine.
    private func dot(_ color: ColorRole) -> Element {
        Element.shape(
            fill: Paint(color), border: kit.border(.surface, .coverageDotWidth),
            cornerRadius: CornerRadius(.full)
        )
        .square(kit.size(.coverageDot))
        .decorative()
    }

    /// The maximum number of routines a cell's label names; with more, it gives only the count.
    private static let mostNamed = 3

    private func value(of count: Int, _ routines: [Routine]) -> Phrase {
        if count == 0 { return phrases.routineCoverageCellNone() }
        if routines.count < count { return phrases.routineCoverageCellCount(count: count) }
        let names = phrases.routineList(items: phrases.quotedList(routines.map(\.name)))
        return phrases.routineCoverageCellValue(count: count, names: names.spokenText)
    }

    /// The legend of the shades with their counts, and of the dot.
    private var legend: Element {
        let dot =
            facts.rows.joined().contains { !$0.routines.isEmpty }
            ? kit.legendItem(
                "routine", phrases.routineCoverageLegendDot(),
                mark: kit.icon(.circleFilled, beside: .caption, .textSecondary)) : nil
        return kit.legend(
            RoutineCoverage.Level.allCases.map { level in
                let text =
                    switch level {
                    case .none: phrases.routineCoverageCellNone()
                    case .one: phrases.routineCoverageCellCount(count: level.minimum)
                    case .some:
                        phrases.routineCoverageLegendSome(
                            low: level.minimum, high: RoutineCoverage.Level.many.minimum - 1)
                    case .many: phrases.routineCoverageLegendMany(count: level.minimum)
                    }
                return kit.legendItem(
                    level.rawValue, text, fill: Paint(level.colors.fill),
                    outline: kit.edge(.border), dots: dotCount(of: level))
            } + [dot].compactMap(\.self))
    }

    /// The number of dots for a level, for readers who differentiate without colour.
    private func dotCount(of level: RoutineCoverage.Level) -> Int {
        guard kit.context.differentiateWithoutColor else { return 0 }
        return RoutineCoverage.Level.allCases.firstIndex(of: level) ?? 0
    }
}

extension RoutineCoverage.Level {
    fileprivate var colors: (fill: ColorRole, digit: ColorRole) {
        switch self {
        case .none: (.coverageNoneOpaque, .coverageNoneDigit)
        case .one: (.coverageOneOpaque, .coverageOneDigit)
        case .some: (.coverageSomeOpaque, .coverageSomeDigit)
        case .many: (.coverageManyOpaque, .coverageManyDigit)
        }
    }
}
