public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// A task for the host that follows from an event. The host performs it without interpreting it.
///
/// In JSON, an object whose first member, `kind`, is the case's name. The haptic of an action
/// belongs to the action and is played by the front end; effects contain only haptics that depend
/// on the outcome.
@nonexhaustive
public enum Effect: Sendable, Equatable {
    /// Save records in the store, and report the id and whether it succeeded.
    ///
    /// - Parameter id: The number of the save, counted from 1.
    indirect case save(RecordChanges, id: Int)

    /// Play a haptic.
    ///
    /// - Parameter haptic: The haptic's role.
    case haptic(HapticRole)

    /// Announce a text that no screen shows.
    case announce(Announcement)

    /// Share content with another app. The image shows the card on the screen.
    case share(Intent.Share)

    /// Replace the scheduled moments of one topic.
    case schedule(Schedule)

    /// Request a permission from the system.
    ///
    /// - Parameter permission: The requested permission.
    case requestPermission(Intent.Permission)

    /// Open a page of the host.
    ///
    /// - Parameter page: The page.
    case open(HostPage)

    /// Open the app, the website or the shortcut of an action step.
    case launch(Intent.Launch)

    /// Retry a failed operation, except saves, which are retried with ``save(_:id:)``.
    ///
    /// - Parameter what: The operation.
    case retry(Intent.Retry)

    /// Perform an operation that the app defines.
    ///
    /// - Parameters:
    ///   - name: The operation's name, chosen by the app.
    ///   - value: The value of the app's intent.
    case app(name: String, value: Intent.Value?)

    /// A page of the host that is not a screen: of the system, or an `Intent.AppPage`. The set may
    /// grow.
    public struct HostPage: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The page's name in JSON.
        public let rawValue: String

        /// Creates a page from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The device's settings for this app.
        public static let settings = HostPage(rawValue: "settings")
        /// The export of a file.
        public static let export = HostPage(rawValue: "export")
        /// The import of a file.
        public static let `import` = HostPage(rawValue: "import")

        /// Information about the app, such as its version and licences.
        public static let about = HostPage(.about)
        /// The person's places. Report the current one as `place`.
        public static let places = HostPage(.places)
        /// The times of day in the person's routine rules.
        public static let timeSlots = HostPage(.timeSlots)
        /// The kinds of day in the person's routine rules, such as weekdays.
        public static let dayCategories = HostPage(.dayCategories)
        /// The modes, which limit the routines that are shown. They are in the journal; change them
        /// with its operations in ``Session/change(at:_:)``.
        public static let routineModes = HostPage(.routineModes)
        /// The saved groups of steps that can be added to a routine.
        public static let snippets = HostPage(.snippets)

        /// All pages of this version.
        public static let allCases: [HostPage] =
            [.settings, .export, .`import`] + Intent.AppPage.allCases.map { HostPage($0) }

