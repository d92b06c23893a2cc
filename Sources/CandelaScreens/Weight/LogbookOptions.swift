public import CandelaRules

/// What a logbook leaves out.
public struct LogbookOptions: Sendable, Hashable, Codable {
    /// Whether only weigh-ins with a note are shown.
    public var withNotes = false

    /// Whether only weigh-ins at a milestone are shown.
    public var milestones = false

    /// The weekdays that are shown; empty for all.
    public var weekdays: [Weekday] = []

    /// Whether the filters themselves are shown.
    public var showsFilters = false

    /// Everything is shown.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case withNotes, milestones, weekdays, showsFilters
    }

    /// Reads options; what is left out filters nothing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        withNotes = try container.decodeIfPresent(Bool.self, forKey: .withNotes) ?? false
        milestones = try container.decodeIfPresent(Bool.self, forKey: .milestones) ?? false
        weekdays = try container.decodeIfPresent([Weekday].self, forKey: .weekdays) ?? []
        showsFilters = try container.decodeIfPresent(Bool.self, forKey: .showsFilters) ?? false
    }

    /// Whether anything is left out.
    public var isActive: Bool { withNotes || milestones || !weekdays.isEmpty }
}
