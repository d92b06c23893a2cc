import CandelaRules
import CandelaTokens

extension ScreenRecipe {
    static let liveActivity = ScreenRecipe(
        name: .liveActivity, title: { $0.activityTitle() }, loading: { $0.activityLoading() },
        failure: { $0.activityErrorTitle() },
        content: { composer, journal, options throws(ScreenError) in
            composer.activity(
                RunningRoutine(
                    journal, options, routine: try journal.routine(options),
                    now: composer.context.now))
        })
}

extension Composer {
    /// The timer of the habit that is shown, once it was started and if the person allows it.
    fileprivate func activity(_ running: RunningRoutine?) -> Screen.Content {
        guard let running, running.run.allowsActivities, let step = running.step,
            let timer = running.timer, timer.state != .ready
        else {
            return Screen.Content(cards: [
                .empty(
                    empty(
                        "noTimer",
                        illustration: Illustration(
                            icon: icon("timer", beside: .title, .textSecondary)),
                        title: nil, text: phrases.activityNone(), button: nil))
            ])
        }
        return Screen.Content(
            cards: [.liveActivity(liveActivity(timer, of: step))],
            validUntil: timer.state == .running ? context.now.adding(seconds: 1) : nil)
    }
}
