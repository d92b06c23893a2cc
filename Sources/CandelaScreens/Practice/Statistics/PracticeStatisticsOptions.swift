public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the practice statistics.
public struct PracticeStatisticsOptions: HabitOptions, AnnouncingOptions, SessionOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.practiceStatistics

    /// The announced option: the period of the charts.
    public static var announcedPaths: [String] { [shownPeriod.path] }

    /// The habit to show, by id or exact name; `nil` shows all practice.
    public var habit: String?

    /// The form in which the history is shown; `nil` shows the calendar.
    public var view: PracticeView?

    /// The charts' period; `nil` shows a week.
    public var period: ChartPeriod?

    /// The day selected in the trend chart; ignored if outside the period.
    public var selectedDay: CalendarDay?

    /// The day, week or month whose figures are shown.
    public var opened: PracticeSpan?

    /// The heat map's range; `nil` shows a quarter, as the calendar has the month.
    public var heatMapRange: TimelineRange?

    /// The length of a quick practice in minutes, one of ``quickLengths``.
    public var quickMinutes: Int?

    /// The choices for the share image.
    public var picture: SharePicture?

    /// The state of the share image; `nil` means it can be shared.
    public var share: ShareState?

    /// The latest action to confirm.
    public var notice: PracticeNotice?

    /// Whether a newly chosen period is announced; `nil` announces it.
    public var announces: Bool?

    /// The available lengths of a quick practice, in minutes.
    public static let quickLengths = [5, 10, 15, 20, 30]

    /// Creates options for all practice, with a week in the charts.
    public init() {}

    /// The habit, and the first day of the figures that are shown.
    public var subject: ScreenSubject {
        get { ScreenSubject(habit: habit, day: opened?.first, grain: opened?.grain) }
        set {
            habit = newValue.habit
            opened = newValue.day.map { PracticeSpan($0, newValue.grain ?? .day) }
        }
    }

    /// Adopts the state of the image that the host reports; without one, the state is unchanged.
    public mutating func update(from session: Session) { share = session.host.share ?? share }

    /// The heat map's range.
    var shownHeatMapRange: TimelineRange { heatMapRange ?? .quarter }

    /// The length of a quick practice, rounded to the nearest available one.
    var shownMinutes: Int {
        let wanted = min(max(quickMinutes ?? 0, 0), 60)
        return Self.quickLengths.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    }
}

/// A form in which the history of practice is shown.
public enum PracticeView: String, OptionValue, Sendable, Hashable, Codable, CaseIterable {
    /// The last 30 days as a grid.
    case calendar
    /// The minutes of each day of a week or a month.
    case timeline
    /// The minutes and sessions of days, weeks or months as shades.
    case heatMap
    /// The change from the period before.
    case trend
}

/// A confirmation shown above the statistics.
public struct PracticeNotice: Sendable, Equatable, Codable {
    /// The kind of confirmation.
    public var kind: Kind

    /// The days of the badge.
    public var count: Int

    /// The notice that a badge was earned.
    public static func badge(days: Int) -> PracticeNotice {
        PracticeNotice(kind: .badge, count: days)
    }

    /// Whether the notice fits the current mood: praise is not shown once the streak is at risk or
    /// broken.
    func suits(_ tone: StreakMood.Tone) -> Bool { tone != .atRisk && tone != .starting }

    /// The kind of confirmation.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A badge was earned.
        case badge
    }
}

/// The options that the screen's actions change.
extension PracticeStatisticsOptions {
    static let shownView = OptionPath(\Self.view, CodingKeys.view)
    static let shownPeriod = OptionPath(\Self.period, CodingKeys.period)
    static let chosenDay = OptionPath(\Self.selectedDay, CodingKeys.selectedDay)
    static let openedDay = OptionPath(\Self.opened?.first, CodingKeys.opened, "first")
    static let shownNotice = OptionPath(object: \Self.notice, CodingKeys.notice)
    static let heatMap = OptionPath(\Self.heatMapRange, CodingKeys.heatMapRange)
    static let quick = OptionPath(\Self.quickMinutes, CodingKeys.quickMinutes)
}
