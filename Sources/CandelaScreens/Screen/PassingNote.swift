public import CandelaRules

/// A note that something just happened, as the app's queue of passing notes holds it.
public struct PassingNote: Sendable, Hashable, Codable {
    /// What happened.
    public var event: Event

    /// When the note came.
    public var shown: Instant

    /// A note that came at a moment.
    public init(_ event: Event, shown: Instant) {
        self.event = event
        self.shown = shown
    }

    /// Something worth a passing note.
    public enum Event: String, Sendable, Hashable, Codable, CaseIterable {
        /// The app filled itself with weigh-ins to try it.
        case sampleDataAdded
        /// Deleted weigh-ins can no longer come back.
        case entriesDeleted
    }
}
