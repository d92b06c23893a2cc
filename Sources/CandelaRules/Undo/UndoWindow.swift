/// How long a deletion can be undone.
///
/// Source: seed 001 (5 seconds, never less for undoing a deletion); longer while assistive technology
/// runs, which needs time to get there.
public struct UndoWindow: Sendable, Hashable {
    /// Seconds for most people; 5 or more.
    public let seconds: Int

    /// Seconds while assistive technology runs; not less than ``seconds``.
    public let assistedSeconds: Int

    /// A window of these lengths; less than 5 counts as 5.
    public init(seconds: Int, assistedSeconds: Int) {
        self.seconds = max(5, seconds)
        self.assistedSeconds = max(self.seconds, assistedSeconds)
    }

    /// 5 seconds, 20 with assistive technology.
    public static let standard = UndoWindow(seconds: 5, assistedSeconds: 20)

    /// The length for a reader, in seconds.
    public func length(isAssisted: Bool) -> Int { isAssisted ? assistedSeconds : seconds }
}
