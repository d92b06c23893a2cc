public import CandelaElements
public import CandelaRules

/// A note about a recent event, shown as a toast.
public struct PassingNote: Sendable, Equatable, Codable {
    /// The event that the note reports.
    package var event: Event

    /// The moment the note appeared.
    package var shown: Instant

    /// Creates a note about an event.
    public init(_ event: Event, shown: Instant) {
        self.event = event
        self.shown = shown
    }

    /// An event that a note reports.
    ///
    /// In JSON, an object whose first member, `kind`, is the case's name.
    public enum Event: Sendable, Equatable {
        /// The app added sample weigh-ins.
        case sampleDataAdded
        /// Deleted weigh-ins can no longer be restored. This event is announced and shows no toast.
        ///
        /// - Parameter count: The number of weigh-ins.
        case entriesDeleted(count: Int)
        /// Changes could not be saved.
        case savingFailed
        /// A message of the app.
        case message(Message)
    }

    /// A message of an app, in the app's language.
    public struct Message: Sendable, Equatable, Codable {
        /// The message's id. A newer message replaces an older one with the same id.
        package var id: String

        /// The kind of message, which determines symbol, colour and duration.
        package var about: ToastKind

        /// The text, without a full stop: `Routine saved`.
        package var text: String

        /// The offered action; absent for none.
        package var offer: Offer?

        /// Creates a message.
        public init(_ id: String, _ about: ToastKind, _ text: String, offer: Offer? = nil) {
            self.id = id
            self.about = about
            self.text = text
            self.offer = offer
        }
    }

    /// An action offered with a message.
    public struct Offer: Sendable, Equatable, Codable {
        /// The action's intent.
        package var intent: Intent

        /// The text of the button: `Try again`.
        package var text: String

        /// Creates an offered action.
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

    /// Decodes an event by its `kind`.
    ///
    /// A missing `count` is read as 1.
    ///
    /// - Throws: `DecodingError` if the kind is unknown, or another member is missing or invalid.
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

    /// Encodes `kind`, then the event's own members.
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
