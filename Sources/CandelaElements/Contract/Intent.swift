public import CandelaRules

/// The purpose of an action: what it does, and to which records or screens.
///
/// A front end sends the intent back in an `Event`, with the entered value if the action belongs to
/// a field, a stepper or a chart. The set is closed: an intent of a later version is decoded as
/// ``unknown(kind:)``, which a session rejects with an error.
///
/// In JSON it is an object whose first member, `kind`, is the name of the case.
@nonexhaustive
public indirect enum Intent: Sendable, Hashable {
    // MARK: Navigation

    /// Opens a screen.
    case open(Destination)

    /// Closes the frontmost overlay or detail, or else the frontmost screen; with `note`, dismisses
    /// a toast instead.
    ///
    /// - Parameter note: The id of the toast to dismiss; `nil` to close the frontmost overlay or
    ///   screen.
    case close(note: String? = nil)

    /// Discards unsaved input and leaves it: the answer to the question that a session asks first.
    case discard

    // MARK: Options

    /// Sets an option of the screen, without changing the journal.
    ///
    /// The option is a member of the screen's options, such as `period`. A dot selects a nested
    /// member, and brackets select an array element by its id: `draft.routine.steps[bed].name`.
    ///
    /// - Parameters:
    ///   - option: The path of the option to set in the screen's options.
    ///   - value: The new value of the option.
    case choose(option: String, value: Value)

    /// Resets options of the screen to their defaults, and removes elements of their lists.
    ///
    /// - Parameter options: The paths of the options to reset, and of the elements to remove.
    case clear(options: [String])

    /// Sets an option of the screen, or a setting, to the entered value, which is in the `Event`;
    /// without one, resets it to its default.
    case enter(Target)

    // MARK: Records

    /// Completes a habit for a day, or removes its completion.
    ///
    /// - Parameters:
    ///   - habit: The id of the habit to complete.
    ///   - day: The civil day of the completion.
    case toggle(habit: String, day: CalendarDay)

    /// Records a weigh-in, a practice or a rest day.
    case log(Log)

    /// Saves the screen's draft as a record.
    ///
    /// - Parameters:
    ///   - record: The kind of record to save the draft as.
    ///   - id: The id of the record to replace; `nil` to add a new one.
    case save(RecordKind, id: String? = nil)

    /// Deletes records.
    ///
    /// - Parameters:
    ///   - record: The kind of the records to delete.
    ///   - ids: The ids of the records to delete; at least one.
    case delete(RecordKind, ids: [String])

    /// Deletes all records of a kind: weigh-ins, while the frontmost screen offers it.
    ///
    /// - Parameter record: The kind of the records to delete.
    case deleteAll(RecordKind)

    /// Restores the records that were just deleted.
    ///
    /// - Parameters:
    ///   - record: The kind of the records to restore.
    ///   - ids: The ids of the records to restore; empty for all of the kind that were just
    ///     deleted.
    case undo(RecordKind, ids: [String] = [])

    /// Changes a setting, or the mood of a routine session: to the given value or the default.
    case set(Setting)

    /// Marks the celebration of a milestone as shown.
    case celebrate(Celebration)

    /// Adds a step, or another routine, to the draft of a routine.
    case add(Addition)

    /// Moves a step in the draft of a routine, or a record of the app in its list.
    ///
    /// - Parameters:
    ///   - step: The id of the step or record to move.
    ///   - to: The new position, counted from 0; `nil` if it is the event's value, such as the
    ///     position to which the step was dragged.
    case reorder(step: String, to: Int?)

    /// Starts a routine or the timer of a step.
    case start(Run)

    /// Pauses a routine or the timer of a step.
    case pause(Run)

    /// Resumes a routine or the timer of a step.
    case resume(Run)

    /// Stops the timer of a step early; the elapsed time is recorded.
    case stop(Run)

    /// Completes a step.
    case complete(Run)

    /// Marks a completed step as not completed.
    case reopen(Run)

    /// Skips a step.
    case skip(Run)

    // MARK: Host

    /// Shares content with another app.
    case share(Share)

    /// Exports the person's data to a file.
    case export

    /// Imports data from a file.
    case `import`

    /// Asks the system for a permission, such as `notifications`.
    ///
    /// - Parameter name: The permission to request.
    case permission(Permission)

    /// Opens the app's page in the system settings.
    case settings

    /// Opens a page that the app draws itself, such as the person's places.
    ///
    /// - Parameter what: The page to open.
    case page(AppPage)

    /// Opens the app, the website or the shortcut of an action step.
    case launch(Launch)

    /// Retries a failed operation: `journal`, `save`, `share` or `sync`.
    ///
    /// - Parameter what: The operation to retry.
    case retry(Retry)

    /// An app-defined intent, which a session returns to the app as an `Effect`.
    ///
    /// - Parameters:
    ///   - name: The name of the intent, defined by the app.
    ///   - value: The value the app added to the intent; `nil` for none.
    case app(name: String, value: Value? = nil)

    /// Reports a result, a change of state or the passing of time from the host to the session.
    case report(Report)

    /// An intent of a later version.
    case unknown(kind: String)
}

extension Intent {
    /// The value that an entered one replaces.
    ///
    /// In JSON it is the member `option` or `setting` of the intent.
    public enum Target: Sendable, Hashable {
        /// An option of the screen, by its path in the screen's options.
        case option(String)
        /// A setting of the journal, or the goal.
        case setting(Setting.Name)
    }

    /// The kind of record an intent refers to. The set may grow.
    public struct RecordKind: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
        MemberWord
    {
        /// The kind's word in JSON.
        public let rawValue: String

        /// Creates a kind from its word in JSON.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A kind that an app declares; its word is the name of the list.
        public init<Record>(_ type: RecordType<Record>) { rawValue = type.name }

        /// A habit with its completions, practices and celebrations.
        public static let habit = RecordKind(rawValue: "habit")
        /// A habit's completion of a day.
        public static let completion = RecordKind(rawValue: "completion")
        /// A weigh-in.
        public static let weighIn = RecordKind(rawValue: "weighIn")
        /// A recorded practice.
        public static let practice = RecordKind(rawValue: "practice")
        /// A routine with its sessions.
        public static let routine = RecordKind(rawValue: "routine")
        /// A session of a routine.
        public static let session = RecordKind(rawValue: "session")
        /// A rest day, whose id is the day: `2026-03-18`.
        public static let restDay = RecordKind(rawValue: "restDay")
        /// A set of routines that the person selects together.
        public static let routineMode = RecordKind(rawValue: "routineMode")
        /// A step in the draft of a routine.
        public static let step = RecordKind(rawValue: "step")

        /// The kinds known to this version.
        public static let allCases: [RecordKind] = [
            .habit, .completion, .weighIn, .practice, .routine, .session, .restDay, .routineMode,
            .step,
        ]
    }
}

extension Intent.RecordKind: ExtensibleVocabulary {
    /// The names of the lists that apps declare.
    package static func words(in userInfo: [CodingUserInfoKey: any Sendable]) -> [String] {
        ((userInfo[.ownData] as? [any OwnData]) ?? []).filter(\.isList).map(\.name)
    }
}

extension Intent {
    /// Opens a screen, optionally for a habit, a routine or a record of the app.
    public static func open(
        _ screen: ScreenName, as presentation: Destination.Presentation = .push,
        habit: String? = nil, routine: String? = nil, record: String? = nil
    ) -> Intent {
        var destination = Destination(screen, as: presentation)
        destination.habit = habit
        destination.routine = routine
        destination.record = record
        return .open(destination)
    }
}
