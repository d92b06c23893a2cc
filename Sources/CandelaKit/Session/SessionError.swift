public import CandelaElements

/// An error in an event. The session is unchanged apart from elapsed time.
public struct SessionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path in the event: `intent.habit` or `value`.
    public let path: String

    /// The problem, in lowercase and without a full stop.
    public let message: String

    /// A stable identifier of the kind of problem: `unknown-habit`.
    public let id: String

    /// The path, message and id: `intent.habit: there is no habit 'red' [unknown-habit]`.
    public var description: String { "\(path): \(message) [\(id)]" }

    /// Creates an error at a path in the event.
    public init(_ path: String, _ message: String, id: String) {
        self.path = path
        self.message = message
        self.id = id
    }

    /// The error for an invalid entered value, at the path `value`.
    public static func value(_ message: String) -> SessionError {
        SessionError("value", message, id: "invalid-value")
    }

    /// The error for a record that does not exist.
    ///
    /// - Parameters:
    ///   - kind: The kind of record: `habit`.
    ///   - path: The intent's member with the id.
    public static func unknown(_ kind: String, _ id: String, at path: String) -> SessionError {
        SessionError("intent.\(path)", "there is no \(kind) '\(id)'", id: "unknown-\(kind)")
    }

    /// The error for an intent that is not valid in the session's current state.
    public static func misplaced(_ intent: Intent, _ reason: String) -> SessionError {
        SessionError("intent", "'\(intent.kind)' \(reason)", id: "misplaced-intent")
    }
}
