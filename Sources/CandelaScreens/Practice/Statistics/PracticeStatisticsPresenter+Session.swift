public import CandelaElements
public import CandelaKit
import CandelaRules

extension PracticeStatisticsPresenter {
    /// The announced option: the period of the charts.
    public var announcedOptions: [String] { [PracticeStatisticsOptions.shownPeriod.path] }

    /// Shows the destination's habit, and opens its day, week or month as an overlay.
    public func show(
        _ options: inout PracticeStatisticsOptions, at destination: Intent.Destination
    ) {
        options.habit = destination.habit ?? options.habit
        if let day = destination.day {
            options.opened = PracticeSpan(day, destination.grain ?? .day)
        }
    }

    /// Closes the figures of a day, week or month.
    ///
    /// - Returns: Whether they were open.
    public func closeOverlay(_ options: inout PracticeStatisticsOptions) -> Bool {
        defer { options.opened = nil }
        return options.opened != nil
    }

    /// The celebrated milestones: those of the streak.
    public func milestoneToCelebrate(_ options: PracticeStatisticsOptions) -> CelebratedMilestone? {
        .streak(habit: options.habit)
    }

    /// Adds a confirmation of a practice logged here.
    public func didHandle(_ event: Event, in options: inout PracticeStatisticsOptions) {
        guard case .log(.practice(let logged, _, _)) = event.intent,
            let minutes = logged ?? event.value?.integer
        else { return }
        options.notice = .recorded(minutes: minutes)
    }

    /// Replaces the confirmation if saving failed, and removes the failure notice on a retry.
    public func didSave(_ outcome: SavingOutcome, in options: inout PracticeStatisticsOptions) {
        switch (outcome, options.notice?.kind) {
        case (.failed, .recorded?): options.notice = .failed
        case (.retried, .failed?): options.notice = nil
        default: break
        }
    }

    /// Whether the screen already says that a practice could not be logged.
    public func reportsFailedSave(_ options: PracticeStatisticsOptions) -> Bool {
        options.notice?.kind == .failed
    }
}
