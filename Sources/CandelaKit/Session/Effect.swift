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

    /// Share content with another app. The image is that of the card on the screen.
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
        /// The modes, which limit the routines that are shown. They are in the journal; pass a
        /// changed one to ``Session/replaceJournal(_:)``.
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

        /// The purpose of a schedule.
        public enum Topic: String, Sendable, Hashable, Codable, CaseIterable {
            /// The daily reminder to weigh in.
            case reminder
            /// The warning that a streak is about to end.
            case atRisk
            /// The notification that a round weight is near.
            case milestone
            /// The moments at which a deletion becomes permanent, a timer ends or a toast
            /// disappears; report the time to the session.
            case time
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
            init(
                _ topic: Topic, _ at: Instant, about subject: String? = nil, _ title: Phrase,
                _ text: Phrase, opens intent: Intent?
            ) {
                self.init(topic, at, about: subject)
                (self.title, self.text, self.intent) = (title.text, text.text, intent)
            }
        }

        /// Creates a schedule.
        package init(_ about: Topic, _ moments: [Moment]) {
            self.about = about
            self.moments = moments
        }
    }
}

extension Effect: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case save, haptic, announce, share, schedule, requestPermission, open, launch, retry, app
    }

    /// Decodes an effect by its `kind`.
    ///
    /// - Throws: `DecodingError` if the kind is unknown, or a member is missing or invalid.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self =
            switch try members.read("kind", as: Kind.self) {
            case .save: .save(try RecordChanges(from: decoder), id: try members.read("id"))
            case .haptic: .haptic(try members.read("haptic"))
            case .announce: .announce(try Announcement(from: decoder))
            case .share: .share(try Intent.Share(from: decoder))
            case .schedule: .schedule(try Schedule(from: decoder))
            case .requestPermission: .requestPermission(try members.read("name"))
            case .open: .open(try members.read("what"))
            case .launch: .launch(try Intent.Launch(from: decoder))
            case .retry: .retry(try members.read("what"))
            case .app:
                .app(name: try members.read("name"), value: try members.read(ifPresent: "value"))
            }
    }

    /// Encodes `kind`, then the effect's own members.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberName.self)
        func write(_ kind: Kind) throws { try container.encode(kind, forKey: "kind") }
        switch self {
        case .save(let changes, let id):
            try write(.save)
            try container.encode(id, forKey: "id")
            try changes.encode(to: encoder)
        case .haptic(let haptic):
            try write(.haptic)
            try container.encode(haptic, forKey: "haptic")
        case .announce(let announcement):
            try write(.announce)
            try announcement.encode(to: encoder)
        case .share(let share):
            try write(.share)
            try share.encode(to: encoder)
        case .schedule(let schedule):
            try write(.schedule)
            try schedule.encode(to: encoder)
        case .requestPermission(let name):
            try write(.requestPermission)
            try container.encode(name, forKey: "name")
        case .open(let what):
            try write(.open)
            try container.encode(what, forKey: "what")
        case .launch(let launch):
            try write(.launch)
            try launch.encode(to: encoder)
        case .retry(let what):
            try write(.retry)
            try container.encode(what, forKey: "what")
        case .app(let name, let value):
            try write(.app)
            try container.encode(name, forKey: "name")
            try container.encodeIfPresent(value, forKey: "value")
        }
    }
}
