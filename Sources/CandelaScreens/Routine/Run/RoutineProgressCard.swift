public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The progress of a routine: a bar, one dot per habit, text and the elapsed time.
///
/// Skipped habits are counted separately and do not fill the bar.
public struct RoutineProgressCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineProgress"

    /// The card's id on its screen.
    public let id = "progress"

    let running: RunningRoutine
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The habits, in order.
        public let steps: [Step]

        /// The number of completed habits.
        public let completed: Int

        /// The number of skipped habits.
        public let skipped: Int

        /// The elapsed time, in seconds.
        public let elapsedSeconds: Int
    }

    /// A habit of the routine.
    public struct Step: Sendable, Equatable, Codable, Identifiable {
        /// The habit's id.
        public let id: String

        /// The state of the habit.
        public let state: State
    }

    /// The state of a habit in a run.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// A completed habit.
        case completed
        /// A skipped habit.
        case skipped
        /// The current habit.
        case current
        /// A later habit.
        case ahead
    }

    init(_ running: RunningRoutine, with kit: Kit) {
        let steps = running.steps.map { Step(id: $0.id, state: State($0, of: running)) }
        facts = Facts(
            steps: steps, completed: running.completed, skipped: running.skipped,
            elapsedSeconds: running.elapsed)
        self.running = running
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }
    private var total: Int { facts.steps.count }

    /// The element that is drawn and spoken.
    public var body: Element {
        let share = running.fraction
        let time = phrases.duration(seconds: facts.elapsedSeconds)
        return Element.column(gap: .xs) {
            kit.bar(
                share, height: .progressRoutineBarHeight, fill: Paint(.progressAccent),
                solidFill: .accentGraphic, moving: .routineBar
            )
            .described(by: "count")
            dots
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                kit.text(count, .footnote, .textSecondary).part("count")
                kit.clock(facts.elapsedSeconds, saying: time.spokenText, .footnote, .textSecondary)
                    .part("time")
            }
        }
        .accessibility(
            Accessibility(
                .progress, label: label.spokenWords,
                value: phrases.percent(share).spokenWords,
                details: [
                    AccessibilityDetail(phrases.routineRunTimeName().spokenWords, time.spokenWords)
                ],
                children: .combine, range: ValueRange(now: share.roundedForDrawing))
        )
        // The card grows from the routine's tile.
        .transition(kit.matched("routine/\(running.routine.id)"))
    }

    private var count: Phrase {
        facts.skipped == 0
            ? phrases.routineRunProgress(done: facts.completed, total: total)
            : phrases.routineRunProgressSkipped(
                done: facts.completed, total: total, skipped: facts.skipped)
    }

    private var label: Phrase {
        facts.skipped == 0
            ? phrases.routineRunProgressLabel(done: facts.completed, total: total)
            : phrases.routineRunProgressLabelSkipped(
                done: facts.completed, total: total, skipped: facts.skipped)
    }

    /// One dot per habit, its shape showing the state; `nil` unless there are 2 to 20 habits, which
    /// fit.
    private var dots: Element? {
        guard (2...20).contains(total) else { return nil }
        return Element.line(gap: .xs, align: .center, wraps: true) {
            facts.steps.map { step in
                let (symbol, color): (IconRole, ColorRole) =
                    switch step.state {
                    case .current: (.circleDot, .accentGraphic)
                    case .completed: (.checkmarkCircleFilled, .accentGraphic)
                    case .skipped: (.minusCircle, .textSecondary)
                    case .ahead: (.circle, .textSecondary)
                    }
                return kit.icon(symbol, beside: .footnote, color).element.id(ElementID(step.id))
            }
        }
    }
}

extension RoutineProgressCard.State {
    fileprivate init(_ step: RoutineStep, of running: RunningRoutine) {
        self =
            if step.id == running.step?.id {
                .current
            } else if running.isDone(step) {
                .completed
            } else {
                running.isSkipped(step) ? .skipped : .ahead
            }
    }
}
