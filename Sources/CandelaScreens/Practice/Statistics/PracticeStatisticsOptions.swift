public import CandelaElements
public import CandelaKit
public import CandelaRules

/// What was chosen, opened or just done on the statistics of practice.
public struct PracticeStatisticsOptions: HabitOptions, ChosenOptions {
    /// The screen they are for.
    public static let screen = ScreenName.practiceStatistics

    /// The habit to show, by its id or its exact name; without one all practice is shown.
    public var habit: String?

    /// The period of the charts, when one was chosen; without it a week.
    public var period: ChartPeriod?

    /// The day chosen in the trend chart, which shows it only while it is in the period.
    public var selectedDay: CalendarDay?

    /// The day, week or month whose figures are open.
    public var opened: PracticeSpan?

    /// How far back the heat map looks; without it a month.
    public var heatMapRange: TimelineRange?

    /// How long a quick practice is, in minutes; one of ``quickLengths``.
    public var quickMinutes: Int?

    /// What is on the picture to share.
    public var picture: SharePicture?

    /// The last thing that was done.
    public var notice: PracticeNotice?

    /// Whether the period that was chosen is announced; it is unless said.
    public var announces: Bool?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The lengths a quick practice can have, in minutes.
    public static let quickLengths = [5, 10, 15, 20, 30]

    /// The statistics as they open.
    public init() {}

    /// The length of a quick practice: the nearest there is.
    var shownMinutes: Int {
        let wanted = min(max(quickMinutes ?? 0, 0), 60)
        return Self.quickLengths.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    }
}

/// Something that was done, to be confirmed above the statistics.
public struct PracticeNotice: Sendable, Hashable, Codable {
    /// What happened.
    public var kind: Kind

    /// The minutes of the practice, or the days of the badge; 0 where there are none.
    public var count: Int

    /// A practice of some minutes was logged.
    public static func recorded(minutes: Int) -> PracticeNotice {
        PracticeNotice(kind: .recorded, count: minutes)
    }

    /// A practice could not be logged.
    public static let failed = PracticeNotice(kind: .failed, count: 0)

    /// The badge for a streak of some days was earned.
    public static func badge(days: Int) -> PracticeNotice {
        PracticeNotice(kind: .badge, count: days)
    }

    /// Whether it fits what is said of the streak: praise that was left open does not stand over a streak
    /// that is at risk or broken since.
    func suits(_ tone: StreakMood.Tone) -> Bool {
        kind == .failed || tone != .atRisk && tone != .starting
    }

    /// What happened.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A practice was logged.
        case recorded
        /// A practice could not be logged.
        case failed
        /// A badge was earned.
        case badge
    }
}

/// The options that the screen's actions change.
extension PracticeStatisticsOptions {
    static let shownPeriod = OptionPath(\Self.period, "period")
    static let chosenDay = OptionPath(\Self.selectedDay, "selectedDay")
    static let openedDay = OptionPath(\Self.opened?.first, "opened.first")
    static let heatMap = OptionPath(\Self.heatMapRange, "heatMapRange")
    static let quick = OptionPath(\Self.quickMinutes, "quickMinutes")
}
