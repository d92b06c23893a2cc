/// How a timer runs.
///
/// In JSON an object whose first key, `kind`, says which: `countDown` with `seconds`, `countUp` with an
/// optional `seconds` as its target, `intervals` with `steps` and `rounds`.
public enum TimerStyle: Sendable, Hashable {
    /// From so many seconds to none.
    case countDown(seconds: Int)
    /// From none upwards, to a target if there is one.
    case countUp(target: Int?)
    /// Through steps of so many seconds, round after round.
    case intervals(steps: [Int], rounds: Int)

    /// How long it runs, in seconds; nil for one that counts up without a target.
    public var length: Int? {
        switch self {
        case .countDown(let seconds): seconds
        case .countUp(let target): target
        case .intervals(let steps, let rounds): steps.reduce(0, +) * rounds
        }
    }
}

extension TimerStyle: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case countDown, countUp, intervals
    }

    private enum CodingKeys: String, CodingKey {
        case kind, seconds, steps, rounds
    }

    /// Reads a style. Lengths are 1 to 86,400 seconds, intervals have up to 100 steps, without which
    /// they end at once, and 1 to 100 rounds.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func seconds(_ value: Int) throws -> Int {
            try container.require(
                (1...86_400).contains(value), .seconds,
                "\(value) seconds are out of range: use 1 to 86400")
            return value
        }
        switch try container.decode(Kind.self, forKey: .kind) {
        case .countDown:
            self = .countDown(seconds: try seconds(container.decode(Int.self, forKey: .seconds)))
        case .countUp:
            let target = try container.decodeIfPresent(Int.self, forKey: .seconds)
            self = .countUp(target: try target.map(seconds))
        case .intervals:
            let steps = try container.decode([Int].self, forKey: .steps)
            let rounds = try container.decode(.rounds, or: 1)
            try container.require(
                steps.count <= 100 && steps.allSatisfy { (1...86_400).contains($0) }, .steps,
                "intervals have up to 100 steps of 1 to 86400 seconds")
            try container.require(
                (1...100).contains(rounds), .rounds,
                "\(rounds) rounds are out of range: use 1 to 100")
            self = .intervals(steps: steps, rounds: rounds)
        }
    }

    /// Writes `kind`, then what belongs to it.
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
