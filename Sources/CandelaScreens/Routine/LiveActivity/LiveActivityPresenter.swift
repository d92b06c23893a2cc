public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A habit's timer as a Live Activity, on the Lock Screen and in the Dynamic Island.
public struct LiveActivityPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .island }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.activityTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting(
        loading: { $0.phrases.activityLoading() }, failure: { $0.phrases.activityErrorTitle() })

    /// One card per presentation of the timer; the empty state if no timer was started or
    /// activities are not allowed. While the timer runs, the content is valid for a second.
    ///
    /// - Throws: `ScreenError` if the options name a routine that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: LiveActivityOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let running = RunningRoutine(
            journal, options.run ?? RoutineRun(), routine: try journal.routine(options),
            now: kit.context.now)
        guard let running, running.run.allowsActivities ?? true,
            let step = running.step, let timer = running.timer, timer.state != .ready
        else {
            let symbol = kit.icon(.timer, beside: .title, .textSecondary)
            let empty = EmptyCard(
                "noTimer", illustration: .illustration(icon: symbol), title: nil,
                text: kit.phrases.activityNone(), button: nil, with: kit)
            return ScreenContent(cards: [Card(empty)])
        }
        return ScreenContent(
            cards: LiveActivityCard.Form.allCases.map {
                Card(LiveActivityCard($0, timer, of: step, in: running.session.id, with: kit))
            },
            validUntil: timer.state == .running ? kit.context.now.adding(seconds: 1) : nil)
    }

}
