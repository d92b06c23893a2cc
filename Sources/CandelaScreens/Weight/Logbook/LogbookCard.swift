public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// Weigh-ins, newest first, month by month, with ways to those before and after them.
public struct LogbookCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "logbook"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the card.
    public struct Facts: Sendable, Hashable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// Whether to lose is good: toward the goal, and without a goal always.
        public let needsLoss: Bool

        /// The weigh-ins that are shown, newest first.
        public let entries: [Entry]

        /// How many weigh-ins are later than those shown; absent for none.
        public let later: Int?

        /// How many weigh-ins are earlier than those shown; absent for none.
        public let earlier: Int?

        /// One weigh-in.
        public struct Entry: Sendable, Hashable, Codable {
            /// The weigh-in's id, or its day and its place in it: `2026-03-18-1`.
            public let id: String

            /// The civil day it was made for.
            public let day: CalendarDay

            /// The weight.
            public let weight: Double

            /// The average of seven days.
            public let average: Double

            /// The change of the seven days before; below 0.1 it counts as none. Absent where the
            /// weigh-ins before are too old or too few.
            public let change: Double?

            /// Whether it has a note.
            public let hasNote: Bool
        }
    }

    /// The rows of a window of weigh-ins.
    ///
    /// - Parameter weighIns: All that the filters leave, newest first.
    init(
        _ weighIns: [LoggedWeighIn], in window: RowWindow<CalendarDay>, of state: WeightState,
        with kit: Kit
    ) {
        let entries = state.logbook(weighIns[window.range])
        let rest = (window.range.lowerBound, weighIns.count - window.range.upperBound)
        facts = Facts(
            unit: state.unit, needsLoss: state.needsLoss, entries: entries.map(\.facts),
            later: rest.0 > 0 ? rest.0 : nil, earlier: rest.1 > 0 ? rest.1 : nil)
        body = Drawing(entries: entries, window: window, state: state, kit: kit).body
    }
}

private struct Drawing {
    let entries: [LogbookEntry]
    let window: RowWindow<CalendarDay>
    let state: WeightState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        Element.table(columns, gap: .tableColumn) {
            if !window.isFirst {
                way("later", to: window.previous, phrases.weightLogbookLater())
            }
            rows
            window.next.map { way("earlier", to: $0, phrases.weightLogbookEarlier()) }
        }
        .surface(kit.card)
        .group(phrases.weightTabLogbook(), .list)
    }

    private var columns: [Element.Column] {
        let heads: [(String, Phrase, SizeRole?)] = [
            ("date", phrases.weightChartAxisWhen(), .logbookDateWidth),
            ("weight", phrases.weightLogbookColumnWeight(), nil),
            ("average", phrases.weightLogbookColumnAverage(), nil),
            ("rate", phrases.weightLogbookColumnRate(), nil),
            ("notes", phrases.weightLogbookColumnNotes(), .logbookNoteWidth),
        ]
        return heads.map { id, name, width in
            Element.Column(
                id, head: kit.words(name, .caption, .textSecondary),
                width: width.map { kit.size($0) })
        }
    }

    /// The weigh-ins, newest first, under headings of their months.
    private var rows: [Element] {
        let made = LogbookRows(state, kit)
        var dates = phrases.dates(today: state.today, count: entries.count)
        var rows: [Element] = []
        var month: CalendarDay?
        for logged in entries {
            if logged.month != month {
                month = logged.month
                let name = phrases.longMonthAndYear(logged.entry.day)
                rows.append(
                    kit.heading(phrases.dateValue(date: name.text))
                        .id(String(logged.month.description.prefix(7))))
            }
            rows.append(made.row(of: logged, &dates))
        }
        return rows
    }

    /// A button to another window; to the newest without a day.
    private func way(_ id: String, to day: CalendarDay?, _ name: Phrase) -> Element {
        let intent =
            day.map { Intent.choose(WeightLogbookOptions.last, $0) }
            ?? .clear(WeightLogbookOptions.last)
        return kit.way(id, intent, name)
    }
}
