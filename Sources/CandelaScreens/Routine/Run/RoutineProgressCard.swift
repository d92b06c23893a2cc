import CandelaRules
import CandelaTokens

/// How far a routine has come: a bar, a dot a habit, words and the time so far.
///
/// Habits that are left out are counted apart: only what was done fills the bar.
package struct RoutineProgressCard: CardContent {
    package static let kind = "routineProgress"
    package let id = "progress"
    package let facts: Facts
    package let body: Element

    /// How far the routine has come.
    package struct Facts: Sendable, Hashable, Codable {
        /// The habits, in order.
        package let steps: [Step]

        /// The number of completed habits.
        package let completed: Int

        /// The number of skipped habits.
        package let skipped: Int

        /// How long the routine has run, in seconds.
        package let seconds: Int
    }

    /// A habit of the routine.
    package struct Step: Sendable, Hashable, Codable {
        /// The habit's id.
        package let id: String

        /// How far it has come.
        package let state: State
    }

    /// How far a habit has come.
    package enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It was done.
        case completed
        /// It was left out.
        case skipped
        /// It is shown.
        case current
        /// It is still ahead.
        case ahead
    }

    init(_ running: RunningRoutine, with kit: Kit) {
        let phrases = kit.phrases
        let (completed, skipped) = (running.completed, running.skipped)
        let total = running.steps.count
        let share = running.fraction
        let spoken = phrases.duration(seconds: running.elapsed)
        let done = kit.digits(completed)
        let count =
            skipped == 0
            ? phrases.routineRunProgress(done: done, total: kit.digits(total))
            : phrases.routineRunProgressSkipped(
                done: done, total: kit.digits(total), skipped: skipped)
        let label =
            skipped == 0
            ? phrases.routineRunProgressLabel(done: done, total: total)
            : phrases.routineRunProgressLabelSkipped(done: done, total: total, skipped: skipped)
        let steps = running.steps.map { Step(id: $0.id, state: State($0, of: running)) }
        facts = Facts(
            steps: steps, completed: completed, skipped: skipped, seconds: running.elapsed)
        body = Element.column(gap: .xs) {
            kit.bar(
                share, height: .progressRoutineBarHeight, fill: Paint(.progressAccent),
                solidFill: .accentGraphic, moving: .routineBar
            )
            .described(by: "count")
            Self.dots(steps, with: kit)
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                kit.words(count, .caption, .textSecondary).part("count")
                kit.clock(running.elapsed, saying: spoken.spokenText, .caption, .textSecondary)
                    .part("time")
            }
        }
        .accessibility(
            Accessibility(
                .progress, label: label.said,
                value: phrases.percent(share).said,
                details: [AccessibilityDetail(phrases.routineRunTimeName().said, spoken.said)],
                children: .combine, range: ValueRange(now: share.roundedForDrawing))
        )
        // It grows from the routine's tile.
        .transition(kit.matched("routine/\(running.routine.id)"))
    }

    /// A dot a habit, whose shape says how far it is: for 2 to 20 habits, which fit.
    private static func dots(_ steps: [Step], with kit: Kit) -> Element? {
        guard (2...20).contains(steps.count) else { return nil }
        return Element.line(gap: .xs, align: .center, wraps: true) {
            steps.map { step in
                let (symbol, color): (IconRole, ColorRole) =
                    switch step.state {
                    case .current: (.circleDot, .accentGraphic)
                    case .completed: (.checkmarkCircleFilled, .accentGraphic)
                    case .skipped: (.minusCircle, .textSecondary)
                    case .ahead: (.circle, .textSecondary)
                    }
                return kit.icon(symbol, beside: .caption, color).element.id(step.id)
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
