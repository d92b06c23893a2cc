import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport

/// One person's life in the app and in the second implementation, with the differences.
struct PersonComparison {
    private let english: English
    private var library: LibraryRecords
    private var records: OracleRecords
    private let person: SimulatedPerson

    /// The lines that differ, each with the card and the moment.
    private(set) var differences: [String] = []

    /// The number of compared lines, and of those with a date.
    private(set) var lines = 0
    private(set) var dates = 0

    init(_ person: SimulatedPerson, _ english: English) throws {
        self.english = english
        self.person = person
        library = try LibraryRecords(person)
        records = OracleRecords(person)
        var next = 0
        for look in person.looks {
            while next < look.events {
                try perform(person.events[next])
                next += 1
            }
            try compare(at: look.time)
        }
    }

    private mutating func perform(_ event: PersonEvent) throws {
        let id = try library.perform(event.step, at: event.time)
        if event.step == .openDashboard { try compareCelebration(at: event.time) }
        records.perform(event.step, at: event.time, id: id)
    }

    private mutating func compareCelebration(at time: Int) throws {
        var opened = records
        opened.oracle.now = time
        let due = opened.celebrate()
        let expected = ExpectedTexts(oracle: opened.oracle, english: english)
        let screen = try library.session.screen(in: library.context(at: time))
        compare(
            "celebration", time, screen.overlay.map { CardLines.lines(of: $0.card.body) },
            due.map { expected.celebration($0) })
    }

    private mutating func compare(at time: Int) throws {
        records.oracle.now = time
        let context = try library.context(at: time)
        let phase = Phase.ready(library.session.journal)
        let expected = ExpectedTexts(oracle: records.oracle, english: english)
        func screen(_ options: some ScreenOptions) throws -> Screen {
            try Screen.make(options, phase: phase, of: .weight, in: context)
        }
        func card(_ kind: String, on screen: Screen) -> [String]? {
            screen.cards.first { $0.kind == kind }.map { CardLines.lines(of: $0.body) }
        }
        let dashboard = try screen(WeightDashboardOptions())
        for (kind, lines) in [
            ("goalBanner", expected.banner), ("weightHero", expected.hero),
            ("quickStats", expected.stats), ("nextMilestone", expected.milestone),
            ("prediction", expected.prediction),
            ("milestoneHistory", expected.history(records.milestones)),
        ] { compare(kind, time, card(kind, on: dashboard), lines) }
        compare(dashboard, with: ExpectedChart(expected), time)
        let compact = try screen(NextMilestoneCompactOptions())
        compare(
            "nextMilestoneCompact", time, card("nextMilestoneCompact", on: compact),
            expected.compact)
        let widget = try screen(WeightWidgetOptions())
        let widgets = widget.cards.map { CardLines.lines(of: $0.body) }
        for (place, lines) in (expected.widgets ?? []).enumerated() {
            compare("widget \(place)", time, widgets[place], lines)
        }
        let logbook = try screen(WeightLogbookOptions())
        compare("logbook", time, card("logbook", on: logbook), expected.logbook(366))
        try check([dashboard, compact, widget, logbook], time, context)
    }

    /// Checks the laws that hold over all screens of one journal at one time.
    private mutating func check(_ screens: [Screen], _ time: Int, _ context: Context) throws {
        let journal = library.session.journal
        let records = EarnedRecords(journal, habit: nil, in: context)
        var met: Set<CardNumber> = []
        var wrong = StatedFact.disagreements(
            among: try screens.flatMap { try StatedFact.all(on: $0) })
        for screen in screens {
            let claims = ScreenClaims(screen, of: journal)
            wrong += try claims.wrongEstimates() + claims.agelessTexts() + claims.unearned(records)
            // The logbook has hundreds of rows with the same phrases.
            for card in screen.cards where card.kind != "logbook" {
                wrong += try CardNumber.wrong(in: card, met: &met)
            }
        }
        differences += wrong.map { "person \(person.seed), second \(time): \($0)" }
    }

    private mutating func compare(
        _ dashboard: Screen, with expected: ExpectedChart?, _ time: Int
    ) {
        let chart = dashboard.cards.flatMap { CardLines.elements(of: $0.body) }
            .compactMap { if case .chart(let chart) = $0.content { chart } else { nil } }.first
        func line(_ text: StyledText?) -> String? { text.map { "\($0.text) | \($0.spokenText)" } }
        compare(
            "chart", time,
            chart.map { [line($0.summary), line($0.rules.first?.text)].compactMap(\.self) },
            expected.map { [$0.summary, $0.goal].compactMap(\.self) })
        guard let chart, let expected else { return }
        compare(
            "chart's table", time, chart.table.rows.map { "\($0[0]): \($0[1])" },
            expected.entries.map(\.spoken))
        for (id, points) in [
            ("entries", expected.entries), ("trend", expected.trend),
            ("predicted", expected.predicted),
        ] {
            let found = chart.series.first { $0.id == id }?.points.map {
                ExpectedChart.Point(day: Int($0.x), value: $0.y, spoken: $0.spoken)
            }
            lines += points.count
            dates += points.count
            guard !(found ?? []).elementsEqual(points, by: { $0.agrees(with: $1) }) else {
                continue
            }
            differences.append(
                "person \(person.seed), second \(time), \(id): \(found ?? []) instead of \(points)")
        }
    }

    private mutating func compare(
        _ name: String, _ time: Int, _ found: [String]?, _ expected: [String]?
    ) {
        lines += expected?.count ?? 0
        dates += expected?.count(where: { $0.contains(", 20") || $0.contains("day, ") }) ?? 0
        guard found != expected else { return }
        let title = "person \(person.seed), second \(time), \(name):"
        guard let found, let expected else {
            differences.append("\(title) \(found == nil ? "absent" : "not expected")")
            return
        }
        for change in expected.difference(from: found) {
            switch change {
            case .remove(_, let line, _): differences.append("\(title) shown: \(line)")
            case .insert(_, let line, _): differences.append("\(title) expected: \(line)")
            }
        }
    }
}
