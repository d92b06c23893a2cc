public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// A type that creates one screen and handles the session's requests for it.
///
/// A presenter needs a title and content. Everything else has a default: no drafts, deletions,
/// announcements or celebrations.
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
    /// The screen's options, whose type determines the screen's name.
    associatedtype Options: ScreenOptions

    // MARK: The screen

    /// The types of card the screen can contain, including overlays and toasts.
    var cards: [any CardContent.Type] { get }

    /// The phrases the screen can say, for translations of the app; `nil` if they are not listed.
    var usedPhrases: UsedPhrases? { get }

    /// The place in which the screen usually appears, by default `push`, or `tab` for a
    /// tab and for the first screen of an app without tabs.
    var presentation: Screen.Presentation { get }

    /// The screen's title.
    func title(_ kit: Kit) -> Phrase

    /// The text shown while the data loads.
    func loading(_ kit: Kit) -> Phrase

    /// The text shown when the data cannot be read.
    func failure(_ kit: Kit) -> Phrase

    /// The factor applied to the size of the spinner while the data loads; `nil` for 1.
    var spinner: NumberRole? { get }

    /// The screen's content for a journal.
    ///
    /// - Throws: ``ScreenError`` if the journal lacks what the options ask for.
    func content(
        of journal: Journal, _ options: Options, with kit: Kit
    ) throws(ScreenError) -> ScreenContent

    // MARK: Subject

    /// The habit, the routine and the weigh-in the screen shows.
    func subject(of options: Options) -> ScreenSubject

    /// Whether the screen can show a specific habit.
    var isAboutHabits: Bool { get }

    /// Shows the subject of a destination; the parts it lacks are unchanged.
    func show(_ options: inout Options, at destination: Intent.Destination)

    /// Shows no specific record, because the one shown was deleted.
    func clearSubject(_ options: inout Options)

    /// The subjects for which the app schedules reminders because it has the screen. A reminder can
    /// open the screen.
    var reminders: Set<ReminderSubject> { get }

    // MARK: Drafts and reactions

    /// Creates the initial draft of a form, unless there is one.
    func draft(_ options: inout Options, from journal: Journal)

    /// Saves the draft. If it is saved, the session closes the screen.
    ///
    /// - Parameter id: The id of the edited record; `nil` for a new one.
    /// - Returns: The effects; `nil` if the screen has no draft of the kind.
    /// - Throws: ``SessionError`` if the draft cannot be saved, such as one without a name.
    func save(
        _ options: inout Options, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]?

    /// Handles an event in place of the session.
    ///
    /// - Returns: The effects; `nil` if the session handles the event.
    /// - Throws: ``SessionError`` if the event is invalid.
    func react(
        to event: Event, _ options: inout Options, in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]?

    /// Updates the options after an event was handled.
    func didHandle(_ event: Event, in options: inout Options)

    // MARK: Overlays and announcements

    /// Closes the screen's overlay.
    ///
    /// - Returns: Whether there was one.
    func closeOverlay(_ options: inout Options) -> Bool

    /// The names of the options that are announced when they are chosen or reset.
    var announcedOptions: [String] { get }

    /// Sets whether the chosen option is announced.
    ///
    /// - Parameter announces: `true` right after it was chosen or reset, `false` from the next event
    ///   on.
    func show(announces: Bool?, in options: inout Options)

    /// The milestone the screen celebrates once, when it comes to the front; `nil` for none.
    func milestoneToCelebrate(_ options: Options) -> CelebratedMilestone?

    // MARK: Deletions

    /// The kind of record whose rows can be deleted on the screen and restored; `nil` for none.
    var deletableRecords: Intent.RecordKind? { get }

    /// Sets the deleted rows, which the screen hides.
    func show(_ rows: DeletedRows?, in options: inout Options)

    /// The ids of the rows that exist in the screen's draft only.
    func draftRows(of options: Options) -> [String]

    /// Removes rows from the draft permanently.
    func removeDraftRows(_ ids: Set<String>, from options: inout Options)

    // MARK: The session's state

    /// Whether the screen runs routines, and opens when one starts.
    var runsRoutines: Bool { get }

    /// The state of a running routine in the options; `nil` for none.
    func run(of options: Options) -> RoutineRun?

    /// Sets the state of the running routine.
    func show(_ run: RoutineRun?, in options: inout Options)

    /// Whether the screen shows a running routine.
    var showsRun: Bool { get }

    /// Sets the person's place.
    func show(place: String, in options: inout Options)

    /// Sets other state of the session, such as the sync status.
    func show(_ session: Session, in options: inout Options)

    /// Whether the screen itself reports that saving failed.
    func reportsFailedSave(_ options: Options) -> Bool

    /// Updates the options after saving failed or is retried. After a failure, the screen must not
    /// report the change as recorded.
    func didSave(_ outcome: SavingOutcome, in options: inout Options)
}

/// The records a screen shows: a habit and a routine, by id or exact name, and a weigh-in, by id.
public struct ScreenSubject: Sendable, Equatable {
    /// The habit; `nil` for all or none.
    public var habit: String?

    /// The routine; `nil` for all or none.
    public var routine: String?

    /// The weigh-in; `nil` for all or none.
    public var weighIn: String?

    /// Creates a subject.
    public init(habit: String? = nil, routine: String? = nil, weighIn: String? = nil) {
        (self.habit, self.routine, self.weighIn) = (habit, routine, weighIn)
    }
}

/// A subject of reminders. The person's settings determine whether they are scheduled.
public enum ReminderSubject: Sendable, Hashable, CaseIterable {
    /// The daily weigh-in, the streak of weigh-ins and a nearby round weight.
    case weighIns
    /// The streak of all practice.
    case practice
    /// The streak of each habit.
    case habits
}

