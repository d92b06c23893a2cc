import CandelaElements
public import CandelaKit
public import CandelaRules

/// What has been entered in the builder of a routine so far.
public struct RoutineDraft: Sendable, Hashable, Codable {
    /// The routine as it would be saved: its name, colour, rule, target and habits.
    public var routine: Routine

    /// Whether it is not in the journal yet.
    public var isNew: Bool

    /// The step the builder is at.
    public var page: Page

    /// The id of the habit that is held and about to be dropped elsewhere.
    public var dragged: String?

    /// The steps of the builder.
    public enum Page: String, OptionValue, Sendable, Hashable, Codable, CaseIterable {
        /// Name, colour, rule and target.
        case naming
        /// The habits.
        case building
    }

    /// The target of a routine whose streak begins to be tracked, in days of a week.
    public static let standardTarget = 3

    /// A builder as it opens for a new routine.
    public init() {
        routine = Routine(id: "new", name: "")
        isNew = true
        page = .naming
    }

    /// A builder as it opens to change a routine: at its habits.
    public init(_ routine: Routine) {
        self.routine = routine
        isNew = false
        page = .building
    }

    /// Reads a draft; what is left out is as in a builder that opens for a new routine.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        routine = try members.decodeIfPresent(Routine.self, forKey: .routine) ?? routine
        isNew = try members.decodeIfPresent(Bool.self, forKey: .isNew) ?? isNew
        page = try members.decodeIfPresent(Page.self, forKey: .page) ?? page
        dragged = try members.decodeIfPresent(String.self, forKey: .dragged)
    }

    /// Whether it can go on and be saved: a name of blanks alone counts as none.
    public var hasName: Bool { routine.name.contains { !$0.isWhitespace } }
}
