public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// Weigh-ins, newest first, grouped by month, with buttons for earlier and later ones.
public struct LogbookCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "logbook"

    let entries: [LogbookEntry]
    let window: RowWindow<CalendarDay>
    let state: WeightState
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// Whether losing weight is good: it leads toward the goal, or there is no goal.
        public let needsLoss: Bool

        /// The visible weigh-ins, newest first.
        public let entries: [Entry]

        /// The number of weigh-ins later than the visible ones; absent if none.
        public let later: Int?

        /// The number of weigh-ins earlier than the visible ones; absent if none.
        public let earlier: Int?

        /// One weigh-in.
        public struct Entry: Sendable, Equatable, Codable, Identifiable {
            /// The weigh-in's id; if it has none, its day and its position on that day:
            /// `2026-03-18-1`.
            public let id: String

            /// The civil day of the weigh-in.
            public let day: CalendarDay

            /// The weight.
            public let weight: Double

            /// The seven-day average.
            public let average: Double

            /// The change since the newest day 7 to 14 days before; absent without one.
            public let change: Double?

            /// The days of the change.
            public let changeDays: Int?

            /// Whether the weigh-in has a note.
            public let hasNote: Bool
        }
    }

    /// Creates the rows for one window of weigh-ins.
    ///
    /// - Parameter weighIns: The weigh-ins that match the filters, newest first.
    init(
        _ weighIns: [LoggedWeighIn], in window: RowWindow<CalendarDay>, of state: WeightState,
        with kit: Kit
    ) {
        entries = state.logbook(weighIns[window.range])
        let rest = (window.range.lowerBound, weighIns.count - window.range.upperBound)
        facts = Facts(
            unit: state.unit, needsLoss: state.facts.needsLoss, entries: entries.map(\.facts),
            later: rest.0 > 0 ? rest.0 : nil, earlier: rest.1 > 0 ? rest.1 : nil)
        self.window = window
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.table(columns, gap: .tableColumn) {
            if !window.isFirst {
                windowButton("later", to: window.previous, phrases.weightLogbookLater())
            }
            rows
            window.next.map { windowButton("earlier", to: $0, phrases.weightLogbookEarlier()) }
        }
        .surface(kit.card)
        .group(phrases.weightTabLogbook(), .list)
    }

    private var columns: [Element.Column] {
        // The symbol of a note needs no head, which would be wider than the column.
        let heads: [(String, Phrase?, SizeRole?)] = [
            ("date", phrases.weightChartAxisWhen(), .logbookDateWidth),
            ("weight", phrases.weightLogbookColumnWeight(), nil),
            ("average", phrases.weightLogbookColumnAverage(), nil),
            ("rate", phrases.weightLogbookColumnRate(), nil),
            ("notes", nil, .logbookNoteWidth),
        ]
        return heads.map { id, name, width in
            Element.Column(
                id, head: name.map { kit.text($0, .captionSmall, .textSecondary) },
                width: width.map { kit.size($0) })
        }
    }

    /// The weigh-ins, newest first, under month headings.
    private var rows: [Element] {
        var made = LogbookRows(state, kit)
        var rows: [Element] = []
        var month: CalendarDay?
        for logged in entries {
            if logged.month != month {
                month = logged.month
                let name = phrases.longMonthAndYear(logged.entry.day)
                rows.append(
                    kit.heading(phrases.dateValue(date: name.text))
                        .id(ElementID(String(logged.month.description.prefix(7)))))
            }
            rows.append(made.row(of: logged))
        }
        return rows
    }

    /// A button to another window; without a day, to the newest.
    private func windowButton(_ id: String, to day: CalendarDay?, _ name: Phrase) -> Element {
        let intent =
            day.map { Intent.choose(WeightLogbookOptions.last, $0) }
            ?? .clear(WeightLogbookOptions.last)
        return kit.windowButton(id, intent, name)
    }
}
