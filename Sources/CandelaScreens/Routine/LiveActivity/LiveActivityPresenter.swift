public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A habit's timer outside the app: on the lock screen and in the island.
public struct LiveActivityPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        LiveActivityCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self,
        ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.activityTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.activityLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.activityErrorTitle() }

    /// The content of the screen for a journal.
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
