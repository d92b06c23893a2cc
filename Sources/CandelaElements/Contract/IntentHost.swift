extension Intent {
    /// A permission the system is asked for. The set may grow.
    public struct Permission: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The word in JSON.
        public let rawValue: String

        /// The meaning of a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// To show notifications.
        public static let notifications = Permission(rawValue: "notifications")
        /// To read and write health data.
        public static let health = Permission(rawValue: "health")

        /// Every word this version knows.
        public static let allCases: [Permission] = [.notifications, .health]
    }

    /// A thing that is tried again. The set may grow.
    public struct Retry: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The word in JSON.
        public let rawValue: String

        /// The meaning of a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Reading the journal.
        public static let journal = Retry(rawValue: "journal")
        /// Saving what could not be saved.
        public static let save = Retry(rawValue: "save")
        /// Drawing the picture to share.
        public static let share = Retry(rawValue: "share")
        /// Syncing with other devices.
        public static let sync = Retry(rawValue: "sync")

        /// Every word this version knows.
        public static let allCases: [Retry] = [.journal, .save, .share, .sync]
    }
}

extension Intent {
    /// What is handed to another app.
    public struct Share: Sendable, Hashable {
        /// What it is about, in the words a message has above it.
        public var subject: String

        /// What it says to those who see no picture.
        public var text: String

        /// The card whose picture is handed over, by its name on the screen; absent for words alone.
        public var card: String?

        /// Words, and a picture if there is one.
        public init(subject: String, text: String, card: String? = nil) {
            self.subject = subject
            self.text = text
            self.card = card
        }
    }

    /// What the host tells a session.
    public struct Report: Sendable, Hashable {
        /// What it is about.
        public var about: Topic

        /// What came of it.
        public var value: Value?

        /// The save it is about, by the number the effect had; without one, the first that was not
        /// reported yet.
        public var id: Int?

        /// A topic and what came of it.
        public init(_ about: Topic, _ value: Value? = nil, of id: Int? = nil) {
            self.about = about
            self.value = value
            self.id = id
        }

        /// What a host tells of. The set may grow.
        public struct Topic: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The word in JSON.
            public let rawValue: String

            /// The topic of a word.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Time went by. It has no value.
            public static let time = Topic(rawValue: "time")
            /// Whether what was to be saved is saved.
            public static let save = Topic(rawValue: "save")
            /// Whether what was to be shared is shared: `composing`, `ready`, `failed` or `shared`.
            public static let share = Topic(rawValue: "share")
            /// The state of syncing, such as `offline`.
            public static let sync = Topic(rawValue: "sync")
            /// Whether notifications are allowed.
            public static let notifications = Topic(rawValue: "notifications")
            /// Whether the health data may be read and written.
            public static let health = Topic(rawValue: "health")
            /// The place the person is at, by its id; without a value none is known.
            public static let place = Topic(rawValue: "place")
            /// Something the app says in its own words: the text of a passing note.
            public static let note = Topic(rawValue: "note")

            /// Every word this version knows.
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
