public import CandelaElements
public import CandelaRules
import CandelaTokens

/// A message about a recent event, which a screen shows for a few seconds.
public struct Toast: Sendable, Equatable, Codable {
    /// The event that the toast reports.
    package var event: Event

    /// The moment the toast appeared.
    package var shown: Instant

    /// Creates a toast about an event.
    public init(_ event: Event, shown: Instant) {
        self.event = event
        self.shown = shown
    }

    /// An event that a toast reports.
    ///
    /// In JSON, an object whose first member, `kind`, is the case's name.
    public enum Event: Sendable, Equatable {
        /// The app added sample weigh-ins.
        case sampleDataAdded
        /// Deleted weigh-ins can no longer be restored. This event is announced and shows no toast.
        ///
        /// - Parameter count: The number of weigh-ins.
        case entriesDeleted(count: Int)
        /// Records were deleted and can be restored.
        case deleted(Rows)
        /// Records could not be deleted.
        ///
        /// - Parameters:
        ///   - record: The kind of record.
        ///   - count: The number of records.
        ///   - name: The name of the only record; absent for several, and without a name.
        ///   - screen: The screen that deleted them; absent for any.
        case notDeleted(
            record: Intent.RecordKind, count: Int, name: String? = nil, screen: ScreenName? = nil)
        /// Changes could not be saved.
        case savingFailed
        /// A message of the app.
        case message(Message)
    }

    /// Records that were deleted together, which undo restores together.
    public struct Rows: Sendable, Equatable, Codable {
        /// The kind of record.
        package var record: Intent.RecordKind

        /// The ids of the records.
        package var ids: [String]

        /// The name of the only record; absent for several, and without a name.
        package var name: String?

        /// The moment from which they can no longer be restored.
        package var until: Instant

        /// The number of the toast among those about the same kind of record, counted from 1;
        /// absent for 1.
        package var number: Int?

        /// The screen that deleted them, which has the text; absent for any.
        package var screen: ScreenName?

        /// Creates deleted records that can be restored until a moment.
        public init(
            _ record: Intent.RecordKind, ids: [String], name: String? = nil, until: Instant,
            number: Int = 1, by screen: ScreenName? = nil
        ) {
            (self.record, self.ids, self.name, self.until) = (record, ids, name, until)
            self.number = number == 1 ? nil : number
            self.screen = screen
        }
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

        /// The screen whose presenter offers the action and handles it; absent for the session.
        package var screen: ScreenName?

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

extension Theme {
    /// The seconds for which a toast is shown, at least an undo window if it has an action; `nil`
    /// if it stays until it is dismissed.
    func seconds(of kind: ToastKind, withAction: Bool, in context: Context) -> Int? {
        let least =
            withAction ? undoWindow.length(isAssisted: context.assistiveTechnology) : 0
        return toastRule.seconds(of: kind).map { max($0, least) }
    }
}

extension Toast {
    /// The moment the toast disappears; `nil` if it stays until it is dismissed.
    func end(_ theme: Theme, in context: Context) -> Instant? {
        theme.seconds(of: kind, withAction: offer != nil, in: context)
            .map { shown.adding(seconds: $0) }
    }
}

extension Toast.Event {
    /// The number of weigh-ins that were deleted; `nil` for other events.
    public var count: Int? {
        if case .entriesDeleted(let count) = self { count } else { nil }
    }
}

extension Toast.Event: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case sampleDataAdded, entriesDeleted, deleted, notDeleted, savingFailed, message
    }

    private enum CodingKeys: String, CodingKey {
        case kind, record, count, name, screen
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
            case .deleted: .deleted(try Toast.Rows(from: decoder))
            case .notDeleted:
                .notDeleted(
                    record: try container.decode(Intent.RecordKind.self, forKey: .record),
                    count: try container.decodeIfPresent(Int.self, forKey: .count) ?? 1,
                    name: try container.decodeIfPresent(String.self, forKey: .name),
                    screen: try container.decodeIfPresent(ScreenName.self, forKey: .screen))
            case .savingFailed: .savingFailed
            case .message: .message(try Toast.Message(from: decoder))
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
        case .deleted(let rows):
            try container.encode(Kind.deleted, forKey: .kind)
            try rows.encode(to: encoder)
        case .notDeleted(let record, let count, let name, let screen):
            try container.encode(Kind.notDeleted, forKey: .kind)
            try container.encode(record, forKey: .record)
            try container.encode(count, forKey: .count)
            try container.encodeIfPresent(name, forKey: .name)
            try container.encodeIfPresent(screen, forKey: .screen)
        case .savingFailed: try container.encode(Kind.savingFailed, forKey: .kind)
        case .message(let message):
            try container.encode(Kind.message, forKey: .kind)
            try message.encode(to: encoder)
        }
    }
}
