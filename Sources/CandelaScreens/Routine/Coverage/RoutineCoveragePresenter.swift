import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The number of routines for each combination of time, day and place.
public struct RoutineCoveragePresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineCoverageTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.routines

    /// Closes the list of a cell's routines.
    ///
    /// - Returns: Whether a cell was selected.
    public func closeOverlay(_ options: inout RoutineCoverageOptions) -> Bool {
        defer { options.selected = nil }
        return options.selected != nil
    }

    /// The axis pickers and the grid, with a selected cell's routines as an overlay.
    public func content(
        of journal: Journal, _ options: RoutineCoverageOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = RoutineCoverageState(journal, options, with: kit)
        var content = RoutineCoveragePage(state: state, windows: options.windows, kit: kit).content
        if options.isChosen, options.announces != false {
            let axes = state.coverage.axes
            content.announcements.append(
                Announcement(
                    "coverage-\(axes.x.rawValue)-\(axes.y.rawValue)-\(state.coverage.filter)",
                    state.summary(kit.phrases).spokenWords))
        }
        return content
    }
}

/// The layout of the coverage screen: axis pickers, grid, and the sheet of a cell.
private struct RoutineCoveragePage {
    let state: RoutineCoverageState
    let windows: ListWindows?
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        ScreenContent(
            cards: [Card(pickers), Card(CoverageGridCard(state, with: kit))],
            overlay: state.selected.map { Screen.Overlay(Card(details(of: $0))) })
    }

    /// The pickers of columns, rows and filter.
    private var pickers: FormCard {
        let axes = state.coverage.axes
        let chips = kit.parts(axes.filter, of: state.surroundings).map { part in
            kit.option(
                part.id, .choose(RoutineCoverageOptions.part, part.id),
                phrases.routineList(items: part.name.text),
                isSelected: part.id == state.coverage.filter,
                text: kit.text(part.name, .footnote, .textPrimary),
                icon: kit.icon(part.icon, beside: .footnote, .textSecondary), haptic: .picker)
        }
        typealias Dimension = RoutineCoverage.Dimension
        func picker(
            _ id: String, _ title: Phrase, _ chosen: Dimension,
            _ choose: (Dimension) -> Intent
        ) -> Element {
            let options = [Dimension.time, .place, .day].map { dimension in
                kit.option(
                    dimension.rawValue, choose(dimension),
                    kit.name(of: dimension), isSelected: dimension == chosen,
                    text: kit.text(kit.name(of: dimension), .body, .textPrimary), haptic: .picker)
            }
            return kit.choice(id, .menu, title, options, isShown: true)
        }
        return FormCard(
            "axes", phrases.routineCoverageAxes(), isNamed: false,
            rows: [
                picker("x", phrases.routineCoverageColumns(), axes.x) {
                    .choose(RoutineCoverageOptions.along, $0)
                },
                picker("y", phrases.routineCoverageRows(), axes.y) {
                    .choose(RoutineCoverageOptions.down, $0)
                },
                // The filter's dimension is swapped with one of the grid's.
                picker("filter", phrases.routineCoverageFilter(), axes.filter) {
                    .choose(
                        $0 == axes.y ? RoutineCoverageOptions.down : RoutineCoverageOptions.along,
                        axes.filter)
                },
                // The filter above shows the dimension.
                kit.choice("filterValue", .chips, kit.name(of: axes.filter), chips),
            ], with: kit)
    }

    /// The sheet with a cell's routines.
    private func details(of cell: RoutineCoverage.Cell) -> FormCard {
        let title = phrases.routineCoverageDetails()
        let shown = VisibleRows(cell.routines, of: "routines", in: windows, id: \.self)
        let axes = state.coverage.axes
        let ids = [axes.x: cell.x, axes.y: cell.y, axes.filter: state.coverage.filter]
        func name(_ dimension: RoutineCoverage.Dimension) -> String {
            kit.parts(dimension, of: state.surroundings).first { $0.id == ids[dimension] }?
                .name.text ?? ""
        }
        func note(_ id: String, _ title: Phrase, _ text: Phrase) -> Element {
            kit.note(
                id, title: kit.text(title, .headline, .textPrimary),
                text: kit.text(text, .body, .textSecondary),
                accessibility: Accessibility(
                    .text, label: title.spokenWords, value: text.spokenWords, children: .combine))
        }
        let context = note(
            shown.name("context"), phrases.routineCoverageContext(),
            phrases.routineCoverageContextValue(
                time: name(.time), day: name(.day), place: name(.place)))
        let none = note(
            "none", phrases.routineCoverageNoneTitle(), phrases.routineCoverageNoneText())
        let links =
            [kit.previous(of: shown, in: title)].compactMap(\.self)
            + shown.rows.compactMap(state.routine).map(link)
            + [kit.next(of: shown, in: title)].compactMap(\.self)
        let close = kit.button(
            shown.name("close"), .close(), phrases.actionClose(), .secondary, role: .cancel)
        return FormCard(
            "details", title, level: 1, on: kit.sheet,
            motion: kit.motion(.slide, appear: .modal, reduced: .crossFade),
            rows: [context] + (links.isEmpty ? [none] : links) + [close], with: kit)
    }

    private func link(to routine: Routine) -> Element {
        let summary = kit.summary(of: routine, state.lengths)
        return kit.link(
            routine.id, icon: kit.icon(.circleFilled, beside: .body, routine.drawnColor),
            title: kit.text(verbatim: routine.name, .body, .textPrimary),
            subtitle: kit.text(summary, .footnote, .textSecondary),
            chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
            action: kit.action(
                "open", .open(.routineBuilder, as: .sheet, routine: routine.id),
                phrases.routineCoverageOpen(name: routine.name), haptic: .light),
            accessibility: Accessibility(
                .button, label: SpokenWords(routine.name), value: summary.spokenWords,
                hint: phrases.routineCoverageOpenHint().spokenWords))
    }
}
