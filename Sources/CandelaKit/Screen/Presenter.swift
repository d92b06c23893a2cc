public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// The maker of one screen, with the answers to all that a session asks about it.
///
/// A screen needs a title and a content. Everything else has a default: a screen drafts, deletes,
/// announces and celebrates nothing unless it says so.
///
/// ```swift
/// struct TonightPresenter: Presenter {
///     func title(_ kit: Kit) -> Phrase { kit.phrase("Tonight") }
///
///     func content(
///         of journal: Journal, _ options: TonightOptions, with kit: Kit
///     ) throws(ScreenError) -> ScreenContent {
///         ScreenContent(cards: [Card(MoonCard(journal, with: kit))])
///     }
/// }
/// ```
public protocol Presenter<Options>: Sendable {
    /// The options of the screen. Their type names it.
    associatedtype Options: ScreenOptions

    // MARK: The screen

    /// The types of the cards the screen may hold, the one above the others and the notes included.
    var cards: [any CardContent.Type] { get }

    /// What the screen is called.
    func title(_ kit: Kit) -> Phrase

    /// What is said while its data load.
    func loading(_ kit: Kit) -> Phrase

    /// What is said when its data could not be read.
    func failure(_ kit: Kit) -> Phrase

    /// The factor by which the spinner is larger than usual while data load; `nil` for the usual size.
    var spinner: NumberRole? { get }

    /// The way out of a screen that covers all, while there is nothing on it.
    func closing(_ kit: Kit) -> Toolbar?

    /// What the screen holds for a journal.
    ///
    /// - Throws: ``ScreenError`` when the journal lacks what the options ask for.
    func content(
        of journal: Journal, _ options: Options, with kit: Kit
    ) throws(ScreenError) -> ScreenContent

    // MARK: What it is about

    /// The habit and the routine the screen is about.
    func subject(of options: Options) -> ScreenSubject

    /// Whether the screen can be about a habit.
    var isAboutHabits: Bool { get }

    /// Makes the screen about what a destination names; what it does not name stays.
    func aim(_ options: inout Options, at destination: Intent.Destination)

    /// Makes the screen about no habit and no routine in particular, because it is gone.
    func forget(_ options: inout Options)

    /// The streaks and figures that the app reminds of because it has the screen, and for which a
    /// reminder may open it.
    var reminders: Set<ReminderSubject> { get }

    // MARK: Drafts and reactions

    /// Fills in the draft a form begins with, unless there is one.
    func draft(_ options: inout Options, from journal: Journal)

    /// Keeps the draft; the session closes the screen then.
    ///
    /// - Parameter id: The record that is changed; `nil` for a new one.
    /// - Returns: What follows for the host; `nil` when the screen keeps no draft of the kind.
    func save(
        _ options: inout Options, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]?

    /// Does what an intent means on this screen, in place of what it means anywhere.
    ///
    /// - Returns: What follows for the host; `nil` for what means nothing special here.
    func react(
        to event: Event, _ options: inout Options, in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]?

    /// Takes note of what was done on the screen, after it was.
    func note(_ event: Event, in options: inout Options)

    // MARK: What lies above and what passes

    /// Takes away what lies above the rest of the screen.
    ///
    /// - Returns: Whether something did.
    func closeOverlay(_ options: inout Options) -> Bool

    /// The option whose value is announced when it is chosen.
    var announced: String? { get }

    /// Whether what was chosen is announced.
    ///
    /// - Parameter announces: `nil` right after it was chosen, `false` from the next event on.
    func show(announces: Bool?, in options: inout Options)

    /// The milestone the screen celebrates once, when it comes to the front.
    func celebrates(_ options: Options) -> Celebrated?

    // MARK: Deletions

    /// The records whose rows can be deleted here and come back.
    var deletes: Intent.RecordKind? { get }

    /// Hides rows that were deleted.
    func show(_ rows: DeletedRows?, in options: inout Options)

    /// The ids of rows that are only in the draft of the screen.
    func draftRows(of options: Options) -> [String]

    /// Takes rows from the draft for good.
    func removeDraftRows(_ ids: Set<String>, from options: inout Options)

    // MARK: What the session knows

    /// Whether the screen goes through a routine, and opens when one begins.
    var runsRoutines: Bool { get }

    /// The run of a routine that the options bring along.
    func run(of options: Options) -> RoutineRun?

    /// Shows the run of a routine.
    func show(_ run: RoutineRun?, in options: inout Options)

    /// Whether the screen shows the run of a routine.
    var showsRun: Bool { get }

    /// Shows where the person is.
    func show(place: String, in options: inout Options)

    /// Shows what else the session knows, such as the state of the sync.
    func show(_ session: Session, in options: inout Options)

    /// Whether the screen itself says that saving failed.
    func tellsOfFailedSave(_ options: Options) -> Bool

    /// Takes back that something was recorded, because it could not be saved; or that it could not,
    /// because it is tried again.
    func note(_ outcome: SavingOutcome, in options: inout Options)
}

/// The habit and the routine a screen is about, by id or exact name.
public struct ScreenSubject: Sendable, Hashable {
    /// The habit; `nil` for all of them, or for none.
    public var habit: String?

    /// The routine; `nil` for all of them, or for none.
    public var routine: String?

    /// A subject.
    public init(habit: String? = nil, routine: String? = nil) {
        (self.habit, self.routine) = (habit, routine)
    }
}

