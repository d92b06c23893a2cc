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

    /// Breaches of the limits: lengths of 1 to 86,400 seconds, at most 100 interval steps (without
    /// steps the timer ends immediately), and 1 to 100 rounds.
    var breaches: [JournalBreach] {
        var list = BreachList()
        func requireSeconds(_ seconds: Int?) {
            guard let seconds else { return }
            list.require(
                (1...86_400).contains(seconds), "seconds",
                "\(seconds) seconds are out of range: use 1 to 86400")
        }
        switch self {
        case .countDown(let seconds): requireSeconds(seconds)
        case .countUp(let target): requireSeconds(target)
        case .intervals(let steps, let rounds):
            list.require(
                steps.count <= 100 && steps.allSatisfy { (1...86_400).contains($0) }, "steps",
                "intervals have up to 100 steps of 1 to 86400 seconds")
            list.require(
                (1...100).contains(rounds), "rounds",
                "\(rounds) rounds are out of range: use 1 to 100")
        }
        return list.found
    }
}

extension TimerStyle: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case countDown, countUp, intervals
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case kind, seconds, steps, rounds
    }

    /// Decodes a style; the default number of rounds is 1.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .countDown:
            self = .countDown(seconds: try container.decode(Int.self, forKey: .seconds))
        case .countUp:
            self = .countUp(target: try container.decodeIfPresent(Int.self, forKey: .seconds))
        case .intervals:
            self = .intervals(
                steps: try container.decode([Int].self, forKey: .steps),
                rounds: try container.decode(.rounds, or: 1))
        }
    }

    /// Encodes `kind`, then the members of that style.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .countDown(let seconds):
            try container.encode(Kind.countDown, forKey: .kind)
            try container.encode(seconds, forKey: .seconds)
        case .countUp(let target):
            try container.encode(Kind.countUp, forKey: .kind)
            try container.encodeIfPresent(target, forKey: .seconds)
        case .intervals(let steps, let rounds):
            try container.encode(Kind.intervals, forKey: .kind)
            try container.encode(steps, forKey: .steps)
            try container.encode(rounds, forKey: .rounds)
        }
    }
}
