public import CandelaElements
public import CandelaKit
import CandelaRules

/// What was entered in the builder of a routine so far, and for which routine.
public struct RoutineBuilderOptions: RoutineOptions, PlaceOptions, DeletionOptions {
    /// The builder of a routine.
    public static let screen = ScreenName.routineBuilder

    /// The routine to change, by its id or its exact name; without one a new routine is built.
    public var routine: String?

    /// What was entered; without it the builder is as it opens.
    public var draft: RoutineDraft?

    /// The times, days and places of the person's own; without it the standard ones.
    public var surroundings: RoutineSurroundings?

    /// The steps that were just deleted and can come back.
    public var deletedRows: DeletedRows?

    /// The rows shown where there are many: of the routine's habits, `steps`; of the routines that can
    /// be included, `include`.
    public var windows: ListWindows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The builder as it opens.
    public init() {}
}

/// The options that the screen's actions change.
extension RoutineBuilderOptions {
    static let name = OptionPath(\Self.draft?.routine.name, "draft.routine.name")
    static let color = OptionPath(\Self.draft?.routine.color, "draft.routine.color")
    static let target = OptionPath(\Self.draft?.routine.weeklyTarget, "draft.routine.weeklyTarget")
    static let page = OptionPath(\Self.draft?.page, "draft.page")
    static let rule = OptionPath<Intent.Value>("draft.routine.rule")

    static func ids(_ dimension: RoutineCoverage.Dimension) -> OptionPath<[String]> {
        OptionPath("\(rule.path).\(dimension.ruleMember)")
    }

    static func name(ofStep id: String) -> OptionPath<String> {
        OptionPath("draft.routine.steps[\(id)].name")
    }
}