/// A subject of reminders, when the person wants them.
public enum ReminderSubject: Sendable, Hashable, CaseIterable {
    /// The daily weigh-in, the streak of weigh-ins, and a round weight that is near.
    case weighIns
    /// The streak of all practice.
    case practice
    /// The streak of each habit.
    case habits
}

/// A milestone that a screen celebrates once.
public enum Celebrated: Sendable, Hashable {
    /// A weight milestone that was reached.
    case weightMilestone
    /// A milestone of a streak: of a habit, or of all practice.
    case streak(habit: String?)
}

/// The outcome of changes that were to be saved.
public enum SavingOutcome: Sendable, Hashable {
    /// They could not be saved.
    case failed
    /// They are to be saved once more.
    case retried
}

// MARK: - Defaults

extension Presenter {
    /// The screen's name, which its options have.
    public var name: ScreenName { Options.screen }

    /// Cards that nothing has to know of beforehand.
    public var cards: [any CardContent.Type] { [] }

    /// That it loads.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.screenLoading() }

    /// That it could not be loaded.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.screenErrorTitle() }

    /// The usual size.
    public var spinner: NumberRole? { nil }

    /// No way out of its own.
    public func closing(_ kit: Kit) -> Toolbar? { nil }

    /// Nothing in particular.
    public func subject(of options: Options) -> ScreenSubject { ScreenSubject() }

    /// No habits.
    public var isAboutHabits: Bool { false }

    /// Changes nothing.
    public func aim(_ options: inout Options, at destination: Intent.Destination) {}

    /// Changes nothing.
    public func forget(_ options: inout Options) {}

    /// Nothing.
    public var reminders: Set<ReminderSubject> { [] }

    /// Has no draft.
    public func draft(_ options: inout Options, from journal: Journal) {}

    /// Keeps no draft.
    public func save(
        _ options: inout Options, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? { nil }

    /// Leaves every intent its usual meaning.
    public func react(
        to event: Event, _ options: inout Options, in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? { nil }

    /// Takes no note.
    public func note(_ event: Event, in options: inout Options) {}

    /// Has nothing above it.
    public func closeOverlay(_ options: inout Options) -> Bool { false }

    /// No option.
    public var announced: String? { nil }

    /// Changes nothing.
    public func show(announces: Bool?, in options: inout Options) {}

    /// Nothing.
    public func celebrates(_ options: Options) -> Celebrated? { nil }

    /// No records.
    public var deletes: Intent.RecordKind? { nil }

    /// Changes nothing.
    public func show(_ rows: DeletedRows?, in options: inout Options) {}

    /// No rows.
    public func draftRows(of options: Options) -> [String] { [] }

    /// Changes nothing.
    public func removeDraftRows(_ ids: Set<String>, from options: inout Options) {}

    /// Goes through none.
    public var runsRoutines: Bool { false }

    /// No run.
    public func run(of options: Options) -> RoutineRun? { nil }

    /// Changes nothing.
    public func show(_ run: RoutineRun?, in options: inout Options) {}

    /// Shows none.
    public var showsRun: Bool { false }

    /// Changes nothing.
    public func show(place: String, in options: inout Options) {}

    /// Changes nothing.
    public func show(_ session: Session, in options: inout Options) {}

    /// Says nothing.
    public func tellsOfFailedSave(_ options: Options) -> Bool { false }

    /// Takes no note.
    public func note(_ outcome: SavingOutcome, in options: inout Options) {}
}

extension Presenter where Options: HabitOptions {
    /// The habit of the options.
    public func subject(of options: Options) -> ScreenSubject {
        ScreenSubject(habit: options.habit)
    }

    /// Habits.
    public var isAboutHabits: Bool { true }

    /// Shows the habit of the destination.
    public func aim(_ options: inout Options, at destination: Intent.Destination) {
        options.habit = destination.habit ?? options.habit
    }

    /// Shows no habit in particular.
    public func forget(_ options: inout Options) { options.habit = nil }
}

extension Presenter where Options: RoutineOptions {
    /// The routine of the options.
    public func subject(of options: Options) -> ScreenSubject {
        ScreenSubject(routine: options.routine)
    }

    /// Shows the routine of the destination.
    public func aim(_ options: inout Options, at destination: Intent.Destination) {
        options.routine = destination.routine ?? options.routine
    }

    /// Shows no routine in particular.
    public func forget(_ options: inout Options) { options.routine = nil }
}

extension Presenter where Options: RunOptions {
    /// The run of the options.
    public func run(of options: Options) -> RoutineRun? { options.run }

    /// Shows the run.
    public func show(_ run: RoutineRun?, in options: inout Options) { options.run = run }

    /// Shows it.
    public var showsRun: Bool { true }
}

extension Presenter where Options: PlaceOptions {
    /// Shows what suits the place.
    public func show(place: String, in options: inout Options) {
        var surroundings = options.surroundings ?? RoutineSurroundings()
        surroundings.place = place
        options.surroundings = surroundings
    }
}

extension Presenter where Options: DeletionOptions {
    /// Hides the rows.
    public func show(_ rows: DeletedRows?, in options: inout Options) { options.deletedRows = rows }

    /// Says that rows could not be deleted.
    public func tellsOfFailedSave(_ options: Options) -> Bool {
        options.deletedRows?.hasFailed == true
    }
}

extension Presenter where Options: ChosenOptions {
    /// Announces what was chosen, or no longer.
    public func show(announces: Bool?, in options: inout Options) { options.announces = announces }
}
