import CandelaElements

extension Session {
    /// Opens the target of an action step.
    func launch(_ launch: Intent.Launch) throws(SessionError) -> [Effect] {
        if let routine = launch.routine { try requireRoutine(routine, at: "routine") }
        return [.launch(launch)]
    }
}
