/// The interval between weight milestones that a person chooses: 5, 10 or 15 pounds.
///
/// In kilograms these choices mean 2, 5 and 7. In JSON it is the number of pounds.
public enum MilestoneInterval: Int, Sendable, Hashable, CaseIterable, Codable {
    /// Every 5 lb, or every 2 kg.
    case five = 5
    /// Every 10 lb, or every 5 kg.
    case ten = 10
    /// Every 15 lb, or every 7 kg.
    case fifteen = 15

    /// The interval in a unit; a whole number.
    public func size(in unit: WeightUnit) -> Int {
        switch (self, unit) {
        case (_, .pounds): rawValue
        case (.five, .kilograms): 2
        case (.ten, .kilograms): 5
        case (.fifteen, .kilograms): 7
        }
    }

    /// Decodes 5, 10 or 15; another number is an error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let number = try container.decode(Int.self)
        guard let interval = MilestoneInterval(rawValue: number) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "unknown milestone interval \(number): use 5, 10 or 15")
        }
        self = interval
    }
}
