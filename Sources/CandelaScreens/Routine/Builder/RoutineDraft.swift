package import CandelaRules

/// What has been entered in the builder of a routine so far.
package struct RoutineDraft: Sendable, Hashable, Codable {
    /// The routine as it would be saved: its name, colour, rule, target and habits.
    package var routine: Routine

    /// Whether it is not in the journal yet.
    package var isNew: Bool

    /// The step the builder is at.
    package var page: Page

    /// The id of the habit that is held and about to be dropped elsewhere.
    package var dragged: String?

    /// The steps of the builder.
    package enum Page: String, Sendable, Hashable, Codable, CaseIterable {
        /// Name, colour, rule and target.
        case naming
        /// The habits.
        case building
    }

    /// The target of a routine whose streak begins to be tracked, in days of a week.
    package static let standardTarget = 3

    /// A builder as it opens for a new routine.
    package init() {
        routine = Routine(id: "new", name: "")
        isNew = true
        page = .naming
    }

    /// A builder as it opens to change a routine: at its habits.
    package init(_ routine: Routine) {
        self.routine = routine
        isNew = false
        page = .building
    }

    /// Reads a draft; what is left out is as in a builder that opens for a new routine.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init()
        routine = try members.read("routine", or: routine)
        isNew = try members.read("isNew", or: isNew)
        page = try members.read("page", or: page)
        dragged = try members.read(ifPresent: "dragged")
    }

    /// Whether it can go on and be saved: a name of blanks alone counts as none.
    package var hasName: Bool { routine.name.contains { !$0.isWhitespace } }
}
