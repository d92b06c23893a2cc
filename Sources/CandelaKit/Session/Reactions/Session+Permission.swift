import CandelaElements

extension Session {
    /// Requests a permission from the system.
    func request(_ permission: Intent.Permission) throws(SessionError) -> [Effect] {
        try require(permission, at: "name", "permission")
        return [.requestPermission(permission)]
    }
}
