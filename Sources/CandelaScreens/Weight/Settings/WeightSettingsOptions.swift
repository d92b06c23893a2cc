public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the weight settings: the edited goal, a pending deletion, the sync status and
/// missing device permissions.
public struct WeightSettingsOptions: SessionOptions, ReminderOptions, FailedSaveOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightSettings

    /// The edited goal, in the display unit; `nil` shows the journal's.
    public var goal: Double?

    /// Whether the explanation of trend smoothing is shown; `nil` hides it.
    public var explainsSmoothing: Bool?

    /// The state of deleting all weigh-ins.
    public var deletion: Deletion?

    /// The state of the sync; `nil` while it is being checked.
    public var sync: SyncStatus.State?

    /// The problem that keeps sync from working.
    public var trouble: SyncStatus.Trouble?

    /// Whether notifications are disabled for the app; `nil` while unknown.
    public var notificationsAreOff: Bool?

    /// Whether access to health data is denied.
    public var healthIsDenied: Bool?

    /// Creates options without an edited goal or a pending deletion.
    public init() {}

    /// Whether the screen says that deleting or restoring failed.
    public var reportsFailedSave: Bool {
        switch deletion?.step {
        case .deleteFailed?, .undoFailed?: true
        default: false
        }
    }

    /// Adopts the state of the deletion and the sync, and a missing permission for health data.
    ///
    /// Values that the host does not report are unchanged.
    public mutating func update(from session: Session) {
        if let deletion = session.deletionOfWeighIns {
            self.deletion = Deletion(deletion)
        } else if deletion?.step != .confirming {
            // The session cannot undo a deletion that it did not make.
            deletion = nil
        }
        let host = session.host
        sync = host.sync?.state ?? sync
        trouble = host.sync.map { $0.trouble } ?? trouble
        healthIsDenied = host.healthIsDenied ?? healthIsDenied
    }

    /// The state of deleting all weigh-ins, as in a `Deletion`.
    public struct Deletion: Sendable, Equatable, Codable {
        /// The current step, as shown on the screen.
        public var step: Step

        /// The moment the deletion becomes final; `nil` unless it can be undone.
        public var until: Instant?

        /// Creates a step with the end of its undo window.
        public init(_ step: Step, until: Instant? = nil) {
            self.step = step
            self.until = until
        }

        /// Creates the state from a `Deletion`; `nil` when nothing is to be shown.
        public init?<Entry>(_ undo: CandelaRules.Deletion<Entry>) {
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

        /// The step the person sees.
        public enum Step: String, Sendable, Hashable, Codable, CaseIterable {
            /// The confirmation question.
            case confirming
            /// The offer to undo.
            case pendingUndo
            /// The message that deleting failed.
            case deleteFailed
            /// The message that restoring failed.
            case undoFailed
        }
    }
}

/// The options that the screen's actions change.
extension WeightSettingsOptions {
    static let smoothing = OptionPath(\Self.explainsSmoothing, CodingKeys.explainsSmoothing)
}
