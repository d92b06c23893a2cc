import CandelaRules
import CandelaTokens

extension Kit {
    /// The grid of a coverage, with the names of what lies along and down it.
    func coverageGrid(
        _ coverage: RoutineCoverage, _ routines: [Routine], _ surroundings: RoutineSurroundings,
        selected: CoverageOptions.Cell?
    ) -> CoverageGridCard {
        let columns = parts(coverage.axes.x, of: surroundings)
        let names = parts(coverage.axes.y, of: surroundings)
        let known = Dictionary(
            routines.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let rows = zip(names, coverage.rows).map { name, cells in
            CoverageGridCard.Row(
                id: name.id, layout: row(gap: .xxs, alignment: .center),
                icon: icon(name.icon, beside: .caption, .textSecondary),
                text: words(name.name, .caption, .textPrimary),
                cells: zip(columns, cells).map { column, cell in
                    self.cell(
                        cell, column, name, first: cell.routines.first.flatMap { known[$0] },
                        isSelected: selected == CoverageOptions.Cell(x: cell.x, y: cell.y))
                },
                accessibility: Accessibility(.row, label: name.name.text, children: .contain))
        }
        let all = coverage.rows.flatMap(\.self)
        return CoverageGridCard(
            id: "coverage", surface: card, labelWidth: size(.coverageLabelWidth),
            cellWidth: size(.coverageCellWidth), cellHeight: size(.coverageCellHeight),
            cellRadius: CornerRadius(.coverageCellRadius), barWidth: size(.coverageBarWidth),
            barHeight: size(.coverageBarHeight),
            columns: columns.map { column in
                CoverageGridCard.Header(
                    id: column.id, icon: icon(column.icon, beside: .caption, .textSecondary),
                    text: words(column.name, .caption, .textPrimary),
                    accessibility: Accessibility(.columnHeader, label: column.name.text))
            },
            rows: rows, hover: hover,
            motion: motion(.swap, change: .dataChange, reduced: Motion.Reduced(.none)),
            accessibility: Accessibility(
                .grid, label: phrases.routineCoverageTitle().spokenText,
                value: phrases.routineCoverageSummary(
                    covered: all.count { !$0.routines.isEmpty }, total: all.count
                ).spokenText, children: .contain))
    }

    private var hover: CoverageGridCard.Hover {
        CoverageGridCard.Hover(
            motion: motion(.scale, change: .hover, reduced: Motion.Reduced(.none)),
            outline: Surface.Border(
                .accentGraphic, .coverageHoverWidth,
                opacity: context.increaseContrast ? nil : .hoveredCell))
    }

    private func cell(
        _ cell: RoutineCoverage.Cell, _ column: MomentPart, _ row: MomentPart, first: Routine?,
        isSelected: Bool
    ) -> CoverageGridCard.Cell {
        let (fill, opaque, digit) = colors(of: cell.level)
        let count = cell.routines.count
        let value =
            first.map { phrases.routineCoverageCellValue(count: count, first: $0.name) }
            ?? phrases.routineCoverageCellNone()
        return CoverageGridCard.Cell(
            id: cell.x, level: cell.level,
            number: words(
                phrases.numberValue(value: phrases.number(count)), .headline, digit),
            name: context.typeSize.isAccessibilitySize
                ? words(column.name, .caption, digit) : nil,
            dots: context.differentiateWithoutColor ? cell.level.dots : 0,
            fill: context.increaseContrast ? nil : fill, fillOpaque: opaque,
            outline: isSelected
                ? border(.accentGraphic, .coverageHoverWidth)
                : edge(.border),
            bar: first?.drawnColor, isSelected: isSelected,
            action: action(
                "show", .select, phrases.routineCoverageCellShow(), haptic: .iconButton),
            accessibility: Accessibility(
                .button,
                label: phrases.routineCoverageCell(
                    row: row.name.text, column: column.name.text
                ).spokenText,
                value: value.spokenText, states: isSelected ? [.selected] : []))
    }

    private func colors(
        of level: RoutineCoverage.Level
    ) -> (fill: ColorRole, opaque: ColorRole, digit: ColorRole) {
        switch level {
        case .none: (.coverageNone, .coverageNoneOpaque, .coverageNoneDigit)
        case .one: (.coverageOne, .coverageOneOpaque, .coverageOneDigit)
        case .some: (.coverageSome, .coverageSomeOpaque, .coverageSomeDigit)
        case .many: (.coverageMany, .coverageManyOpaque, .coverageManyDigit)
        }
    }
}

extension RoutineCoverage.Level {
    /// A dot a level.
    fileprivate var dots: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .some: 2
        case .many: 3
        }
    }
}
