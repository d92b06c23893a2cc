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

/// How long passing notes stay.
///
/// Source: seed 001 (3 seconds, 5 with undo); product-facts 2.22 (C-14).
public struct ToastRule: Sendable, Hashable {
    /// Seconds of success and information.
    public var seconds: Int
    /// Seconds of a warning.
    public var warningSeconds: Int
    /// Seconds of an error; nil for one that stays until it is dismissed.
    public var errorSeconds: Int?
    /// How many are shown at once, newest first.
    public var most: Int

    /// A rule with these times.
    public init(seconds: Int, warningSeconds: Int, errorSeconds: Int?, most: Int) {
        self.seconds = max(1, seconds)
        self.warningSeconds = max(1, warningSeconds)
        self.errorSeconds = errorSeconds.map { max(1, $0) }
        self.most = max(1, most)
    }

    /// W8Trackr: one at a time, 3 seconds, errors until dismissed.
    public static let standard = ToastRule(
        seconds: 3, warningSeconds: 3, errorSeconds: nil, most: 1)

    /// The routine product: up to three, 3, 4 and 5 seconds.
    public static let stacked = ToastRule(
        seconds: 3, warningSeconds: 4, errorSeconds: 5, most: 3)

    /// How long a note of a kind stays; nil for until it is dismissed.
    public func seconds(of kind: ToastKind) -> Int? {
        switch kind {
        case .success, .info: seconds
        case .warning: warningSeconds
        case .error: errorSeconds
        }
    }
}
