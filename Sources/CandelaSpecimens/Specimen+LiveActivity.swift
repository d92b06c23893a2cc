import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of a timer as a Live Activity.
    static let liveActivities: [Specimen] = [
        activity("typical", started(.running, 84, ago: 60)),
        activity("paused", started(.paused, 144)),
        activity("low-time", started(.running, 540, ago: 35)),
        activity("finished", started(.running, 540, ago: 60)),
        running(
            "live-activity-no-end", of: .liveActivity, "weekend",
            { $0.timer = started(.running, 0, ago: 720) }),
        activity("empty", started(.ready, 0)),
        running(
            "live-activity-not-allowed", of: .liveActivity, done: ["bed"],
            {
                $0.timer = started(.running, 84, ago: 60)
                $0.allowsActivities = false
            }),
        Specimen(
            "live-activity-placeholder", of: .liveActivity, phase: .loading,
            options: LiveActivityOptions(), app: .routine, in: SampleTime.context()),
        Specimen(
            "live-activity-error", of: .liveActivity, phase: .failed(lastKnown: nil),
            options: LiveActivityOptions(), app: .routine, in: SampleTime.context()),
        activity(
            "names", started(.paused, 144),
            journal: { journal in
                journal.routines[0].steps[1].name =
                    "تأمل قبل أن يستيقظ أي شخص آخر في المنزل ومن دون أي مقاطعة"
                journal.routines[0].steps[1].color = "#8e44ad"
            }),
        activity("reduced-motion", started(.running, 84, ago: 60)) {
            $0.reduceMotion = true
        },
        activity("increased-contrast", started(.running, 540, ago: 35)) {
            $0.increaseContrast = true
        },
        activity("largest-text", started(.running, 84, ago: 60)) {
            $0.typeSize = .accessibility5
        },
    ]

    private static func activity(
        _ name: String, _ timer: RoutineRun.TimerValues,
        journal change: (inout Journal) -> Void
    ) -> Specimen {
        running(
            "live-activity-\(name)", of: .liveActivity, done: ["bed"], { $0.timer = timer },
            journal: change)
    }

    private static func activity(
        _ name: String, _ timer: RoutineRun.TimerValues,
        in adapt: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        running(
            "live-activity-\(name)", of: .liveActivity, done: ["bed"], { $0.timer = timer },
            in: adapt)
    }
}
