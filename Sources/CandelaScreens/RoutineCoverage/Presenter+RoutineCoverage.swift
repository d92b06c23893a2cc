import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineCoverage = Presenter(
        name: .routineCoverage, title: { $0.routineCoverageTitle() },
        loading: { $0.routineLoading() }, failure: { $0.routineErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.routineCoverage(
                journal, options.coverage ?? CoverageOptions(),
                options.surroundings ?? RoutineSurroundings())
        })
}

extension Kit {
    fileprivate func routineCoverage(
        _ journal: Journal, _ options: CoverageOptions, _ surroundings: RoutineSurroundings
    ) -> Screen.Content {
        let ids = Dictionary(
            uniqueKeysWithValues: RoutineCoverage.Dimension.allCases.map {
                ($0, parts($0, of: surroundings).map(\.id))
            })
        let coverage = RoutineCoverage(
            journal.routines, ids: ids,
            axes: RoutineCoverage.Axes(x: options.x, y: options.y), filter: options.filter)
        let grid = coverageGrid(
            coverage, journal.routines, surroundings, selected: options.selected)
        var content = Screen.Content(
            cards: [Card(pickers(coverage, surroundings)), Card(grid)])
        let chosen = coverage.rows.flatMap(\.self).first { cell in
            options.selected.map { $0.x == cell.x && $0.y == cell.y } ?? false
        }
        content.overlay = chosen.map {
            Screen.Overlay(Card(details(of: $0, coverage, journal.routines, surroundings)))
        }
        return content
    }

    /// What lies along the grid, what down it, and what the whole of it is for.
    private func pickers(
        _ coverage: RoutineCoverage, _ surroundings: RoutineSurroundings
    ) -> FormCard {
        let axes = coverage.axes
        let filter = name(of: axes.filter)
        let chips = parts(axes.filter, of: surroundings).map { part in
            option(
                part.id, phrases.routineList(items: part.name.text),
                isSelected: part.id == coverage.filter,
                text: words(part.name, .caption, .textPrimary),
                icon: icon(part.icon, beside: .caption, .textSecondary), haptic: .picker)
        }
        return FormCard(
            "axes", surface: card, layout: column(gap: .row),
            rows: [
                .choice(picker("x", phrases.routineCoverageXAxis(), axes.x)),
                .choice(picker("y", phrases.routineCoverageYAxis(), axes.y)),
                .choice(picker("filter", phrases.routineCoverageFilter(), axes.filter)),
                .choice(choice("filterValue", .chips, filter, chips, isShown: true)),
            ], label: phrases.routineCoverageAxes().spokenText)
    }

    private func picker(
        _ id: String, _ title: Phrase, _ chosen: RoutineCoverage.Dimension
    ) -> Choice {
        choice(
            id, .menu, title,
            [.time, .place, .day].map { (dimension: RoutineCoverage.Dimension) in
                option(
                    dimension.rawValue, name(of: dimension), isSelected: dimension == chosen,
                    text: words(name(of: dimension), .body, .textPrimary), haptic: .picker)
            }, isShown: true)
    }

    /// The sheet with a cell's routines.
    private func details(
        of cell: RoutineCoverage.Cell, _ coverage: RoutineCoverage, _ routines: [Routine],
        _ surroundings: RoutineSurroundings
    ) -> FormCard {
        let title = phrases.routineCoverageDetails()
        let ids = [
            coverage.axes.x: cell.x, coverage.axes.y: cell.y,
            coverage.axes.filter: coverage.filter,
        ]
        func name(_ dimension: RoutineCoverage.Dimension) -> String {
            parts(dimension, of: surroundings).first { $0.id == ids[dimension] }?.name.text ?? ""
        }
        let close = phrases.actionClose()
        let suiting = cell.routines.compactMap { id in routines.first { $0.id == id } }
        return FormCard(
            "details", surface: sheet, layout: column(gap: .row),
            heading: heading(title, level: 1),
            rows: [
                note(
                    "context", phrases.routineCoverageContext(),
                    phrases.routineCoverageContextValue(
                        time: name(.time), place: name(.place), day: name(.day)))
            ]
                + (suiting.isEmpty
                    ? [
                        note(
                            "none", phrases.routineCoverageNoneTitle(),
                            phrases.routineCoverageNoneText())
                    ] : suiting.map { link(to: $0, among: routines) })
                + [
                    .button(
                        button(
                            action("close", .dismiss, close, role: .cancel), .secondary,
                            text: close))
                ], label: title.spokenText)
    }

    private func note(_ id: String, _ title: Phrase, _ text: Phrase) -> FormRow {
        .note(
            NoteRow(
                id, title: words(title, .headline, .textPrimary),
                text: words(text, .body, .textSecondary),
                accessibility: Accessibility(
                    .text, label: title.spokenText, value: text.spokenText, children: .combine)))
    }

    private func link(to routine: Routine, among routines: [Routine]) -> FormRow {
        let summary = summary(of: routine, among: routines)
        return .link(
            LinkRow(
                routine.id, icon: icon(.circleFilled, beside: .body, routine.drawnColor),
                title: words(verbatim: routine.name, .body, .textPrimary),
                subtitle: words(summary, .caption, .textSecondary),
                chevron: icon(.chevronForward, beside: .caption, .textSecondary),
                action: action(
                    "open", .navigate, phrases.routineCoverageOpen(name: routine.name),
                    haptic: .light),
                accessibility: Accessibility(
                    .button, label: routine.name, value: summary.spokenText,
                    hint: phrases.routineCoverageOpenHint().spokenText)))
    }
}
