public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The frequency and duration of practice, cell by cell.
public struct HeatMapCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "heatMap"

    let range: TimelineRange
    let map: HeatMap
    let state: PracticeState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            range: range, grain: map.grain, columns: map.grain.columns,
            cells: map.cells.map(HeatMapCell.init))
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The range of days covered.
        public let range: TimelineRange

        /// The span of one cell.
        public let grain: HeatMap.Grain

        /// The number of cells in a row; the last row may have fewer.
        public let columns: Int

        /// The cells, oldest first.
        public let cells: [HeatMapCell]
    }

    init(_ state: PracticeState, range: TimelineRange, with kit: Kit) {
        map = HeatMap(state.index, range: range, firstWeekday: state.firstWeekday)
        self.range = range
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.practiceHeatMapTitle()
        let sessions = map.cells.reduce(0) { $0 + $1.sessions }
        let isMarked = state.isMarked(minutes: map.minutes, done: sessions)
        let summary =
            isMarked
            ? phrases.practiceSessions(count: sessions)
            : phrases.practiceHeatMapSummary(minutes: map.minutes, sessions: sessions)
        return kit.section(title) {
            period
            kit.heading(
                phrases.title(of: range, days: state.index.recordedDays(of: range.days)),
                .subheadline, level: 3)
            if state.index.isEverDone {
                kit.text(summary, .footnote, .textSecondary).part("summary")
            }
            HeatMapGrid(map: map, state: state, kit: kit).body
                .motion(kit.rangeMotion)
            legend(isMarked: isMarked)
        }
    }

    /// The range picker.
    private var period: Element {
        let options = TimelineRange.allCases.map { option in
            let name =
                option == .all
                ? phrases.practiceRangeAll() : phrases.practicePeriodDays(count: option.days)
            return kit.option(
                option.rawValue, .choose(PracticeStatisticsOptions.heatMap, option), name,
                isSelected: option == range, text: kit.text(name, .body, .textPrimary))
        }
        return kit.choice(
            "heatMapPeriod", .menu, phrases.periodName(), options, isShown: true)
    }

    /// The shades with their minutes, followed by the dots with their sessions.
    private func legend(isMarked: Bool) -> Element {
        let levels = kit.levels(days: map.grain.days, isMarked: isMarked) { level in
            (Paint(level.look.fill), level == .none ? kit.edge(.border) : kit.heatMapOutline)
        }
        let most = map.cells.map(\.sessions).max() ?? 0
        return kit.legend(of: [
            (phrases.practiceLegendShades(), levels),
            (phrases.practiceLegendDots(), kit.sessionCounts(to: most)),
        ])
    }
}

extension HeatMap.Grain {
    /// The number of cells in a row: the days of a week, a third of a quarter or year.
    var columns: Int {
        switch self {
        case .day: 7
        case .week: 5
        case .month: 4
        }
    }
}

extension Phrases {
    /// The title of a range: `Last 30 days`.
    ///
    /// - Parameter days: The days of the range that are not before the first record.
    fileprivate func title(of range: TimelineRange, days: Int) -> Phrase {
        range == .all ? practiceRangeAllTitle() : practiceRangeTitle(count: days)
    }
}
