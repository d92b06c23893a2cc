import CandelaRules
import CandelaTokens

extension Presenter {
    static let liveActivity = Presenter(
        name: .liveActivity, title: { $0.activityTitle() }, loading: { $0.activityLoading() },
        failure: { $0.activityErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.activity(
                RunningRoutine(
                    journal, options, routine: try journal.routine(options),
                    now: kit.context.now))
        })
}

extension Kit {
    /// The timer of the habit that is shown, once it was started and if the person allows it.
    fileprivate func activity(_ running: RunningRoutine?) -> Screen.Content {
        guard let running, running.run.allowsActivities, let step = running.step,
            let timer = running.timer, timer.state != .ready
        else {
            return Screen.Content(cards: [
                Card(
                    empty(
                        "noTimer",
                        illustration: Illustration(
                            icon: icon(.timer, beside: .title, .textSecondary)),
                        title: nil, text: phrases.activityNone(), button: nil))
            ])
        }
        return Screen.Content(
            cards: [Card(liveActivity(timer, of: step))],
            validUntil: timer.state == .running ? context.now.adding(seconds: 1) : nil)
    }
}
