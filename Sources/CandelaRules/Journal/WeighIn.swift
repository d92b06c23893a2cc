/// A weight reading.
public struct WeighIn: Sendable, Hashable, Codable, Identifiable {
    /// The civil day of the reading; it does not change with the time zone.
    public var day: CalendarDay

    /// The weight as it was entered.
    public var weight: Weight

    /// The instant and offset at which it was taken, if known.
    public var at: ZonedInstant?

    /// Body fat in percent, 1…60, which ``breaches`` checks.
    public var bodyFat: Double?

    /// A note of up to 500 characters, which ``breaches`` checks.
    public var note: String?

    /// An identifier, unique among weigh-ins.
    ///
    /// Empty until the journal assigns one: when the record is logged or read, or when a session
    /// begins.
    public var id: String

    package var unknown = UnknownMembers()

    /// Creates a weigh-in with only a day and a weight.
    public init(day: CalendarDay, weight: Weight) {
        id = ""
        self.day = day
        self.weight = weight
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case day, weight, at, bodyFat, note, id
    }

    /// Decodes a weigh-in; `day` and `weight` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        day = try container.decode(CalendarDay.self, forKey: .day)
        weight = try container.decode(Weight.self, forKey: .weight)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        bodyFat = try container.decodeIfPresent(Double.self, forKey: .bodyFat)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        id = try container.decode(.id, or: "")
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
        try unknown.add(inside: CodingKeys.weight, besides: Weight.CodingKeys.self, of: decoder)
    }

    /// Encodes a weigh-in, including members written by a newer version. Body fat that is not
    /// finite is omitted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(day, forKey: .day)
        try unknown.encode(weight, forKey: .weight, to: &container)
        try container.encodeIfPresent(at, forKey: .at)
        try container.encodeIfPresent(bodyFat.finite, forKey: .bodyFat)
        try container.encodeIfPresent(note, forKey: .note)
        if !id.isEmpty { try container.encode(id, forKey: .id) }
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension WeighIn: JournalRecord {
    /// The day of the reading.
    public var recordedDay: CalendarDay? { day }

    /// Body fat outside 1…60 percent, an id of more than 200 characters, or a note of more than
    /// 500.
    public var breaches: [JournalBreach] {
        let limits = WeightLimits.standard
        var list = BreachList()
        list.requireIDLength(id)
        if let bodyFat {
            list.require(
                limits.bodyFat.contains(bodyFat), "bodyFat",
                "body fat of \(bodyFat) percent is out of range: use 1 to 60")
        }
        list.requireNote(note)
        return list.found
    }
}
