/// The time during which a deletion can be undone; longer while assistive technology is running,
/// because reaching the button takes longer.
///
/// The lengths come from the theme, and are never less than 5 seconds.
public struct UndoWindow: Sendable, Equatable, Codable {
    /// Seconds without assistive technology; 5 or more.
    public let seconds: Int

    /// Seconds while assistive technology is running; not less than ``seconds``.
    public let assistedSeconds: Int

    /// The maximum number of deletions of rows that can be undone at the same time. An older one
    /// becomes final.
    public static let most = 3

    /// Creates a window; values below 5 count as 5.
    public init(seconds: Int, assistedSeconds: Int) {
        self.seconds = max(5, seconds)
        self.assistedSeconds = max(self.seconds, assistedSeconds)
    }

    /// The length in seconds.
    public func length(isAssisted: Bool) -> Int { isAssisted ? assistedSeconds : seconds }

    /// Whether a deletion can still be undone: before the end of its window, not at it. Always
    /// false without an end.
    public static func isOpen(until end: Instant?, at now: Instant) -> Bool {
        end.map { now < $0 } ?? false
    }
}
