/// What a passing note is about, which decides how long it stays.
public enum ToastKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Something worked.
    case success
    /// Something to know.
    case info
    /// Something to look at.
    case warning
    /// Something failed.
    case error
}