        init(_ page: Intent.AppPage) { self.init(rawValue: page.rawValue) }
    }

    /// Moments at which the host shows a notification or reports the time to the session.
    ///
    /// A schedule replaces the previous one of the same topic; an empty one cancels it. It is sent
    /// only when it changes. A new session assumes that nothing is scheduled.
    public struct Schedule: Sendable, Equatable, Codable {
        /// The topic of the moments.
        public var about: Topic

        /// The future moments, in order; empty to cancel all.
        public var moments: [Moment]

        /// The purpose of a schedule. An app adds its own, such as `club.meeting`.
        public struct Topic: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The topic's name in JSON.
            public let rawValue: String

            /// Creates a topic from its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The daily reminder.
            public static let reminder = Topic(rawValue: "reminder")
            /// The warning that a streak is about to end.
            public static let atRisk = Topic(rawValue: "atRisk")
            /// The notification that a round weight is near.
            public static let milestone = Topic(rawValue: "milestone")
            /// The moments at which a deletion becomes permanent, a timer ends or a toast
            /// disappears; report the time to the session.
            public static let time = Topic(rawValue: "time")

            /// The topics of the package.
            public static let allCases: [Topic] = [.reminder, .atRisk, .milestone, .time]
        }

        /// One moment.
        public struct Moment: Sendable, Equatable, Codable, Identifiable {
            /// The moment's id, unique among all scheduled moments and the same each time the
            /// moment is scheduled: `atRisk/read/2026-03-18T16:00:00Z`.
            public var id: String

            /// The time of the moment.
            public var at: Instant

            /// The notification's title; absent if no notification is shown.
            public var title: String?

            /// The notification's text; absent if no notification is shown.
            public var text: String?

            /// The intent to send when the notification is tapped; absent to open the app
            /// unchanged.
            public var intent: Intent?

            /// Creates a moment without a notification.
            init(_ topic: Topic, _ at: Instant, about subject: String? = nil) {
                id = [topic.rawValue, subject, "\(at)"].compactMap(\.self).joined(separator: "/")
                self.at = at
            }

            /// Creates a moment with a notification.
            ///
            /// - Parameters:
            ///   - subject: The part of the id that tells moments of the same time apart.
            ///   - intent: The intent to send when the notification is tapped; `nil` to open the
            ///     app unchanged.
            public init(
                _ topic: Topic, _ at: Instant, about subject: String? = nil, _ title: Phrase,
                _ text: Phrase, opens intent: Intent?
            ) {
                self.init(topic, at, about: subject)
                (self.title, self.text, self.intent) = (title.text, text.text, intent)
            }
        }

        /// Creates a schedule of moments in order.
        public init(_ about: Topic, _ moments: [Moment]) {
            self.about = about
            self.moments = moments
        }

        /// Creates a schedule of daily reminders for the next week, in case the app is not opened
        /// daily; an empty one without a time.
        public init(
            _ about: Topic, dailyAt time: TimeOfDay?, in context: Context, _ title: Phrase,
            _ text: Phrase, opens intent: Intent?
        ) {
            self.init(
                about,
                time.map { time in
                    DailyReminder(at: time).week(after: context.now, in: context.zone).map {
                        Moment(about, $0, title, text, opens: intent)
                    }
                } ?? [])
        }
    }
}

extension Effect: Codable, MemberUnion {
    @usableFromInline package static let kindNames = KindSearch<Effect>.allNames

    /// Visits the kinds with their members.
    @usableFromInline
    package static func visitKinds(
        _ kinds: inout KindSearch<Effect>, _ member: inout Visitor
    ) throws {
        try kinds.visit(
            "save", &member,
            { if case .save(let changes, let id) = $0 { (changes, id) } else { nil } }
        ) { member, own in
            let id: Int = try member("id", own?.1)
            return .save(try member.members(of: own?.0), id: id)
        }
        try kinds.visit(
            "haptic", &member, { if case .haptic(let own) = $0 { own } else { nil } },
            { .haptic(try $0("haptic", $1)) })
        try kinds.visit(
            "announce", &member, { if case .announce(let own) = $0 { own } else { nil } },
            { .announce(try $0.members(of: $1)) })
        try kinds.visit(
            "share", &member, { if case .share(let own) = $0 { own } else { nil } },
            { .share(try $0.members(of: $1)) })
        try kinds.visit(
            "schedule", &member, { if case .schedule(let own) = $0 { own } else { nil } },
            { .schedule(try $0.members(of: $1)) })
        try kinds.visit(
            "requestPermission", &member,
            { if case .requestPermission(let own) = $0 { own } else { nil } },
            { .requestPermission(try $0("name", $1)) })
        try kinds.visit(
            "open", &member, { if case .open(let own) = $0 { own } else { nil } },
            { .open(try $0("what", $1)) })
        try kinds.visit(
            "launch", &member, { if case .launch(let own) = $0 { own } else { nil } },
            { .launch(try $0.members(of: $1)) })
        try kinds.visit(
            "retry", &member, { if case .retry(let own) = $0 { own } else { nil } },
            { .retry(try $0("what", $1)) })
        try kinds.visit(
            "app", &member,
            { if case .app(let name, let value) = $0 { (name, value) } else { nil } },
            { .app(name: try $0("name", $1?.0), value: try $0("value", $1?.1)) })
    }
}

extension Effect.Schedule: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        about = try member("about", own?.about)
        moments = try member("moments", own?.moments)
    }
}

extension Effect.Schedule.Moment: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id)
        at = try member("at", own?.at)
        title = try member("title", own?.title)
        text = try member("text", own?.text)
        intent = try member("intent", own?.intent)
    }
}

extension Effect.HostPage: MemberWord {}
extension Effect.Schedule.Topic: MemberWord {}
