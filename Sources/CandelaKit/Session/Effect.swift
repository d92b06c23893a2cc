public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// Something the host does for a session, and need not understand.
///
/// In JSON an object whose first key, `kind`, is the name of the case. The haptic of an action is the
/// action's, which the front end plays itself; here is only what follows from what was done.
@nonexhaustive
public enum Effect: Sendable, Hashable {
    /// Records are written to the store. The host reports the id, and whether they were.
    ///
    /// - Parameter id: The number of the save, counted from 1.
    case save(RecordChanges, id: Int)

    /// A haptic is played.
    ///
    /// - Parameter haptic: The haptic, by its role.
    case haptic(HapticRole)

    /// Words are spoken that no screen has.
    case announce(Announcement)

    /// Something is handed to another app. The picture is that of the card on the screen.
    case share(Intent.Share)

    /// The moments of one kind take the place of those that were scheduled before.
    case schedule(Schedule)

    /// The system is asked to allow something.
    ///
    /// - Parameter permission: What is to be allowed.
    case requestPermission(Intent.Permission)

    /// Something of the host opens.
    ///
    /// - Parameter page: What opens.
    case open(HostPage)

    /// A thing that failed is tried again. Changes that were not saved come as a `save`.
    ///
    /// - Parameter what: What is tried again.
    case retry(Intent.Retry)

    /// Something of the app's own.
    ///
    /// - Parameters:
    ///   - name: The app's name of it.
    ///   - value: What the app gave it along.
    case app(name: String, value: Intent.Value?)

    /// A page of the host that is no screen. The set may grow.
    public struct HostPage: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The word in JSON.
        public let rawValue: String

        /// The meaning of a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The settings of the device for this app.
        public static let settings = HostPage(rawValue: "settings")
        /// The place a file is written to.
        public static let export = HostPage(rawValue: "export")
        /// The place a file is read from.
        public static let `import` = HostPage(rawValue: "import")

        /// Every word this version knows.
        public static let allCases: [HostPage] = [.settings, .export, .`import`]
    }

    /// Moments at which the host speaks up or tells the session that time went by.
    ///
    /// It takes the place of the schedule of the same topic, and an empty one takes that away. It is
    /// sent only when it changes; a session that begins takes it that nothing is scheduled.
    public struct Schedule: Sendable, Hashable, Codable {
        /// What the moments are for.
        public var about: Topic

        /// The moments, all ahead and in order; none takes away what was scheduled.
        public var moments: [Moment]

        /// What moments are for.
        public enum Topic: String, Sendable, Hashable, Codable, CaseIterable {
            /// The daily reminder to weigh in.
            case reminder
            /// The warning that a streak is about to end.
            case atRisk
            /// The note that a round weight is near.
            case milestone
            /// A deletion becomes final, a timer ends or a note goes: report that time went by.
            case time
        }

        /// One moment.
        public struct Moment: Sendable, Hashable, Codable, Identifiable {
            /// The moment's name, unique among all that are scheduled and the same each time it is:
            /// `atRisk/read/2026-03-18T16:00:00Z`.
            public var id: String

            /// When it is.
            public var at: Instant

            /// The heading of the notification; absent where none is shown.
            public var title: String?

            /// What the notification says; absent where none is shown.
            public var text: String?

            /// The intent to send when the notification is touched. Absent where the app opens as it
            /// was left.
            public var intent: Intent?

            /// A moment without a notification.
            init(_ topic: Topic, _ at: Instant, about subject: String? = nil) {
                id = [topic.rawValue, subject, "\(at)"].compactMap(\.self).joined(separator: "/")
                self.at = at
            }

            /// A moment with a notification.
            init(
                _ topic: Topic, _ at: Instant, about subject: String? = nil, _ title: Phrase,
                _ text: Phrase, opens intent: Intent?
            ) {
                self.init(topic, at, about: subject)
                (self.title, self.text, self.intent) = (title.text, text.text, intent)
            }
        }

        /// Moments for something.
        package init(_ about: Topic, _ moments: [Moment]) {
            self.about = about
            self.moments = moments
        }
    }
}

extension Effect: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case save, haptic, announce, share, schedule, requestPermission, open, retry, app
    }

    /// Reads an effect by its `kind`.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self =
            switch try members.read("kind", as: Kind.self) {
            case .save: .save(try RecordChanges(from: decoder), id: try members.read("id"))
            case .haptic: .haptic(try members.read("haptic"))
            case .announce: .announce(try Announcement(from: decoder))
            case .share: .share(try Intent.Share(members))
            case .schedule: .schedule(try Schedule(from: decoder))
            case .requestPermission: .requestPermission(try members.read("name"))
            case .open: .open(try members.read("what"))
            case .retry: .retry(try members.read("what"))
            case .app:
                .app(name: try members.read("name"), value: try members.read(ifPresent: "value"))
            }
    }

    /// Writes `kind`, then the effect's own members.
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
            try container.encode(share.subject, forKey: "subject")
            try container.encode(share.text, forKey: "text")
            try container.encodeIfPresent(share.card, forKey: "card")
        case .schedule(let schedule):
            try write(.schedule)
            try schedule.encode(to: encoder)
        case .requestPermission(let name):
            try write(.requestPermission)
            try container.encode(name, forKey: "name")
        case .open(let what):
            try write(.open)
            try container.encode(what, forKey: "what")
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
