import CandelaElements
import CandelaKit
import CandelaRules

/// A duration of the open step that is typed in a field.
enum StepDuration {
    /// The length of the step.
    case step
    /// The length or the target of its timer.
    case timer
    /// The length of an interval, by its index.
    case interval(Int)

    /// The duration whose field has the option; `nil` for other options.
    init?(at option: String, of open: RoutineDraft.OpenStep) {
        let path = open.path
        let places: Range<Int>
        if case .intervals(let steps, _) = open.step.timer {
            places = steps.indices
        } else {
            places = 0..<0
        }
        if option == path.seconds.path {
            self = .step
        } else if option == path.timerSeconds.path {
            self = .timer
        } else if let place = places.first(where: { path.interval($0).path == option }) {
            self = .interval(place)
        } else {
            return nil
        }
    }

    /// The durations in seconds that the field accepts.
    func bounds(in step: RoutineStep) -> ClosedRange<Int> {
        guard case .step = self, step.kind != .timer || step.timer != nil else {
            return StepEditorTimer.lengths
        }
        return StepEditorTimer.durations
    }

    /// Whether the field cannot be empty.
    func isRequired(in step: RoutineStep) -> Bool {
        switch (self, step.timer) {
        case (.step, nil): step.kind == .timer
        case (.step, _), (.timer, .countUp): false
        case (.timer, _), (.interval, _): true
        }
    }

    /// Sets the duration; `nil` removes one that is not required.
    func set(_ seconds: Int?, in step: inout RoutineStep) {
        switch (self, step.timer, seconds) {
        case (.step, _, _): step.seconds = seconds
        case (.timer, .countUp, _): step.timer = .countUp(target: seconds)
        case (.timer, .countDown, let seconds?): step.timer = .countDown(seconds: seconds)
        case (.interval(let place), .intervals(var steps, let rounds), let seconds?):
            steps[place] = seconds
            step.timer = .intervals(steps: steps, rounds: rounds)
        default: break
        }
    }
}

extension RoutineDraft {
    /// Takes a duration of the open step. A text that is no duration, or is out of bounds, stays in
    /// its field, and the duration stays what it was.
    ///
    /// - Parameters:
    ///   - value: A text such as `10:00`, a number of seconds, or nothing.
    ///   - option: The path of the duration in the options.
    /// - Throws: `SessionError` for a number outside the bounds, for a value of another type, and
    ///   for a required duration without a value.
    mutating func enter(
        _ value: Intent.Value?, for duration: StepDuration, at option: String, of open: OpenStep
    ) throws(SessionError) {
        let (text, bounds) = (value?.text, duration.bounds(in: open.step))
        guard value != nil, text?.allSatisfy(\.isWhitespace) != true else {
            guard !duration.isRequired(in: open.step) else {
                throw .value("a duration is required")
            }
            return set(duration, to: nil, at: option, of: open)
        }
        let number = value?.number.flatMap { Int(exactly: $0) }
        if let seconds = text.flatMap(Self.seconds(of:)) ?? number, bounds.contains(seconds) {
            set(duration, to: seconds, at: option, of: open)
        } else if let text {
            typed = (typed ?? [:]).merging([option: text]) { $1 }
        } else {
            throw .value("a duration has \(bounds.lowerBound) to \(bounds.upperBound) seconds")
        }
    }

    private mutating func set(
        _ duration: StepDuration, to seconds: Int?, at option: String, of open: OpenStep
    ) {
        let others = typed?.filter { $0.key != option } ?? [:]
        typed = others.isEmpty ? nil : others
        routine.steps.edit(at: open.path.ids[...]) { duration.set(seconds, in: &$0) }
    }

    /// The seconds of a duration as a clock shows it: `10:00`, `1:30:00`, or minutes alone; digits
    /// of any script. `nil` for other texts.
    static func seconds(of text: String) -> Int? {
        let parts = text.filter { !$0.isWhitespace }
            .split(omittingEmptySubsequences: false) { $0 == ":" }
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            let digits = part.map { $0.isNumber ? $0.wholeNumberValue : nil }
            guard !digits.isEmpty, digits.count <= 5 else { return nil }
            var number = 0
            for digit in digits {
                guard let digit, digit < 10 else { return nil }
                number = number * 10 + digit
            }
            numbers.append(number)
        }
        guard numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        // A single number is minutes.
        if numbers.count == 1 { numbers.append(0) }
        return numbers.reduce(0) { $0 * 60 + $1 }
    }
}
