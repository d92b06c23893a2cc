package import CandelaRules
import CandelaTokens

/// Weigh-ins, newest first, month by month, with ways to those before and after them.
package struct LogbookCard: CardContent {
    package static let kind = "logbook"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The unit of all weights here.
        package let unit: WeightUnit

        /// Whether to lose is good: toward the goal, and without a goal always.
        package let needsLoss: Bool

        /// The weigh-ins that are shown, newest first.
        package let entries: [Entry]

        /// How many weigh-ins are later than those shown; absent for none.
        package let later: Int?

        /// How many weigh-ins are earlier than those shown; absent for none.
        package let earlier: Int?

        /// One weigh-in.
        package struct Entry: Sendable, Hashable, Codable {
            /// The weigh-in's id, or its day and its place in it: `2026-03-18-1`.
            package let id: String

            /// The civil day it was made for.
            package let day: CalendarDay

            /// The weight.
            package let weight: Double

            /// The average of seven days.
            package let average: Double

            /// The change of the seven days before; below 0.1 it counts as none. Absent where the
            /// weigh-ins before are too old or too few.
            package let change: Double?

            /// Whether it has a note.
            package let hasNote: Bool
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
        body = Element.table(Self.columns(with: kit), gap: .tableColumn) {
            window.isFirst
                ? nil
                : Self.way("later", to: window.previous, kit.phrases.weightLogbookLater(), kit)
            Self.rows(entries, of: state, with: kit)
            window.next.map {
                Self.way("earlier", to: $0, kit.phrases.weightLogbookEarlier(), kit)
            }
        }
        .surface(kit.card)
        .group(kit.phrases.weightTabLogbook(), .list)
    }

    /// The weigh-ins, newest first, under headings of their months.
    private static func rows(
        _ entries: [LogbookEntry], of state: WeightState, with kit: Kit
    ) -> [Element] {
        let made = LogbookRows(state, kit)
        var dates = kit.phrases.dates(today: state.today, count: entries.count)
        var rows: [Element] = []
        var month: CalendarDay?
        for logged in entries {
            if logged.month != month {
                month = logged.month
                let name = kit.phrases.longMonthAndYear(logged.entry.day)
                rows.append(
                    kit.heading(kit.phrases.dateValue(date: name.text))
                        .id(String(logged.month.description.prefix(7))))
            }
            rows.append(made.row(of: logged, &dates))
        }
        return rows
    }

    /// A button to another window; to the newest without a day.
    private static func way(
        _ id: String, to day: CalendarDay?, _ name: Phrase, _ kit: Kit
    ) -> Element {
        let intent =
            day.map { Intent.choose(option: "through", value: .text($0.description)) }
            ?? .clear(options: ["through"])
        return kit.way(id, intent, name)
    }

    private static func columns(with kit: Kit) -> [Element.Column] {
        let heads: [(String, Phrase, SizeRole?)] = [
            ("date", kit.phrases.weightChartAxisWhen(), .logbookDateWidth),
            ("weight", kit.phrases.weightLogbookColumnWeight(), nil),
            ("average", kit.phrases.weightLogbookColumnAverage(), nil),
            ("rate", kit.phrases.weightLogbookColumnRate(), nil),
            ("notes", kit.phrases.weightLogbookColumnNotes(), .logbookNoteWidth),
        ]
        return heads.map { id, name, width in
            Element.Column(
                id, head: kit.words(name, .caption, .textSecondary),
                width: width.map { kit.size($0) })
        }
    }
}

extension LogbookCard.Facts: Recorded {
    func record(to sink: inout some MemberSink) {
        sink.member("unit", unit)
        sink.member("needsLoss", needsLoss)
        sink.member("entries", entries)
        sink.member("later", later)
        sink.member("earlier", earlier)
    }
}

extension LogbookCard.Facts.Entry: Recorded {
    func record(to sink: inout some MemberSink) {
        sink.member("id", id)
        sink.member("day", day.description)
        sink.member("weight", weight)
        sink.member("average", average)
        sink.member("change", change)
        sink.member("hasNote", hasNote)
    }
}
