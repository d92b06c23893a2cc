package import CandelaRules
import CandelaTokens

/// How often and how long something was practised, cell by cell.
package struct HeatMapCard: CardContent {
    package static let kind = "heatMap"
    package let facts: Facts

    /// The choice of how far back it looks.
    package let period: Element

    /// The cells in rows; choosing one opens it.
    package let grid: Element

    /// The sum of the cells in a sentence.
    package let summary: Words

    /// The meaning of shades and dots.
    package let legend: Element

    let heading: Element
    let title: Element
    let motion: Motion
    let surface: Surface
    let accessibility: Accessibility

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

    package var body: Element {
        .column(gap: .sm) {
            heading
            period
            title
            summary.part("summary")
            grid.motion(motion)
            legend
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ state: PracticeState, range: TimelineRange, with kit: Kit) {
        let phrases = kit.phrases
        let map = HeatMap(state.index, range: range, firstWeekday: state.firstWeekday)
        let name = phrases.practiceHeatMapTitle()
        facts = Facts(
            range: range, grain: map.grain, columns: Self.columns,
            cells: map.cells.map { cell in
                Cell(
                    first: cell.first, last: cell.last, minutes: cell.minutes,
                    sessions: cell.sessions, level: cell.level)
            })
        heading = kit.heading(name)
        period =
            kit.choice(
                "heatMapPeriod", .menu, phrases.practiceHeatMapPeriod(),
                TimelineRange.allCases.map { option in
                    let name = phrases.names(of: option).option
                    return kit.option(
                        option.rawValue,
                        .choose(option: "heatMapRange", value: .text(option.rawValue)), name,
                        isSelected: option == range,
                        text: kit.words(name, .body, .textPrimary))
                }, isShown: true
            )
        title = kit.heading(phrases.names(of: range).title, .subheadline, level: 3)
        let sessions = map.cells.reduce(0) { $0 + $1.sessions }
        let isMarked = state.isMarked(minutes: map.minutes, done: sessions)
        summary = kit.words(
            isMarked
                ? phrases.practiceSessions(count: sessions)
                : phrases.practiceHeatMapSummary(minutes: map.minutes, sessions: sessions),
            .caption, .textSecondary)
        grid = Self.grid(map, columns: Self.columns, state, with: kit)
        legend = Self.legend(map.grain, isMarked: isMarked, with: kit)
        motion = kit.rangeMotion
        surface = kit.card
        accessibility = Accessibility(.group, label: name.said, children: .contain)
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
