extension Card: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case nextMilestone, nextMilestoneCompact, streakCounter, loading, message
    }

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    /// Reads a card by its `kind`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let kind = try? container.decode(Kind.self, forKey: .kind) else {
            self = .unknown(try container.decode(String.self, forKey: .kind))
            return
        }
        self =
            switch kind {
            case .nextMilestone: .nextMilestone(try NextMilestoneCard(from: decoder))
            case .nextMilestoneCompact:
                .nextMilestoneCompact(try NextMilestoneCompactCard(from: decoder))
            case .streakCounter: .streakCounter(try StreakCounterCard(from: decoder))
            case .loading: .loading(try LoadingCard(from: decoder))
            case .message: .message(try MessageCard(from: decoder))
            }
    }

    /// Writes `kind`, then the card's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .nextMilestone(let card):
            try container.encode(Kind.nextMilestone, forKey: .kind)
            try card.encode(to: encoder)
        case .nextMilestoneCompact(let card):
            try container.encode(Kind.nextMilestoneCompact, forKey: .kind)
            try card.encode(to: encoder)
        case .streakCounter(let card):
            try container.encode(Kind.streakCounter, forKey: .kind)
            try card.encode(to: encoder)
        case .loading(let card):
            try container.encode(Kind.loading, forKey: .kind)
            try card.encode(to: encoder)
        case .message(let card):
            try container.encode(Kind.message, forKey: .kind)
            try card.encode(to: encoder)
        case .unknown(let kind):
            try container.encode(kind, forKey: .kind)
        }
    }
}
