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

    /// The celebrated milestones: those of the streak.
    public func celebration(_ options: PracticeStatisticsOptions) -> CelebratedMilestone? {
        .streak(habit: options.habit)
    }

    /// Adds a confirmation of a practice logged here, replaces it if saving failed, and removes the
    /// failure notice on a retry.
    public func didHandle(
        _ event: Event, _ options: inout PracticeStatisticsOptions, in session: Session
    ) {
        switch (event.intent, options.notice?.kind) {
        case (.log(.practice(let logged, _, _)), _):
            guard let minutes = logged ?? event.value?.integer else { return }
            options.notice = .recorded(minutes: minutes)
        case (.report(let report), .recorded?)
        where report.about == .save && session.hasFailedSave:
            options.notice = .failed
        case (.retry(.save), .failed?): options.notice = nil
        default: break
        }
    }
}
