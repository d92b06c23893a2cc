import CandelaElements
public import CandelaKit
public import CandelaRules

/// The unsaved state of the routine builder.
public struct RoutineDraft: Sendable, Equatable, Codable {
    /// The routine as it would be saved: name, colour, rule, target and habits.
    public var routine: Routine

    /// Whether the routine is not in the journal yet.
    public var isNew: Bool

    /// The builder's current page.
    public var page: Page

    /// The ids of the habits open in the editor, from one of the routine's own to the innermost,
    /// which is shown; absent if none is open.
    public var edited: [String]?

    /// The ids of open habits that were just added. A habit that is closed without a name is
    /// removed.
    public var added: [String]?

    /// The id of the habit being dragged.
    public var dragged: String?

    /// The texts of the open habit's fields that are not durations, by the paths of their options;
    /// the durations stay what they were. Absent if all texts are durations.
    public var typed: [String: String]?

    /// The pages of the builder.
    public enum Page: String, OptionValue, Sendable, Hashable, Codable, CaseIterable {
        /// The page with name, colour, rule and target.
        case naming
        /// The page with the habits.
        case building
    }

    /// The initial target when streak tracking is switched on, in days per week.
    public static let standardTarget = 3

    /// Creates a draft of a new routine.
    public init() {
        routine = Routine(id: "new", name: "")
        isNew = true
        page = .naming
    }

    /// Creates a draft of an existing routine, open at its habits.
    public init(_ routine: Routine) {
        self.routine = routine
        isNew = false
        page = .building
    }

    /// Decodes a draft; absent members take the values of a new routine.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        routine = try members.decodeIfPresent(Routine.self, forKey: .routine) ?? routine
        isNew = try members.decodeIfPresent(Bool.self, forKey: .isNew) ?? isNew
        page = try members.decodeIfPresent(Page.self, forKey: .page) ?? page
        edited = try members.decodeIfPresent([String].self, forKey: .edited)
        added = try members.decodeIfPresent([String].self, forKey: .added)
        dragged = try members.decodeIfPresent(String.self, forKey: .dragged)
        typed = try members.decodeIfPresent([String: String].self, forKey: .typed)
    }

    /// Whether the name has a character that is not white space.
    public var hasName: Bool { routine.name.contains { !$0.isWhitespace } }
}
