public import CandelaElements
public import CandelaRules

/// A type that creates one screen and handles the session's requests for it.
///
/// A presenter needs a title and content. Everything else has a default: no drafts, reactions,
/// overlays or celebrations. The session's other services, such as deletion with undo, follow from
/// the protocols of the options.
///
/// ```swift
/// struct TonightPresenter: Presenter {
///     func title(_ kit: Kit) -> Phrase { kit.phrase("Tonight") }
///
///     func content(
///         of journal: Journal, _ options: TonightOptions, with kit: Kit
///     ) throws(ScreenError) -> ScreenContent {
///         ScreenContent(cards: [Card(MoonCard(fraction: 0.75, kit: kit))])
///     }
/// }
/// ```
public protocol Presenter<Options>: Sendable {
    /// The screen's options, whose type determines the screen's name.
    associatedtype Options: ScreenOptions

    /// The screen's title.
    func title(_ kit: Kit) -> Phrase

    /// The screen's content for a journal.
    ///
    /// - Throws: ``ScreenError`` if the journal lacks what the options ask for.
    func content(
        of journal: Journal, _ options: Options, with kit: Kit
    ) throws(ScreenError) -> ScreenContent

    /// The texts for data that loads or cannot be read.
    var waiting: Waiting { get }

    /// The place in which the screen usually appears, by default `push`, or `tab` for a
    /// tab and for the first screen of an app without tabs.
    var presentation: Screen.Presentation { get }

    /// The subjects for which the app schedules reminders because it has the screen. A reminder can
    /// open the screen.
    var reminders: Set<ReminderSubject> { get }

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

    /// Updates the options after the session handled an event.
    func didHandle(_ event: Event, _ options: inout Options, in session: Session)

    /// Closes the screen's overlay.
    ///
    /// - Returns: Whether there was one.
    func closeOverlay(_ options: inout Options) -> Bool

    /// The milestone the screen celebrates once, when the screen comes to the front; `nil` for none.
    func celebration(_ options: Options) -> CelebratedMilestone?
}

extension Presenter {
    /// The screen's name, which its options define.
    public var name: ScreenName { Options.screen }

    /// The text “Loading…” and a general error title in the kit's language.
    public var waiting: Waiting { .standard }

    /// The screen appears above the previous one.
    public var presentation: Screen.Presentation { .push }

    /// No reminders.
    public var reminders: Set<ReminderSubject> { [] }

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
    public func didHandle(_ event: Event, _ options: inout Options, in session: Session) {}

    /// The screen has no overlay.
    public func closeOverlay(_ options: inout Options) -> Bool { false }

    /// No celebration.
    public func celebration(_ options: Options) -> CelebratedMilestone? { nil }
}

/// A subject of reminders. The person's settings determine whether they are scheduled.
public enum ReminderSubject: Sendable, Hashable, CaseIterable {
    /// The daily reminder to weigh in, the streak of weigh-ins and a nearby round weight.
    case weighIns
    /// The daily reminder to practise, and the streak of all practice.
    case practice
    /// The daily reminder of the habits, and the streak of each habit.
    case habits
}

/// A milestone that a screen celebrates once.
public enum CelebratedMilestone: Sendable, Equatable {
    /// The weight milestone that is due.
    case weightMilestone
    /// A streak's milestone: of a habit, or of all practice if `habit` is `nil`.
    case streak(habit: String?)
}
