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
}

extension Intent {
    /// Content to share with another app.
    public struct Share: Sendable, Hashable {
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

        /// The result or the new state; its type depends on the topic. It is `nil` for topics
        /// without a value.
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

        /// The topic of a report. The set may grow.
        public struct Topic: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The topic's word in JSON.
            public let rawValue: String

            /// Creates a topic from its word in JSON.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The passing of time; without a value.
            public static let time = Topic(rawValue: "time")
            /// Whether saving succeeded.
            public static let save = Topic(rawValue: "save")
            /// The state of sharing: `composing`, `ready`, `failed` or `shared`.
            public static let share = Topic(rawValue: "share")
            /// An event or problem of syncing, such as `networkLost`.
            public static let sync = Topic(rawValue: "sync")
            /// Whether notifications are allowed.
            public static let notifications = Topic(rawValue: "notifications")
            /// Whether access to health data is allowed.
            public static let health = Topic(rawValue: "health")
            /// The id of the person's current place; without a value it is unknown.
            public static let place = Topic(rawValue: "place")
            /// A message of the app, shown as a toast with the given text.
            public static let note = Topic(rawValue: "note")

            /// The topics known to this version.
            public static let allCases: [Topic] = [
                .time, .save, .share, .sync, .notifications, .health, .place, .note,
            ]
        }
    }
}

extension Intent.Share {
    func record(to sink: inout some MemberSink) {
        sink.member("subject", subject)
        sink.member("text", text)
        sink.member("card", card)
    }

    package init(_ members: Members) throws {
        self.init(
            subject: try members.read("subject"), text: try members.read("text"),
            card: try members.read(ifPresent: "card"))
    }
}

extension Intent.Report {
    package init(_ members: Members) throws {
        self.init(
            try members.read("about"), try members.read(ifPresent: "value"),
            of: try members.read(ifPresent: "id"))
    }
}
