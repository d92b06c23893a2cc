/// The durations of toasts, and the maximum number shown.
///
/// The figures come from the theme.
public struct ToastRule: Sendable, Equatable {
    /// Seconds for success and information.
    public var seconds: Int
    /// Seconds for a warning.
    public var warningSeconds: Int
    /// Seconds for an error; `nil` if it stays until it is dismissed.
    public var errorSeconds: Int?
    /// The maximum number shown at once, newest first; 1 or more.
    public var most: Int

    /// Creates a rule; values below 1 count as 1.
    public init(seconds: Int, warningSeconds: Int, errorSeconds: Int?, most: Int) {
        self.seconds = max(1, seconds)
        self.warningSeconds = max(1, warningSeconds)
        self.errorSeconds = errorSeconds.map { max(1, $0) }
        self.most = max(1, most)
    }

    /// Seconds for a kind of toast; `nil` if it stays until it is dismissed.
    public func seconds(of kind: ToastKind) -> Int? {
        switch kind {
        case .success, .info: seconds
        case .warning: warningSeconds
        case .error: errorSeconds
        }
    }
}
