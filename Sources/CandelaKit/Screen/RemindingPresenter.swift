public import CandelaRules

/// A presenter with reminders of an app's own topics, such as a meeting of a reading club.
///
/// The session asks for them after every event, and sends the host those that changed.
public protocol RemindingPresenter: Presenter {
    /// The schedules of the topics. A topic without moments is cancelled; moments that have passed
    /// are ignored.
    func schedules(of journal: Journal, with kit: Kit) -> [Effect.Schedule]
}

extension AppDefinition {
    /// The presenters that remind of an app's own topics.
    var remindingPresenters: [any RemindingPresenter] {
        presenters.compactMap { $0 as? any RemindingPresenter }
    }
}
