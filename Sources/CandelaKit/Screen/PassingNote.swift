public import CandelaElements
public import CandelaRules

/// A note that something just happened, as the app's queue of passing notes holds it.
public struct PassingNote: Sendable, Hashable, Codable {
    /// What happened.
    package var event: Event

    /// When the note came.
    package var shown: Instant

    /// A note that came at a moment.
    public init(_ event: Event, shown: Instant) {
        self.event = event
        self.shown = shown
    }

    /// Something worth a passing note.
    ///
    /// In JSON it is an object whose first key, `kind`, says what happened.
    public enum Event: Sendable, Hashable {
        /// The app filled itself with weigh-ins to try it.
        case sampleDataAdded
        /// Deleted weigh-ins can no longer come back. This is only announced.
        ///
        /// - Parameter count: The number of weigh-ins.
        case entriesDeleted(count: Int)
        /// Changes could not be saved.
        case savingFailed
        /// Something the app says in its own words.
        case message(Message)
    }

    /// What an app says in its own words, in its language.
    public struct Message: Sendable, Hashable, Codable {
        /// The note's name. A newer note takes the place of an older one of the same name.
        package var id: String

        /// What it is about, which decides symbol, colour and how long it stays.
        package var about: ToastKind

        /// What it says, without a full stop: `Routine saved`.
        package var text: String

        /// What can be done about it; absent for a note that only tells.
        package var offer: Offer?

        /// A note of a name.
        public init(_ id: String, _ about: ToastKind, _ text: String, offer: Offer? = nil) {
            self.id = id
            self.about = about
            self.text = text
            self.offer = offer
        }
    }

    /// What can be done about a note.
    public struct Offer: Sendable, Hashable, Codable {
        /// What it does.
        package var intent: Intent

        /// What is written on its button: `Retry`.
        package var text: String

        /// Something to do and what its button says.
        public init(_ intent: Intent, _ text: String) {
            self.intent = intent
            self.text = text
        }
    }
}

extension PassingNote.Event {
    /// The number of weigh-ins that were deleted; `nil` for other events.
    public var count: Int? {
        if case .entriesDeleted(let count) = self { count } else { nil }
    }
}

extension PassingNote.Event: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case sampleDataAdded, entriesDeleted, savingFailed, message
    }

    private enum CodingKeys: String, CodingKey {
        case kind, count
    }

    /// Reads an event by its `kind`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Kind.self, forKey: .kind) {
            case .sampleDataAdded: .sampleDataAdded
            case .entriesDeleted:
                .entriesDeleted(count: try container.decodeIfPresent(Int.self, forKey: .count) ?? 1)
            case .savingFailed: .savingFailed
            case .message: .message(try PassingNote.Message(from: decoder))
            }
    }

    /// Writes `kind`, then the event's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .sampleDataAdded: try container.encode(Kind.sampleDataAdded, forKey: .kind)
        case .entriesDeleted(let count):
            try container.encode(Kind.entriesDeleted, forKey: .kind)
            try container.encode(count, forKey: .count)
        case .savingFailed: try container.encode(Kind.savingFailed, forKey: .kind)
        case .message(let message):
            try container.encode(Kind.message, forKey: .kind)
            try message.encode(to: encoder)
        }
    }
}
