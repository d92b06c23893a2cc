import CandelaKit
import CandelaRules
import CandelaTokens

/// The outcome of a finished routine, which decides its text and whether it is celebrated.
enum RoutineEnding {
    /// All habits were completed.
    case complete
    /// Some habits were completed, others skipped.
    case part
    /// All habits were skipped, which is not praised.
    case skipped

    init(_ running: RunningRoutine) {
        self = running.skipped == 0 ? .complete : running.completed > 0 ? .part : .skipped
    }

    /// The heading above the figures.
    func title(_ phrases: Phrases) -> Phrase {
        switch self {
        case .complete: phrases.routineRunDoneTitle()
        case .part: phrases.routineRunDoneTitlePart()
        case .skipped: phrases.routineRunDoneTitleSkipped()
        }
    }

    /// The announcement, made once.
    func announcement(of running: RunningRoutine, with kit: Kit) -> Phrase {
        let (phrases, name) = (kit.phrases, running.routine.name)
        let time = phrases.duration(seconds: running.elapsed).spokenText
        return switch self {
        case .complete: phrases.routineRunEventFinished(name: name, time: time)
        case .part:
            phrases.routineRunEventFinishedPart(
                name: name, done: running.completed, total: running.steps.count, time: time)
        case .skipped: phrases.routineRunEventFinishedSkipped(name: name)
        }
    }
}
