import CandelaElements
public import CandelaKit
import CandelaRules

extension PracticeStatisticsPresenter {
    /// Closes the figures of a day, week or month.
    ///
    /// - Returns: Whether they were open.
    public func closeOverlay(_ options: inout PracticeStatisticsOptions) -> Bool {
        defer { options.opened = nil }
        return options.opened != nil
    }

    /// The celebrated milestones of the streak.
    public func celebration(_ options: PracticeStatisticsOptions) -> CelebratedMilestone? {
        .streak(habit: options.habit)
    }
}