/// A milestone that a screen celebrates once.
public enum CelebratedMilestone: Sendable, Equatable {
    /// The weight milestone that is due.
    case weightMilestone
    /// A streak's milestone: of a habit, or of all practice if `habit` is `nil`.
    case streak(habit: String?)
}

/// The state of a save after a failure.
public enum SavingOutcome: Sendable, Hashable {
    /// The changes could not be saved.
    case failed
    /// The changes are being saved again.
    case retried
}

// MARK: - Defaults

extension Presenter {
    /// The screen's name, which its options define.
    public var name: ScreenName { Options.screen }

    /// The screen appears in place of the previous one.
    public var presentation: Screen.Presentation { .push }

    /// No cards are declared.
    public var cards: [any CardContent.Type] { [] }

    /// The phrases are not listed, so translations need all of the engine's.
    public var usedPhrases: UsedPhrases? { nil }

    /// The text “Loading…” in the kit's language.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.screenLoading() }

    /// A general error title.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.screenErrorTitle() }

    /// The spinner has its usual size.
    public var spinner: NumberRole? { nil }

    /// The screen has no subject.
    public func subject(of options: Options) -> ScreenSubject { ScreenSubject() }

    /// The screen shows no specific habit.
    public var isAboutHabits: Bool { false }

    /// Changes nothing.
    public func show(_ options: inout Options, at destination: Intent.Destination) {}

    /// Changes nothing.
    public func clearSubject(_ options: inout Options) {}

    /// No reminders.
    public var reminders: Set<ReminderSubject> { [] }

    /// Changes nothing.
    public func draft(_ options: inout Options, from journal: Journal) {}

    /// Saves no draft.
    public func save(
        _ options: inout Options, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? { nil }

    /// Handles no event.
    public func react(
        to event: Event, _ options: inout Options, in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? { nil }

    /// Changes nothing.
    public func didHandle(_ event: Event, in options: inout Options) {}

    /// The screen has no overlay.
    public func closeOverlay(_ options: inout Options) -> Bool { false }

    /// No option is announced.
    public var announcedOptions: [String] { [] }

    /// Changes nothing.
    public func show(announces: Bool?, in options: inout Options) {}

    /// No celebration.
    public func milestoneToCelebrate(_ options: Options) -> CelebratedMilestone? { nil }

    /// No records can be deleted.
    public var deletableRecords: Intent.RecordKind? { nil }

    /// Changes nothing.
    public func show(_ rows: DeletedRows?, in options: inout Options) {}

    /// No draft rows.
    public func draftRows(of options: Options) -> [String] { [] }

    /// Changes nothing.
    public func removeDraftRows(_ ids: Set<String>, from options: inout Options) {}

    /// The screen runs no routines.
    public var runsRoutines: Bool { false }

    /// The options have no running routine.
    public func run(of options: Options) -> RoutineRun? { nil }

    /// Changes nothing.
    public func show(_ run: RoutineRun?, in options: inout Options) {}

    /// The screen shows no running routine.
    public var showsRun: Bool { false }

    /// Changes nothing.
    public func show(place: String, in options: inout Options) {}

    /// Changes nothing.
    public func show(_ session: Session, in options: inout Options) {}

    /// The screen does not report failed saves.
    public func reportsFailedSave(_ options: Options) -> Bool { false }

    /// Changes nothing.
    public func didSave(_ outcome: SavingOutcome, in options: inout Options) {}
}

extension Presenter where Options: HabitOptions {
    /// The habit of the options.
    public func subject(of options: Options) -> ScreenSubject {
        ScreenSubject(habit: options.habit)
    }

    /// The screen can show a specific habit.
    public var isAboutHabits: Bool { true }

    /// Shows the habit of the destination.
    public func show(_ options: inout Options, at destination: Intent.Destination) {
        options.habit = destination.habit ?? options.habit
    }

    /// Shows no specific habit.
    public func clearSubject(_ options: inout Options) { options.habit = nil }
}

extension Presenter where Options: RoutineOptions {
    /// The routine of the options.
    public func subject(of options: Options) -> ScreenSubject {
        ScreenSubject(routine: options.routine)
    }

    /// Shows the routine of the destination.
    public func show(_ options: inout Options, at destination: Intent.Destination) {
        options.routine = destination.routine ?? options.routine
    }

    /// Shows no specific routine.
    public func clearSubject(_ options: inout Options) { options.routine = nil }
}

extension Presenter where Options: RunOptions {
    /// The running routine in the options; `nil` for none.
    public func run(of options: Options) -> RoutineRun? { options.run }

    /// Sets the running routine.
    public func show(_ run: RoutineRun?, in options: inout Options) { options.run = run }

    /// The screen shows a running routine.
    public var showsRun: Bool { true }
}

extension Presenter where Options: PlaceOptions {
    /// Sets the person's place in the options.
    public func show(place: String, in options: inout Options) {
        var surroundings = options.surroundings ?? RoutineSurroundings()
        surroundings.place = place
        options.surroundings = surroundings
    }
}

extension Presenter where Options: DeletionOptions {
    /// Sets the hidden rows.
    public func show(_ rows: DeletedRows?, in options: inout Options) { options.deletedRows = rows }

    /// Whether rows could not be deleted.
    public func reportsFailedSave(_ options: Options) -> Bool {
        options.deletedRows?.hasFailed == true
    }
}

extension Presenter where Options: AnnouncingOptions {
    /// Sets whether the chosen option is announced.
    public func show(announces: Bool?, in options: inout Options) { options.announces = announces }
}
