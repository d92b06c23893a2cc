public import CandelaKit
import CandelaRules

extension WeightSettingsPresenter {
    /// Dismisses the confirmation for deleting all weigh-ins, or else the explanation of trend
    /// smoothing.
    ///
    /// - Returns: Whether one was shown.
    public func closeOverlay(_ options: inout WeightSettingsOptions) -> Bool {
        if options.deletion?.step == .confirming {
            options.deletion = nil
            return true
        }
        defer { options.explainsSmoothing = nil }
        return options.explainsSmoothing == true
    }

    /// Shows the state of the deletion and the sync, and the missing device permissions.
    ///
    /// Values that the host does not report are unchanged.
    public func show(_ session: Session, in options: inout WeightSettingsOptions) {
        if let deletion = session.deletionOfWeighIns {
            options.deletion = WeightSettingsOptions.Deletion(deletion)
        } else if options.deletion?.step != .confirming {
            // The session cannot undo a deletion that it did not make.
            options.deletion = nil
        }
        let host = session.host
        options.sync = host.sync?.state ?? options.sync
        options.trouble = host.sync.map { $0.trouble } ?? options.trouble
        options.notificationsAreOff = host.notificationsAreOff ?? options.notificationsAreOff
        options.healthIsDenied = host.healthIsDenied ?? options.healthIsDenied
    }

    /// Whether the screen already says that deleting or restoring failed.
    public func reportsFailedSave(_ options: WeightSettingsOptions) -> Bool {
        switch options.deletion?.step {
        case .deleteFailed?, .undoFailed?: true
        default: false
        }
    }
}
