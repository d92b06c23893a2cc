public import CandelaRules

/// The current time of an import, and the receiver of its findings.
public struct ImportContext: Sendable {
    /// The current time. Records of days that have not begun anywhere on Earth are not used.
    public var now: Instant

    /// Called with each finding as it is found; the report then has only their numbers. Without a
    /// receiver, the report has the first hundred of each effect.
    public var onFinding: (@Sendable (ImportFinding) -> Void)?

    /// Creates a context without a receiver.
    public init(now: Instant) { self.now = now }

    /// The days that records may have.
    var days: RecordDays { RecordDays(anywhereAt: now) }
}
