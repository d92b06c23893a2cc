/// The kind of a toast, which determines how long it is shown.
public enum ToastKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// An action succeeded.
    case success
    /// General information.
    case info
    /// A warning.
    case warning
    /// An error.
    case error
}
