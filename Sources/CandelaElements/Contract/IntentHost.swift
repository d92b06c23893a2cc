public import CandelaRules

extension Intent {
    /// A system permission. The set may grow.
    public struct Permission: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The permission's word in JSON.
        public let rawValue: String

        /// Creates a permission from its word in JSON.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Permission to show notifications.
        public static let notifications = Permission(rawValue: "notifications")
        /// Permission to read and write health data.
        public static let health = Permission(rawValue: "health")

        /// The permissions known to this version.
        public static let allCases: [Permission] = [.notifications, .health]
    }

    /// An operation that can be retried after it failed. The set may grow.
    public struct Retry: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The operation's word in JSON.
        public let rawValue: String

        /// Creates an operation from its word in JSON.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Reading the journal.
        public static let journal = Retry(rawValue: "journal")
        /// Saving the changes that could not be saved.
        public static let save = Retry(rawValue: "save")
        /// Rendering the image to share.
        public static let share = Retry(rawValue: "share")
        /// Syncing with other devices.
        public static let sync = Retry(rawValue: "sync")

        /// The operations known to this version.
        public static let allCases: [Retry] = [.journal, .save, .share, .sync]
    }

    /// A page that the app draws itself, because it shows what only the app or the device knows.
    /// The set may grow.
    public struct AppPage: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The page's word in JSON.
        public let rawValue: String

        /// Creates a page from its word in JSON.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Information about the app, such as its version and licences.
        public static let about = AppPage(rawValue: "about")
        /// The person's places. Report the current one as `place`.
        public static let places = AppPage(rawValue: "places")
        /// The times of day in the person's routine rules.
        public static let timeSlots = AppPage(rawValue: "timeSlots")
        /// The kinds of day in the person's routine rules, such as weekdays.
        public static let dayCategories = AppPage(rawValue: "dayCategories")
        /// The modes, which limit the routines that are shown. They are in the journal.
        public static let routineModes = AppPage(rawValue: "routineModes")
        /// The saved groups of steps that can be added to a routine.
        public static let snippets = AppPage(rawValue: "snippets")

        /// The pages known to this version.
        public static let allCases: [AppPage] = [
            .about, .places, .timeSlots, .dayCategories, .routineModes, .snippets,
        ]
    }

    /// The app, the website or the shortcut that an action step opens.
    public struct Launch: Sendable, Hashable, Codable {
        /// The kind of target: `app`, `website` or `shortcut`.
        public var target: ActionTarget

        /// The name of the step, as typed by the person.
        public var name: String

        /// The id of the routine, for an app that stores the address of each target; `nil` if it is
        /// unknown.
        public var routine: String?

        /// The id of the step in the routine; `nil` if it is unknown.
        public var step: String?

        /// Creates a target with the name of its step.
        public init(_ target: ActionTarget, name: String) {
            self.target = target
            self.name = name
        }
    }
}

extension Intent {
    /// Content to share with another app.
    public struct Share: Sendable, Hashable, Codable {
        /// The subject, for example the subject line of an email.
        public var subject: String

        /// The text to share, also for recipients who cannot see the image.
        public var text: String

        /// The id of the card on the screen whose image is shared; `nil` for text only.
        public var card: String?

        /// Creates content to share: text, and optionally an image.
        public init(subject: String, text: String, card: String? = nil) {
            self.subject = subject
            self.text = text
            self.card = card
        }
    }

    /// A message from the host to a session about a result or a change of state.
    public struct Report: Sendable, Hashable {
        /// The topic of the report.
        public var about: Topic

        /// The result or the new state: a Boolean for `save`, `notifications` and `health`; one of
        /// `composing`, `ready`, `failed` and `shared` for `share`; one of `reachable`,
        /// `networkLost`, `networkFound`, `activity`, `signedIn`, `signedOut`, `failed`,
        /// `notSignedIn`, `restricted` and `unavailable` for `sync`; the place's id or none for
        /// `place`; the text for `note`; none for `time`.
        public var value: Value?

        /// The id of the save effect the report is about; `nil` for the first save that has not
        /// been reported.
        public var id: Int?

        /// Creates a report with a topic and its value.
        public init(_ about: Topic, _ value: Value? = nil, of id: Int? = nil) {
            self.about = about
            self.value = value
            self.id = id
        }

        /// The topic of a report, which determines its value. The set may grow.
        public struct Topic: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The topic's word in JSON.
            public let rawValue: String

            /// Creates a topic from its word in JSON.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The passing of time, without a value.
            public static let time = Topic(rawValue: "time")
            /// Whether saving succeeded: `true` or `false`.
            public static let save = Topic(rawValue: "save")
            /// The state of sharing: `composing`, `ready`, `failed` or `shared`.
            public static let share = Topic(rawValue: "share")
            /// An event of syncing: `reachable` (account and network are available), `networkLost`,
            /// `networkFound`, `activity` (data is being sent or received), `signedIn`,
            /// `signedOut`, `failed`, or a problem of the account: `notSignedIn`, `restricted` or
            /// `unavailable`.
            public static let sync = Topic(rawValue: "sync")
            /// Whether notifications are allowed: `true` or `false`.
            public static let notifications = Topic(rawValue: "notifications")
            /// Whether access to health data is allowed: `true` or `false`.
            public static let health = Topic(rawValue: "health")
            /// The id of the person's current place, as text; no value if the place is unknown.
            public static let place = Topic(rawValue: "place")
            /// The text of a message of the app, which is shown as a toast.
            public static let note = Topic(rawValue: "note")
            /// The app closes, without a value: deletions can no longer be undone.
            public static let closing = Topic(rawValue: "closing")

            /// The topics known to this version.
            public static let allCases: [Topic] = [
                .time, .save, .share, .sync, .notifications, .health, .place, .note, .closing,
            ]
        }
    }
}

extension Intent.Share: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        subject = try member("subject", own?.subject)
        text = try member("text", own?.text)
        card = try member("card", own?.card)
    }
}

extension Intent.Launch: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        try self.init(try member("target", own?.target), &member, of: own?.whole)
    }

    /// Visits the members besides the target.
    init(_ target: ActionTarget, _ member: inout Visitor, of own: Self?) throws {
        self.target = target
        name = try member("name", own?.name)
        routine = try member("routine", own?.routine)
        step = try member("step", own?.step)
    }
}

extension Intent.Report: MemberList {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        about = try member("about", own?.about)
        value = try member("value", own?.value)
        id = try member("id", own?.id)
    }
}

extension Intent.Permission: MemberWord {}
extension Intent.Retry: MemberWord {}
extension Intent.AppPage: MemberWord {}
extension Intent.Report.Topic: MemberWord {}
