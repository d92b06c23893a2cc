public import CandelaJSON

/// The style of a timer: counting down, counting up or interval training.
///
/// In JSON it is an object whose first key `kind` names the style: `countDown` with `seconds`,
/// `countUp` with an optional target in `seconds`, or `intervals` with `steps` and `rounds`.
public enum TimerStyle: Sendable, Hashable {
    /// Counts down from a number of seconds.
    case countDown(seconds: Int)
    /// Counts up, to a target in seconds if there is one.
    case countUp(target: Int?)
    /// Repeats steps of these lengths in seconds, for a number of rounds.
    case intervals(steps: [Int], rounds: Int)

    /// The total length in seconds; `nil` for a timer that counts up without a target.
    public var length: Int? {
        switch bounded {
        case .countDown(let seconds): seconds
        case .countUp(let target): target
        case .intervals(let steps, let rounds): steps.reduce(0, +) * rounds
        }
    }

    /// The style with lengths clamped to 0…86,400 seconds and rounds to 0…100, so that no number
    /// from a file overflows.
    var bounded: TimerStyle {
        func bounded(_ seconds: Int) -> Int { min(max(seconds, 0), 86_400) }
        return switch self {
        case .countDown(let seconds): .countDown(seconds: bounded(seconds))
        case .countUp(let target): .countUp(target: target.map(bounded))
        case .intervals(let steps, let rounds):
            .intervals(steps: steps.map(bounded), rounds: min(max(rounds, 0), 100))
        }
    }

    /// The lengths of a timer or of an interval's step, in seconds: up to a day.
    static let lengths = 1...86_400
}

extension TimerStyle: Codable, MemberObject {
    private enum Kind: String, Codable, CaseIterable, MemberWord {
        case countDown, countUp, intervals
    }

    /// Visits `kind`, then the members of that style; the default number of rounds is 1.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        switch try member("kind", own?.kind) as Kind {
        case .countDown:
            self = .countDown(
                seconds: try member(
                    "seconds", own?.seconds, within: .range(Self.lengths, "seconds")))
        case .countUp:
            self = .countUp(
                target: try member(
                    "seconds", own?.seconds, within: .range(Self.lengths, "seconds")))
        case .intervals:
            self = .intervals(
                steps: try member("steps", own?.intervals?.steps, within: .intervals),
                rounds: try member(
                    "rounds", own?.intervals?.rounds, or: 1, within: .range(1...100, "rounds")))
        }
        member.others("seconds", "steps", "rounds")
    }

    private var kind: Kind {
        switch self {
        case .countDown: .countDown
        case .countUp: .countUp
        case .intervals: .intervals
        }
    }

    /// The length of a single timer.
    private var seconds: Int? {
        switch self {
        case .countDown(let seconds): seconds
        case .countUp(let target): target
        case .intervals: nil
        }
    }

    private var intervals: (steps: [Int], rounds: Int)? {
        if case .intervals(let steps, let rounds) = self { (steps, rounds) } else { nil }
    }
}

extension MemberRule where Self == JournalRule<[Int]> {
    /// At most 100 steps of an interval timer, which ends immediately without steps.
    fileprivate static var intervals: Self {
        Self(
            nil,
            { $0.count <= 100 && $0.allSatisfy(TimerStyle.lengths.contains) },
            { _ in "intervals have up to 100 steps of 1 to 86400 seconds" })
    }
}
