package import CandelaRules
import CandelaTokens

/// How often and how long something was practised, cell by cell.
package struct HeatMapCard: CardContent {
    package static let kind = "heatMap"
    package let facts: Facts
    package let body: Element

    private static let columns = 6

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// How far back it looks.
        package let range: TimelineRange

        /// How much one cell covers.
        package let grain: HeatMap.Grain

        /// How many cells a row has; the last row may have fewer.
        package let columns: Int

        /// The cells, oldest first.
        package let cells: [Cell]
    }

    /// A day, a week or a month.
    package struct Cell: Sendable, Hashable, Codable {
        /// The first day it covers.
        package let first: CalendarDay

        /// The last one, not after today.
        package let last: CalendarDay

        /// All minutes in it.
        package let minutes: Int

        /// How many sessions are in it.
        package let sessions: Int

        /// How strongly it is filled, by its minutes.
        package let level: IntensityLevel
    }

    init(_ state: PracticeState, range: TimelineRange, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceHeatMapTitle()
        let map = HeatMap(state.index, range: range, firstWeekday: state.firstWeekday)
        facts = Facts(
            range: range, grain: map.grain, columns: Self.columns,
            cells: map.cells.map { cell in
                Cell(
                    first: cell.first, last: cell.last, minutes: cell.minutes,
                    sessions: cell.sessions, level: cell.level)
            })
        let sessions = map.cells.reduce(0) { $0 + $1.sessions }
        let isMarked = state.isMarked(minutes: map.minutes, done: sessions)
        let summary =
            isMarked
            ? phrases.practiceSessions(count: sessions)
            : phrases.practiceHeatMapSummary(minutes: map.minutes, sessions: sessions)
        body = kit.section(title) {
            Self.period(range, with: kit)
            kit.heading(phrases.names(of: range).title, .subheadline, level: 3)
            kit.words(summary, .caption, .textSecondary).part("summary")
            kit.grid(
                title, map.cells.map { Self.cell($0, map.grain, state, with: kit) },
                columns: Self.columns, minimumColumn: kit.size(.heatMapCellMinSize),
                atAccessibilitySizes: 2
            )
            .motion(kit.rangeMotion)
            Self.legend(map.grain, isMarked: isMarked, with: kit)
        }
    }

    /// The choice of how far back it looks.
    private static func period(_ range: TimelineRange, with kit: Kit) -> Element {
        let options = TimelineRange.allCases.map { option in
            let name = kit.phrases.names(of: option).option
            return kit.option(
                option.rawValue,
                .choose(option: "heatMapRange", value: .text(option.rawValue)), name,
                isSelected: option == range, text: kit.words(name, .body, .textPrimary))
        }
        return kit.choice(
            "heatMapPeriod", .menu, kit.phrases.practiceHeatMapPeriod(), options, isShown: true)
    }
}

extension Phrases {
    /// A range as an option and as a title: `Month`, `Last 30 Days`.
    fileprivate func names(of range: TimelineRange) -> (option: Phrase, title: Phrase) {
        switch range {
        case .week: (practiceRangeWeek(), practiceRangeWeekTitle())
        case .month: (practiceRangeMonth(), practiceRangeMonthTitle())
        case .quarter: (practiceRangeQuarter(), practiceRangeQuarterTitle())
        case .year: (practiceRangeYear(), practiceRangeYearTitle())
        case .all: (practiceRangeAll(), practiceRangeAllTitle())
        }
    }
}
