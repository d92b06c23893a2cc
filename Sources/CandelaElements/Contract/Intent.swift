public import CandelaRules

/// What an action is for, complete in itself: what happens, to what, and where it leads.
///
/// A front end sends it back in an `Event` and needs to know nothing about it but whether it asks
/// for a value (``entry``). The set is closed; a reader keeps an intent of a later version as
/// ``unknown(kind:)``, and a session refuses it with words.
///
/// In JSON it is an object whose first key, `kind`, is the name of the case.
@nonexhaustive
public indirect enum Intent: Sendable, Hashable {
    // MARK: Go

    /// A screen opens.
    case open(Destination)

    /// What lies above goes away: a question or a detail of the screen, else the screen itself. With
    /// a name, the passing note of that name.
    ///
    /// - Parameter note: The passing note that goes away, by its name.
    case close(note: String? = nil)

    // MARK: Look

    /// An option of the screen takes a value. Nothing is recorded by it.
    ///
    /// The option is a member of the screen's options: `period`. Dots lead inside, and brackets to
    /// the thing of an id in a list: `draft.routine.steps[bed].name`.
    ///
    /// - Parameters:
    ///   - option: The option, by its path in the screen's options.
    ///   - value: The value it takes.
    case choose(option: String, value: Value)

    /// Options of the screen are left out again.
    ///
    /// - Parameter options: The options, by their paths.
    case clear(options: [String])

    /// An option of the screen takes the value that is typed or picked.
    ///
    /// - Parameter option: The option, by its path in the screen's options.
    case enter(option: String, Entry)

    // MARK: Keep

    /// A habit's mark of a day comes or goes.
    ///
    /// - Parameters:
    ///   - habit: The habit, by its id.
    ///   - day: The civil day.
    case toggle(habit: String, day: CalendarDay)

    /// A weigh-in or a practice is recorded.
    case log(Log)

    /// The draft of the screen is kept as a habit or a routine: the one of the id, or a new one.
    ///
    /// - Parameters:
    ///   - record: What the draft is kept as.
    ///   - id: The record it replaces, by its id; absent for a new one.
    case save(RecordKind, id: String? = nil)

    /// Records are deleted; without ids all of the kind.
    ///
    /// - Parameters:
    ///   - record: The kind of the records.
    ///   - ids: The records, by their ids; none means all.
    case delete(RecordKind, ids: [String] = [])

    /// What was just deleted comes back.
    ///
    /// - Parameters:
    ///   - record: The kind of the records.
    ///   - ids: The records, by their ids; none means all.
    case undo(RecordKind, ids: [String] = [])

    /// A setting, or the mood of a routine's session, takes a value: the one that is named, the one
    /// that is entered, or none.
    case set(Setting)

    /// A milestone's celebration was shown.
    case celebrate(Celebration)

    /// A step, or another routine, is added to the routine that is built.
    case add(Addition)

    /// A step of the routine that is built goes to a place, counted from 0: the one that is named,
    /// or the one that is entered.
    ///
    /// - Parameters:
    ///   - step: The step, by its id.
    ///   - to: The place it goes to, counted from 0; absent when it is entered.
    case reorder(step: String, to: Int?, Entry? = nil)

    /// A routine begins, or the timer of a step.
    case start(Run)

    /// A routine, or the timer of a step, stands still.
    case pause(Run)

    /// A routine, or the timer of a step, runs on.
    case resume(Run)

    /// The timer of a step ends before its time: what has elapsed counts.
    case stop(Run)

    /// A step counts as done.
    case complete(Run)

    /// A step no longer counts as done.
    case reopen(Run)

    /// A step is left out.
    case skip(Run)

    // MARK: Ask the host

    /// Something is handed to another app.
    case share(Share)

    /// The person's data are written to a file.
    case export

    /// Data are read from a file.
    case `import`

    /// The system is asked to allow something, such as `notifications`.
    ///
    /// - Parameter name: What is to be allowed.
    case permission(Permission)

    /// The system's settings of the app open.
    case settings

    /// What failed is tried again: `journal`, `save`, `share` or `sync`.
    ///
    /// - Parameter what: What is tried again.
    case retry(Retry)

    /// Something of the app's own, which comes back to it as an `Effect`.
    ///
    /// - Parameters:
    ///   - name: The app's name of it.
    ///   - value: What the app gave it along.
    case app(name: String, value: Value? = nil)

    /// The host tells what came of something, or that time went by.
    case report(Report)

    /// An intent of a later version.
    case unknown(kind: String)
}

extension Intent {
    /// The value the person is asked for before the intent is sent; `nil` when it is complete.
    public var entry: Entry? {
        switch self {
        case .enter(_, let entry): entry
        case .log(let log): log.entry
        case .set(let setting): setting.entry
        case .add(let addition): addition.entry
        case .reorder(_, _, let entry): entry
        default: nil
        }
    }

    /// What kind of record an intent is about. The set may grow.
    public struct RecordKind: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The word in JSON.
        public let rawValue: String

        /// The kind of a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A habit, with all that hangs on it.
        public static let habit = RecordKind(rawValue: "habit")
        /// A reading of the scale.
        public static let weighIn = RecordKind(rawValue: "weighIn")
        /// A practice.
        public static let practice = RecordKind(rawValue: "practice")
        /// A routine, with its sessions.
        public static let routine = RecordKind(rawValue: "routine")
        /// One time a routine was gone through.
        public static let session = RecordKind(rawValue: "session")
        /// A step of the routine that is built.
        public static let step = RecordKind(rawValue: "step")

        /// Every word this version knows.
        public static let allCases: [RecordKind] = [
            .habit, .weighIn, .practice, .routine, .session, .step,
        ]
    }
}

extension Intent {
    /// A screen opens, about nothing in particular unless said.
    public static func open(
        _ screen: ScreenName, as presentation: Destination.Presentation = .push,
        habit: String? = nil, routine: String? = nil
    ) -> Intent {
        var destination = Destination(screen, as: presentation)
        destination.habit = habit
        destination.routine = routine
        return .open(destination)
    }
}
