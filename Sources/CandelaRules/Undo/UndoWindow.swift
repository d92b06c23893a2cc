/// How long a deletion can be undone: longer while assistive technology runs, which needs time to get
/// there.
///
/// The lengths are a theme's.
///
/// Source: seed 001: never less than 5 seconds for undoing a deletion.
public struct UndoWindow: Sendable, Hashable, Codable {
    /// Seconds for most people; 5 or more.
    public let seconds: Int

    /// Seconds while assistive technology runs; not less than ``seconds``.
    public let assistedSeconds: Int

    /// A window of these lengths; less than 5 counts as 5.
    public init(seconds: Int, assistedSeconds: Int) {
        self.seconds = max(5, seconds)
        self.assistedSeconds = max(self.seconds, assistedSeconds)
    }

    /// The length for a reader, in seconds.
    public func length(isAssisted: Bool) -> Int { isAssisted ? assistedSeconds : seconds }

    /// Whether a deletion can still be undone: until the moment its window ends, and not at it. A
    /// window without an end is none.
    public static func isOpen(until end: Instant?, at now: Instant) -> Bool {
        end.map { now < $0 } ?? false
    }
}
