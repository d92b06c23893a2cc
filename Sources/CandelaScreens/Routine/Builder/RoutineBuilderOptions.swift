public import CandelaElements
public import CandelaKit
import CandelaRules

/// The options of the routine builder.
public struct RoutineBuilderOptions: RoutineOptions, PlaceOptions, DeletionOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineBuilder

    /// The routine to edit, by id or exact name; `nil` builds a new one.
    public var routine: String?

    /// The unsaved state of the builder; `nil` before anything is entered.
    public var draft: RoutineDraft?

    /// The person's own times, days and places; `nil` for the standard ones.
    public var surroundings: RoutineSurroundings?

    /// Steps that were just deleted and can be restored.
    public var deletedRows: DeletedRows?

    /// The visible windows of long lists: `steps` for the routine's habits, `include` for the
    /// routines that can be included; in the editor, `items` for items, answers and intervals,
    /// `parts` for habits, and `routines` for routines.
    public var windows: ListWindows?

    /// Creates options for a new routine.
    public init() {}
}

/// The options that the screen's actions change.
extension RoutineBuilderOptions {
    static let name = OptionPath(\Self.draft?.routine.name, CodingKeys.draft, "routine", "name")
    static let color = OptionPath(\Self.draft?.routine.color, CodingKeys.draft, "routine", "color")
    static let target = OptionPath(
        \Self.draft?.routine.weeklyTarget, CodingKeys.draft, "routine", "weeklyTarget")
    static let page = OptionPath(\Self.draft?.page, CodingKeys.draft, "page")
    static let rule = OptionPath<Intent.Value>("draft.routine.rule")

    static func ids(_ dimension: RoutineCoverage.Dimension) -> OptionPath<[String]> {
        rule.member(dimension.ruleMember)
    }

    static let edited = OptionPath(\Self.draft?.edited, CodingKeys.draft, "edited")
}
