/// One reading of the scale.
public struct WeighIn: Sendable, Hashable, Codable {
    /// The civil day of the reading; no later zone changes it.
    public var day: CalendarDay

    /// The weight as it was entered.
    public var weight: Weight

    /// When and under which offset it was taken, if known.
    public var at: ZonedInstant?

    /// Body fat in percent, 1…60.
    public var bodyFat: Double?

    /// A remark of up to 500 characters.
    public var note: String?

    /// What tells this record from all others, if they are told apart; unique among weigh-ins.
    public var id: String?

    /// Records a weight on a day.
    public init(day: CalendarDay, weight: Weight) {
        self.day = day
        self.weight = weight
    }

    /// Reads a weigh-in; `day` and `weight` are required.
    public init(from decoder: any Decoder) throws {
        let limits = WeightLimits.standard
        let container = try decoder.container(keyedBy: CodingKeys.self)
        day = try container.decode(CalendarDay.self, forKey: .day)
        weight = try container.decode(Weight.self, forKey: .weight)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        bodyFat = try container.decodeIfPresent(Double.self, forKey: .bodyFat)
        if let bodyFat {
            try container.require(
                limits.bodyFat.contains(bodyFat), .bodyFat,
                "body fat of \(bodyFat) percent is out of range: use 1 to 60")
        }
        note = try container.decodeIfPresent(String.self, forKey: .note)
        if let note {
            try container.require(
                note.count <= limits.noteLength, .note,
                "a note of \(note.count) characters is too long: use up to \(limits.noteLength)")
        }
        id = try container.decodeIfPresent(String.self, forKey: .id)
    }
}
