public import CandelaJSON

/// A named set of routines that the person can switch to.
public struct RoutineMode: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that settings refer to; unique in a journal and not empty.
    public let id: String
    /// The name as typed by the person, at most 200 characters, which ``breaches`` checks.
    public var name: String
    /// The ids of its routines.
    public var routines: [String]

    package var unknown = UnknownMembers()

    /// Creates a mode from routine ids.
    public init(id: String, name: String, routines: [String]) {
        self.id = id
        self.name = name
        self.routines = routines
    }
}

extension RoutineMode: JournalRecord {
    /// An empty id, or a text that is too long.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension RoutineMode: MemberRecord {
    /// Visits the members, which are all required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id, within: .id(of: "a mode"))
        name = try member("name", own?.name, within: .name)
        routines = try member("routines", own?.routines)
        unknown = try member.unknown(own?.unknown)
    }
}
