public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the routine builder.
public struct RoutineBuilderOptions: RoutineOptions, DraftOptions, DraftRowOptions, PlaceOptions,
    SessionOptions, WindowedOptions
{
    /// The screen that takes these options.
    public static let screen = ScreenName.routineBuilder

    /// The rows that can be deleted: steps of the draft.
    public static let deletes = Intent.RecordKind.step

    /// The routine to edit, by id or exact name; `nil` builds a new one.
    public var routine: String?

    /// The unsaved state of the builder; `nil` before anything is entered.
    public var draft: RoutineDraft?

    /// The person's own times, days and places; `nil` for the standard ones.
    public var surroundings: RoutineSurroundings?

    /// The visible windows of long lists: `steps` for the routine's habits, `include` for the
    /// routines that can be included; in the editor, `items` for items, answers and intervals,
    /// `parts` for habits, and `routines` for routines.
    public var windows: ListWindows?

    /// Creates options for a new routine.
    public init() {}

    /// A copy of the routine to edit, or an empty draft if the options name no existing routine.
    public func newDraft(from journal: Journal) -> RoutineDraft? {
        let routine = (try? journal.routine(self)) ?? nil
        return routine.map { RoutineDraft($0) } ?? RoutineDraft()
    }

    /// Whether the routine would be saved otherwise than it is, whatever page and habit are open.
    public func hasInput(besides journal: Journal) -> Bool {
        guard let draft else { return false }
        return overlayHasInput || draft.saved != newDraft(from: journal)?.saved
    }

    /// Rules that the routine breaks as it is entered.
    public var breaches: [JournalBreach] { draft?.routine.breaches ?? [] }

    /// Whether the open habit is new, has no name, so that closing it removes it, and has input.
    public var overlayHasInput: Bool {
        guard let open = draft?.openSteps.last, open.isNew, open.step.isUnnamed else {
            return false
        }
        return open.step != RoutineStep(added: open.step.id, open.step.kind, open.step.name)
    }

    /// The draft's steps.
    public var draftRows: [RoutineStep] {
        get { draft?.routine.steps ?? [] }
        set { draft?.routine.steps = newValue }
    }

    /// Prepares the draft for the screen.
    public mutating func update(from session: Session) { draft?.prepare() }
}

/// The options that the screen's actions change.
extension RoutineBuilderOptions {
    static let name = OptionPath(\Self.draft?.routine.name, CodingKeys.draft, "routine", "name")
    static let color = OptionPath(\Self.draft?.routine.color, CodingKeys.draft, "routine", "color")
    static let target = OptionPath(
        \Self.draft?.routine.weeklyTarget, CodingKeys.draft, "routine", "weeklyTarget")
    static let page = OptionPath(\Self.draft?.page, CodingKeys.draft, "page")
    static let routine = OptionPath(object: \Self.draft?.routine, CodingKeys.draft, "routine")
    static let rule = OptionPath(
        object: \Self.draft?.routine.rule, CodingKeys.draft, "routine", "rule")

    static func ids(_ dimension: RoutineCoverage.Dimension) -> OptionPath<[String]> {
        rule.member(dimension.ruleMember)
    }

    static let edited = OptionPath(\Self.draft?.edited, CodingKeys.draft, "edited")
}
