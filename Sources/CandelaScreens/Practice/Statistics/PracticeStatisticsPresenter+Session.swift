public import CandelaElements
public import CandelaKit
import CandelaRules

extension PracticeStatisticsPresenter {
    /// The period of the charts.
    public var announced: String? { PracticeStatisticsOptions.shownPeriod.path }

    /// Shows the habit of the destination, and opens its day, week or month above the rest.
    public func aim(
        _ options: inout PracticeStatisticsOptions, at destination: Intent.Destination
    ) {
        options.habit = destination.habit ?? options.habit
        if let day = destination.day {
            options.opened = PracticeSpan(day, destination.grain ?? .day)
        }
    }

    /// Closes the figures of a day, week or month.
    public func closeOverlay(_ options: inout PracticeStatisticsOptions) -> Bool {
        defer { options.opened = nil }
        return options.opened != nil
    }

    /// A milestone of the streak.
    public func celebrates(_ options: PracticeStatisticsOptions) -> Celebrated? {
        .streak(habit: options.habit)
    }

    /// Confirms a practice that was logged here.
    public func note(_ event: Event, in options: inout PracticeStatisticsOptions) {
        guard case .log(.practice(let logged, _, _)) = event.intent,
            let minutes = logged ?? event.value?.integer
        else { return }
        options.notice = .recorded(minutes: minutes)
    }

    /// Takes back that a practice was recorded, or that it could not be.
    public func note(_ outcome: SavingOutcome, in options: inout PracticeStatisticsOptions) {
        switch (outcome, options.notice?.kind) {
        case (.failed, .recorded?): options.notice = .failed
        case (.retried, .failed?): options.notice = nil
        default: break
        }
    }

    /// Says that a practice could not be recorded.
    public func tellsOfFailedSave(_ options: PracticeStatisticsOptions) -> Bool {
        options.notice?.kind == .failed
    }
}
