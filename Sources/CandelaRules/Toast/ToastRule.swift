/// How long passing notes stay, and how many there are at once.
///
/// The figures are a theme's.
public struct ToastRule: Sendable, Hashable {
    /// Seconds of success and information.
    public var seconds: Int
    /// Seconds of a warning.
    public var warningSeconds: Int
    /// Seconds of an error; nil for one that stays until it is dismissed.
    public var errorSeconds: Int?
    /// How many are shown at once, newest first.
    public var most: Int

    /// A rule with these figures; less than 1 counts as 1.
    public init(seconds: Int, warningSeconds: Int, errorSeconds: Int?, most: Int) {
        self.seconds = max(1, seconds)
        self.warningSeconds = max(1, warningSeconds)
        self.errorSeconds = errorSeconds.map { max(1, $0) }
        self.most = max(1, most)
    }

    /// How long a note of a kind stays; nil for until it is dismissed.
    public func seconds(of kind: ToastKind) -> Int? {
        switch kind {
        case .success, .info: seconds
        case .warning: warningSeconds
        case .error: errorSeconds
        }
    }
}
