public import CandelaElements
public import CandelaKit
public import CandelaRules

/// What goes on in the settings of the weight app beyond the journal: what is typed, what is being
/// deleted, how the sync stands, what the device denies. Whatever is left out is as they open.
public struct WeightSettingsOptions: ScreenOptions {
    /// The settings.
    public static let screen = ScreenName.weightSettings

    /// The goal as it is typed, in the unit on display; without it the journal's.
    public var goal: Double?

    /// How deleting everything stands.
    public var deletion: Deletion?

    /// How far the data have come to other devices; without it that is still checked.
    public var sync: SyncStatus.State?

    /// Why the sync does not work.
    public var trouble: SyncStatus.Trouble?

    /// Whether the device shows no notifications of this app.
    public var notificationsAreOff: Bool?

    /// Whether the device denies access to health data.
    public var healthIsDenied: Bool?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The settings as they open.
    public init() {}

    /// How deleting everything stands, as an `UndoDelete` holds it.
    public struct Deletion: Sendable, Hashable, Codable {
        /// What the person is looking at.
        public var step: Step

        /// When the deletion becomes final, while it can be undone.
        public var until: Instant?

        /// A step, with the end of its window.
        public init(_ step: Step, until: Instant? = nil) {
            self.step = step
            self.until = until
        }

        /// What a machine of deletions holds now; `nil` when nothing is to be shown.
        public init?<Entry>(_ undo: UndoDelete<Entry>) {
            switch undo.state {
            case .idle: return nil
            case .confirming: self.init(.confirming)
            case .pendingUndo(let until):
                guard undo.offersUndo else { return nil }
                self.init(.pendingUndo, until: until)
            case .failed(.delete): self.init(.deleteFailed)
            case .failed(.undo(let until)): self.init(.undoFailed, until: until)
            }
        }

        /// What the person is looking at.
        public enum Step: String, Sendable, Hashable, Codable, CaseIterable {
            /// The question whether to delete.
            case confirming
            /// The way back.
            case pendingUndo
            /// That deleting failed.
            case deleteFailed
            /// That bringing back failed.
            case undoFailed
        }
    }
}
