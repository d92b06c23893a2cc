import CandelaRules
import CandelaTokens

extension Presenter {
    /// The timer of the habit that is shown, once it was started and if the person allows it.
    static let liveActivity = Presenter(
        LiveActivityOptions.self, title: { $0.phrases.activityTitle() },
        loading: { $0.activityLoading() }, failure: { $0.activityErrorTitle() },
        cards: [
            LiveActivityCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self,
            ToastCard.self,
        ],
        content: { kit, journal, options throws(ScreenError) in
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
                return Screen.Content(cards: [Card(empty)])
            }
            return Screen.Content(
                cards: LiveActivityCard.Form.allCases.map {
                    Card(LiveActivityCard($0, timer, of: step, in: running.session.id, with: kit))
                },
                validUntil: timer.state == .running ? kit.context.now.adding(seconds: 1) : nil)
        })
}
