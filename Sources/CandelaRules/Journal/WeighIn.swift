public import CandelaJSON

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

    /// An identifier, unique among the weigh-ins of a journal with ids.
    ///
    /// While none is stored, it is derived from the day: `weighIn/2026-03-18/1`. A journal stores
    /// a unique one when the record is logged or read, or when a session begins, and
    /// ``Journal/identify()`` does after lists of records were assigned directly.
    public var id: String {
        get { storedID.isEmpty ? derivedID : storedID }
        set { storedID = newValue }
    }

    package var storedID: String

    package var unknown = UnknownMembers()

    /// Creates a weigh-in with only a day and a weight.
    public init(day: CalendarDay, weight: Weight) {
        storedID = ""
        self.day = day
        self.weight = weight
    }
}

extension WeighIn: JournalRecord {
    /// The day of the reading.
    public var recordedDay: CalendarDay? { day }

    /// Body fat outside 1…60 percent, an id of more than 200 characters, or a note of more than
    /// 500.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension WeighIn: MemberRecord {
    /// Visits the members; `day` and `weight` are required. Body fat that is not finite is omitted.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        day = try member("day", own?.day)
        weight = try member("weight", own?.weight, with: own?.unknown)
        at = try member("at", own?.at)
        bodyFat = try member(
            finite: "bodyFat", own?.bodyFat,
            within: .range(WeightLimits.standard.bodyFat, of: "body fat", unit: " percent"))
        note = try member("note", own?.note, within: .shortNote)
        storedID = try member("id", own?.storedID, unless: "", within: .id)
        unknown = try member.unknown(own?.unknown)
    }
}
