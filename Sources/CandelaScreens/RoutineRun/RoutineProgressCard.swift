import CandelaRules
import CandelaTokens

/// How far a routine has come: a bar, a dot a habit, words and the time so far.
///
/// Habits that are left out count as passed.
///
/// Source: seed 003, animated progress.
public struct RoutineProgressCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How the parts are laid out.
    public let layout: Stack

    /// The bar.
    public let bar: ProgressBar

    /// A dot a habit, for 2 to 20 habits.
    public let dots: [Dot]?

    /// How many habits are passed.
    public let count: Words

    /// How long the routine has run.
    public let time: Words

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    /// One habit among the dots.
    public struct Dot: Sendable, Hashable, Codable {
        /// The habit's id.
        public let id: String

        /// How far the habit has come.
        public let state: State

        /// The dot, told apart by its shape.
        public let icon: Icon
    }

    /// How far a habit has come.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It was done.
        case completed
        /// It was left out.
        case skipped
        /// It is shown.
        case current
        /// It is still ahead.
        case ahead
    }
}

extension Kit {
    /// How far a routine has come.
    func progress(of running: RunningRoutine) -> RoutineProgressCard {
        let steps = running.routine.steps
        let passed = running.session.stepsPassed(of: running.routine)
        let share = steps.isEmpty ? 0 : Double(passed) / Double(steps.count)
        let time = phrases.duration(seconds: running.elapsed).spokenText
        return RoutineProgressCard(
            id: "progress", layout: column(gap: .xs),
            bar: bar(
                share, height: .progressRoutineBarHeight, fill: Paint(.progressAccent),
                solidFill: .accentGraphic, moving: .routineBar),
            dots: (2...20).contains(steps.count) ? steps.map { dot($0, running) } : nil,
            count: words(
                phrases.routineRunProgress(done: digits(passed), total: digits(steps.count)),
                .caption, .textSecondary),
            time: clock(running.elapsed, saying: time, .caption, .textSecondary),
            accessibility: Accessibility(
                .progress,
                label: phrases.routineRunProgressLabel(done: digits(passed), total: steps.count)
                    .spokenText,
                value: phrases.percent(share).spokenText,
                details: [AccessibilityDetail(phrases.routineRunTimeName().spokenText, time)],
                children: .combine, range: ValueRange(now: share.roundedForDrawing)))
    }

    private func dot(
        _ step: RoutineStep, _ running: RunningRoutine
    ) -> RoutineProgressCard.Dot {
        let (state, symbol, color): (RoutineProgressCard.State, IconRole, ColorRole) =
            if step.id == running.step?.id {
                (.current, .circleDot, .accentGraphic)
            } else if running.isDone(step) {
                (.completed, .checkmarkCircleFilled, .accentGraphic)
            } else if running.session.skipped.contains(step.id) {
                (.skipped, .minusCircle, .textSecondary)
            } else {
                (.ahead, .circle, .textSecondary)
            }
        return RoutineProgressCard.Dot(
            id: step.id, state: state, icon: icon(symbol, beside: .caption, color))
    }

    /// A time as a clock shows it, said in words.
    func clock(
        _ seconds: Int, saying spoken: String, minuteDigits: Int = 1, _ style: TypeRole,
        _ color: ColorRole
    ) -> Words {
        words(
            phrases.timeValue(
                time: phrases.clock(seconds: seconds, minuteDigits: minuteDigits)),
            saying: phrases.timeValue(time: spoken), style, color)
    }
}
