public import CandelaKit
import CandelaRules

extension WeightSettingsPresenter {
    /// Takes the question away whether all weigh-ins are to be deleted.
    public func closeOverlay(_ options: inout WeightSettingsOptions) -> Bool {
        guard options.deletion?.step == .confirming else { return false }
        options.deletion = nil
        return true
    }

    /// Shows how far the deletion of all weigh-ins has come, the sync, and what the device denies.
    public func show(_ session: Session, in options: inout WeightSettingsOptions) {
        if let deletion = session.deletionOfWeighIns {
            options.deletion = WeightSettingsOptions.Deletion(deletion)
        } else if options.deletion?.step != .confirming {
            // A deletion that the session knows nothing of can't be undone by it.
            options.deletion = nil
        }
        let host = session.host
        options.sync = host.sync?.state ?? options.sync
        options.trouble = host.sync.map { $0.trouble } ?? options.trouble
        options.notificationsAreOff = host.notificationsAreOff ?? options.notificationsAreOff
        options.healthIsDenied = host.healthIsDenied ?? options.healthIsDenied
    }

    /// Says that deleting or bringing back failed.
    public func tellsOfFailedSave(_ options: WeightSettingsOptions) -> Bool {
        switch options.deletion?.step {
        case .deleteFailed?, .undoFailed?: true
        default: false
        }
    }
}
